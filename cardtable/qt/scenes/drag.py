"""How presses, moves and releases of a pointer become clicks, drags, menus."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, Protocol

from PySide6.QtCore import QPointF

from cardtable.qt.scenes.places import HandPlace, PiecePlace, Place

DRAG_FROM: Final = 8
"""How far a pressed pointer moves before a click becomes a drag, in px."""


class Pointed(Protocol):
    """What a gesture does to the table; `place` is None beside everything."""

    def clicked(self, place: Place | None, point: QPointF) -> None:
        """Answer a click."""
        ...

    def double_clicked(self, place: Place | None) -> None:
        """Answer a double click, whose first click has been answered already."""
        ...

    def drag_began(self, key: int, point: QPointF) -> bool:
        """Take up a card; tell whether it can be dragged."""
        ...

    def dragged(self, point: QPointF) -> None:
        """Carry what is dragged."""
        ...

    def dropped(self, point: QPointF) -> None:
        """Let go of what is dragged."""
        ...

    def drag_cancelled(self) -> None:
        """Let what is dragged go back."""
        ...

    def menu_asked(self, place: Place | None, point: QPointF) -> None:
        """Open the menu of a place."""
        ...


class _State(Enum):
    IDLE = auto()
    PRESSED = auto()
    DRAGGING = auto()
    SPENT = auto()


class Gesture:
    """Follow one pointer; whatever comes in whatever order, each press has one answer at most."""

    def __init__(self, table: Pointed) -> None:
        self._table = table
        self._state = _State.IDLE
        self._place: Place | None = None
        self._from = QPointF()

    @property
    def dragging(self) -> bool:
        """Tell whether cards hang at the pointer."""
        return self._state is _State.DRAGGING

    @property
    def pressed(self) -> bool:
        """Tell whether a press waits for what becomes of it."""
        return self._state is _State.PRESSED

    def press(self, place: Place | None, point: QPointF) -> None:
        """Begin: a click, a drag or a long press may follow."""
        self.cancel()
        self._state, self._place, self._from = _State.PRESSED, place, point

    def move(self, point: QPointF) -> None:
        """Go on: past a small distance a pressed card is dragged."""
        if self._state is _State.DRAGGING:
            self._table.dragged(point)
            return
        if self._state is not _State.PRESSED or (point - self._from).manhattanLength() < DRAG_FROM:
            return
        if isinstance(self._place, HandPlace | PiecePlace) and self._table.drag_began(self._place.key, self._from):
            self._state = _State.DRAGGING
            self._table.dragged(point)
        else:
            self._state = _State.SPENT

    def release(self, place: Place | None, point: QPointF) -> None:
        """End: a drop, or a click if the pointer is still where it was pressed."""
        state, self._state = self._state, _State.IDLE
        if state is _State.DRAGGING:
            self._table.dropped(point)
        elif state is _State.PRESSED and place == self._place:
            self._table.clicked(place, point)

    def double(self, place: Place | None) -> None:
        """Take the second press of a double click; its release asks for nothing more."""
        if self._state is _State.DRAGGING:
            return
        self._state = _State.SPENT
        self._table.double_clicked(place)

    def hold(self) -> None:
        """Take a long press, which opens the menu; the release asks for nothing more."""
        if self._state is _State.PRESSED:
            self._state = _State.SPENT
            self._table.menu_asked(self._place, self._from)

    def cancel(self) -> None:
        """Forget the press; what is dragged goes back."""
        if self._state is _State.DRAGGING:
            self._table.drag_cancelled()
        self._state = _State.IDLE
