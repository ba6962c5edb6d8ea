"""The workbench of Carousel, where a turn's table is rearranged freely before anybody else sees it."""

from __future__ import annotations

from dataclasses import replace

from cardtable.games.carousel.groups import Combination, face, recognise
from cardtable.games.carousel.moves import Arrange
from cardtable.games.carousel.view import View
from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.message import Written
from cardtable.kernel.refusal import Refusal, refuse
from cardtable.play.bench import Bench, Heap, Piece, Table, laid, spread
from cardtable.play.bench_jokers import Jokers


class Workbench:
    """Edit a copy of the table; every edit can be undone or redone, none is told to the others.

    Edits that cannot be made are refused; combinations that are not legal yet are no reason to refuse.
    """

    def __init__(self, view: View, held: tuple[int, ...] | None = None, last: Bench | None = None) -> None:
        """Spread out the table as it lies for the seat of the view.

        `held` names the cards of the hand, then those of it that lie on the table in this turn; a card of the table
        keeps the key that it had on the `last` bench.
        """
        self.start, self.now = spread(view, held, last)
        self._jokers = Jokers(self.start)
        self._undone: list[Bench] = []
        self._done: list[Bench] = []

    @property
    def can_undo(self) -> bool:
        """Tell whether an edit can be undone."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Tell whether an edit was undone that can be made again."""
        return bool(self._undone)

    @property
    def edits(self) -> int:
        """Count the edits that can be undone."""
        return len(self._done)

    @property
    def table(self) -> Table:
        """Give the table as it lies on the bench."""
        return tuple(heap.cards for heap in self.now.heaps)

    def arrange(self) -> Arrange:
        """Give the move that confirms the bench."""
        return Arrange(self.table)

    def heap_of(self, key: int) -> Heap | None:
        """Find the heap that a piece lies in; None while it is in the hand."""
        return next((heap for heap in self.now.heaps if any(p.key == key for p in heap.pieces)), None)

    def piece(self, key: int) -> Piece:
        """Find a piece; raise KeyError where there is none."""
        for piece in (*self.now.hand, *(p for heap in self.now.heaps for p in heap.pieces)):
            if piece.key == key:
                return piece
        raise KeyError(key)

    def move(self, keys: tuple[int, ...], heap: int | None, at: int | None = None) -> None:
        """Carry pieces, in this order, to a heap before its place `at` (at its end without one), or to a new heap."""
        self._edit(self._moved(keys, heap, at))

    def tried(self, keys: tuple[int, ...], heap: int | None) -> Heap:
        """Show the heap that pieces would lie in, without moving them."""
        moved = self._moved(keys, heap)
        tidy = (_tidied(self._jokers.told(moved, each)) for each in moved.heaps)
        return next(each for each in tidy if any(piece.key == keys[0] for piece in each.pieces))

    def take_up(self, table: Table) -> bool:
        """Lay the table of an earlier sitting, as one edit; tell whether it is made of the cards there are."""
        bench = laid(self.start, table)
        if bench is not None:
            self._edit(bench)
        return bench is not None

    def to_hand(self, keys: tuple[int, ...]) -> Refusal | None:
        """Take pieces back into the hand: own ones only (CR-07, CR-Q16, CR-Q17)."""
        carried = tuple(self.piece(key) for key in keys)
        foreign = next((piece for piece in carried if not piece.own), None)
        if foreign is not None:
            return refuse("CR-Q16", "carousel-refused-into-hand", card=foreign.laid)
        left = _without(self.now, keys)
        plain = tuple(replace(piece, laid=Written(piece.laid.card)) for piece in carried)
        self._edit(replace(left, hand=(*left.hand, *plain)))
        return None

    def split(self, key: int) -> Refusal | None:
        """Split a heap before a piece: that one goes with all behind it to a new heap."""
        heap = self.heap_of(key)
        if heap is None or heap.pieces[0].key == key:
            return refuse("CR-Q15", "carousel-refused-split")
        at = next(place for place, piece in enumerate(heap.pieces) if piece.key == key)
        self.move(tuple(piece.key for piece in heap.pieces[at:]), None)
        return None

    def merge(self, heap: int, other: int) -> Refusal | None:
        """Put the other heap's pieces behind those of the first."""
        second = next((one for one in self.now.heaps if one.key == other), None)
        if second is None or heap == other:
            return refuse("GE-03", "refused-no-such-combination", number=other)
        self.move(tuple(piece.key for piece in second.pieces), heap)
        return None

    def readings(self, key: int) -> tuple[Card, ...]:
        """Name the cards that a joker could stand for so that its heap is legal, in the order of the pack."""
        heap = self.heap_of(key)
        return self._jokers.readings(heap, key) if heap is not None else ()

    @property
    def undecided(self) -> tuple[int, ...]:
        """Name the jokers that could make their heap legal in more than one way."""
        return tuple(
            piece.key
            for heap in self.now.heaps
            if not heap.legal
            for piece in heap.pieces
            if self._jokers.may_change(self.now, piece) and len(self.readings(piece.key)) > 1
        )

    def declare(self, key: int, meaning: Card) -> Refusal | None:
        """Declare the card that a joker stands for (CR-09), which stays until that one lies on the table (CR-10)."""
        heap, joker = self.heap_of(key), self.piece(key)
        if heap is None or joker.laid.card != JOKER:
            return refuse("CR-09", "carousel-refused-not-a-joker")
        if joker.laid.meaning is not None and not self._jokers.may_change(self.now, joker):
            return refuse("CR-10", "carousel-refused-joker-change", card=joker.laid.meaning)
        self._edit(_with_heap(self.now, heap.declared(key, meaning)))
        return None

    def undo(self) -> bool:
        """Undo the last edit; tell whether there was one."""
        if not self._done:
            return False
        self._undone.append(self.now)
        self.now = self._done.pop()
        return True

    def redo(self) -> bool:
        """Make the edit undone last again; tell whether there was one."""
        if not self._undone:
            return False
        self._done.append(self.now)
        self.now = self._undone.pop()
        return True

    def restore(self) -> None:
        """Lay the table of the turn's start again, as one edit that can be undone."""
        self._edit(self.start)

    def gain(self, key: int, card: Card) -> None:
        """Take a card that was drawn into the hand; no undo gives it back."""
        piece = Piece(key, Written(card), own=True)
        self.start, self.now = _with_card(self.start, piece), _with_card(self.now, piece)
        self._done = [_with_card(bench, piece) for bench in self._done]
        self._undone = [_with_card(bench, piece) for bench in self._undone]

    def _moved(self, keys: tuple[int, ...], heap: int | None, at: int | None = None) -> Bench:
        carried = tuple(self.piece(key) for key in keys)
        left = _without(self.now, keys)
        if heap is None:
            new = Heap(left.next_heap, carried)
            return replace(left, heaps=(*left.heaps, new), next_heap=left.next_heap + 1)
        target = next((one for one in left.heaps if one.key == heap), None)
        if target is None:  # it held nothing else
            return replace(left, heaps=(*left.heaps, Heap(heap, carried)))
        place = len(target.pieces) if at is None else min(at, len(target.pieces))
        return _with_heap(left, Heap(heap, (*target.pieces[:place], *carried, *target.pieces[place:])))

    def _edit(self, bench: Bench) -> None:
        tidy = replace(bench, heaps=tuple(_tidied(self._jokers.told(bench, heap)) for heap in bench.heaps))
        if tidy != self.now:
            self._done.append(self.now)
            self._undone.clear()
            self.now = tidy


def _with_card(bench: Bench, piece: Piece) -> Bench:
    return replace(bench, hand=(*bench.hand, piece))


def _without(bench: Bench, keys: tuple[int, ...]) -> Bench:
    """Lift pieces from wherever they lie; a heap that is empty then is gone."""
    heaps = [
        replace(heap, pieces=tuple(piece for piece in heap.pieces if piece.key not in keys)) for heap in bench.heaps
    ]
    hand = tuple(piece for piece in bench.hand if piece.key not in keys)
    return replace(bench, heaps=tuple(heap for heap in heaps if heap.pieces), hand=hand)


def _with_heap(bench: Bench, changed: Heap) -> Bench:
    return replace(bench, heaps=tuple(changed if heap.key == changed.key else heap for heap in bench.heaps))


def _tidied(heap: Heap) -> Heap:
    """Put the pieces of a legal run into their order; leave others as they were put down."""
    found = recognise(heap.cards)
    if not isinstance(found, Combination):
        return heap
    order = {face(laid): place for place, laid in enumerate(found.cards)}
    return Heap(heap.key, tuple(sorted(heap.pieces, key=lambda piece: order[face(piece.laid)])))
