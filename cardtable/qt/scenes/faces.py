"""The card faces, drawn once for each size, kept for as long as they are wanted."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from cardtable.kernel.cards import Card
from cardtable.qt.palette import Palette
from cardtable.qt.scenes.drawings import open_drawing, paint_drawing
from cardtable.qt.scenes.dress import Dress
from cardtable.qt.scenes.sizes import height
from cardtable.qt.widgets import Shadow, draw_shadow

STANDARD_FROM: Final = 76
CORNER: Final = 0.072
MARGIN: Final = 14
"""The room round the card for its shadow, in px."""
MOST: Final = 240
"""How many faces are kept, some 16 MB of them; their drawings are not, which are opened sooner than painted."""
SIZES: Final = 12
"""How many sizes of shadows are kept: of hand, combinations, piles, tricks, resting and lifted."""
RESTING: Final = Shadow(1, 5, 0.38)
LIFTED: Final = Shadow(7, 18, 0.42)


class Faces:
    """Draw the cards of one deck in one light for one device pixel ratio."""

    def __init__(self, palette: Palette, dress: Dress, ratio: float) -> None:
        self._palette = palette
        self._dress = dress
        self._ratio = ratio
        self.pixmap = lru_cache(maxsize=MOST)(self._draw)
        self._shadow = lru_cache(maxsize=SIZES)(self._draw_shadow)

    def _draw(self, card: Card | None, width: int, *, lifted: bool = False) -> QPixmap:
        """Draw a face, or the back for None, with its shadow in a margin of `MARGIN` px."""
        drawn = QPixmap(self._shadow(width, LIFTED if lifted else RESTING))
        painter = QPainter(drawn)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QPointF(MARGIN, MARGIN), self._face(card, width))
        painter.end()
        return drawn

    def _draw_shadow(self, width: int, shadow: Shadow) -> QPixmap:
        """Draw what lies under every card of a size."""
        tall = height(width)
        drawn = QPixmap(round((width + 2 * MARGIN) * self._ratio), round((tall + 2 * MARGIN) * self._ratio))
        drawn.setDevicePixelRatio(self._ratio)
        drawn.fill(Qt.GlobalColor.transparent)
        if not self._palette.flat:
            painter = QPainter(drawn)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_shadow(painter, QRectF(MARGIN, MARGIN, width, tall), width * CORNER, shadow)
            painter.end()
        return drawn

    def _face(self, card: Card | None, width: int) -> QPixmap:
        face = QPixmap(round(width * self._ratio), round(height(width) * self._ratio))
        face.setDevicePixelRatio(self._ratio)
        face.fill(Qt.GlobalColor.transparent)
        painter = QPainter(face)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(0, 0, width, height(width))
        drawing = open_drawing(card, self._dress, small=width < STANDARD_FROM)
        paint_drawing(painter, drawing, rect, self._dress.indices)
        if self._palette.paper_shade < 1:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            painter.fillRect(rect, QColor.fromRgbF(0, 0, 0, 1 - self._palette.paper_shade))
        if self._palette.flat:
            painter.setPen(QPen(QColor(self._palette.card_black), 1.6))
            painter.drawRoundedRect(rect.adjusted(0.8, 0.8, -0.8, -0.8), width * CORNER, width * CORNER)
        painter.end()
        return face
