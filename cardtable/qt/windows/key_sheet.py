"""All keys of a table at one look, with the letters of the keyboard in use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from cardtable.qt import theme
from cardtable.qt.key_groups import key_groups
from cardtable.qt.keys import Verb
from cardtable.qt.letters import Letters
from cardtable.qt.widgets import PlainButton
from cardtable.qt.windows.key_board import KeyBoard
from cardtable.qt.windows.key_list import KeyList
from cardtable.qt.windows.list_sheet import ROW
from cardtable.qt.windows.sheet import Sheet
from cardtable.qt.words import Words

WIDTH: Final = 860
LEAST_LINES: Final = 5
"""How many lines of the list there must be room for under the board."""


class KeySheet(Sheet):
    """A board to look at, a list to walk; `change` asks for the sheet that changes keys."""

    change = Signal()

    def __init__(self, over: QWidget, words: Words, letters: Letters, deeds: Mapping[Verb, str] | None = None) -> None:
        """Show the keys; `deeds` names the sentence of each verb that can be asked for here, all of them if None."""
        super().__init__(over, words.text("keys-title"), words.text("shell-close"), width=WIDTH, scrolled=False)
        self._words, self._letters, self._deeds = words, letters, deeds
        groups = key_groups(words, letters, deeds)
        self._board = KeyBoard(words, letters, groups)
        self.lines = KeyList(words.text("keys-title"), groups)
        self.lines.moved.connect(self._board.look_at)
        self._board.pointed.connect(self.lines.go_to)
        self._board.look_at(self.lines.current)
        self.content.addWidget(self._board)
        self.content.addWidget(self.lines, 1)
        change = PlainButton(words.text("keys-change"), "keyboard")
        change.clicked.connect(self._ask_for_change)
        self.foot.addStretch(1)
        self.foot.addWidget(change)
        letters.changed.connect(self._retell)

    def first_focus(self) -> QWidget | None:
        """Start in the list."""
        return self.lines

    def _fill(self, room: QSize) -> None:
        """Leave the board out where large text leaves it no room over the list."""
        wanted = self._board.sizeHint().height() + LEAST_LINES * theme.current().scaled(ROW)
        self._board.setVisible(room.height() >= wanted)

    def _retell(self) -> None:
        groups = key_groups(self._words, self._letters, self._deeds)
        self._board.retell(groups)
        self.lines.retell(groups)
        self._board.look_at(self.lines.current)

    def _ask_for_change(self) -> None:
        self.accept()
        self.change.emit()
