"""A question with two answers."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cardtable.qt.theme import Role
from cardtable.qt.widgets import Label, MainButton, PlainButton
from cardtable.qt.windows.sheet import Sheet


class QuestionSheet(Sheet):
    """Asks before something is left; `agreed` comes for yes alone, Escape says no."""

    agreed = Signal()

    def __init__(self, over: QWidget, title: str, line: str, *, yes: str, no: str) -> None:
        """Ask; `no` is also the name of the sign that closes the sheet."""
        super().__init__(over, title, no, width=460)
        self.setAccessibleDescription(line)
        self.content.addWidget(Label(line, Role.LINE))
        self._no = PlainButton(no)
        self._yes = MainButton(yes)
        self.foot.addWidget(self._no)
        self.foot.addStretch(1)
        self.foot.addWidget(self._yes)
        self._no.clicked.connect(self.reject)
        self._yes.clicked.connect(self._agree)

    def first_focus(self) -> QWidget | None:
        """Start on the answer that changes nothing."""
        return self._no

    def _agree(self) -> None:
        self.accept()
        self.agreed.emit()
