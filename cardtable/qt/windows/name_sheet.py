"""A sheet that asks for a name."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from cardtable.qt.theme import Role
from cardtable.qt.widgets import Label, MainButton, Tone
from cardtable.qt.windows.sheet import Sheet
from cardtable.qt.words import Words

LONGEST: Final = 24


class NameSheet(Sheet):
    """Asks under which name a table is to be kept; `named` carries it, without blanks at its ends."""

    named = Signal(str)

    def __init__(self, over: QWidget, words: Words, title: str, taken: Collection[str], name: str = "") -> None:
        """Ask; a name that is `taken` is given to this table from now on, and the sheet says so."""
        super().__init__(over, words.text(title), words.text("shell-close"), width=460)
        self._words, self._taken = words, taken
        self._field = QLineEdit(name)
        self._field.setMaxLength(LONGEST)
        self._field.setAccessibleName(words.text("tables-name"))
        self._field.setPlaceholderText(words.text("tables-name"))
        self._warning = Label("", Role.SECONDARY, Tone.SECONDARY)
        self._keep = MainButton(words.text("tables-keep-yes"))
        self.content.addWidget(self._field)
        self.content.addWidget(self._warning)
        self.foot.addStretch(1)
        self.foot.addWidget(self._keep)
        self._field.textChanged.connect(self._weigh)
        self._field.returnPressed.connect(self._answer)
        self._keep.clicked.connect(self._answer)
        self._weigh()

    def first_focus(self) -> QWidget | None:
        """Start in the field."""
        self._field.selectAll()
        return self._field

    @property
    def _name(self) -> str:
        return " ".join(self._field.text().split())

    def _weigh(self) -> None:
        replaces = self._name in self._taken
        self._warning.setText(self._words.text("tables-name-taken") if replaces else "")
        self._field.setAccessibleDescription(self._warning.text())
        self._keep.setEnabled(bool(self._name))

    def _answer(self) -> None:
        if self._name:
            name = self._name
            self.accept()
            self.named.emit(name)
