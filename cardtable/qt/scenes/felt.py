"""The table itself in its room: rim, felt, light."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from cardtable.qt.palette import Palette
from cardtable.qt.widgets import star_pattern

OUTER: Final = 6
INNER: Final = 3
PATTERN: Final = 0.5


@dataclass(frozen=True, slots=True)
class Ground:
    """What is painted behind everything: the table's outline, the band under the action bar.

    `origin` is the view's upper left corner in its window, so that the room's pattern goes on from outside.
    """

    size: QSize
    table: QRectF
    corner: tuple[float, float]
    origin: QPointF


def paint_ground(ground: Ground, palette: Palette, ratio: float) -> QPixmap:
    """Paint room and table once."""
    drawn = QPixmap(round(ground.size.width() * ratio), round(ground.size.height() * ratio))
    drawn.setDevicePixelRatio(ratio)
    drawn.fill(QColor(palette.room))
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not palette.flat:
        painter.setBrushOrigin(-ground.origin)
        painter.fillRect(QRectF(QPointF(0, 0), ground.size.toSizeF()), star_pattern(palette.room_line, ratio))
    _table(painter, ground, palette, ratio)
    painter.end()
    return drawn


def _table(painter: QPainter, ground: Ground, palette: Palette, ratio: float) -> None:
    felt = outline(ground.table, ground.corner, OUTER + INNER)
    if palette.flat:
        painter.setPen(QPen(QColor(palette.table_rim), palette.outline))
        painter.setBrush(QColor(palette.felt))
        painter.drawPath(felt)
        return
    painter.fillPath(outline(ground.table, ground.corner, 0), QColor(palette.table_rim))
    painter.fillPath(outline(ground.table, ground.corner, OUTER), QColor(palette.table_rim_line))
    painter.setBrushOrigin(0, 0)  # the light is measured from the table, not from the window as the room's pattern
    painter.fillPath(felt, _light(ground.table, palette))
    painter.setClipPath(felt)
    painter.setOpacity(PATTERN)
    painter.setBrushOrigin(ground.table.topLeft())
    painter.fillPath(felt, star_pattern(palette.felt_line, ratio))
    painter.setOpacity(1)
    painter.setPen(QPen(QColor(0, 0, 0, 60), 3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(felt)


def _light(table: QRectF, palette: Palette) -> QBrush:
    light = QRadialGradient(QPointF(table.center().x(), table.top() + table.height() * 0.42), table.width() * 0.62)
    light.setColorAt(0, QColor(palette.felt_centre))
    light.setColorAt(0.62, QColor(palette.felt))
    light.setColorAt(1, QColor(palette.felt_rim))
    return QBrush(light)


def outline(table: QRectF, corner: tuple[float, float], inset: float) -> QPainterPath:
    """Give the table's edge, `inset` px inwards: the far corners are quarters of an ellipse, the near edge is open."""
    area = table.adjusted(inset, inset, -inset, 2 * OUTER)
    across, down = corner[0] - inset, corner[1] - inset
    path = QPainterPath(QPointF(area.left(), area.bottom()))
    path.lineTo(area.left(), area.top() + down)
    path.arcTo(QRectF(area.left(), area.top(), 2 * across, 2 * down), 180, -90)
    path.lineTo(area.right() - across, area.top())
    path.arcTo(QRectF(area.right() - 2 * across, area.top(), 2 * across, 2 * down), 90, -90)
    path.lineTo(area.right(), area.bottom())
    path.closeSubpath()
    return path
