"""How long each motion takes."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

LIFT_MS: Final = 90
PLACE_MS: Final = 220
DEAL_APART_MS: Final = 60
OPPONENT_MS: Final = 320
TURN_MS: Final = 200
SWEEP_MS: Final = 260
"""A trick going to who took it."""
COUNT_MS: Final = 700
"""The totals of the score sheet counting up."""
PANEL_MS: Final = 160
"""A sheet or a panel coming to where it stands, or leaving."""
SCROLL_MS: Final = 380
"""From row to row while cards are carried over an edge."""
ARRIVAL_MARK_MS: Final = 1200
LONG_PRESS_MS: Final = 550


class Motion(StrEnum):
    """Say how much moves: all at its own pace, in half the time, or nothing."""

    NORMAL = "normal"
    FAST = "fast"
    NONE = "none"

    def paced(self, duration: int) -> int:
        """Give a duration in milliseconds as this motion takes it."""
        match self:
            case Motion.NORMAL:
                return duration
            case Motion.FAST:
                return duration // 2
            case Motion.NONE:
                return 0
