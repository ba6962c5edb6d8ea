"""The small signs with words that lie on the table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardtable.qt import pictures
from cardtable.qt.palette import Palette
from cardtable.qt.scenes.ink import text_width, write
from cardtable.qt.theme import Role, Theme
from cardtable.qt.widgets import Lift, draw_shadow

WIDEST: Final = 330
"""The width at 100 % beyond which a sign breaks its words into lines."""


class Tone(Enum):
    """The colours of a sign."""

    PANEL = auto()
    SAFFRON = auto()
    REFUSED = auto()
    GOOD = auto()
    PLUM = auto()


@dataclass(frozen=True, slots=True)
class Sign:
    """What a tag or chip says: words with an icon before them, in the reading direction."""

    text: str
    tone: Tone = Tone.PANEL
    icon: str = ""
    rtl: bool = False
    chip: bool = False


class TagItem(QGraphicsItem):
    """A pill, or the larger chip, with its words."""

    def __init__(self, sign: Sign, theme: Theme) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.sign = sign
        self._theme = theme
        self._font = theme.font(Role.CHIP if sign.chip else Role.TAG)
        self._size = self._measure()

    @property
    def size(self) -> QSizeF:
        """Give the sign's size in px."""
        return self._size

    def boundingRect(self) -> QRectF:
        """Give the sign with its shadow."""
        return QRectF(QPointF(0, 0), self._size).adjusted(-8, -8, 8, 12)

    def centre_at(self, point: QPointF, within: QRectF) -> None:
        """Stand centred on a point, as far as the view's edges allow."""
        left = min(max(point.x() - self._size.width() / 2, within.left()), within.right() - self._size.width())
        top = min(max(point.y() - self._size.height() / 2, within.top()), within.bottom() - self._size.height())
        self.setPos(round(left), round(top))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the ground, the icon, the words."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._theme.palette
        fill, ink, line = _colours(self.sign.tone, colours)
        rect = QRectF(QPointF(0, 0), self._size)
        radius = 10 if self.sign.chip else rect.height() / 2
        if not colours.flat:
            draw_shadow(painter, rect, radius, Lift.RESTING.value)
        painter.setPen(QPen(QColor(line), colours.outline))
        painter.setBrush(QColor(fill))
        inset = colours.outline / 2
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
        self._draw_contents(painter, ink)

    def _draw_contents(self, painter: QPainter, ink: str) -> None:
        pad, side, rect = self._pad, self._icon_side, QRectF(QPointF(0, 0), self._size)
        words = rect.adjusted(pad, 0, -pad, 0)
        if self.sign.icon:
            x = rect.right() - pad - side if self.sign.rtl else rect.left() + pad
            icon_ink = self._theme.palette.bad if self.sign.tone is Tone.REFUSED else ink
            picture = pictures.pixmap(self.sign.icon, icon_ink, side, right_to_left=self.sign.rtl)
            painter.drawPixmap(QPointF(x, rect.center().y() - side / 2), picture)
            shift = side + self._between
            words = words.adjusted(0, 0, -shift, 0) if self.sign.rtl else words.adjusted(shift, 0, 0, 0)
        align = Qt.AlignmentFlag.AlignRight if self.sign.rtl else Qt.AlignmentFlag.AlignLeft
        if not self.sign.icon:
            align = Qt.AlignmentFlag.AlignHCenter
        if self.sign.text:
            write(painter, words, self.sign.text, self._font, ink, align)

    @property
    def _pad(self) -> int:
        return self._theme.scaled(12 if self.sign.chip else 9)

    @property
    def _between(self) -> int:
        return self._theme.scaled(8 if self.sign.chip else 4) if self.sign.text else 0

    @property
    def _icon_side(self) -> int:
        return self._theme.scaled(16 if self.sign.chip else 12)

    def _measure(self) -> QSizeF:
        beside = 2 * self._pad + (self._icon_side + self._between if self.sign.icon else 0)
        line = self._theme.line_height(Role.CHIP if self.sign.chip else Role.TAG, right_to_left=self.sign.rtl)
        room = self._theme.scaled(WIDEST) - beside
        width = text_width(self.sign.text, self._font) if self.sign.text else 0
        if width <= room:
            return QSizeF(ceil(width + beside) + 1, line + (8 if self.sign.chip else 0))
        flags = int(Qt.TextFlag.TextWordWrap.value)
        broken = QFontMetricsF(self._font).boundingRect(QRectF(0, 0, room, 10000), flags, self.sign.text)
        return QSizeF(round(broken.width() + 2 + beside), round(broken.height() + 12))


def _colours(tone: Tone, colours: Palette) -> tuple[str, str, str]:
    """Give fill, ink and line of a tone."""
    match tone:
        case Tone.PANEL:
            return colours.panel, colours.ink, colours.line
        case Tone.SAFFRON:
            return colours.saffron, colours.saffron_ink, colours.saffron
        case Tone.REFUSED:
            return colours.panel, colours.ink, colours.bad
        case Tone.GOOD:
            return colours.good_ground, colours.good, colours.good
        case Tone.PLUM:
            return colours.plum, colours.plum_ink, colours.plum_edge
