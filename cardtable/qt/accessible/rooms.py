"""The rooms of the window, of which a screen reader names the one that is shown, nothing around it."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QStackedWidget, QWidget


class RoomsInterface(QAccessibleWidget):
    """A stack of rooms: Qt would have it read as a "layered pane" whenever the focus comes back from elsewhere."""

    def __init__(self, rooms: QStackedWidget) -> None:
        super().__init__(rooms, QAccessible.Role.Client)

    def childCount(self) -> int:
        """Count the room that is shown."""
        return 0 if self._shown is None else 1

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override] # Qt takes a null pointer; its stubs do not say so
        """Give the room that is shown."""
        shown = self._shown
        return QAccessible.queryAccessibleInterface(shown) if index == 0 and shown is not None else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Find the room that is shown, no other."""
        return 0 if child.object() == self._shown else -1

    @property
    def _shown(self) -> QWidget | None:
        rooms = self.object()
        return rooms.currentWidget() if isinstance(rooms, QStackedWidget) else None


_interfaces: dict[int, RoomsInterface] = {}
"""The interfaces handed to Qt, which keeps no reference of its own."""
_installed: list[object] = []


def _factory(_name: str, asked: QObject | None) -> QAccessibleInterface | None:
    if not isinstance(asked, QStackedWidget):
        return None
    key = id(asked)
    made = _interfaces[key] = RoomsInterface(asked)
    asked.destroyed.connect(lambda: _interfaces.pop(key, None))
    return made


def install() -> None:
    """Tell Qt how rooms are read, once."""
    if not _installed:
        _installed.append(_factory)
        QAccessible.installFactory(_factory)
