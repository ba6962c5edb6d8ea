"""The room round the table, with its quiet star pattern."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPen, QPixmap, QPixmapCache, QPolygonF
from PySide6.QtWidgets import QWidget

from cardtable.qt import theme

PERIOD: Final = 96
STAR: Final = 32
MEETING: Final = 13
LINE: Final = 1.2
OPACITY: Final = 0.55


class RoomBackground(QWidget):
    """A widget painted as the room: its colour, the star pattern over it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw room and pattern."""
        colours = theme.current().palette
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor(colours.room))
        if not colours.flat:
            painter.fillRect(event.rect(), star_pattern(colours.room_line, self.devicePixelRatioF()))


def star_pattern(colour: str, ratio: float) -> QBrush:
    """Return a brush that repeats the eight-pointed star in lines of one colour, for room or felt."""
    key = f"cardtable-stars/{colour}/{ratio}"
    tile = QPixmap()
    if not QPixmapCache.find(key, tile):
        tile = _tile(colour, ratio)
        QPixmapCache.insert(key, tile)
    return QBrush(tile)


def _tile(colour: str, ratio: float) -> QPixmap:
    """Draw a star of two crossed squares, the small squares where four stars meet, the lines between them."""
    tile = QPixmap(round(PERIOD * ratio), round(PERIOD * ratio))
    tile.setDevicePixelRatio(ratio)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(OPACITY)
    painter.setPen(QPen(QColor(colour), LINE))
    half = PERIOD / 2
    centre = QPointF(half, half)
    for turn in (0, 1 / 8):
        _draw_square(painter, centre, STAR, turn)
    for quarter in range(4):
        painter.drawLine(centre + _reach(STAR, quarter / 4), centre + _reach(half, quarter / 4))
        diagonal = quarter / 4 + 1 / 8
        corner = centre + _reach(half * sqrt(2), diagonal)
        _draw_square(painter, corner, MEETING, 0)
        painter.drawLine(centre + _reach(STAR, diagonal), corner - _reach(MEETING / sqrt(2), diagonal))
    painter.end()
    return tile


def _draw_square(painter: QPainter, centre: QPointF, radius: float, turn: float) -> None:
    painter.drawPolygon(QPolygonF([centre + _reach(radius, turn + quarter / 4) for quarter in range(4)]))


def _reach(radius: float, turn: float) -> QPointF:
    """Return the way from a centre outwards, `turn` in whole turns clockwise from the top."""
    return QPointF(radius * sin(2 * pi * turn), -radius * cos(2 * pi * turn))
