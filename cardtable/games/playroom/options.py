"""The options of a table of Playroom Rummy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from cardtable.kernel.options import Limits, OptionsError, Value, declared_default


class DiscardMode(StrEnum):
    """Say what becomes of discards (PR-26 to PR-29)."""

    NONE = "none"
    MANDATORY = "mandatory"
    SINGLE = "single"
    MULTI = "multi"


NORMAL_LIMIT = 1000
ELIMINATION_LIMIT = 500


@dataclass(frozen=True, slots=True)
class Options:
    """Choose how a table plays; the order is the order on screen."""

    discard_mode: DiscardMode = DiscardMode.SINGLE
    elimination: bool = False
    round_to_five: bool = True
    manipulation: bool = False
    identities: bool = False
    first_meld: Annotated[int, Limits(15, 90)] = 30
    score_limit: Annotated[int, Limits(50, 10000, none=True)] = NORMAL_LIMIT
    rounds: Annotated[int, Limits(1, 100, none=True)] = 0
    thinking_time: Annotated[int, Limits(20, 600, none=True)] = 0
    take_back: bool = True

    def check(self) -> None:
        """Refuse a game that could never end (PR-51)."""
        if self.score_limit == 0 and self.rounds == 0:
            message = "score_limit=0 rounds=0: one of the two must end the game"
            raise OptionsError(message)

    @classmethod
    def default(cls, name: str, chosen: Mapping[str, Value]) -> Value:
        """Give an option's default; the score limit's depends on elimination (PR-Q54)."""
        if name == "score_limit" and chosen.get("elimination"):
            return ELIMINATION_LIMIT
        return declared_default(cls, name)
