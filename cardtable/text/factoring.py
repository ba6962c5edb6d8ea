"""What the cards of a list share, so that it is said only once."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.message import Written

Name = Callable[[str], str]
"""Gives a name of cards.ftl by its id: `rank-q`, `suit-h`, `joker`."""

Part = Callable[[Name, Card], str]
"""Names a card, or only the part of it that a list does not share."""


class Shared(Enum):
    """Say what is said once: the suit of a run, the rank of a set, or nothing."""

    SUIT = "suit"
    RANK = "rank"
    NOTHING = "nothing"


def shared(cards: tuple[Written, ...]) -> Shared:
    """Tell what all the cards share; a joker shares what the card it stands for has, and does not disturb.

    A rank is said with the first real card, so jokers alone share none.
    """
    natural = [face(written) for written in cards if face(written) != JOKER]
    if len(natural) < 2:
        return Shared.NOTHING
    if len({card.suit for card in natural}) == 1:
        return Shared.SUIT
    some_real = any(written.card != JOKER for written in cards)
    return Shared.RANK if some_real and len({card.rank for card in natural}) == 1 else Shared.NOTHING


def common_suit(name: Name, cards: tuple[Written, ...]) -> str:
    """Name the suit that the cards share."""
    return suit(name, next(face(written) for written in cards if face(written) != JOKER))


def face(written: Written) -> Card:
    """Give the card that lies there, or the one that a joker stands for."""
    return written.meaning or written.card


def rank(name: Name, card: Card) -> str:
    """Name the rank alone."""
    return name(f"rank-{card.rank.lower()}")


def suit(name: Name, card: Card) -> str:
    """Name the suit alone."""
    return name(f"suit-{card.suit.lower()}")


def item(name: Name, written: Written, part: Part) -> str:
    """Name one card of a list by its `part`, a joker with what it stands for."""
    if written.meaning is not None:
        return f"{name('joker-as')} {part(name, written.meaning)}"
    return name("joker") if written.card == JOKER else part(name, written.card)
