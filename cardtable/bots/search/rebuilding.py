"""How an end table that is known by its counts becomes combinations again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardtable.bots.search.faces import card_of
from cardtable.bots.search.lying import Lying
from cardtable.bots.search.rank_search import Route, groups_fit
from cardtable.bots.search.suit_paths import LAST
from cardtable.kernel.cards import JOKER, SUITS
from cardtable.kernel.message import Written
from cardtable.rummy.melds import LEAST

Codes = tuple[int, ...]


class Left(NamedTuple):
    """Count, by face, what lies beside the combinations kept."""

    naturals: list[int]
    jokers: list[int]
    in_groups: list[int]


def new_combinations(route: Route, kept: Sequence[Lying], longest: int) -> tuple[tuple[Written, ...], ...]:
    """Lay what the route has beside the combinations kept; no sequence gets longer than `longest`."""
    left = _left(route, kept)
    return _declared(_coded(route, left, longest), left.jokers)


def keepable(route: Route, lying: Sequence[Lying]) -> frozenset[int]:
    """Name combinations of the old table, by place, that can stay on the end table; earlier ones go first."""
    left = _left(route, ())
    return frozenset(at for at, each in enumerate(lying) if _keep(route, left, each))


def _keep(route: Route, left: Left, lying: Lying) -> bool:
    """Take a combination out of the counts if what is left beside it still makes combinations."""
    _count(left, lying, -1)
    fits = _runs_fit(route, left, lying.suit) if lying.run else _groups_fit(left, min(lying.ranks))
    if fits and min(min(left.naturals[code], left.jokers[code]) for code in lying.codes) >= 0:
        return True
    _count(left, lying, 1)
    return False


def _runs_fit(route: Route, left: Left, suit: int) -> bool:
    counts = _run_counts(route, left, suit)
    return min(counts) >= 0 and all(len(run) >= LEAST for run in _runs(counts))


def _groups_fit(left: Left, rank: int) -> bool:
    copies = tuple(left.in_groups[rank * len(SUITS) : (rank + 1) * len(SUITS)])
    return min(copies) >= 0 and groups_fit(copies)


def _count(left: Left, lying: Lying, by: int) -> None:
    for code in lying.codes:
        (left.jokers if code in lying.jokers else left.naturals)[code] += by
        if not lying.run:
            left.in_groups[code] += by


def _left(route: Route, kept: Sequence[Lying]) -> Left:
    left = Left(*(list(counts) for counts in zip(*route.cells, strict=True)))
    for lying in kept:
        _count(left, lying, -1)
    return left


def _run_counts(route: Route, left: Left, suit: int) -> list[int]:
    """Count the cards of a suit that lie in runs, by place, an ace behind the king last."""
    codes = range(suit, LAST * len(SUITS), len(SUITS))
    counts = [left.naturals[code] + left.jokers[code] - left.in_groups[code] for code in codes]
    return [counts[0] - route.high_aces[suit], *counts[1:], route.high_aces[suit]]


def _coded(route: Route, left: Left, longest: int) -> list[Codes]:
    combinations: list[Codes] = []
    for suit in range(len(SUITS)):
        runs = _runs(_run_counts(route, left, suit))
        combinations += [_codes(part, suit) for run in runs for part in _parts(run, longest)]
    for rank in range(LAST):
        combinations += _groups(left.in_groups[rank * len(SUITS) : (rank + 1) * len(SUITS)], rank)
    return combinations


def _runs(counts: Sequence[int]) -> Iterator[range]:
    """Make runs of counts by place: those too short grow first, then the others; what is left begins new ones."""
    growing: list[int] = []
    for place, count in enumerate(counts):
        growing.sort(key=lambda first: (place - first >= LEAST, first))
        ended, growing = growing[count:], growing[:count]
        yield from (range(first, place) for first in ended)
        growing += [place] * (count - len(growing))
    yield from (range(first, len(counts)) for first in growing)


def _parts(run: range, longest: int) -> Iterator[range]:
    """Cut a run that is too long."""
    if len(run) > longest:
        yield run[:-LEAST]
        yield run[-LEAST:]
    else:
        yield run


def _codes(run: range, suit: int) -> Codes:
    return tuple(place % LAST * len(SUITS) + suit for place in run)


def _groups(copies: Sequence[int], rank: int) -> list[Codes]:
    """Deal the cards of a rank out to as few groups as hold them, suit by suit, so that no suit meets itself."""
    total = sum(copies)
    count = max(*copies, -(-total // len(SUITS)))
    groups: list[list[int]] = [[] for _ in range(count)]
    cards = [rank * len(SUITS) + suit for suit, copy in enumerate(copies) for _ in range(copy)]
    for at, code in enumerate(cards):
        groups[at % count].append(code)
    return [tuple(group) for group in groups]


def _declared(combinations: Sequence[Codes], jokers: Sequence[int]) -> tuple[tuple[Written, ...], ...]:
    """Put each joker where its face is wanted, so that every combination has a natural card (CR-Q21)."""
    owned: list[set[int]] = [set() for _ in combinations]
    for code, count in enumerate(jokers):
        if count:
            holders = [at for at, codes in enumerate(combinations) if code in codes]
            holders.sort(key=lambda at: len(owned[at]) - len(combinations[at]))
            for at in holders[:count]:
                owned[at].add(code)
    for at, codes in enumerate(combinations):
        if len(owned[at]) == len(codes):
            _swap_for_a_natural(combinations, owned, at)
    return tuple(
        tuple(Written(JOKER, card_of(code)) if code in means else Written(card_of(code)) for code in codes)
        for codes, means in zip(combinations, owned, strict=True)
    )


def _swap_for_a_natural(combinations: Sequence[Codes], owned: Sequence[set[int]], at: int) -> None:
    """Give a combination of jokers alone a natural card of one that has two, where they share a face."""
    for code in combinations[at]:
        for other, codes in enumerate(combinations):
            if code in codes and code not in owned[other] and len(codes) - len(owned[other]) > 1:
                owned[other].add(code)
                owned[at].remove(code)
                return
