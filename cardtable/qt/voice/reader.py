"""The person's own screen reader, which is told what to say."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

MS_A_LETTER: Final = 65
"""How long a letter is read for: a screen reader tells nobody when it has finished."""


def screen_reader_running() -> bool:
    """Tell whether anything asks Qt what is on the screen; some 100 ms after the first window this is known."""
    return QAccessible.isActive()


class ScreenReader(QObject):
    """Speaks through announcements, which are shown on a braille display too.

    `reading` tells whether something is probably being read.
    """

    reading = Signal(bool)

    def __init__(self) -> None:
        """Stand ready, whether or not anybody listens."""
        super().__init__()
        self._until = QTimer(self, singleShot=True)
        self._until.timeout.connect(lambda: self.reading.emit(False))

    def speak(self, text: str, source: QObject, *, assertive: bool) -> None:
        """Announce a text in the name of a widget of the window."""
        event = QAccessibleAnnouncementEvent(source, text)
        politeness = QAccessible.AnnouncementPoliteness
        event.setPoliteness(politeness.Assertive if assertive else politeness.Polite)
        QAccessible.updateAccessibility(event)
        if screen_reader_running():
            waiting = 0 if assertive else max(self._until.remainingTime(), 0)
            self._until.start(waiting + MS_A_LETTER * len(text))
            self.reading.emit(True)

    def hush(self) -> None:
        """Leave the reader alone: it drops what is old by itself."""
