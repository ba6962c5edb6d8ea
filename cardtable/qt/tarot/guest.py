"""The widget that lies on the felt where tricks will be played: the auction."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from cardtable.qt.tarot.layout import Rooms, guest_rect


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
            rect, _ = guest_rect(rooms, self.tall)
            self._widget.setGeometry(rect.toAlignedRect())

    def tall(self, width: int) -> int:
        """Give the height that the widget wants in a width."""
        return self._widget.heightForWidth(width)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the widget the room that its content asks for."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self.place()
        return super().eventFilter(watched, event)
