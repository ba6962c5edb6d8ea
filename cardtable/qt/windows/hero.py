"""The large invitation at the top of home."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable.kernel.cards import Card
from cardtable.qt import theme
from cardtable.qt.stylesheet import RADIUS_HERO
from cardtable.qt.theme import Role
from cardtable.qt.widgets import CallButton, Label, OutlineButton, Surface, Tone, lay_on, star_pattern
from cardtable.qt.windows.card_art import paint_fan

HEIGHT: Final = 262
PICTURED: Final = 700
"""The width in px from which there is room for pictures beside the words."""
AVATAR: Final = 66


class Hero(QWidget):
    """A piece of the table: what can be gone on with at once, with its cards and its people."""

    called = Signal()
    put_aside = Signal()

    def __init__(self) -> None:
        """Stand without words or pictures."""
        super().__init__()
        self._cards: tuple[Card, ...] = ()
        self._people: tuple[str, ...] = ()
        self._eyebrow = Label("", Role.BODY_STRONG, Tone.FELT_SECONDARY)
        self._title = Label("", Role.HERO_TITLE, Tone.FELT)
        self._line = Label("", Role.LINE, Tone.FELT)
        self.call = CallButton("", "continue", large=True)
        self.aside = OutlineButton("")
        self.call.clicked.connect(self.called)
        self.aside.clicked.connect(self.put_aside)
        self.setMinimumHeight(HEIGHT)
        lay_on(self, Surface.FELT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._lay_out()

    def set_words(self, eyebrow: str, title: str, line: str, call: str, key_hint: str) -> None:
        """Say what can be gone on with."""
        self._eyebrow.setText(eyebrow)
        self._title.setText(title)
        self._line.setText(line)
        self.call.set_words(call, key_hint=key_hint)

    def set_aside_words(self, words: str, *, shown: bool) -> None:
        """Name the button that puts a match aside; show it where there is one."""
        self.aside.set_words(words)
        self.aside.setVisible(shown)

    def set_pictures(self, cards: Sequence[Card], people: Sequence[str]) -> None:
        """Show cards of the hand with the pictures of the other players."""
        self._cards, self._people = tuple(cards[:9]), tuple(people[:7])
        self.update()

    def sizeHint(self) -> QSize:
        """Return a broad band."""
        return QSize(PICTURED, max(HEIGHT, super().sizeHint().height()))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the felt, the pictures at the end of the line."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        self._draw_felt(painter, area)
        if self.width() >= PICTURED:
            self._draw_pictures(painter, area)

    def _draw_felt(self, painter: QPainter, area: QRectF) -> None:
        colours = theme.current().palette
        shape = QPainterPath()
        shape.addRoundedRect(area, RADIUS_HERO, RADIUS_HERO)
        light = QRadialGradient(QPointF(area.center().x(), area.top()), area.width() * 0.6)
        light.setColorAt(0, QColor(colours.felt_centre))
        light.setColorAt(0.6, QColor(colours.felt))
        light.setColorAt(1, QColor(colours.felt_rim))
        painter.fillPath(shape, light)
        if not colours.flat:
            painter.fillPath(shape, star_pattern(colours.felt_line, self.devicePixelRatioF()))
        painter.setPen(QPen(QColor(colours.table_rim_line), 3))
        painter.drawPath(shape)
        painter.setClipPath(shape)

    def _draw_pictures(self, painter: QPainter, area: QRectF) -> None:
        """Draw the people in a bow over the fan of cards."""
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        middle = area.left() + 240 if mirrored else area.right() - 240
        ratio = self.devicePixelRatioF()
        count = len(self._people)
        step = min(118.0, 400 / max(count, 1))
        for place, picture in enumerate(self._people):
            off = place - (count - 1) / 2
            spot = QPointF(middle + off * step - AVATAR / 2, area.top() + 26 + 7 * off * off)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.current().palette.panel))
            painter.drawEllipse(QRectF(spot.x() - 3, spot.y() - 3, AVATAR + 6, AVATAR + 6))
            painter.drawPixmap(spot, theme.portrait(picture, AVATAR, ratio=ratio))
        paint_fan(painter, self._cards, QPointF(middle, area.bottom() - 122), 100, ratio)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(8)
        words.addStretch(1)
        for label in (self._eyebrow, self._title, self._line):
            words.addWidget(label)
        words.addSpacing(16)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.call)
        row.addWidget(self.aside)
        row.addStretch(1)
        words.addLayout(row)
        words.addStretch(1)
        line = QHBoxLayout(self)
        line.setContentsMargins(44, 24, 44, 24)
        line.addLayout(words, 3)
        line.addStretch(2)
