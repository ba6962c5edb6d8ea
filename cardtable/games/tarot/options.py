"""The options of a table of French Tarot."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from cardtable.kernel.options import Limits, OptionsError, Value, declared_default


class CalledSuitLead(StrEnum):
    """Say how long a called suit may not be led (FT-15)."""

    PLAYROOM = "playroom"
    FIRST_TRICK = "first-trick"


@dataclass(frozen=True, slots=True)
class Options:
    """Choose how a table plays; the order is the order on screen."""

    simple_take: bool = True
    misere: bool = False
    called_suit_lead: CalledSuitLead = CalledSuitLead.PLAYROOM
    score_limit: Annotated[int, Limits(50, 10000, none=True)] = 0
    rounds: Annotated[int, Limits(1, 100, none=True)] = 10

    def check(self) -> None:
        """Refuse a game that could never end (FT-32)."""
        if self.score_limit == 0 and self.rounds == 0:
            message = "score_limit=0 rounds=0: one of the two must end the game"
            raise OptionsError(message)

    @classmethod
    def default(cls, name: str, chosen: Mapping[str, Value]) -> Value:  # noqa: ARG003 # no default hangs on another option
        """Give an option's default."""
        return declared_default(cls, name)
