"""Where the keyboard's focus is, where it goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QRectF

from cardtable.qt.scenes.places import (
    CalledPlace,
    DiscardPlace,
    FeltPlace,
    HandlePlace,
    HandPlace,
    KittyPlace,
    MeldPlace,
    PiecePlace,
    Place,
    SeatPlace,
    StockPlace,
    TrickPlace,
    WonPlace,
)


class Zone(IntEnum):
    """The zones of the table in the order of F6."""

    HAND = 0
    MELDS = 1
    PILES = 2
    SEATS = 3


_ZONES: Final[dict[type, Zone]] = {
    HandPlace: Zone.HAND,
    MeldPlace: Zone.MELDS,
    PiecePlace: Zone.MELDS,
    FeltPlace: Zone.MELDS,
    TrickPlace: Zone.MELDS,
    StockPlace: Zone.PILES,
    DiscardPlace: Zone.PILES,
    CalledPlace: Zone.PILES,
    KittyPlace: Zone.PILES,
    HandlePlace: Zone.PILES,
    WonPlace: Zone.PILES,
    SeatPlace: Zone.SEATS,
}


def zone_of(place: Place) -> Zone:
    """Tell which zone a place that can have the focus belongs to."""
    return _ZONES[type(place)]


class Focus:
    """Keep one place in focus; what was in focus in each zone is found again on return."""

    def __init__(self) -> None:
        self.place: Place | None = None
        self._orders: dict[Zone, list[Place]] = {zone: [] for zone in Zone}
        self._rects: dict[Place, QRectF] = {}
        self._last: dict[Zone, Place] = {}

    def follow(self, places: Sequence[Place], rects: Mapping[Place, QRectF]) -> bool:
        """Learn what lies on the table, in reading order; tell whether the focus had to move.

        Where what was in focus is gone, its neighbour takes its place, then another zone: focus is never lost.
        """
        before = self._orders
        self._orders = {zone: [place for place in places if zone_of(place) is zone] for zone in Zone}
        self._rects = dict(rects)
        if self.place is None:
            return self._go(self._first())
        if self.place in self._orders[zone_of(self.place)]:
            return False
        return self._go(self._heir(self.place, before[zone_of(self.place)]))

    def go(self, place: Place) -> bool:
        """Move to a place on the table; tell whether the focus moved."""
        return place in self._orders[zone_of(place)] and self._go(place)

    def step(self, across: int, down: int) -> bool:
        """Move by one: along the zone's order, or to the row above or below; tell whether the focus moved."""
        if self.place is None:
            return False
        order = self._orders[zone_of(self.place)]
        if down:
            return self._go(self._beside(order, down))
        at = order.index(self.place) + across
        return 0 <= at < len(order) and self._go(order[at])

    def edge(self, *, last: bool) -> bool:
        """Move to the first or last place of the zone; tell whether the focus moved."""
        if self.place is None:
            return False
        order = self._orders[zone_of(self.place)]
        return bool(order) and self._go(order[-1 if last else 0])

    def next_zone(self, step: int) -> bool:
        """Move to the next zone that has anything; False at the last one, where the window goes on."""
        zone = zone_of(self.place) + step if self.place is not None else 0
        while 0 <= zone < len(Zone):
            if self._orders[Zone(zone)]:
                return self.enter(Zone(zone))
            zone += step
        return False

    def enter(self, zone: Zone) -> bool:
        """Move into a zone, where the focus was last; tell whether there is anything."""
        order = self._orders[zone]
        if not order:
            return False
        last = self._last.get(zone)
        self._go(last if last in order else order[0])
        return True

    def _go(self, place: Place | None) -> bool:
        if place == self.place:
            return False
        self.place = place
        if place is not None:
            self._last[zone_of(place)] = place
        return True

    def _first(self) -> Place | None:
        return next((order[0] for order in self._orders.values() if order), None)

    def _heir(self, gone: Place, before: Sequence[Place]) -> Place | None:
        """Find who takes over: the next place that stood after the one gone, else the last before it."""
        order = self._orders[zone_of(gone)]
        at = before.index(gone) if gone in before else 0
        after = next((place for place in before[at:] if place in order), None)
        if after is not None:
            return after
        return order[-1] if order else self._first()

    def _beside(self, order: Sequence[Place], down: int) -> Place | None:
        """Find the place in the next row whose middle is nearest."""
        if self.place is None:
            return None
        here = self._rects[self.place].center()
        tall = self._rects[self.place].height()
        rows = [place for place in order if (self._rects[place].center().y() - here.y()) * down > tall * 0.3]
        if not rows:
            return self.place
        nearest = min(abs(self._rects[place].center().y() - here.y()) for place in rows)
        row = [place for place in rows if abs(self._rects[place].center().y() - here.y()) < nearest + tall * 0.3]
        return min(row, key=lambda place: abs(self._rects[place].center().x() - here.x()))
