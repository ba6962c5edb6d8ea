"""The window of the guide."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cardtable.qt.keys import Verb
from cardtable.qt.letters import Letters
from cardtable.qt.windows.book_window import BookWindow
from cardtable.qt.words import Words
from cardtable.text.guide import as_html, guide

RULES: Final = "rules:"


class GuideWindow(BookWindow):
    """Shows the guide with the keys as this board prints them; `rules` carries the game whose rules are asked for."""

    sentences = "guide"
    rules = Signal(str)

    def __init__(self, words: Words, letters: Letters, parent: QWidget | None = None) -> None:
        """Lie closed at the beginning of the guide."""
        super().__init__(words, parent)
        self._letters = letters
        letters.changed.connect(self.retell)
        self.retell()

    def _title(self) -> str:
        return self._say("title")

    def _html(self) -> str:
        return as_html(guide(self._words.language, self._keys))

    def _keys(self, verb: str) -> str:
        """Write the keys of a verb by the name that it has in the guide."""
        return self._letters.hint(Verb[verb.upper().replace("-", "_")], self._words)

    def _follow(self, address: str) -> None:
        if address.startswith(RULES):
            self.rules.emit(address.removeprefix(RULES))
        else:
            super()._follow(address)
