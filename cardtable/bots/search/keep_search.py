"""The end table that is as good as can be with the fewest combinations of the table changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import NamedTuple

from cardtable.bots.search.clock import Work
from cardtable.bots.search.lying import Lying
from cardtable.bots.search.rank_search import Cell, Route, groups_fit, look_at
from cardtable.bots.search.suit_paths import KEPT_AT, KEPT_STATE_BITS, LAST, Aim, Cards, Step
from cardtable.kernel.cards import SUITS

_SHIFTS = tuple(KEPT_STATE_BITS * suit for suit in range(len(SUITS)))
_MASK = (1 << KEPT_STATE_BITS) - 1
_COUNTS = tuple(15 << 4 * suit for suit in range(len(SUITS)))

Node = tuple[int, int]
"""A state of all four suits, with what is lost on the way to it."""


class Kept(NamedTuple):
    """Give an end table with the combinations (by their place in the list given) that stay as they lie."""

    route: Route
    kept: frozenset[int]


class KeepSearch:
    """Search all ranks for an end table of a known worth, the fewest combinations given up first."""

    def __init__(self, cards: Cards, aim: Aim, lying: Sequence[Lying], worth: int) -> None:
        """Begin at the aces; no way that leads below `worth` is followed."""
        self._lying, self._worth = lying, worth
        suits = look_at(cards, aim, lying)
        if suits is None:
            raise ValueError("the table given is not legal")
        self._paths = suits.paths
        self._known = [tuple(path.known[rank] for path in suits.paths) for rank in range(LAST)]
        self._groups = [
            [at for at, each in enumerate(lying) if not each.run and rank in each.ranks] for rank in range(LAST)
        ]
        self._opened: list[dict[tuple[int, ...], int | None]] = [{} for _ in range(LAST)]
        self._most_lost = suits.starts[0][0] - worth
        self._seen: list[dict[Node, tuple[int, Node]]] = [{} for _ in range(LAST + 1)]
        self._waiting: list[list[tuple[int, Node]]] = [[] for _ in range(len(lying) + 1)]
        for total, state in suits.starts:
            lost = suits.starts[0][0] - total
            if lost <= self._most_lost:
                self._seen[0][state, lost] = (0, (state, lost))
                self._waiting[0].append((0, (state, lost)))

    def run(self, work: Work) -> Kept | None:
        """Give the end table that keeps most; None where the work is used up first."""
        for opened, stack in enumerate(self._waiting):
            while stack:
                rank, node = stack.pop()
                if self._seen[rank][node][0] < opened:
                    continue
                if rank == LAST:
                    return self._kept(node)
                if work.spent():
                    return None
                self._advance(rank, node, opened)
        return None

    def _advance(self, rank: int, node: Node, opened: int) -> None:
        state, lost = node
        seen, most = self._seen[rank + 1], self._most_lost
        first, second, third, fourth = self._steps(rank, state)
        known_groups = self._opened[rank]
        for keys in product(first, second, third, fourth):
            given_up = known_groups[keys] if keys in known_groups else self._groups_opened(rank, keys)
            if given_up is None:
                continue
            now = opened + given_up
            for one in first[keys[0]]:
                for two in second[keys[1]]:
                    for three in third[keys[2]]:
                        lost_three = lost + one[0] + two[0] + three[0]
                        if lost_three > most:
                            break
                        after_three = one[1] | two[1] | three[1]
                        opened_three = now + one[4] + two[4] + three[4]
                        for four in fourth[keys[3]]:
                            if lost_three + four[0] > most:
                                break
                            after = (after_three | four[1], lost_three + four[0])
                            total = opened_three + four[4]
                            known = seen.get(after)
                            if known is None or known[0] > total:
                                seen[after] = (total, node)
                                self._waiting[total].append((rank + 1, after))

    def _steps(self, rank: int, state: int) -> list[dict[int, list[Step]]]:
        return [known[state >> shift & _MASK][1] for known, shift in zip(self._known[rank], _SHIFTS, strict=True)]

    def _groups_opened(self, rank: int, keys: tuple[int, ...]) -> int | None:
        """Count the groups of a rank that must be given up; None where the cards make no groups at all."""
        known = self._opened[rank]
        if keys not in known:
            kept = self._groups_kept(rank, keys)
            known[keys] = None if kept is None else len(self._groups[rank]) - len(kept)
        return known[keys]

    def _groups_kept(self, rank: int, keys: tuple[int, ...]) -> tuple[int, ...] | None:
        """Choose most groups of a rank that can stay while the other cards for groups make groups too."""
        groups = self._groups[rank]
        copies = [key & 15 for key in keys]
        if not groups:
            return () if groups_fit(tuple(copies)) else None
        lacking = [key >> 4 for key in keys]
        for count in range(len(groups), -1, -1):
            for chosen in combinations(groups, count):
                left = list(copies)
                jokers = [self._jokers(rank, suit, groups) - lacking[suit] for suit in range(len(SUITS))]
                for at in chosen:
                    for code in self._lying[at].codes:
                        left[code % len(SUITS)] -= 1
                    for code in self._lying[at].jokers:
                        jokers[code % len(SUITS)] -= 1
                if min(left) >= 0 and min(jokers) >= 0 and groups_fit(tuple(left)):
                    return chosen
        return None

    def _jokers(self, rank: int, suit: int, groups: Sequence[int]) -> int:
        code = rank * len(SUITS) + suit
        return sum(code in self._lying[at].jokers for at in groups)

    def _kept(self, node: Node) -> Kept:
        """Follow the way back from the end."""
        cells: list[Cell] = []
        high_aces: tuple[int, ...] = ()
        kept: set[int] = set()
        for rank in range(LAST, 0, -1):
            before = self._seen[rank][node][1]
            keys, steps = self._chosen(rank - 1, before, node)
            cells[:0] = [Cell(step[2], step[3], key & 15) for key, step in zip(keys, steps, strict=True)]
            kept.update(self._groups_kept(rank - 1, keys) or (), self._runs_kept(rank - 1, node[0]))
            if rank == 1:
                high_aces = tuple(node[0] >> shift + 12 & 15 for shift in _SHIFTS)
            node = before
        return Kept(Route(tuple(cells), high_aces, self._worth), frozenset(kept))

    def _chosen(self, rank: int, before: Node, after: Node) -> tuple[tuple[int, ...], tuple[Step, ...]]:
        """Find again which steps led from one state to the next with the fewest combinations given up."""
        best: tuple[int, tuple[int, ...], tuple[Step, ...]] | None = None
        for keys, steps in self._leading(rank, before[0], after[0]):
            given_up = self._groups_opened(rank, keys)
            if given_up is None or sum(step[0] for step in steps) != after[1] - before[1]:
                continue
            opened = given_up + sum(step[4] for step in steps)
            if best is None or opened < best[0]:
                best = (opened, keys, steps)
        if best is None:
            raise AssertionError("a state was reached by no step")
        return best[1], best[2]

    def _leading(self, rank: int, before: int, after: int) -> Iterator[tuple[tuple[int, ...], tuple[Step, ...]]]:
        leading = [
            [(key, step) for key, equal in steps.items() for step in equal if step[1] == after & _MASK << shift]
            for steps, shift in zip(self._steps(rank, before), _SHIFTS, strict=True)
        ]
        for chosen in product(*leading):
            yield tuple(key for key, _ in chosen), tuple(step for _, step in chosen)

    def _runs_kept(self, rank: int, state: int) -> Iterator[int]:
        """Name the runs that begin at a rank and are kept from there on."""
        for path, shift in zip(self._paths, _SHIFTS, strict=True):
            for bit, run in enumerate(path.runs):
                if min(run.ranks) == rank and state >> shift + KEPT_AT + bit & 1:
                    yield next(at for at, each in enumerate(self._lying) if each is run)
