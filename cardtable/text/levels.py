"""How much of what happens is spoken."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum


class Level(IntEnum):
    """Order the levels of speech from nothing unasked to every line of the log."""

    SILENT = 0
    BRIEF = 1
    NORMAL = 2
    FULL = 3

    @property
    def written(self) -> str:
        """Write the level as settings and sentences name it."""
        return self.name.lower()


@dataclass(frozen=True, slots=True)
class Speech:
    """Say how a person is spoken to: the level, with three extras that can be left out at every level.

    The extras belong to the more talkative levels: positions ("3 of 14") with the help of options from normal on, the
    keys of a place at full.
    """

    level: Level = Level.NORMAL
    key_hints: bool = True
    positions: bool = True
    option_help: bool = True

    @property
    def gives_keys(self) -> bool:
        """Whether a place on the table is followed by the keys that can be pressed there."""
        return self.key_hints and self.level is Level.FULL

    @property
    def gives_positions(self) -> bool:
        """Whether a place on the table is followed by its number in the row."""
        return self.positions and self.level >= Level.NORMAL

    @property
    def gives_option_help(self) -> bool:
        """Whether an option is followed by its help."""
        return self.option_help and self.level >= Level.NORMAL

    def quieter(self) -> Speech:
        """Go one level down; from silent back to full."""
        return replace(self, level=Level((self.level - 1) % len(Level)))
