"""The rulebooks of the house, each in a window of its own beside the table."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardtable.qt.windows.rules_window import RulesWindow
from cardtable.qt.words import Words


class Rulebooks(QObject):
    """Opens them by the names of games; `lesson` carries a game with the id of a lesson to try."""

    lesson = Signal(str, str)

    def __init__(self, words: Words, window: QWidget) -> None:
        """Keep them on the shelf until one is asked for."""
        super().__init__(window)
        self._words, self._window = words, window
        self._books: dict[str, RulesWindow] = {}

    def open(self, game: str, anchor: str) -> None:
        """Open one at an anchor; without one at its beginning."""
        self._book(game).open_at(anchor or None)

    def come_back(self, game: str) -> None:
        """Open one where it was left."""
        self._book(game).come_back()

    def put_away(self, game: str) -> None:
        """Close one; it keeps its place."""
        self._book(game).hide()

    def _book(self, game: str) -> RulesWindow:
        if game not in self._books:
            book = self._books[game] = RulesWindow(self._words, game, self._window)
            book.lesson.connect(lambda lesson: self.lesson.emit(game, lesson))
        return self._books[game]
