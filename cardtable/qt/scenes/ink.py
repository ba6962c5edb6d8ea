"""The few strokes that marks on the table are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from cardtable.kernel.cards import Card
from cardtable.qt.palette import Palette

RED_SUITS: Final = frozenset("HD")
HATCH_APART: Final = 11


def write(painter: QPainter, rect: QRectF, text: str, font: QFont, colour: str, align: Qt.AlignmentFlag) -> None:
    """Write text into a rectangle; the alignment means what it says in every language."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    upright = align & Qt.AlignmentFlag.AlignVertical_Mask or Qt.AlignmentFlag.AlignVCenter
    flags = align | upright | Qt.AlignmentFlag.AlignAbsolute
    painter.drawText(rect, int(flags.value) | int(Qt.TextFlag.TextWordWrap.value), text)


def text_width(text: str, font: QFont) -> float:
    """Measure one line of text, in px."""
    return QFontMetricsF(font).horizontalAdvance(text) + 1


def narrowed(font: QFont, text: str, width: float, least: float) -> QFont:
    """Give the font, smaller as far as a line of text needs that to fit into a width, not under so many px."""
    fitting = QFont(font)
    pixels = QFontInfo(font).pixelSize()
    while pixels > least and text_width(text, fitting) > width:
        pixels -= 1
        fitting.setPixelSize(pixels)
    return fitting


def pen(colour: str, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """Make a round pen; dashes are a hand's breadth whatever the width."""
    made = QPen(QColor(colour), width, style)
    if style is Qt.PenStyle.CustomDashLine:
        made.setDashPattern([5 / width * 1.2, 4 / width * 1.2])
    if style is Qt.PenStyle.DotLine:
        made.setDashPattern([0.1, 4.2 / width])
        made.setCapStyle(Qt.PenCapStyle.RoundCap)
    return made


def tinted(colour: str, alpha: float) -> QColor:
    """Give a colour that lets through what lies below."""
    made = QColor(colour)
    made.setAlphaF(alpha)
    return made


def hatch(painter: QPainter, path: QPainterPath, colour: str) -> None:
    """Fill a shape with slanting lines."""
    painter.save()
    painter.setClipPath(path)
    painter.setPen(QPen(tinted(colour, 0.45), 4))
    area = path.boundingRect()
    reach = area.height()
    start = area.left() - reach
    while start < area.right():
        painter.drawLine(QPointF(start, area.bottom()), QPointF(start + reach, area.top()))
        start += HATCH_APART
    painter.restore()


def suit_ink(card: Card, palette: Palette, *, four_colour: bool) -> str:
    """Give the colour a card's index has on paper."""
    if four_colour:
        own = {"H": palette.four_colour_hearts, "D": palette.four_colour_diamonds, "C": palette.four_colour_clubs}
        return own.get(card.suit, palette.card_black)
    return palette.card_red if card.suit in RED_SUITS else palette.card_black


def suit_path(suit: str, rect: QRectF) -> QPainterPath:
    """Draw the sign of a suit into a rectangle."""
    onto = QTransform.fromTranslate(rect.left(), rect.top()).scale(rect.width(), rect.height())
    return onto.map(_SIGNS[suit]())


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.96))
    path.cubicTo(0.4, 0.8, 0.02, 0.58, 0.02, 0.3)
    path.cubicTo(0.02, -0.02, 0.42, -0.02, 0.5, 0.26)
    path.cubicTo(0.58, -0.02, 0.98, -0.02, 0.98, 0.3)
    path.cubicTo(0.98, 0.58, 0.6, 0.8, 0.5, 0.96)
    return path


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.0))
    path.lineTo(0.88, 0.5)
    path.lineTo(0.5, 1.0)
    path.lineTo(0.12, 0.5)
    path.closeSubpath()
    return path


def _spade() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.02))
    path.cubicTo(0.6, 0.2, 0.98, 0.4, 0.98, 0.64)
    path.cubicTo(0.98, 0.88, 0.66, 0.9, 0.55, 0.74)
    path.lineTo(0.64, 0.98)
    path.lineTo(0.36, 0.98)
    path.lineTo(0.45, 0.74)
    path.cubicTo(0.34, 0.9, 0.02, 0.88, 0.02, 0.64)
    path.cubicTo(0.02, 0.4, 0.4, 0.2, 0.5, 0.02)
    return path


def _club() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y in ((0.5, 0.26), (0.26, 0.58), (0.74, 0.58)):
        path.addEllipse(QPointF(x, y), 0.24, 0.24)
    foot = ((0.46, 0.4), (0.54, 0.4), (0.64, 0.98), (0.36, 0.98), (0.46, 0.4))
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in foot]))
    return path


_SIGNS: Final[dict[str, Callable[[], QPainterPath]]] = {"H": _heart, "D": _diamond, "S": _spade, "C": _club}
