"""The hints that were asked for in a match."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from cardtable.kernel.seats import Seat


class Hinted(NamedTuple):
    """A seat was given a hint in a round; asking for more of the same one is no further hint."""

    round: int
    seat: Seat


def used_in_round(hints: Iterable[Hinted], seat: Seat, number: int) -> int:
    """Count the hints that a seat was given in a round."""
    return sum(each == (number, seat) for each in hints)


def used_in_all(hints: Iterable[Hinted], seat: Seat) -> int:
    """Count the hints that a seat was given in the match."""
    return sum(each.seat == seat for each in hints)
