"""The rows of combinations, which keep their places while a turn is played."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QMarginsF, QPointF, QRectF

from cardtable.qt.scenes.meld_layout import (
    ROOM_FOR_NEW,
    Leeway,
    Measure,
    Rows,
    Slot,
    fits,
    flow,
    holds,
    keep_places,
    lay_row,
    measure,
    rows_in_view,
)
from cardtable.qt.scenes.sizes import height


@dataclass(frozen=True, slots=True)
class RowsLaid:
    """Where combinations lie by number: rectangles, rows counted from 0, the place of a new one, their size.

    `above` and `below` name those in rows that have been scrolled away, whose rectangles lie outside the table;
    `fresh_seen` tells whether the row of a new one is in sight.
    """

    rects: dict[int, QRectF]
    rows: dict[int, int]
    fresh: QRectF
    size: Measure
    above: frozenset[int]
    below: frozenset[int]
    fresh_seen: bool

    @property
    def hidden(self) -> frozenset[int]:
        """Name the combinations that are not seen."""
        return self.above | self.below


@dataclass(slots=True)
class RowKeeper:
    """Remember the rows, so that nothing jumps: they are filled anew only with leeway to do so.

    Where even the smallest cards do not fit, whole rows are scrolled away; then `aside` is left free beside them,
    for the signs that say so.
    """

    aside: QMarginsF = field(default_factory=QMarginsF)
    _rows: Rows = ()
    _size: Measure | None = None
    _area: QRectF = field(default_factory=QRectF)
    _scrolls: bool = False
    _fresh_row: int = 0
    _first: int = 0
    _most: int = 0
    _drafting: bool = False

    def scroll(self, rows: int) -> None:
        """Scroll by so many rows, as far as there are any."""
        self._first += rows

    def reveal(self, number: int) -> bool:
        """Scroll as little as needed to show a combination; tell whether that was needed."""
        row = next((at for at, row in enumerate(self._rows) if any(slot.number == number for slot in row)), None)
        return row is not None and self._reveal_row(row)

    def reveal_fresh(self) -> bool:
        """Scroll to the place of a new combination; tell whether that was needed."""
        return self._reveal_row(self._fresh_row)

    def _reveal_row(self, row: int) -> bool:
        if self._size is None:
            return False
        seen = rows_in_view(self._area, self._size)
        before, self._first = self._first, min(max(self._first, row - seen + 1), row)
        return self._first != before

    def lay(self, counts: dict[int, int], area: QRectF, hand: int, fresh: int, room: float, leeway: Leeway) -> RowsLaid:
        """Lay combinations of so many cards each, with a place for a new one of `fresh` cards.

        `room` px are left for its words where there is room. Rows are filled anew as `leeway` allows, in a new
        window by themselves; what no longer fits is scrolled to.
        """
        if leeway is Leeway.FREE or self._size is None or not _same_ground(area, self._area):
            size = self._settle(counts, area, hand)
        else:
            size = self._follow(counts, area, hand, self._size, leeway)
        cards = max(fresh, ROOM_FOR_NEW)
        self._fresh_row, left = self._fresh(size.width(cards), size, room)
        if leeway is Leeway.OVERFLOW and not self._scrolls and self._fresh_row >= rows_in_view(area, size):
            size = self._settle(counts, area, hand)
            self._fresh_row, left = self._fresh(size.width(cards), size, room)
        self._scroll_to_fit(size, self._fresh_row, drafting=fresh > 0)
        rects, rows = self._rects(size)
        top = min(self._top(self._fresh_row, size), area.bottom() - height(size.card))
        place = QRectF(round(left), round(top), size.width(cards), height(size.card))
        end = self._first + rows_in_view(area, size)
        above = frozenset(number for number, at in rows.items() if at < self._first)
        below = frozenset(number for number, at in rows.items() if at >= end)
        return RowsLaid(rects, rows, place, size, above, below, self._fresh_row < end)

    @property
    def last_row(self) -> int:
        """The number of rows, for what lies after the last."""
        return len(self._rows)

    def _settle(self, counts: dict[int, int], area: QRectF, hand: int) -> Measure:
        self._area = area
        wanted = [*counts.values(), ROOM_FOR_NEW]
        self._size = measure(wanted, area, hand)
        self._scrolls = not holds(wanted, area, self._size)
        self._rows = flow([Slot(number, cards) for number, cards in counts.items()], self._inside.width(), self._size)
        return self._size

    def _follow(self, counts: dict[int, int], area: QRectF, hand: int, size: Measure, leeway: Leeway) -> Measure:
        """Keep every place; only where rows begin to run out of the table, fill them anew, if nothing is held."""
        self._area = area
        rows = keep_places(self._rows, counts, self._inside.width(), size)
        if leeway is not Leeway.HELD and not self._scrolls and not fits(rows, area, size):
            return self._settle(counts, area, hand)
        self._rows = rows
        return size

    def _scroll_to_fit(self, size: Measure, fresh_row: int, *, drafting: bool) -> None:
        """Keep to rows that there are, to the place of a draft as long as nobody scrolls away from it."""
        most = max(fresh_row + 1 - rows_in_view(self._area, size), 0)
        at_end = drafting and (not self._drafting or self._first == self._most)
        self._drafting, self._most = drafting, most
        self._first = most if at_end else min(max(self._first, 0), most)

    @property
    def _inside(self) -> QRectF:
        """Give the room of the rows beside the signs of those that are scrolled away."""
        return self._area.marginsRemoved(self.aside) if self._scrolls else self._area

    def _top(self, row: int, size: Measure) -> float:
        return self._area.top() + (row - self._first) * size.pitch

    def _rects(self, size: Measure) -> tuple[dict[int, QRectF], dict[int, int]]:
        rects: dict[int, QRectF] = {}
        rows: dict[int, int] = {}
        for at, row in enumerate(self._rows):
            edges = lay_row(row, self._inside.left(), self._inside.width(), size)
            for slot, left in zip(row, edges, strict=True):
                if slot.number is not None:
                    corner = QPointF(left, round(self._top(at, size)))
                    rects[slot.number] = QRectF(corner.x(), corner.y(), size.width(slot.cards), height(size.card))
                    rows[slot.number] = at
        return rects, rows

    def _fresh(self, wide: int, size: Measure, room: float) -> tuple[int, float]:
        """Give row and left edge of a new combination: after the last one, else at the start of the next row."""
        row = max(len(self._rows) - 1, 0)
        inside = self._inside
        left = inside.left()
        if self._rows and self._rows[-1]:
            edges = lay_row(self._rows[-1], left, inside.width(), size)
            left = edges[-1] + size.width(self._rows[-1][-1].cards) + size.gap
        below = self._area.top() + (row + 1) * size.pitch + height(size.card)
        needs = max(wide, room) if below <= self._area.bottom() else wide
        if self._rows and left + needs > inside.right():
            row, left = row + 1, inside.left()
        return row, left


def _same_ground(one: QRectF, other: QRectF) -> bool:
    """Tell whether rows can stay where they are: the hand may take or give height below them."""
    return one.topLeft() == other.topLeft() and one.width() == other.width()
