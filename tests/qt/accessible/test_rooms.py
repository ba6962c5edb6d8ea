"""Of the rooms of the window the one that is shown is read."""

from __future__ import annotations

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from cardtable.qt.accessible.rooms import install


def test_only_the_room_that_is_shown_is_there(qtbot: QtBot) -> None:
    """The stack itself is of a kind that no screen reader names."""
    install()
    rooms, home, table = QStackedWidget(), QWidget(), QWidget()
    qtbot.addWidget(rooms)
    rooms.addWidget(home)
    rooms.addWidget(table)
    rooms.setCurrentWidget(table)
    stack = QAccessible.queryAccessibleInterface(rooms)
    inside = [stack.child(at).object() for at in range(stack.childCount())]
    assert (stack.role(), inside) == (QAccessible.Role.Client, [table])
    assert [stack.indexOfChild(QAccessible.queryAccessibleInterface(each)) for each in (home, table)] == [-1, 0]


def test_a_stack_without_rooms_holds_nothing(qtbot: QtBot) -> None:
    """A screen reader may ask before the window is furnished."""
    install()
    rooms = QStackedWidget()
    qtbot.addWidget(rooms)
    stack = QAccessible.queryAccessibleInterface(rooms)
    assert stack.childCount() == 0
