"""The keyboard's focus on the table: where it is, what is heard of it, the ring that shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QWidget

from cardtable.qt.scenes.marks_layer import MarksLayer
from cardtable.qt.scenes.places import (
    CalledPlace,
    HandlePlace,
    HandPlace,
    KittyPlace,
    MeldPlace,
    Place,
    SeatPlace,
)
from cardtable.qt.scenes.zones import Focus, Zone

MELD_RADIUS = 8.0


class Ground(Protocol):
    """What the focus needs to know of the table that it is on."""

    @property
    def marks(self) -> MarksLayer:
        """What the ring is drawn on."""
        ...

    def reading_order(self) -> Sequence[Place]:
        """List the places as they are read."""
        ...

    def rects(self) -> Mapping[Place, QRectF]:
        """Give the rectangle of each place."""
        ...

    def rect(self, place: Place, /) -> QRectF | None:
        """Give the rectangle of a place; None where it is not seen."""
        ...

    def z(self, place: Place, /) -> float:
        """Give the height at which a place lies."""
        ...


class FocusKeeper(QObject):
    """Keep the focus on something that lies on the table; `moved` carries the place that now has it.

    The ring is shown while the keyboard is used; the pointer moves the focus without one.
    """

    moved = Signal(object)

    def __init__(self, view: QWidget, stage: Ground, focus: Focus | None = None) -> None:
        super().__init__(view)
        self._view = view
        self._stage = stage
        self._focus = focus or Focus()
        self.by_key = False

    @property
    def place(self) -> Place | None:
        """The place in focus."""
        return self._focus.place

    def card(self) -> int | None:
        """Give the key of the hand card in focus."""
        return self.place.key if isinstance(self.place, HandPlace) else None

    def follow(self) -> None:
        """Stay on the table, whatever has left it."""
        if self._focus.follow(self._stage.reading_order(), self._stage.rects()):
            self.tell()
        self.draw()

    def go(self, place: Place) -> None:
        """Move to a place."""
        if self._focus.go(place):
            self.tell()

    def step(self, across: int, down: int) -> bool:
        """Move by one, or by a row; tell whether the focus moved."""
        return self._by_key(moved=self._focus.step(across, down))

    def edge(self, *, last: bool) -> bool:
        """Move to an end of the zone; tell whether the focus moved."""
        return self._by_key(moved=self._focus.edge(last=last))

    def next_zone(self, step: int) -> bool:
        """Move to another zone; False past the last one."""
        return self._by_key(moved=self._focus.next_zone(step))

    def enter(self, zone: Zone) -> bool:
        """Move into a zone; tell whether there is anything."""
        before = self.place
        holds = self._focus.enter(zone)
        self._by_key(moved=self.place != before)
        return holds

    def tell(self) -> None:
        """Show and announce where the focus is."""
        self.draw()
        if self.place is not None:
            self.moved.emit(self.place)

    def draw(self) -> None:
        """Lay the ring round the place in focus, or take it away."""
        place = self.place
        rect = self._stage.rect(place) if place is not None else None
        if rect is None or place is None or not self.by_key or not self._view.hasFocus():
            self._stage.marks.ring(None, 0)
        else:
            self._stage.marks.ring(rect, self._stage.z(place), _radius(place, rect))

    def _by_key(self, *, moved: bool) -> bool:
        self.by_key = True
        if moved:
            self.tell()
        self.draw()
        return moved


def _radius(place: Place, rect: QRectF) -> float | None:
    """Give the roundness of the ring; None for that of a card."""
    match place:
        case SeatPlace():
            return rect.height() / 2
        case MeldPlace() | KittyPlace() | CalledPlace() | HandlePlace():
            return MELD_RADIUS
        case _:
            return None
