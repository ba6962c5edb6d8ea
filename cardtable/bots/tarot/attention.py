"""What a player of each level notices, remembers or gets slightly wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from cardtable.kernel.shuffle import Chance

T = TypeVar("T")

_SECOND_BEST: Final = 33
_MARGIN: Final = 2.5
"""How often a careless player looks past the best card to one that is nearly as good: with cards of equal worth not
counted, one choice in five."""
_SHORT_MEMORY: Final = 3


@dataclass(frozen=True, slots=True)
class Attention:
    """Say how a player plays: `memory` counts the tricks that are remembered, None for all of them."""

    careful: bool
    memory: int | None
    seed: int

    def pick(self, things: Sequence[T], worth: Callable[[T], float], moment: int) -> T:
        """Take the best of `things`; a careless player now and then one that is nearly as good.

        `moment` numbers the decision within the round, so that each is careless by chances of its own.
        """
        ranked = sorted(things, key=worth, reverse=True)
        if self.careful or len(ranked) < 2 or worth(ranked[0]) - worth(ranked[1]) > _MARGIN:
            return ranked[0]
        return ranked[1] if Chance(self.seed, moment).below(100) < _SECOND_BEST else ranked[0]

    def forgets(self, moment: int) -> bool:
        """Tell whether something that can be announced is forgotten: by a careless player every second time."""
        return not self.careful and Chance(self.seed, moment).below(2) == 0


def attention_of(level: str, seed: int) -> Attention:
    """Give a level's attention."""
    careful = level != "beginner"
    return Attention(careful, None if careful else _SHORT_MEMORY, seed)
