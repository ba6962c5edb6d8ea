"""What can be asked of a card or a heap, listed with the reasons of what cannot."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.games.carousel.wording import joker_declared
from cardtable.kernel.cards import JOKER
from cardtable.kernel.message import Message, message
from cardtable.play.bench import Heap
from cardtable.qt.carousel.arranger import Arranger
from cardtable.qt.carousel.bench_targets import fitting
from cardtable.qt.carousel.bench_wording import lies
from cardtable.qt.scenes.places import HandPlace, MeldPlace, PiecePlace, Place
from cardtable.qt.tables.entries import Entry

Deed = Callable[[], object]


class BenchMenus:
    """List the entries for a place; what is chosen is called."""

    def __init__(self, arranger: Arranger, describe: Callable[[Place], None]) -> None:
        self._arranger, self._describe = arranger, describe

    def entries(self, place: Place) -> list[Entry]:
        """List what can be done with a card of the hand, a card on the table, a heap."""
        if not self._arranger.view.my_turn:
            return [self._entry("bench-menu-describe", lambda: self._describe(place))]
        match place:
            case HandPlace():
                return self._of_hand(place.key)
            case PiecePlace():
                return self._of_piece(place.key)
            case MeldPlace():
                return self._of_heap(self._heap(place.number))
            case _:
                return []

    def merges(self, heap: Heap) -> list[Entry]:
        """List the heaps that another can be put together with."""
        arranger = self._arranger
        return [
            Entry(lies(other), lambda other=other: arranger.merge(heap.key, other.key))
            for other in arranger.bench.now.heaps
            if other.key != heap.key
        ]

    def readings(self, key: int) -> list[Entry]:
        """List the cards that a joker could stand for."""
        arranger = self._arranger
        return [
            Entry(joker_declared(card), lambda card=card: arranger.declare(key, card))
            for card in arranger.bench.readings(key)
        ]

    def _of_hand(self, key: int) -> list[Entry]:
        arranger = self._arranger
        keys = arranger.picked if key in arranger.picked else (key,)
        plays = [
            Entry(message("scene-menu-play-to", meld=lies(heap)), lambda to=heap.key: arranger.to_heap(keys, to))
            for heap in fitting(arranger.bench, keys)
        ]
        return [
            self._pick(key),
            *plays,
            self._entry("bench-menu-new", lambda: arranger.to_new_heap(keys)),
        ]

    def _of_piece(self, key: int) -> list[Entry]:
        arranger, heap, piece = self._arranger, self._arranger.bench.heap_of(key), self._arranger.bench.piece(key)
        if heap is None:
            return []
        keys = arranger.picked if key in arranger.picked else (key,)
        first = message("bench-why-first") if heap.pieces[0].key == key else None
        foreign = None if piece.own else message("bench-why-foreign")
        entries = [
            self._pick(key),
            self._entry("bench-menu-new", lambda: arranger.to_new_heap(keys)),
            self._entry("bench-menu-split", lambda: arranger.split(key), first),
            self._entry("bench-menu-to-hand", lambda: arranger.to_hand(keys), foreign),
        ]
        if piece.laid.card == JOKER:
            none = None if arranger.bench.readings(key) else message("bench-no-readings")
            entries.append(self._entry("bench-menu-joker", lambda: arranger.ask_joker(key), none))
        return [*entries, *self._of_heap(heap)]

    def _of_heap(self, heap: Heap | None) -> list[Entry]:
        if heap is None:
            return []
        under = message("scene-menu-merge")
        merges = [Entry(entry.says, entry.asks, under=under) for entry in self.merges(heap)]
        return [
            *merges,
            self._entry("bench-menu-describe", lambda: self._describe(MeldPlace(heap.key))),
            self._entry("bench-menu-wrong", self._arranger.say_missing),
            self._entry("bench-menu-changed", self._arranger.say_changed),
        ]

    def _pick(self, key: int) -> Entry:
        name = "bench-menu-put-down" if key in self._arranger.picked else "bench-menu-pick"
        return self._entry(name, lambda: self._arranger.pick(key))

    def _heap(self, number: int) -> Heap | None:
        return next((heap for heap in self._arranger.bench.now.heaps if heap.key == number), None)

    @staticmethod
    def _entry(name: str, deed: Deed, reason: Message | None = None) -> Entry:
        return Entry(message(name), deed, reason)
