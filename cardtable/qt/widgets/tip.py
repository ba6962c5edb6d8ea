"""A tool tip for the eye alone: Qt's own is also a description to the ear, which would hear a name twice."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget


class Tip(QObject):
    """Shows its text when the pointer rests on a widget."""

    def __init__(self, widget: QWidget) -> None:
        """Serve a widget as long as it lives."""
        super().__init__(widget)
        self.text = ""
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the text."""
        if event.type() is not QEvent.Type.ToolTip or not isinstance(event, QHelpEvent) or not self.text:
            return False
        if isinstance(watched, QWidget):
            QToolTip.showText(event.globalPos(), self.text, watched)
        return True


def set_tip(widget: QWidget, text: str) -> None:
    """Give a widget a tool tip that is seen and not heard; none where the text is empty."""
    tip = widget.findChild(Tip)
    (tip if tip is not None else Tip(widget)).text = text


def tip_of(widget: QWidget) -> str:
    """Give the tool tip that is seen."""
    tip = widget.findChild(Tip)
    return tip.text if tip is not None else ""
