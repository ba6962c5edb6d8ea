"""The button with which the window fills the screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from cardtable.qt.keys import Verb
from cardtable.qt.letters import Letters
from cardtable.qt.widgets import IconButton
from cardtable.qt.words import Words


def toggle_full_screen(window: QWidget) -> None:
    """Fill the screen, or go back to what the window was: maximised or not."""
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)


class FullScreenButton(IconButton):
    """Stays down as long as its window fills the screen, whoever has asked for that."""

    def __init__(self, words: Words, letters: Letters) -> None:
        """Stand up."""
        super().__init__("full-screen", "", checkable=True)
        self._words, self._letters = words, letters
        self.clicked.connect(self._toggle)
        words.changed.connect(self.retell)
        letters.changed.connect(self.retell)
        self.retell()

    def retell(self) -> None:
        """Say the name in the language spoken now, with the key that does the same."""
        self.set_name(self._words.text("shell-full-screen"), key_hint=self._letters.hint(Verb.FULL_SCREEN, self._words))

    def _toggle(self) -> None:
        toggle_full_screen(self.window())

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to follow the window."""
        super().showEvent(event)
        self.window().installEventFilter(self)
        self.setChecked(self.window().isFullScreen())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window."""
        if event.type() is QEvent.Type.WindowStateChange:
            self.setChecked(self.window().isFullScreen())
        return False
