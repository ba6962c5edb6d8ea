"""The empty place that invites a new combination."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardtable.qt import pictures
from cardtable.qt.scenes.frames import RADIUS
from cardtable.qt.scenes.ink import pen, text_width, write
from cardtable.qt.theme import Role, Theme

PLUS: Final = 18
PADDING: Final = 18
BETWEEN: Final = 12


@dataclass(frozen=True, slots=True)
class Invitation:
    """What stands in the empty place."""

    title: str
    note: str
    rtl: bool


class InvitationItem(QGraphicsItem):
    """A dashed frame with a plus and two lines; without room for words the plus stands alone."""

    def __init__(self, words: Invitation, rect: QRectF, widest: float, theme: Theme) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.words = words
        self._theme = theme
        wanted, tall = wanted_width(words, theme), 2 * theme.line_height(Role.BODY_STRONG, right_to_left=words.rtl)
        self._worded = wanted <= widest and tall <= rect.height()
        self.rect = QRectF(rect)
        if self._worded:
            self.rect.setWidth(max(rect.width(), wanted))

    def boundingRect(self) -> QRectF:
        """Give the frame."""
        return self.rect.adjusted(-3, -3, 3, 3)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw frame, plus, words."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, told, rect = self._theme.palette, self.words, self.rect
        path = QPainterPath()
        path.addRoundedRect(rect, RADIUS, RADIUS)
        painter.strokePath(path, pen(colours.on_felt_2, 1.6, Qt.PenStyle.CustomDashLine))
        plus = QPointF(rect.center().x() - PLUS / 2, rect.center().y() - PLUS / 2)
        if self._worded:
            plus.setX(rect.right() - PADDING - PLUS if told.rtl else rect.left() + PADDING)
        painter.drawPixmap(plus, pictures.pixmap("add", colours.on_felt, PLUS))
        if self._worded:
            self._write(painter)

    def _write(self, painter: QPainter) -> None:
        theme, told = self._theme, self.words
        shift = PADDING + PLUS + BETWEEN
        words = self.rect.adjusted(PADDING, 0, -shift, 0) if told.rtl else self.rect.adjusted(shift, 0, -PADDING, 0)
        start = Qt.AlignmentFlag.AlignRight if told.rtl else Qt.AlignmentFlag.AlignLeft
        tall = theme.line_height(Role.BODY_STRONG, right_to_left=told.rtl)
        upper = QRectF(words.left(), words.center().y() - tall, words.width(), tall)
        write(painter, upper, told.title, theme.font(Role.BODY_STRONG), theme.palette.on_felt, start)
        lower = upper.translated(0, tall)
        write(painter, lower, told.note, theme.font(Role.SECONDARY), theme.palette.on_felt_2, start)


def wanted_width(words: Invitation, theme: Theme) -> float:
    """Give the width in px at which plus and words have room."""
    widest = max(
        text_width(words.title, theme.font(Role.BODY_STRONG)), text_width(words.note, theme.font(Role.SECONDARY))
    )
    return round(widest + 2 * PADDING + PLUS + BETWEEN + 2)
