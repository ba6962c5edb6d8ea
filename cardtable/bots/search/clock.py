"""How much work a search may do."""

from __future__ import annotations

import time

_GLANCES = 32
"""The clock is looked at once in so many positions."""


class Work:
    """Count the positions of a search; after so many, or after so many seconds, it ends with what it has."""

    def __init__(self, positions: int, seconds: float | None = None) -> None:
        """Start: with `seconds` None the outcome never depends on the machine."""
        self.positions = 0
        self.most = positions
        self._spent = False
        self._end = None if seconds is None else time.monotonic() + seconds

    def spent(self) -> bool:
        """Count one position; tell whether no more may follow."""
        self.positions += 1
        if self._end is not None and self.positions % _GLANCES == 0 and time.monotonic() > self._end:
            self._spent = True
        return self._spent or self.positions > self.most
