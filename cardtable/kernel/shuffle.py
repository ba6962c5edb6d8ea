"""Labelled chance: the same label always gives the same order, on every machine for ever."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def _mix(value: int) -> int:
    """Scramble 64 bits (the finaliser of SplitMix64, Steele, Lea and Flood 2014)."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


class Chance:
    """Draw numbers that depend on the labels alone."""

    __slots__ = ("_state",)

    def __init__(self, *labels: int) -> None:
        """Fold the labels, of which the low 64 bits count, into the start in their order."""
        state = 0
        for label in labels:
            state = _mix((state + _GOLDEN + label) & _MASK)
        self._state = state

    def below(self, limit: int) -> int:
        """Give a number from 0 to limit - 1, each equally likely."""
        ceiling = (1 << 64) - (1 << 64) % limit
        while True:
            self._state = (self._state + _GOLDEN) & _MASK
            drawn = _mix(self._state)
            if drawn < ceiling:
                return drawn % limit

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """Give the things in a new order (Fisher and Yates)."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def shuffled(cards: Sequence[T], seed: int, round_number: int, nth: int) -> tuple[T, ...]:
    """Shuffle for the nth time in a round; the order is pinned by the three numbers."""
    return Chance(seed, round_number, nth).shuffled(cards)
