"""The books of the house, each in a window of its own beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardtable.qt.letters import Letters
from cardtable.qt.words import Words

if TYPE_CHECKING:
    from cardtable.qt.windows.guide_window import GuideWindow
    from cardtable.qt.windows.rules_window import RulesWindow


class Rulebooks(QObject):
    """Opens them by the names of games, the guide apart; `lesson` carries a game with the id of a lesson to try."""

    lesson = Signal(str, str)

    def __init__(self, words: Words, letters: Letters, window: QWidget) -> None:
        """Keep them on the shelf until one is asked for."""
        super().__init__(window)
        self._words, self._letters, self._window = words, letters, window
        self._books: dict[str, RulesWindow] = {}
        self._guide: GuideWindow | None = None

    def open(self, game: str, anchor: str) -> None:
        """Open one at an anchor; without one at its beginning."""
        self._book(game).open_at(anchor or None)

    def open_guide(self) -> None:
        """Open the guide where it was left."""
        if self._guide is None:
            from cardtable.qt.windows.guide_window import GuideWindow  # noqa: PLC0415 - read long after the start

            self._guide = GuideWindow(self._words, self._letters, self._window)
            self._guide.rules.connect(lambda game: self.open(game, ""))
        self._guide.come_back()

    def come_back(self, game: str) -> None:
        """Open one where it was left."""
        self._book(game).come_back()

    def put_away(self, game: str) -> None:
        """Close one; it keeps its place."""
        self._book(game).hide()

    def _book(self, game: str) -> RulesWindow:
        if game not in self._books:
            from cardtable.qt.windows.rules_window import RulesWindow  # noqa: PLC0415 - read long after the start

            book = self._books[game] = RulesWindow(self._words, game, self._window)
            book.lesson.connect(lambda lesson: self.lesson.emit(game, lesson))
        return self._books[game]
