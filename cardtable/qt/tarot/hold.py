"""How long something finished stays in sight before the table goes on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

HOLDS: Final = {"none": 0, "short": 800, "normal": 1600, "long": 3200, "click": None}
"""What can be chosen, in milliseconds; None waits for the person."""
REVIEW_MS: Final = 3000
"""How long the last trick is looked at again."""


class Hold(QObject):
    """Holds for a time or until the person goes on; `changed` tells whether it does, `over` that it has ended."""

    changed = Signal(bool)
    over = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.on = False
        self._time = QTimer(self, singleShot=True)
        self._time.timeout.connect(self.end)

    def begin(self, milliseconds: int | None) -> None:
        """Hold from now on; None for as long as the person likes."""
        self._time.stop()
        if milliseconds is not None:
            self._time.start(milliseconds)
        self._set(on=True)

    def end(self) -> None:
        """Go on."""
        if self.on:
            self.drop()
            self.over.emit()

    def drop(self) -> None:
        """Let go without a word, as when something else happens."""
        self._time.stop()
        self._set(on=False)

    def _set(self, *, on: bool) -> None:
        if on != self.on:
            self.on = on
            self.changed.emit(on)
