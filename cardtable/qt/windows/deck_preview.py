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
"""How wide a card of the usual size is laid, in px."""
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
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room that the cards take."""
        return QSize(self._row(len(CARDS)), height(self._card) + 2 * PAD)

    def minimumSizeHint(self) -> QSize:
        """Return the room of two cards: the others are left out where there is no more."""
        return QSize(self._row(2), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the cards side by side, from the left as a hand is held, as many as there is room for."""
        palette = theme.current().palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        felt = QPainterPath()
        felt.addRoundedRect(QRectF(self.rect()), RADIUS_TILE - 8, RADIUS_TILE - 8)
        painter.fillPath(felt, QColor(palette.felt))
        faces = Faces(palette, dress_of(self._settings), self.devicePixelRatioF())
        step = self._card + GAP
        shown = CARDS[: (self.width() - 2 * PAD + GAP) // step]
        left = (self.width() - self._row(len(shown))) / 2 + PAD
        for place, card in enumerate(shown):
            painter.drawPixmap(QPointF(left + place * step - MARGIN, PAD - MARGIN), faces.pixmap(card, self._card))

    @property
    def _card(self) -> int:
        """How wide a card is laid in the size that is chosen, in px."""
        return round(WIDTH * self._settings.card_size / 100)

    def _row(self, cards: int) -> int:
        """Give the width of felt with so many cards on it."""
        return cards * (self._card + GAP) - GAP + 2 * PAD
