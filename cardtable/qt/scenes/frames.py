"""The frames that mark combinations, targets, empty places on the felt."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardtable.qt import pictures
from cardtable.qt.palette import Palette
from cardtable.qt.scenes.ink import hatch, pen, tinted

RADIUS: Final = 10
PLUS: Final = 26
GAP: Final = 2
RING: Final = 3
EDGE: Final = 3


class Mark(Enum):
    """What a frame says; each differs from the others in shape, not in colour alone."""

    NEWEST = auto()
    PROVISIONAL = auto()
    POSSIBLE = auto()
    CHOSEN = auto()
    IMPOSSIBLE = auto()
    EMPTY = auto()
    ARRIVED = auto()
    HINTED = auto()


GROWTH: Final = {
    Mark.NEWEST: 5,
    Mark.PROVISIONAL: 6,
    Mark.POSSIBLE: 8,
    Mark.CHOSEN: 9,
    Mark.IMPOSSIBLE: 8,
    Mark.EMPTY: 0,
    Mark.ARRIVED: 3,
    Mark.HINTED: 4,
}
"""How far each frame lies outside what it frames, in px."""


class FrameItem(QGraphicsItem):
    """A frame round a rectangle of the scene; `next_place` outlines where a card would come to lie."""

    def __init__(self, mark: Mark, rect: QRectF, palette: Palette, next_place: QRectF | None = None) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.mark = mark
        self._palette = palette
        grown = rect if next_place is None else rect.united(next_place)
        by = GROWTH[mark]
        self._rect = grown.adjusted(-by, -by, by, by)
        self._next = next_place

    def boundingRect(self) -> QRectF:
        """Give the frame with its plus disc."""
        return self._rect.adjusted(-PLUS, -PLUS, PLUS, PLUS)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the frame."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(self._rect, RADIUS, RADIUS)
        colours = self._palette
        match self.mark:
            case Mark.NEWEST:
                painter.strokePath(path, pen(colours.saffron, 2.4, Qt.PenStyle.DotLine))
            case Mark.PROVISIONAL:
                painter.strokePath(path, pen(colours.saffron, 3, Qt.PenStyle.CustomDashLine))
            case Mark.POSSIBLE:
                painter.strokePath(path, pen(colours.saffron, 2, Qt.PenStyle.CustomDashLine))
                self._draw_plus(painter)
            case Mark.CHOSEN:
                painter.fillPath(path, tinted(colours.saffron, 0.16))
                painter.strokePath(path, pen(colours.saffron, 3))
                self._draw_next(painter)
            case Mark.IMPOSSIBLE:
                hatch(painter, path, colours.bad_on_felt)
                painter.strokePath(path, pen(colours.bad_on_felt, 3, Qt.PenStyle.CustomDashLine))
            case Mark.EMPTY:
                painter.strokePath(path, pen(colours.on_felt_2, 1.6, Qt.PenStyle.CustomDashLine))
            case Mark.ARRIVED:
                painter.strokePath(path, pen(colours.saffron, 3))
            case Mark.HINTED:
                painter.strokePath(path, pen(colours.saffron, 2.4))

    def _draw_plus(self, painter: QPainter) -> None:
        colours = self._palette
        disc = QRectF(0, 0, PLUS, PLUS)
        disc.moveCenter(self._rect.topRight() + QPointF(-2, 2))
        painter.setPen(QPen(QColor(colours.saffron_ink), 1))
        painter.setBrush(QColor(colours.saffron))
        painter.drawEllipse(disc)
        painter.drawPixmap(disc.topLeft() + QPointF(5, 5), pictures.pixmap("add", colours.saffron_ink, PLUS - 10))

    def _draw_next(self, painter: QPainter) -> None:
        if self._next is not None:
            path = QPainterPath()
            path.addRoundedRect(self._next.adjusted(2, 2, -2, -2), 5, 5)
            painter.strokePath(path, pen(self._palette.saffron, 2, Qt.PenStyle.CustomDashLine))


class RingItem(QGraphicsItem):
    """The ring round what has the keyboard: white, with a dark edge outside."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._palette = palette
        self._rect = QRectF()
        self._radius = 0.0

    def surround(self, rect: QRectF, radius: float, palette: Palette) -> None:
        """Lie round a rectangle.

        Where it lay is painted anew at once: a bar over the table that is painted before the scene has looked at what
        moved would leave the ring standing there too.
        """
        scene = self.scene()
        if scene is not None:
            scene.update(self.sceneBoundingRect())
        self.prepareGeometryChange()
        self._rect, self._radius, self._palette = rect, radius, palette
        self.update()

    def boundingRect(self) -> QRectF:
        """Give the ring with its edge."""
        out = GAP + RING + EDGE + 1
        return self._rect.adjusted(-out, -out, out, out)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw edge and ring."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for out, width, colour in (
            ((GAP + RING + EDGE) / 2, GAP + RING + EDGE, self._palette.focus_edge_on_felt),
            (GAP + RING / 2, RING, self._palette.focus_on_felt),
        ):
            painter.setPen(QPen(QColor(colour), width))
            radius = self._radius + out
            painter.drawRoundedRect(self._rect.adjusted(-out, -out, out, out), radius, radius)


class CaretItem(QGraphicsItem):
    """The line in the hand where a dragged card would come to stand."""

    WIDTH: Final = 4

    def __init__(self, palette: Palette, top: QPointF, tall: float) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._palette = palette
        self._tall = tall
        self.setPos(top)

    def boundingRect(self) -> QRectF:
        """Give the line with its heads."""
        return QRectF(-9, -9, 18, self._tall + 18)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw a line with a head at either end."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._palette.saffron_ink), 1))
        painter.setBrush(QColor(self._palette.saffron))
        painter.drawRoundedRect(QRectF(-self.WIDTH / 2, 0, self.WIDTH, self._tall), 2, 2)
        for y, up in ((0.0, -8.0), (self._tall, 8.0)):
            painter.drawPolygon([QPointF(-7, y + up), QPointF(7, y + up), QPointF(0, y)])
