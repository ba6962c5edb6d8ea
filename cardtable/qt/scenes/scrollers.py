"""The signs beside the combinations that say how many more can be scrolled to."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QRectF

from cardtable.qt.scenes.card_item import Look
from cardtable.qt.scenes.marks_layer import MarksLayer
from cardtable.qt.scenes.table_layout import PILES_APART, TablePlan
from cardtable.qt.scenes.tags import Sign, TagItem, Tone
from cardtable.qt.theme import Theme
from cardtable.qt.words import Words

GROUP: Final = "scrollers"
Z: Final = 90.0
MARGIN: Final = 6
SCALE: Final = 1.4
"""The scale of text beyond which the sign of more rows would cover cards."""
GAP: Final = 10
APART: Final = 4
MANY: Final = 88
"""A number of combinations whose sign is as wide as any."""
EDGE: Final = 26
"""How near to the first or last row carried cards scroll on, in px."""


class Scrollers:
    """Say beside the combinations how many more lie above or below; a click there goes on."""

    def __init__(self, marks: MarksLayer, words: Words) -> None:
        self._marks = marks
        self._words = words
        self._rects: list[tuple[int, QRectF]] = []
        self._edges: list[tuple[int, QRectF]] = []

    def show(self, above: frozenset[int], below: frozenset[int], plan: TablePlan, look: Look) -> None:
        """Draw a sign where any are `above` or `below` those that are seen."""
        self._marks.clear(GROUP)
        self._rects, self._edges = [], []
        room = _room_beside(plan, left_handed=look.dress.left_handed)
        side = room.left() if look.dress.left_handed else room.right()
        for rows, name, hidden, y in (
            (-1, "scene-more-above", above, plan.melds.top()),
            (1, "scene-more-below", below, plan.melds.bottom()),
        ):
            if hidden:
                item = self._sign(name, len(hidden), look)
                item.centre_at(QPointF(side, y), room)
                self._marks.add(GROUP, item, Z)
                seen = QRectF(item.pos(), item.size).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
                self._rects.append((rows, seen))
                self._edges.append((rows, QRectF(plan.melds.left(), y - EDGE, plan.melds.width(), 2 * EDGE)))

    def beside(self, look: Look) -> QMarginsF:
        """Give the room that the signs want beside the combinations, so that they cover no card."""
        wide = max(self._sign("scene-more-below", MANY, look).size.width() + GAP + APART - PILES_APART, 0)
        return QMarginsF(wide, 0, 0, 0) if look.dress.left_handed else QMarginsF(0, 0, wide, 0)

    def _sign(self, name: str, count: int, look: Look) -> TagItem:
        sign = Sign(self._words.text(name, count=count), Tone.SAFFRON, rtl=self._words.rtl)
        return TagItem(sign, Theme(look.theme.palette, min(look.theme.text_scale, SCALE)))

    def at(self, point: QPointF) -> int:
        """Tell by how many rows a click here scrolls; 0 where it does not."""
        return next((rows for rows, rect in self._rects if rect.contains(point)), 0)

    def edge_at(self, point: QPointF) -> int:
        """Tell by how many rows cards that are carried there scroll on; 0 where they do not."""
        return next((rows for rows, edge in self._edges if edge.contains(point)), 0)


def _room_beside(plan: TablePlan, *, left_handed: bool) -> QRectF:
    """Give the room for signs at the end of the combinations, up to the piles."""
    beside = PILES_APART - GAP
    return plan.melds.adjusted(-beside, 0, 0, 0) if left_handed else plan.melds.adjusted(0, 0, beside, 0)
