"""The options of a table of Carousel."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from cardtable.kernel.options import Limits, Value, declared_default


@dataclass(frozen=True, slots=True)
class Options:
    """Choose how long a game lasts."""

    target: Annotated[int, Limits(50, 1000)] = 150
    rounds: Annotated[int, Limits(1, 100, none=True)] = 0

    def check(self) -> None:
        """Accept any two options together: the target always ends the game (CR-19)."""

    @classmethod
    def default(cls, name: str, chosen: Mapping[str, Value]) -> Value:
        """Give an option's default; none depends on another."""
        del chosen
        return declared_default(cls, name)
