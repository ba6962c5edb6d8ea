"""The window of a game's rulebook."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cardtable.qt.windows.book_window import BookWindow
from cardtable.qt.words import Words
from cardtable.text.rulebook import rulebook

LESSON: Final = "lesson:"


class RulesWindow(BookWindow):
    """Shows the rules; `lesson` carries the id of a lesson to try."""

    sentences = "rules"
    lesson = Signal(str)

    def __init__(self, words: Words, game: str, parent: QWidget | None = None) -> None:
        """Lie closed at the beginning of the rules of `game`, such as `playroom-rummy`."""
        super().__init__(words, parent)
        self._game = game
        self.retell()

    def _title(self) -> str:
        return self._say("title", game=self._words.text(self._game))

    def _html(self) -> str:
        return rulebook(self._words.language, self._game)

    def _follow(self, address: str) -> None:
        if address.startswith(LESSON):
            self.lesson.emit(address.removeprefix(LESSON))
        else:
            super()._follow(address)
