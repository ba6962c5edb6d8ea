"""The best end table, found rank by rank with all four suits abreast."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from cardtable.bots.search.clock import Work
from cardtable.bots.search.lying import Lying
from cardtable.bots.search.suit_paths import (
    LAST,
    STATE_BITS,
    Aim,
    Cards,
    SuitPaths,
)
from cardtable.kernel.cards import SUITS
from cardtable.rummy.melds import LEAST

SHIFTS = tuple(STATE_BITS * suit for suit in range(len(SUITS)))
MASK = (1 << STATE_BITS) - 1


class Cell(NamedTuple):
    """Say what becomes of a face: the cards on the table, how many of them lie in groups."""

    naturals: int
    jokers: int
    groups: int


class Route(NamedTuple):
    """Give an end table as counts: a cell for each face (code), the aces behind a king by suit, the worth of it all."""

    cells: tuple[Cell, ...]
    high_aces: tuple[int, ...]
    worth: int


class Suits(NamedTuple):
    """Keep the four suits' paths with the states to begin from, the best first."""

    paths: tuple[SuitPaths, SuitPaths, SuitPaths, SuitPaths]
    starts: tuple[tuple[int, int], ...]


def look_at(
    cards: Cards, aim: Aim, lying: Sequence[Lying] | None = None, paths_of: type[SuitPaths] = SuitPaths
) -> Suits | None:
    """Look at each suit by itself, by `paths_of`; None where no legal table can be made.

    Where `lying` is given, its runs are followed as kept or given up.
    """
    cards = _playable(cards)
    free = cards.free
    groups = [_groups_at_most(cards, rank, free) for rank in range(LAST)]
    paths = [paths_of(cards, aim, suit, tuple(each[suit] for each in groups), lying) for suit in range(len(SUITS))]
    spades, hearts, diamonds, clubs = paths
    starts = sorted(_starts(paths, cards.spare, aim.card[-1]), reverse=True)
    return Suits((spades, hearts, diamonds, clubs), tuple(starts)) if starts else None


def _starts(paths: Sequence[SuitPaths], spare: int, each_joker: int) -> Iterator[tuple[int, int]]:
    """Share out the free jokers among the suits in every way; those freed from the table must all be placed."""
    for starts in product(*(tuple(path.starts()) for path in paths)):
        played = sum(jokers for jokers, _, _ in starts)
        if 0 <= played <= spare:
            key = sum(
                start[1] << path.bits * suit for suit, (start, path) in enumerate(zip(starts, paths, strict=True))
            )
            yield sum(worth for _, _, worth in starts) + played * each_joker, key


def _playable(cards: Cards) -> Cards:
    """Put aside cards of the hand that no combination can hold, unless jokers can help."""
    if cards.free:
        return cards
    there = [a + b + c for a, b, c in zip(cards.table, cards.hand, cards.meant, strict=True)]
    hand = list(cards.hand)
    for suit in range(len(SUITS)):
        ranks = sum([1 << rank for rank in range(LAST) if there[rank * 4 + suit]])
        ranks |= (ranks & 1) << LAST
        lowest = ranks & ranks >> 1 & ranks >> 2
        in_runs = lowest | lowest << 1 | lowest << 2
        in_runs |= in_runs >> LAST & 1
        for rank in range(LAST):
            code = rank * 4 + suit
            if hand[code] and not in_runs >> rank & 1 and sum(map(bool, there[rank * 4 : rank * 4 + 4])) < 3:
                hand[code] = 0
    return cards._replace(hand=tuple(hand))


def _groups_at_most(cards: Cards, rank: int, free: int) -> tuple[int, ...]:
    """Bound the copies of each suit that groups of a rank can take: each needs two other suits beside it."""
    at = rank * len(SUITS)
    there = [cards.table[code] + cards.hand[code] + cards.meant[code] + free for code in range(at, at + len(SUITS))]
    if there.count(0) > len(SUITS) - LEAST:
        return (0,) * len(SUITS)
    bounds = []
    for suit, most in enumerate(there):
        others = there[:suit] + there[suit + 1 :]
        while most and sum([min(other, most) for other in others]) < 2 * most:
            most -= 1  # noqa: PLW2901 - counted down to what fits
        bounds.append(most)
    return tuple(bounds)


class RankSearch:
    """Search the best way through all ranks, the smallest regret first; equal states are looked at once.

    The suits' own prospects never promise too little, so the first end that is reached is the best.
    """

    def __init__(self, suits: Suits) -> None:
        """Begin at the aces."""
        self._paths = suits.paths
        self.known = [tuple(path.known[rank] for path in suits.paths) for rank in range(LAST)]
        self._best = suits.starts[0][0]
        self.seen: list[dict[int, tuple[int, int]]] = [{} for _ in range(LAST + 1)]
        self.waiting: dict[int, list[tuple[int, int]]] = {}
        for worth, state in suits.starts:
            self._reach(0, state, self._best - worth, 0)

    def _reach(self, rank: int, state: int, regret: int, before: int) -> None:
        self.seen[rank][state] = (regret, before)
        self.waiting.setdefault(regret, []).append((rank, state))

    def run(self, work: Work) -> Route | None:
        """Give the best end table; None where the work is used up first."""
        waiting = self.waiting
        while waiting:
            regret = min(waiting)
            stack = waiting[regret]
            while stack:
                rank, state = stack.pop()
                if self.seen[rank][state][0] < regret:
                    continue
                if rank == LAST:
                    return self._route(state, regret)
                if work.spent():
                    return None
                self.advance(rank, state, regret)
            del waiting[regret]
        return None

    def advance(self, rank: int, state: int, regret: int) -> None:  # noqa: PLR0912 - the innermost loops: calls in them would double the time of a search
        """Take every step from a state whose cards for groups make groups of three or four different suits."""
        seen, waiting, after_rank = self.seen[rank + 1], self.waiting, rank + 1
        one_of, two_of, three_of, four_of = self.known[rank]
        first = one_of[state & MASK][1]
        second = two_of[state >> STATE_BITS & MASK][1]
        third = three_of[state >> 2 * STATE_BITS & MASK][1]
        fourth = four_of[state >> 3 * STATE_BITS][1]
        for spades, of_spades in first.items():
            for hearts, of_hearts in second.items():
                for diamonds, of_diamonds in third.items():
                    for clubs, of_clubs in fourth.items():
                        total = spades + hearts + diamonds + clubs
                        if total:
                            groups = total // 3
                            if spades > groups or hearts > groups or diamonds > groups or clubs > groups:
                                continue
                            if total > 4 * groups:
                                continue
                        for one in of_spades:
                            for two in of_hearts:
                                lost_two, after_two = regret + one[0] + two[0], one[1] | two[1]
                                for three in of_diamonds:
                                    lost_three, after_three = lost_two + three[0], after_two | three[1]
                                    for four in of_clubs:
                                        lost, after = lost_three + four[0], after_three | four[1]
                                        known = seen.get(after)
                                        if known is None or known[0] > lost:
                                            seen[after] = (lost, state)
                                            if lost in waiting:
                                                waiting[lost].append((after_rank, after))
                                            else:
                                                waiting[lost] = [(after_rank, after)]

    def _route(self, state: int, regret: int) -> Route:
        """Follow the way back from the end."""
        cells: list[Cell] = []
        high_aces: tuple[int, ...] = ()
        worth = self._best - regret
        for rank in range(LAST, 0, -1):
            total, before = self.seen[rank][state]
            lost = total - self.seen[rank - 1][before][0]
            cells[:0] = self._cells(rank - 1, before, state, lost)
            if rank == 1:
                high_aces = tuple(state >> STATE_BITS * suit + 12 & 15 for suit in range(len(SUITS)))
            state = before
        return Route(tuple(cells), high_aces, worth)

    def _cells(self, rank: int, before: int, after: int, lost: int) -> tuple[Cell, ...]:
        """Find again which steps led from one state to the next."""
        steps = [
            [
                (groups, step)
                for groups, equal in path.prospect(rank, before >> shift & MASK)[1].items()
                for step in equal
                if step[1] == after & MASK << shift
            ]
            for path, shift in zip(self._paths, SHIFTS, strict=True)
        ]
        for chosen in product(*steps):
            if self.fit(tuple(groups for groups, _ in chosen)) and sum(step[0] for _, step in chosen) == lost:
                return tuple(Cell(step[2], step[3], groups & 15) for groups, step in chosen)
        raise AssertionError("a state was reached by no step")

    def fit(self, groups: tuple[int, ...]) -> bool:
        """Tell whether what the suits leave to groups of one rank makes groups."""
        return groups_fit(groups)


def groups_fit(copies: tuple[int, ...]) -> bool:
    """Tell whether copies of the four suits make groups of three or four different ones (CR-05)."""
    total = sum(copies)
    return total == 0 or (total <= 4 * (total // 3) and max(copies) <= total // 3)
