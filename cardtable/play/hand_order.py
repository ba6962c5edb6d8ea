"""The orders in which a hand can be held."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from cardtable.kernel.cards import RANKS, Card

Held = tuple[int, Card]
"""One physical card of a hand: its place, which names it for good, with its face."""

_SUITS = ("H", "S", "D", "C")


class Sorting(StrEnum):
    """Name a way to hold the hand: sorted by suit, by rank, or in one's own order."""

    SUIT = "suit"
    RANK = "rank"
    OWN = "own"


def arranged(hand: Sequence[Held], sorting: Sorting, order: Sequence[int]) -> tuple[int, ...]:
    """Give the places in the order in which they are held; `order` is the one held so far.

    Equal cards keep their order, so sorting again moves nothing.
    """
    kept = own_order(hand, order)
    if sorting is Sorting.OWN:
        return kept
    face = dict(hand)
    key = by_suit if sorting is Sorting.SUIT else _by_rank
    return tuple(sorted(kept, key=lambda place: key(face[place])))


def own_order(hand: Sequence[Held], order: Sequence[int]) -> tuple[int, ...]:
    """Keep the order held so far; cards that have left it are dropped, new ones come last as they arrived."""
    here = [place for place, _ in hand]
    kept = [place for place in order if place in here]
    return (*kept, *(place for place in here if place not in kept))


def moved(order: Sequence[int], place: int, to: int) -> tuple[int, ...]:
    """Move one place so that it becomes item `to` of the order, counted from 0."""
    others = [other for other in order if other != place]
    return (*others[:to], place, *others[to:])


def by_suit(card: Card) -> tuple[int, int]:
    """Hearts, spades, diamonds, clubs; each from the ace up; a joker last."""
    return (_SUITS.index(card.suit), RANKS.index(card.rank)) if card.suit in _SUITS else (len(_SUITS), 0)


def _by_rank(card: Card) -> tuple[int, int]:
    """From the aces up; equal ranks in the order of suits; a joker last."""
    return (RANKS.index(card.rank), _SUITS.index(card.suit)) if card.suit in _SUITS else (len(RANKS), 0)
