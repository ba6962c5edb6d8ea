"""A fine line between two things of a panel."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.qt import theme


class Hairline(QWidget):
    """A line across, in the colour of hairlines."""

    def __init__(self) -> None:
        """Lie across the panel."""
        super().__init__()
        self.setFixedHeight(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line."""
        QPainter(self).fillRect(self.rect(), QColor(theme.current().palette.line))
