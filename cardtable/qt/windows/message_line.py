"""The sentence on the action bar, as much of it as has room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from cardtable.qt.theme import Role, current
from cardtable.qt.widgets import Label, Tone

MORE = "…"
FAR = 10_000
ROLES: Final = (Role.LINE, Role.SECONDARY)
"""The type of a sentence, then that of one that would have to be cut otherwise."""


class MessageLine(Label):
    """Write a sentence smaller where it is too long, or cut it after a word; a screen reader gets all of it."""

    def __init__(self) -> None:
        """Say nothing yet."""
        super().__init__("", ROLES[0], Tone.FELT)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.sentence = ""
        self._lines = 1

    def say(self, sentence: str) -> None:
        """Show a sentence."""
        self.sentence = sentence
        self.setAccessibleName(sentence)
        self._fit()

    def allow(self, lines: int) -> None:
        """Take up so many lines at most."""
        if lines != self._lines:
            self._lines = lines
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show more or less of the sentence."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def _fit(self) -> None:
        words = self.sentence.split(" ")
        shown = len(words)
        role = next((role for role in ROLES if self._has_room(self.sentence, role)), ROLES[-1])
        while shown > 1 and not self._has_room(_cut(words, shown), role):
            shown -= 1
        self.set_role(role)
        self.setText(_cut(words, shown))
        self.setToolTip(self.sentence if shown < len(words) else "")

    def _has_room(self, text: str, role: Role) -> bool:
        if self.width() < self.sizeHint().height():
            return True  # it has no place yet
        metrics = QFontMetrics(current().font(role))
        room = QRect(0, 0, self.width(), FAR)
        lines = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap.value, text).height() / metrics.lineSpacing()
        return round(lines) <= self._lines


def _cut(words: list[str], shown: int) -> str:
    """Give so many words, with a sign that there are more."""
    return " ".join(words) if shown == len(words) else f"{' '.join(words[:shown]).rstrip('.,;: ')}{MORE}"
