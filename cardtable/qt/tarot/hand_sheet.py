"""The own hand by suit, to be looked at while something else is being decided."""

from __future__ import annotations

from itertools import groupby
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.kernel.cards import Card
from cardtable.kernel.message import message
from cardtable.play.hand_order import by_suit
from cardtable.qt.scenes.faces import MARGIN, Faces
from cardtable.qt.scenes.sizes import height
from cardtable.qt.widgets import set_tip
from cardtable.qt.windows.list_sheet import Entry, ListSheet
from cardtable.qt.words import Words

CARD: Final = 64
MOST_IN_LINE: Final = 13
GAP: Final = 6


class HandSheet(ListSheet):
    """The hand in pictures, under it a line a suit to be walked."""

    def __init__(self, over: QWidget, words: Words, hand: tuple[Card, ...], faces: Faces) -> None:
        """Lie hidden over `over`, with the cards of `hand`."""
        cards = tuple(sorted(hand, key=by_suit))
        suits = [tuple(suit) for _suit, suit in groupby(cards, key=lambda card: card.suit)]
        lines = [message("tarot-hand-line", cards=suit, count=len(suit)) for suit in suits]
        entries = [Entry.of(words.say(line), pickable=False) for line in lines]
        super().__init__(over, words.text("tarot-hand"), words.text("shell-close"), entries)
        self.content.insertWidget(0, CardRow(cards, faces))


class CardRow(QWidget):
    """Cards side by side, as much of each as there is room for, in two lines where they are many."""

    def __init__(self, cards: tuple[Card, ...], faces: Faces, width: int = CARD, name: str = "") -> None:
        """Show the cards, each `width` px wide; `name` says them, where nothing else does."""
        super().__init__()
        self._cards, self._faces, self._width = cards, faces, width
        self.setAccessibleName(name)
        set_tip(self, name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of the lines with the cards side by side."""
        lines, most = self._lines()
        return QSize(most * self._width, lines * (height(self._width) + GAP))

    def minimumSizeHint(self) -> QSize:
        """Return the size with the cards pushed together."""
        return QSize(2 * self._width, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards from the left, as a hand is held."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        _lines, most = self._lines()
        strip = min(self._width + 2.0, (self.width() - self._width - 2) / max(most - 1, 1))
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for start in range(0, len(self._cards), most):
            line = self._cards[start : start + most]
            used = self._width + strip * (len(line) - 1)
            left = self.width() - used - 1 if mirrored else 1.0
            top = start // most * (height(self._width) + GAP) + 1
            for nth, card in enumerate(line):
                spot = QPointF(left + nth * strip - MARGIN, top - MARGIN)
                painter.drawPixmap(spot, self._faces.pixmap(card, self._width))

    def _lines(self) -> tuple[int, int]:
        """Count the lines, then the cards of the longest."""
        lines = max(ceil(len(self._cards) / MOST_IN_LINE), 1)
        return lines, max(ceil(len(self._cards) / lines), 1)
