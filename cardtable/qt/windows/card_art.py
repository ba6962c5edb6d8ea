"""Cards as ornaments of home: fanned in the hero, laid on a tile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.games import carousel
from cardtable.kernel.cards import Card
from cardtable.qt import resources, theme
from cardtable.qt.scenes.drawings import open_drawing, paint_drawing
from cardtable.qt.scenes.dress import Dress
from cardtable.qt.stylesheet import RADIUS_TILE

RATIO: Final = 7 / 5
STANDARD_FROM: Final = 70
CARD_SHARE: Final = 0.45
"""The width of a card on a tile as a part of the picture's height."""
SPREAD: Final = 6.5
"""Degrees between two cards of a fan."""


HUNG: Final = ((78, 148, 84), (322, 148, 84), (158, 170, 98), (242, 170, 98))
"""Where cards hang from the roundabout of Carousel: middle, upper edge, width in the units of its drawing."""

_worn = Dress()


def wear(dress: Dress) -> None:
    """Take the cards from another deck from now on."""
    global _worn  # noqa: PLW0603 - one deck is in play, as one theme is worn
    _worn = dress


def face(card: Card, width: int, ratio: float) -> QPixmap:
    """Return the face of a card, `width` logical px wide, sharp at a device pixel ratio."""
    dress = _worn
    key = f"cardtable-art/{dress.deck}/{dress.indices}/{card}/{width}/{ratio}"
    kept = QPixmap()
    if QPixmapCache.find(key, kept):
        return kept
    drawn = QPixmap(round(width * ratio), round(width * RATIO * ratio))
    drawn.setDevicePixelRatio(ratio)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    drawing = open_drawing(card, dress, small=width < STANDARD_FROM)
    paint_drawing(painter, drawing, QRectF(0, 0, width, width * RATIO), dress.indices)
    painter.end()
    QPixmapCache.insert(key, drawn)
    return drawn


def paint_fan(painter: QPainter, cards: Sequence[Card], middle: QPointF, width: int, ratio: float) -> None:
    """Fan cards out round a point far below `middle`, the point where the middle card's upper edge lies."""
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    reach = width * 4.2
    for place, card in enumerate(cards):
        painter.save()
        painter.translate(middle.x(), middle.y() + reach)
        painter.rotate((place - (len(cards) - 1) / 2) * SPREAD)
        painter.drawPixmap(QPointF(-width / 2, -reach), face(card, width, ratio))
        painter.restore()


def _paint_hung(painter: QPainter, cards: Sequence[Card], area: QRectF, ratio: float) -> None:
    """Hang cards from the roundabout, which stands in the middle of an area."""
    drawing = QSvgRenderer(str(resources.path("tiles", "carousel-roundabout.svg")))
    size = QSizeF(drawing.defaultSize()).scaled(area.size(), Qt.AspectRatioMode.KeepAspectRatio)
    left = area.center().x() - size.width() / 2
    drawing.render(painter, QRectF(QPointF(left, area.top()), size))
    unit = size.height() / drawing.defaultSize().height()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for card, (middle, top, width) in zip(cards, HUNG, strict=True):
        corner = QPointF(left + (middle - width / 2) * unit, area.top() + top * unit)
        painter.drawPixmap(corner, face(card, round(width * unit), ratio))


class TileArt(QWidget):
    """The picture of a game: its ground with the cards that stand for its idea in front."""

    def __init__(self, game: str, cards: Sequence[Card]) -> None:
        """Show the ground of that game; the picture says nothing that the words do not say."""
        super().__init__()
        self._game = game
        self._cards = tuple(cards)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground within the tile's corners, then the cards."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        flat = theme.current().palette.flat
        if not flat:
            corners = QPainterPath()
            corners.addRoundedRect(area, RADIUS_TILE - 8, RADIUS_TILE - 8)
            painter.setClipPath(corners)
            ground = resources.path("tiles", f"{self._game}-ground.svg")
            drawing = QSvgRenderer(str(ground))
            size = QSizeF(drawing.defaultSize()).scaled(area.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
            drawing.render(painter, QRectF(QPointF((area.width() - size.width()) / 2, 0), size))
        if self._game == carousel.NAME and not flat:
            _paint_hung(painter, self._cards, area, self.devicePixelRatioF())
            return
        card = round(area.height() * CARD_SHARE)
        above = (area.height() - card * RATIO) / 2
        paint_fan(painter, self._cards, QPointF(area.center().x(), above), card, self.devicePixelRatioF())
