"""A row of a form: what is set, then the control that sets it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QSizePolicy, QWidget

from cardtable.qt import theme
from cardtable.qt.widgets import Label

LARGE: Final = 1.4
"""The scale of text from which a name and its control do not fit side by side."""
LABEL_WIDTH: Final = 110
WIDE: Final = (2, 3)
"""The shares of a name and of a control that takes most of the row."""


class RowLine(QWidget):
    """Name and control side by side; where text is large, one above the other."""

    def __init__(self, name: QLayout, *controls: QWidget, wide: bool = False) -> None:
        """Put the controls at the end of the row, a `wide` one over most of it."""
        super().__init__()
        self._wide = wide
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._end = QHBoxLayout()
        self._end.setSpacing(12)
        for control in controls:
            self._end.addWidget(control, 1 if wide else 0)
        self._end.addStretch(0)
        share, rest = WIDE if wide else (1, 0)
        self._line.addLayout(name, share)
        self._line.addLayout(self._end, rest)
        self._turn()

    def changeEvent(self, event: QEvent) -> None:
        """Turn when the size of text changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._turn()

    def _turn(self) -> None:
        large = theme.current().text_scale >= LARGE
        self._line.setDirection(QBoxLayout.Direction.TopToBottom if large else QBoxLayout.Direction.LeftToRight)
        self._line.setSpacing(6 if large else 16)
        self._end.setStretch(self._end.count() - 1, 1 if large and not self._wide else 0)


def row_name(label: Label) -> Label:
    """Let the name of a row give way to its control, yet never to nothing."""
    label.setMinimumWidth(theme.current().scaled(LABEL_WIDTH))
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return label
