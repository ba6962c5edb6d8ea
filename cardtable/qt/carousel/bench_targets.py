"""What a drop would make of each heap, shown before it is done."""

from __future__ import annotations

from typing import Final

from cardtable.play.bench import Heap
from cardtable.play.workbench import Workbench
from cardtable.qt.carousel.bench_stage import BenchStage
from cardtable.qt.carousel.bench_wording import lies
from cardtable.qt.scenes.frames import Mark
from cardtable.qt.scenes.places import FeltPlace, MeldPlace, PiecePlace, Place
from cardtable.qt.scenes.tags import Sign, Tone
from cardtable.qt.words import Words

TARGETS: Final = "targets"
POINTED: Final = "pointed"


class BenchTargets:
    """Mark the heaps that cards would fit, with words at the one that is pointed at."""

    def __init__(self, stage: BenchStage, words: Words) -> None:
        self._stage, self._words = stage, words

    def show(self, bench: Workbench, keys: tuple[int, ...]) -> None:
        """Mark every heap that the cards would make legal; none with no cards."""
        self.clear()
        for heap in fitting(bench, keys):
            self._frame(TARGETS, Mark.POSSIBLE, MeldPlace(heap.key))

    def point(self, bench: Workbench, keys: tuple[int, ...], place: Place | None) -> None:
        """Say what would lie at the place pointed at."""
        self._stage.marks.clear(POINTED)
        heap = would_be(bench, keys, place)
        if heap is None or place is None:
            return
        goal = place if isinstance(place, FeltPlace) else MeldPlace(heap.key)
        self._frame(POINTED, Mark.CHOSEN, goal)
        rect = self._stage.rect(goal)
        if rect is not None:
            tone, icon = (Tone.SAFFRON, "lay") if heap.legal else (Tone.PANEL, "forbidden")
            sign = Sign(self._words.say(lies(heap)).visual, tone, icon, rtl=self._words.rtl, chip=True)
            self._stage.marks.chip(POINTED, sign, rect, self._stage.view_rect())

    def clear(self) -> None:
        """Take all marks away."""
        self._stage.marks.clear(TARGETS, POINTED)

    def _frame(self, group: str, mark: Mark, place: Place) -> None:
        rect = self._stage.rect(place)
        if rect is not None:
            self._stage.marks.frame(group, mark, rect, self._stage.z_below(place))


def fitting(bench: Workbench, keys: tuple[int, ...]) -> list[Heap]:
    """List the heaps that cards from elsewhere would leave or make legal, as they would lie."""
    if not keys:
        return []
    whole = [heap for heap in bench.now.heaps if any(piece.key not in keys for piece in heap.pieces)]
    heaps = [heap for heap in whole if not any(piece.key in keys for piece in heap.pieces)]
    return [tried for heap in heaps if (tried := bench.tried(keys, heap.key)).legal]


def would_be(bench: Workbench, keys: tuple[int, ...], place: Place | None) -> Heap | None:
    """Give the heap that cards would lie in if they were dropped at a place; None where they would lie in none."""
    match place:
        case _ if not keys:
            return None
        case MeldPlace():
            return bench.tried(keys, place.number)
        case PiecePlace():
            heap = bench.heap_of(place.key)
            return bench.tried(keys, heap.key) if heap is not None else None
        case FeltPlace():
            return bench.tried(keys, None)
        case _:
            return None
