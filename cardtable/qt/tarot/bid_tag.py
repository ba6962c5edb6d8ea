"""A bid of the auction on its tag, with the picture of who made it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from cardtable.qt import theme
from cardtable.qt.theme import Role

HEIGHT: Final = 28
FACE: Final = 24
PAD: Final = 10
GAP: Final = 6
SIGN: Final = 14
CROWN: Final = "crown"


class BidTag(QWidget):
    """Who has bid what; the highest bid is filled, with a crown."""

    def __init__(self, picture: str, said: str, heard: str, *, highest: bool) -> None:
        """Show the words `said` beside a picture; `heard` is the accessible name."""
        super().__init__()
        self._picture, self._said, self._highest = picture, said, highest
        self.setAccessibleName(heard)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of picture, crown and words in one line."""
        worn = theme.current()
        crown = worn.scaled(SIGN) + GAP if self._highest else 0
        return QSize(2 + worn.scaled(FACE) + GAP + crown + self._text_width() + PAD, worn.scaled(HEIGHT))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the pill with its parts in reading order."""
        worn = theme.current()
        colours = worn.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = colours.plum_edge if self._highest else colours.line
        painter.setPen(QPen(QColor(edge), colours.outline))
        painter.setBrush(QColor(colours.plum if self._highest else colours.panel_2))
        pill = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        face, left = worn.scaled(FACE), 2
        painter.drawPixmap(self._spot(left, face).topLeft(), theme.portrait(self._picture, face))
        left += face + GAP
        ink = colours.plum_ink if self._highest else colours.ink
        if self._highest:
            sign = worn.scaled(SIGN)
            painter.drawPixmap(self._spot(left, sign).topLeft(), theme.pixmap(CROWN, ink, sign))
            left += sign + GAP
        painter.setFont(worn.font(Role.CHIP))
        painter.setPen(QColor(ink))
        words = self._spot(left, self._text_width(), self.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self._said)

    def _spot(self, left: int, width: int, height: int = 0) -> QRect:
        """Give the place of a part that begins `left` px after the reading start."""
        tall = height or width
        spot = QRect(QPoint(left, (self.height() - tall) // 2), QSize(width, tall))
        return QStyle.visualRect(self.layoutDirection(), self.rect(), spot)

    def _text_width(self) -> int:
        return QFontMetrics(theme.current().font(Role.CHIP)).horizontalAdvance(self._said)
