"""A sheet that asks for the code of a deal."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from cardtable.kernel.message import message
from cardtable.play.deal_code import DealCodeError, read_code
from cardtable.qt.theme import Role
from cardtable.qt.voice.announcer import Announcer
from cardtable.qt.widgets import Label, MainButton, Tone
from cardtable.qt.windows.sheet import Sheet
from cardtable.qt.words import Words


class CodeSheet(Sheet):
    """Asks which deal is to be played; `coded` carries it once a code was understood."""

    coded = Signal(object)

    def __init__(self, over: QWidget, words: Words) -> None:
        """Ask."""
        super().__init__(over, words.text("deal-code-title"), words.text("shell-close"), width=460)
        self._words = words
        self._announcer = Announcer(self, self)
        self._field = QLineEdit()
        self._field.setAccessibleName(words.text("deal-code"))
        self._field.setPlaceholderText(words.text("deal-code-example"))
        self._said = Label(words.text("deal-code-line"), Role.SECONDARY, Tone.SECONDARY)
        deal = MainButton(words.text("options-deal"))
        self.content.addWidget(self._said)
        self.content.addWidget(self._field)
        self.foot.addStretch(1)
        self.foot.addWidget(deal)
        self.setAccessibleDescription(self._said.text())
        self._field.returnPressed.connect(self._answer)
        deal.clicked.connect(self._answer)

    def first_focus(self) -> QWidget | None:
        """Start in the field."""
        return self._field

    def _answer(self) -> None:
        """Deal, or say that this is no code and let the person mend it."""
        try:
            deal = read_code(self._field.text())
        except DealCodeError:
            wrong = self._words.say(message("deal-code-wrong"))
            self._said.setText(wrong.visual)
            self._said.set_tone(Tone.BAD)
            self._announcer.say(wrong)
            self._field.setFocus()
            self._field.selectAll()
            return
        self.accept()
        self.coded.emit(deal)
