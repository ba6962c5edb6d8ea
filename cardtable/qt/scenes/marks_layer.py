"""What is marked on the table for a moment: targets, chips, the focus ring, where a card would go."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from cardtable.qt.scenes.faces import CORNER
from cardtable.qt.scenes.frames import CaretItem, FrameItem, Mark, RingItem
from cardtable.qt.scenes.progress import Progress, ProgressItem
from cardtable.qt.scenes.tags import Sign, TagItem
from cardtable.qt.theme import Theme

BELOW_CARDS: Final = 5.0
CHIP_Z: Final = 3000.0
CARET_Z: Final = 900.0
CHIP_GAP: Final = 12


class MarksLayer:
    """Draw marks by groups; a group is drawn anew as a whole."""

    def __init__(self, scene: QGraphicsScene, theme: Theme) -> None:
        self._scene = scene
        self.theme = theme
        self._groups: dict[Hashable, list[QGraphicsItem]] = {}
        self._ring = RingItem(theme.palette)
        self._ring.setVisible(False)
        scene.addItem(self._ring)

    def clear(self, *groups: Hashable) -> None:
        """Take the marks of some groups away."""
        for group in groups:
            for item in self._groups.pop(group, []):
                self._scene.removeItem(item)

    def frame(self, group: Hashable, mark: Mark, rect: QRectF, z: float, next_place: QRectF | None = None) -> None:
        """Lay a frame round something."""
        self.add(group, FrameItem(mark, rect, self.theme.palette, next_place), z)

    def tag(self, group: Hashable, sign: Sign, centre: QPointF, z: float, within: QRectF) -> None:
        """Lay a sign centred on a point."""
        item = TagItem(sign, self.theme)
        item.centre_at(centre, within)
        self.add(group, item, z)

    def chip(self, group: Hashable, sign: Sign, beside: QRectF, within: QRectF) -> None:
        """Lay a chip under something, or over it where there is no room below."""
        item = TagItem(sign, self.theme)
        tall = item.size.height()
        x = beside.left() + item.size.width() / 2 - 8
        below = QPointF(x, beside.bottom() + CHIP_GAP + tall / 2)
        above = QPointF(x, beside.top() - CHIP_GAP - tall / 2)
        fits_below = below.y() + tall / 2 <= within.bottom()
        item.centre_at(below if fits_below else above, within)
        self.add(group, item, CHIP_Z)

    def caret(self, group: Hashable, top: QPointF, tall: float) -> None:
        """Draw the line where a card would come to stand in the hand."""
        self.add(group, CaretItem(self.theme.palette, top, tall), CARET_Z)

    def progress(self, group: Hashable, progress: Progress, rect: QRectF) -> None:
        """Write how far a first meld is, beside its cards."""
        self.add(group, ProgressItem(progress, rect, self.theme), BELOW_CARDS)

    def ring(self, rect: QRectF | None, z: float, radius: float | None = None) -> None:
        """Lay the focus ring round a rectangle, or take it away."""
        self._ring.setVisible(rect is not None)
        if rect is not None:
            self._ring.setZValue(z)
            corner = rect.width() * CORNER if radius is None else radius
            self._ring.surround(rect, corner, self.theme.palette)

    def add(self, group: Hashable, item: QGraphicsItem, z: float) -> None:
        """Put an item of its own kind into a group."""
        item.setZValue(z)
        self._scene.addItem(item)
        self._groups.setdefault(group, []).append(item)
