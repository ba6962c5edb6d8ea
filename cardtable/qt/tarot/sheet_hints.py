"""The hint on a sheet where cards are chosen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent

from cardtable.kernel.message import Message
from cardtable.qt.keys import Verb
from cardtable.qt.letters import Letters
from cardtable.qt.tarot.card_sheet import CardSheet
from cardtable.qt.tarot.hinted import cards_of_all
from cardtable.qt.widgets import IconButton
from cardtable.qt.windows.hint_desk import HintDesk
from cardtable.qt.words import Words


class SheetHints(QObject):
    """Gives a hint by the table's key or by a bulb; what it tells stands on the sheet, its cards are marked there."""

    def __init__(self, sheet: CardSheet, desk: HintDesk, letters: Letters, words: Words) -> None:
        """Serve the sheet as long as it lies there."""
        super().__init__(sheet)
        self._sheet, self._desk, self._letters = sheet, desk, letters
        bulb = IconButton("hint", "")
        bulb.set_name(words.text("bar-hint"), key_hint=letters.hint(Verb.HINT, words))
        bulb.clicked.connect(desk.more)
        sheet.head.insertWidget(sheet.head.count() - 1, bulb)
        sheet.installEventFilter(self)
        desk.hinter.told.connect(self._tell)
        desk.hinter.changed.connect(self._mark)
        self._mark()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Read the table's key of hints, wherever the focus is on the sheet."""
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if self._letters.keymap.verb_of(event, (Verb.HINT,)) is not Verb.HINT:
            return False
        self._desk.more()
        return True

    def _tell(self, told: Message) -> None:
        self._sheet.show_said(told)

    def _mark(self) -> None:
        self._sheet.mark(cards_of_all(step.move for step in self._desk.hinter.shown))
