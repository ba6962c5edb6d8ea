"""A few cards of the deck that is chosen, laid on felt beside the choice."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.kernel.cards import JOKER, Card
from cardtable.qt import theme
from cardtable.qt.preferences import dress_of
from cardtable.qt.scenes.faces import MARGIN, Faces
from cardtable.qt.scenes.sizes import height
from cardtable.qt.stylesheet import RADIUS_TILE
from cardtable.store.settings import Settings

CARDS: Final = (Card("A", "S"), Card("10", "H"), Card("J", "D"), Card("Q", "C"), Card("K", "H"), JOKER)
WIDTH: Final = 76
GAP: Final = 10
PAD: Final = 12
"""The felt that is seen round the cards, in px."""


class DeckPreview(QWidget):
    """Shows the cards as they come to the table; it says nothing that the choice does not say."""

    def __init__(self, settings: Settings) -> None:
        """Lay out the deck chosen now."""
        super().__init__()
        self._settings = settings
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_deck(self, settings: Settings) -> None:
        """Lay out the deck of these settings."""
        self._settings = settings
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room that the cards take."""
        return QSize(len(CARDS) * (WIDTH + GAP) - GAP + 2 * PAD, height(WIDTH) + 2 * PAD)

    def minimumSizeHint(self) -> QSize:
        """Return the room of two cards: the others are left out where there is no more."""
        return QSize(2 * (WIDTH + GAP) - GAP + 2 * PAD, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the cards side by side, from the left as a hand is held, as many as there is room for."""
        palette = theme.current().palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        felt = QPainterPath()
        felt.addRoundedRect(QRectF(self.rect()), RADIUS_TILE - 8, RADIUS_TILE - 8)
        painter.fillPath(felt, QColor(palette.felt))
        faces = Faces(palette, dress_of(self._settings), self.devicePixelRatioF())
        shown = CARDS[: (self.width() - 2 * PAD + GAP) // (WIDTH + GAP)]
        left = (self.width() - len(shown) * (WIDTH + GAP) + GAP) / 2
        for place, card in enumerate(shown):
            spot = QPointF(left + place * (WIDTH + GAP) - MARGIN, PAD - MARGIN)
            painter.drawPixmap(spot, faces.pixmap(card, WIDTH))
