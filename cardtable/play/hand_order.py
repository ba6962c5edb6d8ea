"""The orders in which a hand can be held."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from cardtable.kernel.cards import Card
from cardtable.kernel.packs import FOOL, TAROT_RANKS, TRUMPS

Held = tuple[int, Card]
"""One physical card of a hand: its place, which names it for good, with its face."""

_TRUMP = "T"

Suits = tuple[str, ...]
"""The four suits in the order in which a hand holds them."""

SUIT_ORDERS: Final[Mapping[str, Suits]] = {
    "hearts-first": ("H", "S", "D", "C"),
    "spades-first": ("S", "H", "C", "D"),
    "clubs-first": ("C", "D", "H", "S"),
}
"""The orders that can be chosen, by name; the first is the usual one."""
_USUAL: Final[Suits] = next(iter(SUIT_ORDERS.values()))


class Sorting(StrEnum):
    """Name a way to hold the hand: sorted by suit, by rank, trumps before the suits, or in one's own order."""

    SUIT = "suit"
    RANK = "rank"
    TRUMPS = "trumps"
    OWN = "own"


RUMMY_SORTINGS: Final = (Sorting.SUIT, Sorting.RANK, Sorting.OWN)
TAROT_SORTINGS: Final = (Sorting.SUIT, Sorting.TRUMPS, Sorting.OWN)


def arranged(hand: Sequence[Held], sorting: Sorting, order: Sequence[int], suits: Suits = _USUAL) -> tuple[int, ...]:
    """Give the places in the order in which they are held; `order` is the one held so far.

    Equal cards keep their order, so sorting again moves nothing.
    """
    kept = own_order(hand, order)
    if sorting is Sorting.OWN:
        return kept
    face = dict(hand)
    key = {Sorting.SUIT: by_suit, Sorting.RANK: _by_rank, Sorting.TRUMPS: _trumps_first}[sorting]
    return tuple(sorted(kept, key=lambda place: key(face[place], suits)))


def own_order(hand: Sequence[Held], order: Sequence[int]) -> tuple[int, ...]:
    """Keep the order held so far; cards that have left it are dropped, new ones come last as they arrived."""
    here = [place for place, _ in hand]
    kept = [place for place in order if place in here]
    return (*kept, *(place for place in here if place not in kept))


def moved(order: Sequence[int], place: int, to: int) -> tuple[int, ...]:
    """Move one place so that it becomes item `to` of the order, counted from 0."""
    others = [other for other in order if other != place]
    return (*others[:to], place, *others[to:])


def group_of(card: Card) -> str:
    """Name the group that a card stands in: its suit, or the trumps, which the fool joins."""
    return _TRUMP if card == FOOL else card.suit


def by_suit(card: Card, suits: Suits = _USUAL) -> tuple[int, int]:
    """Suit by suit, each from the ace up; then trumps with the fool; a joker last."""
    group = group_of(card)
    if group == _TRUMP:
        return len(suits), _height(card)
    return (suits.index(group), _height(card)) if group in suits else (len(suits) + 1, 0)


def _trumps_first(card: Card, suits: Suits) -> tuple[int, int]:
    """Trumps with the fool, then the suits in their order."""
    group, height = by_suit(card, suits)
    return (-1, height) if group_of(card) == _TRUMP else (group, height)


def _by_rank(card: Card, suits: Suits) -> tuple[int, int]:
    """From the aces up; equal ranks in the order of suits; a joker last."""
    return (_height(card), suits.index(card.suit)) if card.suit in suits else (len(TAROT_RANKS), 0)


def _height(card: Card) -> int:
    """Rank a card within its group; the fool stands after the highest trump."""
    if card == FOOL:
        return len(TRUMPS) + 1
    return int(card.rank) if card.suit == _TRUMP else TAROT_RANKS.index(card.rank)
