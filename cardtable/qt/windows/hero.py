"""The large invitation at the top of home."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from cardtable.kernel.cards import Card
from cardtable.qt import theme
from cardtable.qt.stylesheet import RADIUS_HERO
from cardtable.qt.theme import Role
from cardtable.qt.widgets import CallButton, Label, OutlineButton, Surface, Tone, lay_on, star_pattern
from cardtable.qt.windows.card_art import paint_fan

HEIGHT: Final = 262
"""The height for which the pictures are laid out, in px; they grow with it."""
WIDE: Final = 700
PICTURES: Final = 450
"""The width that the pictures take at that height."""
SMALLEST: Final = 0.55
"""Pictures that would have to be smaller than this are left out."""
MARGIN: Final = 44
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
        self._share = 1.0
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

    def fit(self, width: int, height: int) -> int:
        """Stand in a width, at least so high; the pictures take what the words leave. Give the height."""
        room = width - 2 * MARGIN - self._row.sizeHint().width() - self._row.spacing()
        share = min(height / HEIGHT, room / PICTURES)
        self._share = share if share >= SMALLEST else 0.0
        self._beside.changeSize(round(PICTURES * self._share), 0)
        self._across.invalidate()
        self.setMinimumHeight(height)
        self.update()
        return max(height, self._across.totalHeightForWidth(width))

    def sizeHint(self) -> QSize:
        """Return a broad band."""
        return QSize(WIDE, max(self.minimumHeight(), super().sizeHint().height()))

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
        if self._share:
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
        share, off_edge = self._share, 240 * self._share
        middle = area.left() + off_edge if mirrored else area.right() - off_edge
        ratio = self.devicePixelRatioF()
        count, side = len(self._people), round(AVATAR * share)
        step = min(118.0, 400 / max(count, 1)) * share
        for place, picture in enumerate(self._people):
            off = place - (count - 1) / 2
            spot = QPointF(middle + off * step - side / 2, area.top() + (26 + 7 * off * off) * share)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.current().palette.panel))
            painter.drawEllipse(QRectF(spot.x() - 3, spot.y() - 3, side + 6, side + 6))
            painter.drawPixmap(spot, theme.portrait(picture, side, ratio=ratio))
        upper_edge = QPointF(middle, area.bottom() - 122 * share)
        paint_fan(painter, self._cards, upper_edge, round(100 * share), ratio)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(8)
        words.addStretch(1)
        for label in (self._eyebrow, self._title, self._line):
            words.addWidget(label)
        words.addSpacing(8)
        self._row = QHBoxLayout()
        self._row.setSpacing(12)
        self._row.addWidget(self.call)
        self._row.addWidget(self.aside)
        self._row.addStretch(1)
        words.addLayout(self._row)
        words.addStretch(1)
        self._beside = QSpacerItem(0, 0)
        self._across = QHBoxLayout(self)
        self._across.setContentsMargins(MARGIN, 16, MARGIN, 16)
        self._across.addLayout(words, 1)
        self._across.addItem(self._beside)
