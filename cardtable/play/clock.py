"""The thinking time of the person in turn."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from cardtable.kernel.message import Message, message
from cardtable.kernel.options import Declared, write_options
from cardtable.kernel.seats import Seat
from cardtable.play.table import Table

WARNING: Final = 10
"""How many seconds before the end the warning comes."""
MORE: Final = 30
"""How many seconds a person is given who asks for more."""


def thinking_time(options: Declared) -> int:
    """Give the seconds a turn may last at a table; 0 where nobody is hurried."""
    return int(write_options(options).get("thinking_time", "0"))


class Clock:
    """Measure the turns of those who are no computer players (PR-50); call `tick` several times a second.

    `say` is given the warning. Reasons to hold the clock (a dialog is open, the window is not in front, the turn is
    still being read aloud) add up: it goes on when the last of them is gone.
    """

    def __init__(self, table: Table, say: Callable[[Message], None], now: Callable[[], float] = time.monotonic) -> None:
        """Start with the turn that is being played."""
        self._table = table
        self._say = say
        self._now = now
        self._seconds = thinking_time(table.options)
        self._holds: set[str] = set()
        self._seat: Seat | None = None
        self._used = 0.0
        self._since = now()
        self._warned = False
        self.stop = table.watch(0, lambda _: self._look())
        self._look()

    @property
    def remaining(self) -> float | None:
        """Give the seconds left; None while no person is in turn."""
        if self._seat is None:
            return None
        running = 0.0 if self._holds else self._now() - self._since
        return max(0.0, self._seconds - self._used - running)

    def hold(self, reason: str) -> None:
        """Stop measuring for a reason."""
        if not self._holds:
            self._used += self._now() - self._since
        self._holds.add(reason)

    def go_on(self, reason: str) -> None:
        """Drop a reason; measure again where none is left."""
        if reason in self._holds:
            self._holds.remove(reason)
            self._since = self._now()

    def add_time(self) -> Message:
        """Give the person in turn more time; return the sentence that says how much there is now."""
        if self._seat is None:
            return message("clock-not-yours")
        self._used -= MORE
        remaining = math.ceil(self.remaining or 0)
        self._warned = self._warned and remaining <= WARNING
        return message("clock-more", seconds=remaining)

    def tick(self) -> None:
        """Warn, or end the turn, when it is time to."""
        remaining = self.remaining
        if self._seat is None or remaining is None or self._holds:
            return
        if remaining == 0:
            self._table.submit(self._seat, self._table.game.time_out(), self._table.number)
        elif remaining <= WARNING and not self._warned:
            self._warned = True
            self._say(message("clock-warning", seconds=math.ceil(remaining)))

    def _look(self) -> None:
        """Start anew where the turn has passed."""
        turn = self._table.turn
        seat = turn if turn is not None and self._table.cast[turn].level is None else None
        if seat == self._seat:
            return
        self._seat = seat
        self._used = 0.0
        self._since = self._now()
        self._warned = False
