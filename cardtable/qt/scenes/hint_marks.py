"""The cards or places that a hint is about, marked with the numbers of its steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from cardtable.qt.scenes.focus_keeper import Ground
from cardtable.qt.scenes.frames import Mark
from cardtable.qt.scenes.places import HandPlace, PiecePlace, Place
from cardtable.qt.scenes.tags import Sign, Tone
from cardtable.qt.words import Words

HINTED: Final = "hinted"
TAG_Z: Final = 2500.0
ABOVE: Final = 7
"""How far the middle of a sign stands above what is marked, in px, so that ranks stay legible."""
CORNER: Final = 14
"""How far from the start of a card its sign stands in px: there no neighbour covers the card."""


class Hinted(NamedTuple):
    """A place that step `step` is about, counted from 1; 0 where there is but one step."""

    place: Place
    step: int


class HintMarks:
    """Frame what a hint is about; a sign with a bulb tells the steps, so that no mark is colour alone."""

    def __init__(self, stage: Ground, words: Words, room: Callable[[], QRectF]) -> None:
        """Mark nothing yet; the signs stay within `room`."""
        self._stage, self._words, self._room = stage, words, room
        self._steps: dict[Place, list[int]] = {}

    def show(self, hinted: Iterable[Hinted]) -> None:
        """Mark these places and no others."""
        self._steps = {}
        for place, step in hinted:
            steps = self._steps.setdefault(place, [])
            if step and step not in steps:
                steps.append(step)
        self.draw()

    def draw(self) -> None:
        """Draw the marks where their places lie now; what is not seen has none."""
        self._stage.marks.clear(HINTED)
        for place, steps in self._steps.items():
            rect = self._stage.rect(place)
            if rect is not None:
                self._stage.marks.frame(HINTED, Mark.HINTED, rect, self._stage.z(place))
                sign = Sign(" ".join(map(str, steps)), Tone.SAFFRON, "hint", rtl=self._words.rtl)
                self._stage.marks.tag(HINTED, sign, _spot(place, rect), TAG_Z, self._room())


def _spot(place: Place, rect: QRectF) -> QPointF:
    """Give the middle of the sign: at the head of what is marked."""
    across = rect.left() + CORNER if isinstance(place, HandPlace | PiecePlace) else rect.center().x()
    return QPointF(across, rect.top() - ABOVE)
