"""What lies on the bench as a list: each heap, then its cards; at last the place of a new combination."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.kernel.message import Written, message
from cardtable.play.bench import Heap
from cardtable.play.workbench import Workbench
from cardtable.qt.carousel.bench_wording import lies
from cardtable.qt.models.telling import POSITION
from cardtable.qt.scenes.place_model import PlaceRow, PlacesModel
from cardtable.qt.scenes.places import FeltPlace, MeldPlace, PiecePlace

News = frozenset[tuple[Written, ...]]
"""Combinations that others have changed."""


@dataclass(frozen=True, slots=True)
class BenchRow(PlaceRow):
    """A place on the bench; `news` tells whether others have changed it."""

    news: bool = False


class BenchModel(PlacesModel[BenchRow]):
    """List the bench in the order in which it is read."""

    def spread(self, bench: Workbench, picked: tuple[int, ...], news: News, *, editing: bool) -> None:
        """Follow the bench; with cards `picked` up each place says what would lie there.

        `news` are the combinations that others have changed.
        """
        heaps = bench.now.heaps
        rows = [row for at, heap in enumerate(heaps) for row in _rows(bench, heap, at, picked, news)]
        if editing:
            rows.append(BenchRow(FeltPlace(), message("scene-new-combination")))
        self._become(rows)


def _rows(bench: Workbench, heap: Heap, at: int, picked: tuple[int, ...], news: News) -> list[BenchRow]:
    where = message(POSITION, place=at + 1, count=len(bench.now.heaps))
    changed = (message("bench-changed"),) if heap.cards in news else ()
    would = (message("bench-would-be", told=lies(bench.tried(picked, heap.key))),) if picked else ()
    rows = [BenchRow(MeldPlace(heap.key), lies(heap), (*would, *changed, where), news=bool(changed))]
    for place, piece in enumerate(heap.pieces, start=1):
        remarks = [message(POSITION, place=place, count=len(heap.pieces))]
        if piece.key in picked:
            remarks.insert(0, message("scene-lifted"))
        elif piece.own:
            remarks.insert(0, message("bench-own"))
        remarks.append(message("bench-heap", place=at + 1))
        rows.append(BenchRow(PiecePlace(piece.key), message("bench-piece", card=piece.laid), tuple(remarks)))
    return rows
