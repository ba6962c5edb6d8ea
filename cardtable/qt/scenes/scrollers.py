"""The signs beside the combinations that say how many more can be scrolled to."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cardtable.qt.scenes.card_item import Look
from cardtable.qt.scenes.marks_layer import MarksLayer
from cardtable.qt.scenes.table_layout import TablePlan
from cardtable.qt.scenes.tags import Sign, TagItem, Tone
from cardtable.qt.theme import Theme
from cardtable.qt.words import Words

GROUP: Final = "scrollers"
Z: Final = 90.0
MARGIN: Final = 6
SCALE: Final = 1.4
"""The scale of text beyond which the sign of more rows would cover cards."""
GAP: Final = 10
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
        theme = Theme(look.theme.palette, min(look.theme.text_scale, SCALE))
        side = plan.melds.left() if look.dress.left_handed else plan.melds.right()
        for rows, name, hidden, y in (
            (-1, "scene-more-above", above, plan.melds.top()),
            (1, "scene-more-below", below, plan.melds.bottom()),
        ):
            if hidden:
                sign = Sign(self._words.text(name, count=len(hidden)), Tone.SAFFRON, rtl=self._words.rtl)
                item = TagItem(sign, theme)
                item.centre_at(QPointF(side, y), _room_beside(plan))
                self._marks.add(GROUP, item, Z)
                seen = QRectF(item.pos(), item.size).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
                self._rects.append((rows, seen))
                self._edges.append((rows, QRectF(plan.melds.left(), y - EDGE, plan.melds.width(), 2 * EDGE)))

    def at(self, point: QPointF) -> int:
        """Tell by how many rows a click here scrolls; 0 where it does not."""
        return next((rows for rows, rect in self._rects if rect.contains(point)), 0)

    def edge_at(self, point: QPointF) -> int:
        """Tell by how many rows cards that are carried there scroll on; 0 where they do not."""
        return next((rows for rows, edge in self._edges if edge.contains(point)), 0)


def _room_beside(plan: TablePlan) -> QRectF:
    """Give the room for signs at the end of the combinations, up to the piles."""
    if plan.stock.left() < plan.melds.left():
        return plan.melds.adjusted(plan.stock.right() + GAP - plan.melds.left(), 0, 0, 0)
    piles = min(rect.left() for rect in (plan.stock, plan.discard) if rect is not None)
    return plan.melds.adjusted(0, 0, piles - GAP - plan.melds.right(), 0)
