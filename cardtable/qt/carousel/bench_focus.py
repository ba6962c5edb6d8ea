"""Where the keyboard's focus goes among the heaps with their cards."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.qt.scenes.places import FeltPlace, MeldPlace, PiecePlace, Place
from cardtable.qt.scenes.zones import Focus, Zone, zone_of


class BenchFocus(Focus):
    """Go from heap to heap; down leads into a heap, from card to card, up out of it again."""

    def step(self, across: int, down: int) -> bool:
        """Move by one heap or card, into a heap or out of it; tell whether the focus moved."""
        place = self.place
        if place is None or zone_of(place) is not Zone.MELDS:
            return super().step(across, down)
        order = self._orders[Zone.MELDS]
        at = order.index(place)
        if isinstance(place, PiecePlace):
            goal = _next(order, at, across, (PiecePlace,)) if across else _out(order, at, down)
        else:
            goal = _next(order, at, across, (MeldPlace, FeltPlace)) if across else _into(order, at, down)
        return goal is not None and self._go(goal)


def _next(order: Sequence[Place], at: int, step: int, kinds: tuple[type, ...]) -> Place | None:
    """Find the next place of the same kind."""
    there = order[at + 1 :] if step > 0 else order[:at][::-1]
    return next((place for place in there if isinstance(place, kinds)), None)


def _into(order: Sequence[Place], at: int, down: int) -> Place | None:
    """Find the first card of a heap."""
    following = order[at + 1] if down > 0 and at + 1 < len(order) else None
    return following if isinstance(following, PiecePlace) else None


def _out(order: Sequence[Place], at: int, down: int) -> Place | None:
    """Find the heap of a card."""
    return _next(order, at, -1, (MeldPlace,)) if down < 0 else None
