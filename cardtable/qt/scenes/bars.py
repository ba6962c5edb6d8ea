"""The action bar with the own line, which lie on the felt between combinations and hand."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QWidget

BAR: Final = 54
LINE: Final = 37
"""The heights in px at 100 % before the widgets have come."""


class Bars(QObject):
    """Place both widgets where the layout wants them; `folded` tells whether the line has no room of its own."""

    folded = Signal(bool)

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view
        self._bar: QWidget | None = None
        self._line: QWidget | None = None

    def seat(self, bar: QWidget, line: QWidget) -> None:
        """Take the widgets in."""
        self._bar, self._line = bar, line
        for widget in (bar, line):
            widget.setParent(self._view)
            widget.show()

    def heights(self, width: int, text_scale: float) -> tuple[float, float]:
        """Give the heights of bar and line in a view of that width."""
        return _height(self._bar, width, BAR * text_scale), _height(self._line, width, LINE * text_scale)

    def place(self, bar: QRectF, line: QRectF | None) -> None:
        """Lay both where they belong; without a place the line is folded away."""
        if self._bar is not None:
            self._bar.setGeometry(bar.toAlignedRect())
        if self._line is None:
            return
        shown = self._line.isVisibleTo(self._view)
        self._line.setVisible(line is not None)
        if line is not None:
            self._line.setGeometry(line.toAlignedRect())
        if shown != (line is not None):
            self.folded.emit(line is None)


def _height(widget: QWidget | None, width: int, usual: float) -> float:
    if widget is None:
        return usual
    return widget.heightForWidth(width) if widget.hasHeightForWidth() else widget.sizeHint().height()
