"""What the cards of one suit can become, rank by rank, when the other suits do not stand in the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from cardtable.bots.search.lying import Lying
from cardtable.kernel.cards import RANKS, SUITS

IMPOSSIBLE = -(10**9)
"""The worth of a state from which no legal table can be reached."""

LAST = len(RANKS)
"""The rank index behind the king, where runs end, on a high ace or without one."""

_ZERO = 8
"""What a balance of no jokers is written as, so that it may be negative; seven more are the most a state can hold."""

_JOKERS_AT = 16
JOKER_RUNS_AT = 20
KEPT_AT = 28
STATE_BITS = KEPT_AT
"""The bits of a state where no run of the table is kept as it lies."""

KEPT_STATE_BITS = 48
"""Twenty more, for as many runs of one suit as can lie on a table at most."""


class Cards(NamedTuple):
    """Count the cards of a turn by face (code): on the `table`, in the `hand`, jokers `meant` as that face there.

    `spare` jokers are in hand. A table joker keeps its face while no natural card of that face lies beside it on the
    end table (CR-10), or for good where they are `fixed`.
    """

    table: tuple[int, ...]
    hand: tuple[int, ...]
    meant: tuple[int, ...]
    spare: int = 0
    fixed: bool = False

    def freeable(self, code: int) -> int:
        """Count the jokers of a face that natural cards could replace."""
        return 0 if self.fixed else min(self.meant[code], self.table[code] + self.hand[code])

    @property
    def free(self) -> int:
        """Count the jokers that may be declared anew at most."""
        return self.spare + sum([self.freeable(code) for code, meant in enumerate(self.meant) if meant])

    @property
    def jokers(self) -> int:
        """Count all jokers."""
        return self.spare + sum(self.meant)


class Aim(NamedTuple):
    """Weigh cards: `card` for each played by its code (52 a joker).

    Where the place on the table counts, `run` weighs it by place (1 a low ace … 14), `set` by rank; else they are
    zeros.
    """

    card: tuple[int, ...]
    run: tuple[int, ...] = (0,) * (LAST + 2)
    set: tuple[int, ...] = (0,) * LAST


Step = tuple[int, int, int, int, int]
"""What a suit does at one rank: the regret against the best way from here, the state behind the rank (moved to the bits
of its suit), the naturals, the jokers that lie there in the end, the runs given up. Plain tuples, for search makes them
by the thousand."""

Steps = dict[int, list[Step]]
"""Steps by what they leave to groups: the copies (bits 0–3), the jokers that the groups of the table lack (4–7)."""

Prospect = tuple[int, Steps]
"""The greatest worth from a state on with the steps from it."""

NOWHERE: Prospect = (IMPOSSIBLE, {})

Use = tuple[int, int, int, int, int, int, int, int]
"""How many cards of a face lie there: those outside the runs kept, all naturals, all jokers, the jokers that groups of
the table lack, the worth of what is played, the jokers that may still be placed behind it, what the state behind it has
of jokers with runs kept, the runs given up."""

Way = tuple[int, int, int, int, int, int]
"""A step before its regret is known: what it leaves to groups, its worth, then as in a step."""

Keeping = tuple[int, int, int, int]
"""Which runs of the table are kept at a rank: their bits behind it, the naturals, the jokers they hold there, how many
runs are given up."""


_KEEP_NONE: tuple[Keeping, ...] = ((0, 0, 0, 0),)


class SuitPaths:
    """Follow one suit from its ace to its king.

    A state counts the open runs of one card (bits 0–3), of two (4–7), of three or more (8–11), the aces kept for the
    end (12–15), the jokers still to be placed here (16–19), runs of nothing but jokers where those are told apart
    (20–27), a bit for each run of the table that is being kept (28–). Equal states are looked at once. Runs grow before
    new ones begin: two runs that could be one are no better than that one. `known` are the prospects of the states met
    so far, by rank; what a step leads to is always known.
    """

    def __init__(
        self, cards: Cards, aim: Aim, suit: int, groups: tuple[int, ...], lying: Sequence[Lying] | None = None
    ) -> None:
        """Take the cards of `suit`; `groups` bounds, for each rank, the copies that groups can take.

        Where `lying` is given, each of its runs is either kept as it is, or given up.
        """
        self._cards, self.aim, self._suit, self.groups = cards, aim, suit, groups
        self.runs = [each for each in lying or () if each.run and each.suit == suit]
        self._first_ranks = [min(run.ranks) for run in self.runs]
        self.bits = STATE_BITS if lying is None else KEPT_STATE_BITS
        self._group_jokers = [
            sum(rank * len(SUITS) + suit in each.jokers for each in lying or () if not each.run) for rank in range(LAST)
        ]
        self.known: list[dict[int, Prospect]] = [{} for _ in range(LAST + 1)]
        self._free = cards.free
        codes = [rank * len(SUITS) + suit for rank in range(LAST)]
        tops = [cards.table[code] + cards.hand[code] + cards.meant[code] for code in codes]
        self.tops = (*tops, tops[0], 0)
        self._known_uses: list[dict[int, list[Use]]] = [{} for _ in range(LAST)]
        self._freeable = [0] * (LAST + 1)
        if cards.jokers:
            for rank in range(LAST - 1, -1, -1):
                self._freeable[rank] = self._freeable[rank + 1] + cards.freeable(codes[rank])

    def starts(self) -> Iterator[tuple[int, int, int]]:
        """Give the states to begin from: with how many jokers, which state, what it is worth."""
        own = self._freeable[0]
        for jokers in range(-min(own, _ZERO), min(self._free - own, _ZERO - 1) + 1):
            state = (jokers + _ZERO) << _JOKERS_AT
            worth, _ = self.prospect(0, state)
            if worth > IMPOSSIBLE:
                yield jokers, state, worth

    def prospect(self, rank: int, state: int) -> Prospect:
        """Look ahead from a state before a rank."""
        found = self.known[rank].get(state)
        if found is None:
            found = self.known[rank][state] = self._look(rank, state)
        return found

    def _look(self, rank: int, state: int) -> Prospect:
        if rank == LAST:
            return self._end(state)
        if not self.tops[rank] and state >> _JOKERS_AT & 15 == _ZERO and not self._freeable[rank]:
            return self._pass(rank, state)
        ways = self._first(state) if rank == 0 else self._next(rank, state)
        if not ways:
            return NOWHERE
        best = max([way[1] for way in ways])
        shift = self.bits * self._suit
        steps: Steps = {}
        for groups, worth, after, naturals, jokers, opened in ways:
            step = (best - worth, after << shift, naturals, jokers, opened)
            if groups in steps:
                steps[groups].append(step)
            else:
                steps[groups] = [step]
        for equal in steps.values():
            equal.sort()
        return best, steps

    def _pass(self, rank: int, state: int) -> Prospect:
        """Pass a rank of which there is no card: no run can grow there."""
        if state & 255 or state >> JOKER_RUNS_AT & 63:
            return NOWHERE
        after = state & ~(15 << 8)
        worth, _ = self.prospect(rank + 1, after)
        return worth, {0: [(0, after << self.bits * self._suit, 0, 0, 0)]}

    def _end(self, state: int) -> Prospect:
        """End all runs: those of two need an ace behind the king, those of one have come too late."""
        short, two, long = state & 15, state >> 4 & 15, state >> 8 & 15
        aces = state >> 12 & 15
        if state >> _JOKERS_AT != _ZERO or short or not two <= aces <= two + long:
            return NOWHERE
        return aces * self.aim.run[-1], {}

    def _amounts(self, rank: int, balance: int) -> Iterator[tuple[int, int, int, int, int]]:
        """Count naturals with jokers of a face, with so many jokers still to be placed.

        Give also the worth of what is played, the jokers that may be placed behind, their balance as a state has it.
        """
        code = rank * len(SUITS) + self._suit
        there, meant, each = self._cards.table[code], self._cards.meant[code], self.aim.card[code]
        most = balance + self._freeable[rank + 1]
        for naturals in range(there, there + self._cards.hand[code] + 1):
            worth = each * (naturals - there)
            least = meant if self._cards.fixed else max(0, meant - naturals)
            for jokers in range(least, meant + most + 1):
                more = jokers - meant
                left = (balance - more + _ZERO) << _JOKERS_AT
                yield naturals, jokers, worth, most - more, left

    def _keepings(self, rank: int, kept: int) -> Iterator[Keeping]:
        """List which of the runs that begin here may be kept beside those that are."""
        before = [at for at in range(len(self.runs)) if kept >> at & 1]
        beginning = [at for at, first in enumerate(self._first_ranks) if first == rank]
        for count in range(len(beginning), -1, -1):
            for chosen in combinations(beginning, count):
                now = [(at, self.runs[at]) for at in (*before, *chosen)]
                jokers = sum(rank in run.joker_ranks for _, run in now)
                cards = sum(rank in run.ranks for _, run in now)
                after = sum(1 << at for at, run in now if max(run.ranks) > rank)
                yield after << KEPT_AT, cards - jokers, jokers, len(beginning) - count

    def uses(self, rank: int, state: int) -> list[Use]:
        """List what may lie of a face in the end, where runs of the table are kept beside."""
        kept, balance = state >> KEPT_AT, state >> _JOKERS_AT & 15
        key = kept << 4 | balance
        known = self._known_uses[rank].get(key)
        if known is None:
            known = self._known_uses[rank][key] = list(self._make_uses(rank, kept, balance))
        return known

    def _make_uses(self, rank: int, kept_before: int, balance: int) -> Iterator[Use]:
        in_groups = self._group_jokers[rank]
        for kept, lying, lying_jokers, opened in self._keepings(rank, kept_before) if self.runs else _KEEP_NONE:
            for naturals, jokers, worth, spare, left in self._amounts(rank, balance - _ZERO):
                if jokers < lying_jokers:
                    continue
                lacking = max(0, in_groups - jokers + lying_jokers) << 4
                others = naturals + jokers - lying - lying_jokers
                yield others, naturals, jokers, lacking, worth, spare, left | kept, opened

    def _first(self, state: int) -> list[Way]:
        """Share the aces among groups, runs that begin with them, runs that will end with them."""
        tops, run, each, most = self.tops, self.aim.run[1], self.aim.set[0], self.groups[0]
        after_ace, before_ace = min(tops[1], tops[2]), min(tops[LAST - 1], tops[LAST - 2])
        ways: list[Way] = []
        for used, naturals, jokers, lacking, worth, spare, kept, opened in self.uses(0, state):
            for groups in range(min(most, used) + 1):
                for high in range(max(0, used - groups - after_ace - spare), used - groups + 1):
                    low = used - groups - high
                    if high > before_ace + spare:
                        continue
                    after = low | high << 12 | kept
                    ahead, _ = self.prospect(1, after)
                    if ahead > IMPOSSIBLE:
                        total = worth + ahead + low * run + groups * each
                        ways.append((groups | lacking, total, after, naturals, jokers, opened))
        return ways

    def _next(self, rank: int, state: int) -> list[Way]:
        """Let the runs grow that must, then as many as cards allow; what is still left begins new ones."""
        short, two, long = state & 15, state >> 4 & 15, state >> 8 & 15
        due, aces = short + two, state & 15 << 12
        next_top, top_after = self.tops[rank + 1], self.tops[rank + 2]
        most, run, each = self.groups[rank], self.aim.run[rank + 1], self.aim.set[rank]
        prospect, memo = self.prospect, self.known[rank + 1]
        ways: list[Way] = []
        for used, naturals, jokers, lacking, worth, spare, kept, opened in self.uses(rank, state):
            for groups in range(min(most, used - due) + 1):
                more = used - groups - due
                new = more - long if more > long else 0
                if new > top_after + spare or new + short > next_top + spare:
                    continue
                going = min(two + more - new, next_top + spare)
                after = new | short << 4 | going << 8 | aces | kept
                ahead, _ = memo.get(after) or prospect(rank + 1, after)
                if ahead > IMPOSSIBLE:
                    total = worth + ahead + (used - groups) * run + groups * each
                    ways.append((groups | lacking, total, after, naturals, jokers, opened))
        return ways
