"""The handles: how many trumps they take, what they bring, which cards may be shown for one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from cardtable.games.tarot.cards import is_trump, strength
from cardtable.kernel.cards import Card
from cardtable.kernel.packs import FOOL


class Size(StrEnum):
    """Name a handle by its size."""

    SINGLE = "single"
    DOUBLE = "double"
    TRIPLE = "triple"

    @property
    def worth(self) -> int:
        """Give what each other player pays or gets for it (FT-31)."""
        return _WORTH[self]


_WORTH = {Size.SINGLE: 20, Size.DOUBLE: 30, Size.TRIPLE: 40}
_COUNTS: Final = {3: (13, 15, 18), 4: (10, 13, 15), 5: (8, 10, 13), 6: (7, 9, 11)}


@dataclass(frozen=True, slots=True)
class Handle:
    """A handle as it was shown; `cards` is empty where a settlement only names its size."""

    size: Size
    cards: tuple[Card, ...] = ()


def counts(players: int) -> tuple[int, ...]:
    """Give the numbers of trumps for a single, a double or a triple handle (FT-31)."""
    return _COUNTS[players]


def size_of(count: int, players: int) -> Size | None:
    """Name the handle of so many trumps; None where there is none."""
    return dict(zip(_COUNTS[players], Size, strict=True)).get(count)


def trumps_of(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Give the trumps of a hand, the lowest first."""
    return tuple(sorted(filter(is_trump, hand), key=strength))


def possible(hand: tuple[Card, ...], players: int) -> Iterator[tuple[Card, ...]]:
    """Choose cards for each handle that the hand allows, the smallest first.

    FT-Q31: the highest with the lowest must be shown, the rest is the declarer's choice; low trumps give the least
    away. FT-Q34: the fool completes a handle only where all trumps are shown.
    """
    trumps = trumps_of(hand)
    for count in _COUNTS[players]:
        if count <= len(trumps):
            yield (*trumps[: count - 1], trumps[-1])
        elif count == len(trumps) + 1 and FOOL in hand:
            yield (FOOL, *trumps)
