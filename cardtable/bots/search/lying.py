"""The combinations that lie on a table, coded for search."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cardtable.bots.search.faces import FACES, JOKER_CODE, code_of
from cardtable.kernel.cards import JOKER, SUITS, Card
from cardtable.kernel.message import Written


class Lying(NamedTuple):
    """Code a combination: `codes` are the faces that lie there or are stood for, `jokers` those that jokers mean.

    `run` tells a sequence from a group; `suit` is a sequence's. `ranks` are those of all codes, `joker_ranks` those of
    the jokers, an ace at either end being 0.
    """

    codes: frozenset[int]
    jokers: frozenset[int]
    run: bool
    suit: int
    ranks: frozenset[int]
    joker_ranks: frozenset[int]


def lying_of(combination: Sequence[Written]) -> Lying:
    """Code a combination whose jokers are declared."""
    jokers = frozenset([code_of(each.meaning) for each in combination if each.meaning is not None])
    codes = jokers | {code_of(each.card) for each in combination if each.card != JOKER}
    ranks = frozenset([code // len(SUITS) for code in codes])
    joker_ranks = frozenset([code // len(SUITS) for code in jokers])
    return Lying(codes, jokers, len(ranks) > 1, min(codes) % len(SUITS), ranks, joker_ranks)


def tally(cards: Iterable[Card]) -> tuple[int, ...]:
    """Count natural cards by their code."""
    counts = [0] * len(FACES)
    for card in cards:
        code = code_of(card)
        if code != JOKER_CODE:
            counts[code] += 1
    return tuple(counts)
