"""The steps of a hint over the table, one at a time."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from cardtable.kernel.message import Message
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Button, Label, Lift, Panel, PlainButton, QuietButton, set_tip
from cardtable.qt.words import Words

BEFORE: Final = 10
BUTTONS: Final = (
    ("hint-previous", "back", QuietButton),
    ("hint-next", "forward", QuietButton),
    ("hint-all", "messages", PlainButton),
    ("hint-hide", "close", QuietButton),
)


class HintStrip(Panel):
    """Tells the step that is shown on the table; `walked` carries a step on or back, the others what is asked for."""

    walked = Signal(int)
    listed = Signal()
    hidden = Signal()

    def __init__(self, words: Words) -> None:
        """Tell nothing yet."""
        super().__init__(padding=8, lift=Lift.RESTING)
        self._words = words
        self._told: Message | None = None
        self._line = Label("", Role.BODY)
        self._line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.buttons: dict[str, Button] = {name: kind("", icon) for name, icon, kind in BUTTONS}
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addSpacing(BEFORE)
        row.addWidget(self._line, 1)
        for button in self.buttons.values():
            row.addWidget(button)
        self.body.addLayout(row)
        self.buttons["hint-previous"].clicked.connect(lambda: self.walked.emit(-1))
        self.buttons["hint-next"].clicked.connect(lambda: self.walked.emit(1))
        self.buttons["hint-all"].clicked.connect(self.listed)
        self.buttons["hint-hide"].clicked.connect(self.hidden)
        words.changed.connect(self.retell)
        self.hide()
        self.retell()

    def show_step(self, told: Message | None, at: int, count: int) -> None:
        """Show what is told of the step at a place, counted from 0, of so many; None hides the strip."""
        self._told = told
        self.buttons["hint-previous"].setEnabled(at > 0)
        self.buttons["hint-next"].setEnabled(at < count - 1)
        self.retell()
        self.setVisible(told is not None)

    def retell(self) -> None:
        """Say everything in the language spoken now."""
        text = self._words.text
        self.setAccessibleName(text("hint-steps"))
        self._line.setText(self._words.say(self._told).visual if self._told is not None else "")
        for name, button in self.buttons.items():
            button.set_words(text(name) if name == "hint-all" else "")
            button.setAccessibleName(text(name))
            set_tip(button, "" if name == "hint-all" else text(name))
