"""What the cards of a list share, so that it is said only once."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.message import Written
from cardtable.kernel.packs import FOOL, TRUMPS

Name = Callable[[str], str]
"""Gives a name of cards.ftl by its id: `rank-q`, `suit-h`, `joker`."""

Part = Callable[[Name, Card], str]
"""Names a card, or only the part of it that a list does not share."""


class Shared(Enum):
    """Say what is said once: the suit of a run, the rank of a set, that cards are trumps, or nothing."""

    SUIT = "suit"
    RANK = "rank"
    TRUMPS = "trumps"
    NOTHING = "nothing"


def shared(cards: tuple[Written, ...]) -> Shared:
    """Tell what all the cards share; a joker shares what the card it stands for has, and does not disturb.

    A rank is said with the first real card, so jokers alone share none. Before trumps the fool may stand; the number
    of a trump is no rank.
    """
    natural = [face(written) for written in cards if face(written) != JOKER]
    if any(card in TRUMPS for card in natural):
        return _shared_with_trumps(natural)
    if len(natural) < 2:
        return Shared.NOTHING
    if len({card.suit for card in natural}) == 1:
        return Shared.SUIT
    some_real = any(written.card != JOKER for written in cards)
    return Shared.RANK if some_real and len({card.rank for card in natural}) == 1 else Shared.NOTHING


def _shared_with_trumps(cards: list[Card]) -> Shared:
    trumps = cards[1:] if cards[0] == FOOL else cards
    return Shared.TRUMPS if len(trumps) > 1 and all(card in TRUMPS for card in trumps) else Shared.NOTHING


def stretches(cards: tuple[Written, ...]) -> list[tuple[Written, ...]]:
    """Part a mixed list where its suit changes; the fool, and a joker that stands for nothing yet, stand alone."""
    parts: list[tuple[Written, ...]] = []
    for written in cards:
        if parts and face(written).suit and face(written).suit == face(parts[-1][-1]).suit:
            parts[-1] += (written,)
        else:
            parts.append((written,))
    return parts


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


def number(_name: Name, card: Card) -> str:
    """Give the number of a trump alone."""
    return card.rank


def of_tarot(name: Name, card: Card) -> str | None:
    """Name a trump by its number, or the fool; None for a card of a suit."""
    if card == FOOL:
        return name("fool")
    return f"{name('trump')} {card.rank}" if card in TRUMPS else None


def item(name: Name, written: Written, part: Part) -> str:
    """Name one card of a list by its `part`, a joker with what it stands for."""
    if written.meaning is not None:
        return f"{name('joker-as')} {part(name, written.meaning)}"
    return name("joker") if written.card == JOKER else part(name, written.card)
