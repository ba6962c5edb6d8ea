"""What lies on the bench as a list: each heap, then its cards; at last the place of a new combination."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt

from cardtable.kernel.message import Message, Written, message
from cardtable.play.bench import Heap
from cardtable.play.workbench import Workbench
from cardtable.qt.carousel.bench_wording import lies
from cardtable.qt.models.keyed import AnyIndex, KeyedModel
from cardtable.qt.models.telling import POSITION, remarked
from cardtable.qt.scenes.places import FeltPlace, MeldPlace, PiecePlace, Place
from cardtable.qt.words import Words

News = frozenset[tuple[Written, ...]]
"""Combinations that others have changed."""


@dataclass(frozen=True, slots=True)
class BenchRow:
    """A place on the bench, what it is called, what is remarked of it, whether others have changed it."""

    place: Place
    says: Message
    remarks: tuple[Message, ...]
    news: bool = False

    @property
    def key(self) -> Place:
        """Know the row by its place."""
        return self.place


class BenchModel(KeyedModel[BenchRow]):
    """List the bench in the order in which it is read."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        words.changed.connect(self.retell)

    def spread(self, bench: Workbench, picked: tuple[int, ...], news: News, *, editing: bool) -> None:
        """Follow the bench; with cards `picked` up each place says what would lie there.

        `news` are the combinations that others have changed.
        """
        heaps = bench.now.heaps
        rows = [row for at, heap in enumerate(heaps) for row in _rows(bench, heap, at, picked, news)]
        if editing:
            rows.append(BenchRow(FeltPlace(), message("scene-new-combination"), ()))
        self._become(rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's edge
        """Give a place's name or what is remarked of it."""
        row = self.row_at(index)
        if row is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words.say(row.says).visual
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._words.say(row.says).spoken
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return remarked(self._words, row.remarks)
        return None


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
