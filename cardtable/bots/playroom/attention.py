"""What a player of each level notices."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from cardtable.games.playroom.facts import TurnBegan
from cardtable.games.playroom.view import View
from cardtable.kernel.shuffle import Chance

_MISSED = 30
_SECOND_BEST = 20


class Sort(IntEnum):
    """Name the sorts of chances that can be missed."""

    LAY_OFF = 1
    SURGERY = 2
    PILE = 3
    DISCARD = 4


@dataclass(frozen=True, slots=True)
class Attention:
    """Say what a player overlooks: the same things throughout one turn, drawn from the seed."""

    careful: bool
    seed: int
    turns: int

    def misses(self, sort: Sort, code: int = 0) -> bool:
        """Tell whether a chance that hangs on a card is overlooked this turn."""
        return self._happens(sort, code, _MISSED)

    def settles_for_second(self) -> bool:
        """Tell whether the second-best discard is thrown this turn."""
        return self._happens(Sort.DISCARD, 0, _SECOND_BEST)

    def _happens(self, sort: Sort, code: int, percent: int) -> bool:
        if self.careful:
            return False
        return Chance(self.seed, self.turns, sort, code).below(100) < percent


def attention_of(view: View, level: str, seed: int) -> Attention:
    """Give a level's attention for the present turn."""
    if level != "beginner":
        return Attention(careful=True, seed=seed, turns=0)
    turns = sum(isinstance(seen, TurnBegan) for seen in view.history)
    return Attention(careful=False, seed=seed, turns=turns)
