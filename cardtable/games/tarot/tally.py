"""What the cards of a finished round came to, from which all points follow."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import floor
from typing import Final

from cardtable.games.tarot.bids import Contract
from cardtable.kernel.match import Points
from cardtable.kernel.seats import Seat

BASE: Final = 25
_NEEDED: Final = (56, 51, 41, 36)


def to_half(amount: Fraction) -> Fraction:
    """Round to the nearest half, ties away from 0 (FT-Q21); no other function rounds."""
    halves = floor(abs(amount) * 2 + Fraction(1, 2))
    return Fraction(halves if amount >= 0 else -halves, 2)


def plain(amount: Fraction) -> Points:
    """Give a whole number as an int."""
    return amount.numerator if amount.denominator == 1 else amount


@dataclass(frozen=True, slots=True)
class Tally:
    """What decides a contract: `attack` names the declarer, then the partners, in the order of their called cards.

    `points` are the attack's card points, `oudlers` how many it has.
    """

    contract: Contract
    players: int
    attack: tuple[Seat, ...]
    points: Fraction
    oudlers: int

    @property
    def needed(self) -> int:
        """Give the points that the attack needs with its oudlers (FT-05)."""
        return _NEEDED[self.oudlers]

    @property
    def made(self) -> bool:
        """Tell whether the contract is made (FT-05, FT-25)."""
        return self.points >= self.needed

    @property
    def difference(self) -> Fraction:
        """Give the points above or below what is needed, never negative."""
        return abs(self.points - self.needed)

    @property
    def worth(self) -> Fraction:
        """Give what each defender pays or gets (FT-26, FT-Q21)."""
        return to_half((BASE + self.difference) * self.contract.bid.multiplier)

    @property
    def defenders(self) -> int:
        """Count the defenders (FT-27)."""
        return self.players - len(self.attack)


@dataclass(frozen=True, slots=True)
class MisereTally:
    """What decides a misère: the card points of each seat (FT-Q06)."""

    points: tuple[Fraction, ...]
