"""How much there is of what is needed, as a bar."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.qt import theme

WIDTH, HEIGHT = 110, 12
RADIUS: Final = 5.0


class Meter(QWidget):
    """A bar that fills from the reading start; its name tells what it measures, its description how much there is.

    Qt's own progress bar would have screen readers say each change in per cent, beside the sentence that tells it.
    """

    def __init__(self) -> None:
        """Be empty."""
        super().__init__()
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def share(self) -> float:
        """How much of it is filled, from 0 to 1."""
        return self._share

    def show_share(self, reached: float, needed: float) -> None:
        """Show how much of what is needed is reached; what needs nothing is full."""
        self._share = min(reached / needed, 1.0) if needed else 1.0
        self.update()

    def sizeHint(self) -> QSize:
        """Be as long as the space between two words can bear."""
        return QSize(WIDTH, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the groove, then what fills it."""
        worn = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        groove = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(QColor(worn.palette.edge), 1))
        painter.setBrush(QColor(worn.palette.panel_2))
        painter.drawRoundedRect(groove, RADIUS, RADIUS)
        filled = groove.adjusted(1, 1, -1, -1)
        length = filled.width() * self._share
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            filled.setLeft(filled.right() - length)
        else:
            filled.setWidth(length)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(worn.palette.saffron))
        painter.drawRoundedRect(filled, RADIUS - 1, RADIUS - 1)
