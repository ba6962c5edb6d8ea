"""How a row of the side panel is drawn: its ground, its parts from the reading start on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from cardtable.qt import theme

PAD: Final = 8
RADIUS: Final = 10


def ground(painter: QPainter, option: QStyleOptionViewItem, *, marked: bool) -> QRect:
    """Draw the ground of a row that is marked, or has the focus; return its area."""
    colours = theme.current().palette
    area: QRect = option.rect
    area = area.adjusted(0, 1, 0, -1)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    if marked:
        painter.setBrush(QColor(colours.panel_2))
        painter.drawRoundedRect(area, RADIUS, RADIUS)
    if option.state & QStyle.StateFlag.State_HasFocus:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QColor(colours.focus))
        for inset in range(3):
            painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), RADIUS, RADIUS)
    return area


def spot_in(option: QStyleOptionViewItem, area: QRect, left: int, width: int) -> QRect:
    """Return the part of a row that begins `left` px after the reading start."""
    spot = QRect(area.left() + left, area.top(), width, area.height())
    return QStyle.visualRect(option.direction, area, spot)
