"""What to try in a lesson, with the ways back, over the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy

from cardtable.kernel.message import Message
from cardtable.qt import theme
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Button, Label, Lift, Panel, PlainButton, set_tip
from cardtable.qt.words import Words

ROOMY: Final = 700
"""Under this height of the room, in px at 100 %, the buttons go without words, so that the table keeps its place."""
LOW: Final = 400
"""Under this height the task is cut after two lines as well: the messages keep it whole."""
TWO_LINES: Final = 1.8
"""How much of two lines words fill, for they break before the end."""


class LessonStrip(Panel):
    """Tells the task of a lesson; `rulebook`, `again`, `left` are what can be done about it."""

    rulebook = Signal()
    again = Signal()
    left = Signal()

    def __init__(self, words: Words, lesson: str) -> None:
        """Tell of the lesson with that id."""
        super().__init__(padding=10, lift=Lift.RESTING)
        self._words, self._lesson = words, lesson
        self._worded, self._cut = True, False
        self._task = Label("", Role.BODY)
        self._task.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._buttons: dict[str, Button] = {
            "lesson-to-rules": PlainButton("", "book"),
            "lesson-again": PlainButton("", "restart"),
            "lesson-leave": PlainButton("", "close"),
        }
        self._rows = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._lay_out()
        for button, signal in zip(self._buttons.values(), (self.rulebook, self.again, self.left), strict=True):
            button.clicked.connect(signal)
        words.changed.connect(self.retell)
        self.retell()

    @property
    def title(self) -> str:
        """The lesson's name."""
        return self._words.text(f"lesson-{self._lesson}")

    @property
    def task(self) -> Message:
        """What is to be tried."""
        return Message(f"lesson-{self._lesson}-task")

    def fit(self, height: int) -> None:
        """Take no more room than a page of that height can spare."""
        worn = theme.current()
        self._worded, self._cut = height >= worn.scaled(ROOMY), height < worn.scaled(LOW)
        direction = QBoxLayout.Direction.TopToBottom if self._worded else QBoxLayout.Direction.LeftToRight
        self._rows.setDirection(direction)
        self.retell()

    def retell(self) -> None:
        """Say everything in the language spoken now."""
        text = self._words.text
        self.setAccessibleName(self.title)
        self._show_task()
        for name, button in self._buttons.items():
            button.set_words(text(name) if self._worded else "")
            button.setAccessibleName(text(name))
            set_tip(button, "" if self._worded else text(name))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much of the task as the new width has room for."""
        super().resizeEvent(event)
        self._show_task()

    def _show_task(self) -> None:
        task = self._words.text(self.task.id)
        if self._cut:
            metrics = QFontMetrics(theme.current().font(Role.BODY))
            task = metrics.elidedText(task, Qt.TextElideMode.ElideRight, round(self._task.width() * TWO_LINES))
        self._task.setText(task)
        self._task.setToolTip(self._words.text(self.task.id) if self._cut else "")

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in self._buttons.values():
            row.addWidget(button)
        row.addStretch(1)
        self._rows.setSpacing(8)
        self._rows.addWidget(self._task, 1, Qt.AlignmentFlag.AlignVCenter)
        self._rows.addLayout(row)
        self.body.addLayout(self._rows)
