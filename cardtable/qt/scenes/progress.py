"""How far a first meld has come, in words with a bar."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardtable.qt.scenes.ink import pen, write
from cardtable.qt.theme import Role, Theme

BAR: Final = 12
LEAST_WIDTH: Final = 150
GOOD_WIDTH: Final = 260
LEAST_HEIGHT: Final = 64


@dataclass(frozen=True, slots=True)
class Progress:
    """What is told: a title, a note below, `reached` of `needed` points; no bar where nothing is needed."""

    title: str
    note: str
    reached: int
    needed: int
    rtl: bool


class ProgressItem(QGraphicsItem):
    """Title, bar, note on the felt; words mirror with the language, the bar fills from the reading start."""

    def __init__(self, progress: Progress, rect: QRectF, theme: Theme) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._progress = progress
        self._rect = rect
        self._theme = theme

    def boundingRect(self) -> QRectF:
        """Give the room it was given."""
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw title, bar, note from the top."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, told = self._theme, self._progress
        start = Qt.AlignmentFlag.AlignRight if told.rtl else Qt.AlignmentFlag.AlignLeft
        line = QRectF(self._rect)
        line.setHeight(theme.line_height(Role.LINE_STRONG, right_to_left=told.rtl))
        write(painter, line, told.title, theme.font(Role.LINE_STRONG), theme.palette.on_felt, start)
        top = line.bottom() + 4
        if told.needed:
            self._draw_bar(painter, QRectF(self._rect.left(), top, min(self._rect.width(), theme.scaled(250)), BAR))
            top += BAR + 6
        note = QRectF(self._rect.left(), top, self._rect.width(), self._rect.bottom() - top)
        if told.note and note.height() >= theme.line_height(Role.SECONDARY, right_to_left=told.rtl):
            top_start = start | Qt.AlignmentFlag.AlignTop
            write(painter, note, told.note, theme.font(Role.SECONDARY), theme.palette.on_felt_2, top_start)

    def _draw_bar(self, painter: QPainter, bar: QRectF) -> None:
        colours, told = self._theme.palette, self._progress
        if told.rtl:
            bar.moveRight(self._rect.right())
        painter.setPen(pen(colours.on_felt, 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(bar, BAR / 2, BAR / 2)
        share = min(told.reached / told.needed, 1)
        inner = bar.adjusted(3, 3, -3, -3)
        filled = QRectF(inner)
        filled.setWidth(inner.width() * share)
        if told.rtl:
            filled.moveRight(inner.right())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.saffron))
        painter.drawRoundedRect(filled, filled.height() / 2, filled.height() / 2)
