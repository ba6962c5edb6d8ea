"""What carries over from round to round until somebody has won."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction

from cardtable.kernel.seats import Seat, next_seat
from cardtable.kernel.shuffle import Chance

Points = int | Fraction


@dataclass(frozen=True, slots=True)
class Standing:
    """Keep the match between rounds: `totals` has one number a seat; `round` counts from 1.

    `rounds` holds what each finished round added, a number a seat; `winners` is empty until the game is over.
    """

    dealer: Seat
    totals: tuple[Points, ...]
    round: int = 1
    out: frozenset[Seat] = frozenset()
    rounds: tuple[tuple[Points, ...], ...] = ()
    winners: tuple[Seat, ...] = ()

    @property
    def seats(self) -> int:
        """Count the seats, those of players already out included."""
        return len(self.totals)

    @property
    def playing(self) -> tuple[Seat, ...]:
        """Name the seats that are dealt in, in the order of play."""
        return tuple(seat for seat in range(self.seats) if seat not in self.out)

    @property
    def over(self) -> bool:
        """Tell whether the game has been won."""
        return bool(self.winners)

    def ahead(self, *, fewest_win: bool) -> tuple[Seat, Points] | None:
        """Give who leads alone of those who still play, by how many points over the next; None where nobody does."""
        best, *others = sorted(self.playing, key=lambda seat: self.totals[seat], reverse=not fewest_win)
        first, second = self.totals[best], self.totals[others[0]] if others else self.totals[best]
        return None if first == second else (best, max(first, second) - min(first, second))


def first_standing(seats: int, seed: int) -> Standing:
    """Start a match; the first dealer is drawn by lot (PR-Q49, BR-Q05, CR-02)."""
    return Standing(dealer=Chance(seed).below(seats), totals=(0,) * seats)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Say, after a round, who leaves the game or has won it."""

    out: frozenset[Seat] = frozenset()
    winners: tuple[Seat, ...] = ()


def settle(standing: Standing, added: tuple[Points, ...], judge: Callable[[Standing], Verdict]) -> Standing:
    """Add a round to the totals, then ask the game's `judge` of limits what follows."""
    totals = tuple(total + points for total, points in zip(standing.totals, added, strict=True))
    settled = replace(standing, totals=totals, rounds=(*standing.rounds, added))
    verdict = judge(settled)
    return replace(settled, out=settled.out | verdict.out, winners=verdict.winners)


def next_round(standing: Standing) -> Standing:
    """Pass the deal to the next seat that still plays."""
    dealer = next_seat(standing.dealer, standing.playing, standing.seats)
    return replace(standing, dealer=dealer, round=standing.round + 1)
