"""The files that the system asks the running program to open, as macOS does on a double click."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Openings(QObject):
    """Listens to the system; `asked` carries the file."""

    asked = Signal(object)

    def __init__(self, app: QApplication) -> None:
        """Listen as long as the program runs."""
        super().__init__(app)
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass a file on; nobody else needs to hear of it."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked.emit(Path(event.file()))
            return True
        return False
