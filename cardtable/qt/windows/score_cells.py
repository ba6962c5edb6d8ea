"""What stands in the cells of the score sheet: hands in small, numbers with how they came about."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardtable.kernel.cards import Card
from cardtable.kernel.message import Message
from cardtable.qt import theme
from cardtable.qt.scenes.faces import CORNER
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Label, Tone, set_tip
from cardtable.qt.windows.card_art import RATIO, face
from cardtable.qt.windows.score_rows import Cell
from cardtable.qt.words import Words
from cardtable.text.numerals import number

MINI: Final = 36
EDGE: Final = 0.8
STRIP_SHARE: Final = 0.45
"""What is seen of a card under the next one, as a part of its width."""
NOTHING: Final = "–"
MOST_IN_LINE: Final = 14
SPARE: Final = 4
"""What a line needs beside its letters to stay unbroken, in px."""


class MiniHand(QWidget):
    """The cards left in a hand, small, in one line."""

    def __init__(self, cards: tuple[Card, ...], name: str, width: int = MINI) -> None:
        """Show the cards, each `width` px wide; `name` says them."""
        super().__init__()
        self._cards, self._card, self._strip = cards, width, round(width * STRIP_SHARE)
        self.setAccessibleName(name)
        set_tip(self, name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of the cards, narrower the more there are."""
        width = self._card + self._strip * min(len(self._cards), MOST_IN_LINE)
        return QSize(width, round(self._card * RATIO) + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards from the left, as a hand is held, each with an edge that stands out from the sheet."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.current().palette.edge), EDGE))
        corner = self._card * CORNER
        strip = min(self._strip, (self.width() - self._card) / max(len(self._cards) - 1, 1))
        used = self._card + strip * (len(self._cards) - 1)
        start = self.width() - used if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else 0.0
        for place, card in enumerate(self._cards):
            spot = QRectF(round(start + place * strip), 2, self._card, round(self._card * RATIO))
            painter.drawPixmap(spot.topLeft(), face(card, self._card, self.devicePixelRatioF()))
            painter.drawRoundedRect(spot.adjusted(EDGE / 2, EDGE / 2, -EDGE / 2, -EDGE / 2), corner, corner)


def figure(cell: Cell | str | None, words: Words, room: int | None, role: Role) -> QWidget:
    """Show a number, in small below it its formula with what it was given for, broken to `room` px, if there is any."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    points = NOTHING if cell is None else cell if isinstance(cell, str) else number(cell.points)
    shown = Label(words.figure(points), role, wrap=False, tabular=True)
    column.addWidget(shown, 0, Qt.AlignmentFlag.AlignTrailing)
    if isinstance(cell, Cell):
        if cell.points < 0:
            shown.set_tone(Tone.BAD)
        for line in [] if room is None else _below(cell, words, room):
            column.addWidget(line, 0, Qt.AlignmentFlag.AlignTrailing)
    return holder


def _below(cell: Cell, words: Words, room: int) -> list[Label]:
    lines = [words.figure(cell.formula)] if cell.formula else []
    reasons = tuple(Message(name) for reason in cell.reasons if words.has(name := f"sheet-for-{reason}"))
    if reasons:
        lines.append(words.text("sheet-for", reasons=reasons))
    return [_small(line, room) for line in lines]


def _small(line: str, room: int) -> Label:
    label = Label(line, Role.SECONDARY_SMALL, Tone.SECONDARY, tabular=True)
    label.setAlignment(Qt.AlignmentFlag.AlignTrailing)
    label.setMinimumWidth(min(label.fontMetrics().horizontalAdvance(line) + SPARE, room))
    return label
