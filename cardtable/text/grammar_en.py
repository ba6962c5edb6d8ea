"""How English counts things, joins lists, names cards."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.match import Points
from cardtable.kernel.message import Written
from cardtable.kernel.packs import FOOL, TRUMPS
from cardtable.text.factoring import (
    Name,
    Part,
    Shared,
    common_suit,
    face,
    item,
    of_tarot,
    rank,
    shared,
    stretches,
    suit,
)
from cardtable.text.factoring import number as trump_number
from cardtable.text.numerals import number

ALOUD = {"−": "minus", "×": "times", "=": "equals", "+": "plus", "≈": "rounded to", "½": "and a half"}
HALF = "half"


def counted(count: Points, noun: str, case: str = "subject") -> str:  # noqa: ARG001  # English nouns have no case
    """Say a number with its noun: no cards, 1 card, 2 cards, 40½ points."""
    if count == 0:
        return f"no {noun}s"
    return f"{number(count)} {noun}" if abs(count) == 1 else f"{number(count)} {noun}s"


def listing(items: Sequence[str], last: str = " and ") -> str:
    """Join items: a, b and c."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])}{last}{items[-1]}"


def card(name: Name, card: Card) -> str:
    """Name one card: queen of hearts, trump 21, fool."""
    if card == TRUMPS[0]:
        return name("little-one")
    return name("the-joker") if card == JOKER else _full(name, card)


def cards(name: Name, cards: tuple[Written, ...]) -> str:
    """Name cards in their order: 9, joker and jack of clubs; queen of hearts and clubs; trumps 3, 7 and 21."""
    match shared(cards):
        case Shared.SUIT:
            return f"{_items(name, cards, rank)} of {common_suit(name, cards)}"
        case Shared.RANK:
            return _by_rank(name, cards)
        case Shared.TRUMPS:
            return _trumps(name, cards)
        case Shared.NOTHING:
            return _mixed(name, cards)


def _mixed(name: Name, written: tuple[Written, ...]) -> str:
    """Name the suit of neighbours once: 5 and 7 of hearts, and king of spades."""
    parts = stretches(written)
    if len(parts) == len(written):
        return _items(name, written, _full)
    return listing([cards(name, part) for part in parts], ", and ")


def _by_rank(name: Name, cards: tuple[Written, ...]) -> str:
    first = cards[0]
    if first.card == JOKER:
        return f"{item(name, first, _full)}, {_by_rank(name, cards[1:])}"
    return f"{rank(name, face(first))} of {_items(name, cards, suit)}"


def _trumps(name: Name, cards: tuple[Written, ...]) -> str:
    if face(cards[0]) == FOOL:
        return f"{name('fool')}, {_trumps(name, cards[1:])}"
    return f"{name('trumps')} {_items(name, cards, trump_number)}"


def _items(name: Name, cards: tuple[Written, ...], part: Part) -> str:
    """List the cards; a comma before "and" ends what a joker stands for: 9, joker as 10, and jack."""
    closing = len(cards) > 2 and cards[-2].meaning is not None
    return listing([item(name, written, part) for written in cards], ", and " if closing else " and ")


def _full(name: Name, card: Card) -> str:
    return of_tarot(name, card) or f"{rank(name, card)} of {suit(name, card)}"
