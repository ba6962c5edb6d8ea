"""Columns that scroll where their room is too low."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QWidget


def centred(inner: QWidget) -> QScrollArea:
    """Scroll a column that stands in the middle of its room, as wide as it may."""
    holder = QWidget()
    line = QHBoxLayout(holder)
    line.setContentsMargins(0, 0, 0, 0)
    line.addStretch(1)
    line.addWidget(inner, 1000)
    line.addStretch(1)
    return scrolling(holder)


def scrolling(inner: QWidget) -> QScrollArea:
    """Let what is higher than its room be scrolled; the room shows through."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(inner)
    area.viewport().setAutoFillBackground(False)
    inner.setAutoFillBackground(False)
    return area
