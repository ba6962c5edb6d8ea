"""The best end table where three jokers or more could lie together, which no combination may (CR-Q21)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from cardtable.bots.search.clock import Work
from cardtable.bots.search.rank_search import MASK, SHIFTS, RankSearch, Route, groups_fit, look_at
from cardtable.bots.search.suit_paths import (
    IMPOSSIBLE,
    JOKER_RUNS_AT,
    LAST,
    NOWHERE,
    Aim,
    Cards,
    Prospect,
    SuitPaths,
    Way,
)
from cardtable.kernel.cards import SUITS

_PLAIN = (1 << JOKER_RUNS_AT) - 1
_MOST = 3
"""So many open runs of jokers alone are told apart, of each length: four jokers are twelve cards in no such run."""


def best_route(cards: Cards, aim: Aim, work: Work, *, natural: bool = False) -> Route | None:
    """Find the best end table; None where the work is used up first. Raise ValueError where no table is legal.

    With `natural` each combination has a natural card, which is slower; without, three jokers may make one.
    """
    suits = look_at(cards, aim, paths_of=JokerPaths if natural else SuitPaths)
    if suits is None:
        raise ValueError("the table is not legal")
    return (JokerRankSearch(suits) if natural else RankSearch(suits)).run(work)


class JokerRankSearch(RankSearch):
    """Search as always, but leave a natural card to each group."""

    def advance(self, rank: int, state: int, regret: int) -> None:
        """Take every step from a state whose cards for groups make groups."""
        suits = [known[state >> shift & MASK][1] for known, shift in zip(self.known[rank], SHIFTS, strict=True)]
        for groups in product(*suits):
            if not self.fit(groups):
                continue
            for chosen in product(*(steps[key] for steps, key in zip(suits, groups, strict=True))):
                lost = regret + sum([step[0] for step in chosen])
                after = sum([step[1] for step in chosen])
                known = self.seen[rank + 1].get(after)
                if known is None or known[0] > lost:
                    self.seen[rank + 1][after] = (lost, state)
                    self.waiting.setdefault(lost, []).append((rank + 1, after))

    def fit(self, groups: tuple[int, ...]) -> bool:
        """Tell whether the cards make groups, as few as can be, with a natural card for each."""
        copies = tuple(key & 15 for key in groups)
        jokers = sum(key >> 8 for key in groups)
        count = max(*copies, -(-sum(copies) // len(SUITS)))
        return groups_fit(copies) and sum(copies) - jokers >= count


class JokerPaths(SuitPaths):
    """Follow one suit with its runs of nothing but jokers told apart, until a natural card joins them.

    A state counts those of one card (bits 20–21), of two (22–23), of three or more (24–25), then the jokers among the
    aces kept for the end (26–27). What is left to groups tells their jokers too (bits 8–).
    """

    def _end(self, state: int) -> Prospect:
        two, long, ace_jokers = state >> 22 & 3, state >> 24 & 3, state >> 26 & 3
        due, aces = (state >> 4 & 15) + long, state >> 12 & 15
        if two + long > aces - ace_jokers or due > aces:
            return NOWHERE
        return super()._end(state & _PLAIN)

    def _first(self, state: int) -> list[Way]:
        tops, run, each = self.tops, self.aim.run[1], self.aim.set[0]
        after_ace, before_ace = min(tops[1], tops[2]), min(tops[LAST - 1], tops[LAST - 2])
        ways: list[Way] = []
        for used, naturals, jokers, _, worth, spare, kept, opened in self.uses(0, state):
            for groups, in_groups, run_naturals, run_jokers in _shared(min(self.groups[0], used), naturals, jokers):
                for high in range(used - groups + 1):
                    low = used - groups - high
                    if low > after_ace + spare or high > before_ace + spare:
                        continue
                    for high_jokers in range(max(0, high - run_naturals), min(run_jokers, high, _MOST) + 1):
                        low_jokers = run_jokers - high_jokers
                        if low_jokers > _MOST:
                            continue
                        after = low | high << 12 | kept | low_jokers << 20 | high_jokers << 26
                        ahead, _ = self.prospect(1, after)
                        if ahead > IMPOSSIBLE:
                            total = worth + ahead + low * run + groups * each
                            ways.append((groups | in_groups << 8, total, after, naturals, jokers, opened))
        return ways

    def _next(self, rank: int, state: int) -> list[Way]:
        run, each = self.aim.run[rank + 1], self.aim.set[rank]
        ways: list[Way] = []
        for used, naturals, jokers, _, worth, spare, kept, opened in self.uses(rank, state):
            for groups, in_groups, run_naturals, _ in _shared(min(self.groups[rank], used), naturals, jokers):
                for grown in self._grown(rank, state, used - groups, run_naturals, spare):
                    after = grown | kept
                    ahead, _ = self.prospect(rank + 1, after)
                    if ahead > IMPOSSIBLE:
                        total = worth + ahead + (used - groups) * run + groups * each
                        ways.append((groups | in_groups << 8, total, after, naturals, jokers, opened))
        return ways

    def _grown(self, rank: int, state: int, cards: int, naturals: int, spare: int) -> Iterator[int]:
        """Let runs grow by so many cards, in every way to give the natural ones to runs of jokers alone."""
        short, two, long = state & 15, state >> 4 & 15, state >> 8 & 15
        one_joker, two_jokers, more_jokers = state >> 20 & 3, state >> 22 & 3, state >> 24 & 3
        more = cards - short - two - more_jokers
        new = max(0, more - long + more_jokers)
        room, top_after = self.tops[rank + 1] + spare, self.tops[rank + 2] + spare
        if more < 0 or new > top_after or new + short > room:
            return
        going = min(two + more - new + more_jokers, room)
        waiting = (more_jokers, two_jokers, one_joker, new)
        given = min(naturals, sum(waiting))
        for helped in product(*(range(min(count, given) + 1) for count in waiting)):
            after_more = two_jokers - helped[1] + more_jokers - helped[0]
            after_two, after_one = one_joker - helped[2], new - helped[3]
            if sum(helped) == given and after_more <= min(going, _MOST) and after_one <= _MOST:
                flags = after_one << 20 | after_two << 22 | after_more << 24 | state & 3 << 26
                yield new | short << 4 | going << 8 | state & 15 << 12 | flags


def _shared(most: int, naturals: int, jokers: int) -> Iterator[tuple[int, int, int, int]]:
    """Share the cards of a face between groups with runs: the copies, the jokers in groups, what is left for runs."""
    for groups in range(most + 1):
        for in_groups in range(max(0, groups - naturals), min(jokers, groups) + 1):
            yield groups, in_groups, naturals - groups + in_groups, jokers - in_groups
