"""The contracts of French Tarot, from the lowest."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from cardtable.kernel.seats import Seat


class Bid(StrEnum):
    """Name a contract; their order is the order of the auction (FT-06)."""

    LITTLE = "little"
    PUSH = "push"
    GUARD = "guard"
    GUARD_WITHOUT = "guard-without"
    GUARD_AGAINST = "guard-against"

    @property
    def height(self) -> int:
        """Count the bids that are lower."""
        return tuple(Bid).index(self)

    @property
    def multiplier(self) -> Fraction:
        """Give what the contract multiplies its score by (FT-06, FT-Q03)."""
        return _MULTIPLIERS[self]

    @property
    def takes_kitty(self) -> bool:
        """Tell whether the declarer takes the kitty into the hand (FT-16, FT-18)."""
        return self.height <= Bid.GUARD.height


_MULTIPLIERS = {
    Bid.LITTLE: Fraction(1),
    Bid.PUSH: Fraction(3, 2),
    Bid.GUARD: Fraction(2),
    Bid.GUARD_WITHOUT: Fraction(4),
    Bid.GUARD_AGAINST: Fraction(6),
}


@dataclass(frozen=True, slots=True)
class Contract:
    """Say who has bid what."""

    declarer: Seat
    bid: Bid
