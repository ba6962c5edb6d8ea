"""What a player of Carousel may ask for."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.kernel.message import Written
from cardtable.rummy.moves import DrawStock, EndTurn

__all__ = ["Arrange", "DrawStock", "EndTurn", "Knock", "Move"]


@dataclass(frozen=True, slots=True)
class Arrange:
    """Lay the whole table as it shall be, every joker with the card it stands for."""

    table: tuple[tuple[Written, ...], ...]


@dataclass(frozen=True, slots=True)
class Knock:
    """End the turn and the round with a hand of few points."""


Move = DrawStock | Arrange | EndTurn | Knock
