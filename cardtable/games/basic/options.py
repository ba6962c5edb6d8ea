"""The options of a table of Basic Rummy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from cardtable.kernel.options import Limits, Value, declared_default


@dataclass(frozen=True, slots=True)
class Options:
    """Choose how long a game lasts, with or without take-back."""

    target: Annotated[int, Limits(10, 1000)] = 100
    rounds: Annotated[int, Limits(1, 100, none=True)] = 0
    take_back: bool = True

    def check(self) -> None:
        """Accept any options together: the target always ends the game (BR-Q03)."""

    @classmethod
    def default(cls, name: str, chosen: Mapping[str, Value]) -> Value:
        """Give an option's default; none depends on another."""
        del chosen
        return declared_default(cls, name)
