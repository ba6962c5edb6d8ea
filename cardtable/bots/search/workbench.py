"""The way from one table to another, card by card, as a person would do it on the workbench."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardtable.kernel.cards import JOKER
from cardtable.kernel.message import Written

HAND = 0
"""Where a card comes from that is played from the hand."""


class Edit(NamedTuple):
    """Move `card` from combination `source` (from 1; 0 is the hand) to combination `target`.

    A target with no number of the old table is a new combination. `meaning` tells a joker's declaration where it
    changes; where source and target are the same, only that is changed.
    """

    card: Written
    source: int
    target: int

    def __str__(self) -> str:
        """Write it as `8S 2 > 5`, from the hand `8S hand > 5`."""
        return f"{self.card} {self.source or 'hand'} > {self.target}"


def matched(before: Sequence[Sequence[Written]], after: Sequence[Sequence[Written]]) -> dict[int, int]:
    """Find for each combination of the new table the old one, by place, that it grew out of, if any.

    Those that are the same come first, then those that share most cards.
    """
    grown = _unchanged(before, after)
    old = [(at, Counter(before[at])) for at in range(len(before)) if at not in grown.values()]
    new = [(to, Counter(after[to])) for to in range(len(after)) if to not in grown]
    shared = [
        (-common, cards.total() + others.total(), at, to)
        for to, others in new
        for at, cards in old
        if (common := (cards & others).total())
    ]
    for _, _, at, to in sorted(shared):
        if to not in grown and at not in grown.values():
            grown[to] = at
    return grown


def _unchanged(before: Sequence[Sequence[Written]], after: Sequence[Sequence[Written]]) -> dict[int, int]:
    same: dict[tuple[Written, ...], list[int]] = {}
    for at in reversed(range(len(before))):
        same.setdefault(tuple(sorted(before[at], key=str)), []).append(at)
    wanted = ((to, same.get(tuple(sorted(cards, key=str)))) for to, cards in enumerate(after))
    return {to: places.pop() for to, places in wanted if places}


def in_old_places(before: Sequence[Sequence[Written]], after: Sequence[Sequence[Written]]) -> tuple[int, ...]:
    """Give the order in which the new combinations stand where those stood that they grew out of, new ones last."""
    grown = matched(before, after)
    return tuple(sorted(range(len(after)), key=lambda to: (grown.get(to, len(before)), to)))


def edits(before: Sequence[Sequence[Written]], after: Sequence[Sequence[Written]]) -> tuple[Edit, ...]:
    """List the moves that lead from the old table to the new one; what the old one has not comes from the hand."""
    grown = matched(before, after)
    numbers = _numbers(len(before), len(after), grown)
    loose = [list(combination) for combination in before]
    for to, at in grown.items():
        for card in (Counter(before[at]) & Counter(after[to])).elements():
            loose[at].remove(card)
    wanted = {to: _missing(before, combination, grown.get(to)) for to, combination in enumerate(after)}
    return tuple(
        Edit(card, source, numbers[to])
        for to, cards in wanted.items()
        for card, source in _sources(cards, numbers[to], loose)
    )


def _numbers(old: int, new: int, grown: dict[int, int]) -> dict[int, int]:
    """Give each combination of the new table the number of the one that it grew out of, else a new one."""
    fresh = iter(range(old + 1, old + new + 1))
    return {to: grown[to] + 1 if to in grown else next(fresh) for to in range(new)}


def _missing(before: Sequence[Sequence[Written]], combination: Sequence[Written], at: int | None) -> list[Written]:
    there = Counter(() if at is None else before[at])
    return list((Counter(combination) - there).elements())


def _sources(cards: list[Written], number: int, loose: list[list[Written]]) -> Iterator[tuple[Written, int]]:
    """Find where each card comes from: the same card lying loose, then any joker lying loose, else the hand."""
    for card in sorted(cards, key=lambda card: card.card == JOKER):
        places = sorted(range(len(loose)), key=lambda at: at + 1 != number)
        for same in (True, False):
            found = next((at for at in places if _taken(loose[at], card, same=same)), None)
            if found is not None:
                break
        yield card, HAND if found is None else found + 1


def _taken(cards: list[Written], wanted: Written, *, same: bool) -> bool:
    """Take a card away: the same with its meaning, or any copy of it."""
    for card in cards:
        if card == wanted or (not same and card.card == wanted.card):
            cards.remove(card)
            return True
    return False
