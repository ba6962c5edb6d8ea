"""The signs on combinations: which is new, closed, part of a first meld, how many more can be scrolled to."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QRectF

from cardtable.qt.models.melds import LaidMeld
from cardtable.qt.scenes.card_item import Look
from cardtable.qt.scenes.frames import Mark
from cardtable.qt.scenes.marks_layer import MarksLayer
from cardtable.qt.scenes.meld_area import MeldsLaid
from cardtable.qt.scenes.meld_area import Z as MELD_Z
from cardtable.qt.scenes.scrollers import Scrollers
from cardtable.qt.scenes.table_layout import TablePlan
from cardtable.qt.scenes.tags import Sign, TagItem, Tone
from cardtable.qt.theme import Theme
from cardtable.qt.words import Words

GROUP: Final = "melds"
WORDED_UP_TO: Final = 1.5
"""The scale of text beyond which words on combinations would cover their cards."""


class MeldSigns:
    """Draw the signs that belong to the combinations as they lie."""

    def __init__(self, marks: MarksLayer, words: Words) -> None:
        self._marks = marks
        self._words = words
        self._scrollers = Scrollers(marks, words)

    def show(self, rows: tuple[LaidMeld, ...], melds: MeldsLaid, plan: TablePlan, look: Look, room: QRectF) -> None:
        """Draw all signs anew, within `room`."""
        self._marks.clear(GROUP)
        crowded = melds.size.crowded(look.theme.text_scale)
        for row in rows:
            if row.number in melds.hidden:
                continue
            rect, z = melds.rects[row.number], MELD_Z + melds.rows[row.number]
            if row.provisional:
                self._marks.frame(GROUP, Mark.PROVISIONAL, rect, z - 0.1)
            elif row.newest:
                self._mark_new(rect, z, room, crowded=crowded)
            if row.closed and crowded:
                self._lock_small(rect, z, look, room)
            elif row.closed:
                self._lock(rect, z, look, room, aside=row.newest)
        self._scrollers.show(melds.above, melds.below, plan, look)

    def beside(self, look: Look) -> QMarginsF:
        """Give the room that the signs want beside combinations that can be scrolled."""
        return self._scrollers.beside(look)

    def scroller_at(self, point: QPointF) -> int:
        """Tell by how many rows a click here scrolls the combinations; 0 where it does not."""
        return self._scrollers.at(point)

    def edge_at(self, point: QPointF) -> int:
        """Tell by how many rows cards that are carried there scroll on; 0 where they do not."""
        return self._scrollers.edge_at(point)

    def _mark_new(self, rect: QRectF, z: float, room: QRectF, *, crowded: bool) -> None:
        self._marks.frame(GROUP, Mark.NEWEST, rect, z - 0.1)
        if not crowded:
            sign = Sign(self._words.text("scene-new"), Tone.SAFFRON, rtl=self._words.rtl)
            self._marks.tag(GROUP, sign, QPointF(rect.center().x(), rect.bottom() - 1), z + 0.5, room)

    def _lock(self, rect: QRectF, z: float, look: Look, room: QRectF, *, aside: bool) -> None:
        """Hang a lock with its word at the lower edge, the lock alone where the word would be too large."""
        word = self._words.text("scene-closed") if look.theme.text_scale <= WORDED_UP_TO else ""
        centre = QPointF(rect.right() - 16 if aside else rect.center().x(), rect.bottom() - 1)
        self._marks.tag(GROUP, Sign(word, icon="lock", rtl=self._words.rtl), centre, z + 0.5, room)

    def _lock_small(self, rect: QRectF, z: float, look: Look, room: QRectF) -> None:
        """Lay a lock on the last card where it covers no index; it does not grow with the text."""
        item = TagItem(Sign("", icon="lock", rtl=self._words.rtl), Theme(look.theme.palette, 1.0))
        half = QPointF(item.size.width() / 2, item.size.height() / 2)
        item.centre_at(rect.bottomRight() - half, room)
        self._marks.add(GROUP, item, z + 0.5)
