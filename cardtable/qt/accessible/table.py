"""Every card, combination, pile, opponent as an object of its own for screen readers."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import Shiboken

from cardtable.qt.accessible.readable import ReadableTable, Spoken
from cardtable.qt.scenes.places import HandPlace, MeldPlace, PiecePlace, Place

LINGERS_MS: Final = 1000
"""How long a place that is gone can still be asked: a screen reader looks back from where the focus goes to where it
was, and would read window, room and table anew if it found nothing there."""
_NOTHING = Shiboken.VoidPtr(0)
"""What Qt must be answered for an interface that is not there: None or 0 end the process."""


class PlaceActions(QAccessibleActionInterface):
    """What a screen reader can have done with a place; Qt has the words for it in each language."""

    def __init__(self, view: ReadableTable, place: Place) -> None:
        super().__init__()
        self._view = view
        self._place = place

    def actionNames(self) -> list[str]:
        """Name the actions: press, and the menu where there is one."""
        names = [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]
        if isinstance(self._place, HandPlace | MeldPlace | PiecePlace):
            names.append(QAccessibleActionInterface.showMenuAction())
        return names

    def doAction(self, name: str) -> None:
        """Do one of them."""
        if self._place not in self._view.reading_order():
            return
        if name == QAccessibleActionInterface.pressAction():
            self._view.press(self._place)
        elif name == QAccessibleActionInterface.showMenuAction():
            self._view.focus_on(self._place)
            self._view.context_menu()
        elif name == QAccessibleActionInterface.setFocusAction():
            self._view.setFocus()
            self._view.focus_on(self._place)

    def keyBindingsForAction(self, name: str) -> list[str]:
        """Leave key hints to the words of the window."""
        return []


class PlaceInterface(QAccessibleInterface):
    """One place on the table as Qt's accessibility sees it."""

    def __init__(self, view: ReadableTable, place: Place) -> None:
        super().__init__()
        self._view = view
        self._place = place
        self.actions = PlaceActions(view, place)
        self.lingers = self.gone = False

    def isValid(self) -> bool:
        """Tell whether the place is still on the table."""
        return not self.gone and Shiboken.isValid(self._view)

    def object(self) -> QObject | None:  # type: ignore[override] # Qt takes a null pointer; its stubs do not say so
        """Give no object: a place is no QObject."""
        return None

    def window(self) -> QWindow:
        """Give the window that the table is in."""
        return self._view.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        """Give the table."""
        return QAccessible.queryAccessibleInterface(self._view)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override] # likewise
        """Give no child."""
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override] # likewise
        """Give no child."""
        return None

    def childCount(self) -> int:
        """Count no children."""
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Find no child."""
        return -1

    def rect(self) -> QRect:
        """Give the place on the screen."""
        if self.lingers:
            return QRect()
        rect = self._view.place_rect(self._place)
        return QRect(self._view.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def role(self) -> QAccessible.Role:
        """Be an item of the table's list."""
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        """Tell focus and, for a lifted card, selection; others are not called unselected."""
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._view.hasFocus() and self._view.focused_place() == self._place
        if self._view.is_lifted(self._place):
            state.selectable = True
            state.selected = True
        return state

    def text(self, text: QAccessible.Text) -> str:
        """Give name or description."""
        told = self._spoken()
        match text:
            case QAccessible.Text.Name:
                return told.name
            case QAccessible.Text.Description:
                return self._view.hinted(self._place, told.description) if told.name else ""
        return ""

    def setText(self, text: QAccessible.Text, words: str) -> None:
        """Take no text from outside."""

    def foregroundColor(self) -> QColor:
        """Give the ink of names."""
        return QColor(Qt.GlobalColor.black)

    def backgroundColor(self) -> QColor:
        """Give the paper."""
        return QColor(Qt.GlobalColor.white)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Shiboken.VoidPtr:  # type: ignore[override] # a pointer
        """Offer the actions; every other interface is the null pointer."""
        if kind is QAccessible.InterfaceType.ActionInterface:
            return Shiboken.VoidPtr(self.actions)  # type: ignore[arg-type] # it takes wrapped objects too
        return _NOTHING

    def _spoken(self) -> Spoken:
        return self._view.spoken(self._place)


class TableInterface(QAccessibleWidget):
    """The table as a list whose items are read in order: hand, combinations, stock, discard pile, opponents."""

    def __init__(self, view: ReadableTable) -> None:
        super().__init__(view, QAccessible.Role.List, view.accessibleName())
        self._view = view
        self._places: dict[Place, tuple[PlaceInterface, int]] = {}
        self._told: set[Place] = set(view.reading_order())
        self._lingering: list[tuple[PlaceInterface, int]] = []
        self._soon = QTimer(view, singleShot=True, interval=LINGERS_MS)
        self._soon.timeout.connect(self.bury)

    def childCount(self) -> int:
        """Count the places."""
        return len(self._view.reading_order())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override] # likewise
        """Give the place at an index, always the same object for the same place."""
        order = self._view.reading_order()
        return self.interface(order[index]) if 0 <= index < len(order) else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override] # likewise
        """Give what lies at a point of the screen."""
        place = self._view.place_at(self._view.viewport().mapFromGlobal(QPoint(x, y)))
        return self.interface(place) if place is not None else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Find a place in the reading order."""
        order = self._view.reading_order()
        return next((at for at, place in enumerate(order) if self.interface(place) == child), -1)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override] # likewise
        """Give the place in focus."""
        place = self._view.focused_place()
        return self.interface(place) if place is not None else None

    def text(self, text: QAccessible.Text) -> str:
        """Name the table in the language spoken now, with the hand in a short line beside it."""
        match text:
            case QAccessible.Text.Name:
                return self._view.accessibleName()
            case QAccessible.Text.Description:
                return self._view.hand_line
        return super().text(text)

    def interface(self, place: Place) -> PlaceInterface:
        """Give the object of a place; Qt may ask for it at any time, so it is kept."""
        if place not in self._places:
            made = PlaceInterface(self._view, place)
            self._places[place] = made, QAccessible.registerAccessibleInterface(made)
        return self._places[place][0]

    def keep(self, order: list[Place]) -> None:
        """Tell of the places that are new on the table; let go of those that are there no more."""
        if QAccessible.isActive():
            for place in order:
                if place not in self._told:
                    created = QAccessibleEvent(self.interface(place), QAccessible.Event.ObjectCreated)
                    QAccessible.updateAccessibility(created)
        self._told = set(order)
        for place in [place for place in self._places if place not in self._told]:
            self._places[place][0].lingers = True
            self._lingering.append(self._places.pop(place))
        if not QAccessible.isActive():
            self.bury()
        elif self._lingering:
            self._soon.start()

    def bury(self) -> None:
        """Let go of the places that are gone."""
        lingering, self._lingering = self._lingering, []
        for made, number in lingering:
            if QAccessible.isActive():
                QAccessible.updateAccessibility(QAccessibleEvent(made, QAccessible.Event.ObjectDestroyed))
            made.gone = True
            QAccessible.deleteAccessibleInterface(number)

    def close(self) -> None:
        """Let go of a table that is gone: what a factory has made is never let go itself, Shiboken sees to that."""
        self._lingering.extend(self._places.values())
        self._places.clear()
        self.bury()
        del self._view


_tables: dict[int, TableInterface] = {}
"""The interfaces handed to Qt, which keeps no reference of its own."""
_installed: list[object] = []


def _factory(_name: str, asked: QObject | None) -> QAccessibleInterface | None:
    if not isinstance(asked, ReadableTable):
        return None
    made = TableInterface(asked)
    key = id(asked)
    _tables[key] = made
    asked.destroyed.connect(lambda: _close(key))
    return made


def _close(key: int) -> None:
    """Let go of all that belonged to a table that is gone."""
    table = _tables.pop(key, None)
    if table is not None:
        table.close()


def install() -> None:
    """Tell Qt how tables are read, once."""
    if not _installed:
        _installed.append(_factory)
        QAccessible.installFactory(_factory)


def announce_focus(view: ReadableTable, place: Place) -> None:
    """Tell screen readers that a place has the focus."""
    table = _table(view)
    if table is not None:
        QAccessible.updateAccessibility(QAccessibleEvent(table.interface(place), QAccessible.Event.Focus))


def forget(view: ReadableTable, order: list[Place]) -> None:
    """Tell screen readers which places are left on the table."""
    table = _tables.get(id(view))
    if table is not None:
        table.keep(order)


def _table(view: ReadableTable) -> TableInterface | None:
    """Give the table's interface; asking Qt for it makes it."""
    QAccessible.queryAccessibleInterface(view)
    return _tables.get(id(view))
