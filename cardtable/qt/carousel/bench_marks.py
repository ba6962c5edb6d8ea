"""What is drawn on the bench beside the cards: what is missing, the place of a missing card, the draws used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardtable.qt import pictures
from cardtable.qt.scenes.ink import pen, text_width, write
from cardtable.qt.theme import Role, Theme
from cardtable.qt.widgets import Lift, draw_shadow

HEIGHT: Final = 44
PAD: Final = 16
ICON: Final = 18
RADIUS: Final = 12
PIP: Final = (13, 18)
MISSING: Final = "?"


@dataclass(frozen=True, slots=True)
class State:
    """How far the bench is: what is missing or would follow, the words for legal heaps and for others."""

    told: str
    legal: str
    wrong: str
    ready: bool
    rtl: bool


class StateItem(QGraphicsItem):
    """The line over the heaps that says what is still missing."""

    def __init__(self, state: State, rect: QRectF, theme: Theme) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._state, self._rect, self._theme = state, rect, theme

    def boundingRect(self) -> QRectF:
        """Give the line with its shadow."""
        return self._rect.adjusted(-8, -8, 8, 12)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the panel, the sign, the words, at the end the counts."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, rect, state = self._theme.palette, self._rect, self._state
        if not colours.flat:
            draw_shadow(painter, rect, RADIUS, Lift.RESTING.value)
        painter.setPen(QPen(QColor(colours.line), colours.outline))
        painter.setBrush(QColor(colours.panel))
        painter.drawRoundedRect(rect, RADIUS, RADIUS)
        inner = rect.adjusted(PAD, 0, -PAD, 0)
        if state.wrong:
            inner = self._draw_end(painter, inner, "forbidden", state.wrong, colours.bad)
        if state.legal:
            inner = self._draw_end(painter, inner, "lay", state.legal, colours.good)
        sign, ink = ("lay", colours.good) if state.ready else ("warning", colours.bad)
        self._draw_start(painter, inner, sign, ink)

    def _draw_start(self, painter: QPainter, inner: QRectF, icon: str, ink: str) -> None:
        side, shift = self._theme.scaled(ICON), self._theme.scaled(ICON) + 10
        left = inner.right() - side if self._state.rtl else inner.left()
        picture = pictures.pixmap(icon, ink, side, right_to_left=self._state.rtl)
        painter.drawPixmap(QPointF(left, inner.center().y() - side / 2), picture)
        words = inner.adjusted(0, 0, -shift, 0) if self._state.rtl else inner.adjusted(shift, 0, 0, 0)
        align = Qt.AlignmentFlag.AlignRight if self._state.rtl else Qt.AlignmentFlag.AlignLeft
        write(painter, words, self._state.told, self._theme.font(Role.BODY_STRONG), self._theme.palette.ink, align)

    def _draw_end(self, painter: QPainter, inner: QRectF, icon: str, words: str, ink: str) -> QRectF:
        """Draw a sign with its words at the end of the line; give the room that is left."""
        font, side = self._theme.font(Role.BODY_STRONG), self._theme.scaled(ICON - 2)
        wide = text_width(words, font)
        whole = wide + side + 6
        left = inner.left() if self._state.rtl else inner.right() - whole
        spot = left + wide + 6 if self._state.rtl else left
        picture = pictures.pixmap(icon, ink, side, right_to_left=self._state.rtl)
        painter.drawPixmap(QPointF(spot, inner.center().y() - side / 2), picture)
        text = QRectF(left if self._state.rtl else left + side + 6, inner.top(), wide, inner.height())
        write(painter, text, words, font, ink, Qt.AlignmentFlag.AlignLeft)
        return inner.adjusted(whole + 16, 0, 0, 0) if self._state.rtl else inner.adjusted(0, 0, -whole - 16, 0)


class MissingItem(QGraphicsItem):
    """The dashed place of a card that a heap still needs."""

    def __init__(self, rect: QRectF, theme: Theme) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._rect, self._theme = rect, theme

    def boundingRect(self) -> QRectF:
        """Give the place."""
        return self._rect.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the dashed outline with a question mark."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(self._rect, 5, 5)
        ink = self._theme.palette.bad_on_felt
        painter.strokePath(path, pen(ink, 2, Qt.PenStyle.CustomDashLine))
        font = self._theme.font(Role.BODY_STRONG)
        write(painter, self._rect, MISSING, font, ink, Qt.AlignmentFlag.AlignHCenter)


class DrawsItem(QGraphicsItem):
    """One small card for each draw that a turn allows, filled once it is used, with words under them."""

    def __init__(self, used: int, most: int, words: str, top: QPointF, theme: Theme) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._used, self._most, self._words, self._theme = used, most, words, theme
        self.setPos(top)

    def boundingRect(self) -> QRectF:
        """Give the row of small cards with the words."""
        return self._row.united(self._line) if self._words else self._row

    @property
    def _row(self) -> QRectF:
        wide, tall = PIP
        return QRectF(-self._most * (wide + 6) / 2, 0, self._most * (wide + 6), tall + 2)

    @property
    def _line(self) -> QRectF:
        wide = text_width(self._words, self._theme.font(Role.SECONDARY)) + 4
        return QRectF(-wide / 2, self._row.bottom() + 4, wide, self._theme.line_height(Role.SECONDARY))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the small cards, then the words."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, tall = PIP
        ink = self._theme.palette.on_felt
        font = self._theme.font(Role.SECONDARY)
        write(painter, self._line, self._words, font, self._theme.palette.on_felt_2, Qt.AlignmentFlag.AlignHCenter)
        painter.setPen(QPen(QColor(ink), 1.6))
        for at in range(self._most):
            left = self._row.left() + 3 + at * (wide + 6)
            fill = QColor(ink) if at < self._used else Qt.BrushStyle.NoBrush
            painter.setBrush(fill)
            painter.drawRoundedRect(QRectF(left, 1, wide, tall), 3, 3)
