"""The widget that lies on the felt where tricks will be played: the auction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtWidgets import QWidget

WIDEST: Final = 900

Rooms = tuple[QRectF, QRectF]
"""The room between the plates, then the wider one below them."""


class Guest(QObject):
    """Keep a widget where it has room, whenever its content or the table changes."""

    def __init__(self, widget: QWidget, rooms: Callable[[], Rooms | None], parent: QObject) -> None:
        """Take the widget in; `rooms` tells where it may lie now."""
        super().__init__(parent)
        self._widget, self._rooms = widget, rooms
        widget.installEventFilter(self)

    def place(self) -> None:
        """Lay the widget where it has room."""
        rooms = self._rooms()
        if rooms is not None and not self._widget.isHidden():
            self._widget.setGeometry(_rect(rooms, self._widget).toAlignedRect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the widget the room that its content asks for."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self.place()
        return super().eventFilter(watched, event)


def _rect(rooms: Rooms, widget: QWidget) -> QRectF:
    """Choose the first room that is high enough; where none is, stand just over the action bar."""
    widths = [min(room.width(), WIDEST) for room in rooms]
    talls = [widget.heightForWidth(round(width)) for width in widths]
    fitting = [at for at, room in enumerate(rooms) if talls[at] <= room.height()]
    at = fitting[0] if fitting else talls.index(min(talls))
    rect = QRectF(0, 0, widths[at], talls[at])
    rect.moveCenter(rooms[at].center())
    if rect.height() > rooms[at].height():
        rect.moveBottom(rooms[at].bottom())
    return rect
