"""How fast the computer's players move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal


@dataclass(frozen=True, slots=True)
class Pace:
    """Give the pauses before a computer's moves, in seconds; `turn` comes on top before the first of a turn."""

    turn: float
    draw: float
    meld: float
    discard: float

    def before(self, words: str, *, first: bool) -> float:
        """Give the pause before a move, known by the first word of its notation."""
        kind = _KINDS.get(words.partition(" ")[0], "meld")
        pauses = {"draw": self.draw, "meld": self.meld, "discard": self.discard}
        return pauses[kind] + (self.turn if first else 0)


_KINDS: Final[Mapping[str, Literal["draw", "discard"]]] = {
    "draw": "draw",
    "take": "draw",
    "discard": "discard",
    "end": "discard",
}

PACES: Final[Mapping[str, Pace]] = {
    "fast": Pace(turn=0.15, draw=0.15, meld=0.35, discard=0.2),
    "normal": Pace(turn=0.5, draw=0.5, meld=1.1, discard=0.7),
    "slow": Pace(turn=1.2, draw=1.2, meld=2.4, discard=1.6),
}
"""The paces by the name under which they are chosen."""
