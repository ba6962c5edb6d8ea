"""The workbench of Carousel, where a turn's table is rearranged freely before anybody else sees it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardtable.games.carousel.groups import Combination, face, recognise
from cardtable.games.carousel.moves import Arrange
from cardtable.games.carousel.view import View
from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.message import Written
from cardtable.kernel.packs import FRENCH_PACK
from cardtable.kernel.refusal import Refusal, refuse


@dataclass(frozen=True, slots=True)
class Piece:
    """One physical card on the bench: `key` stays its own, `own` tells that it came from the hand in this turn."""

    key: int
    laid: Written
    own: bool


@dataclass(frozen=True, slots=True)
class Heap:
    """Cards that lie together, legal or not: `key` stays while cards come and go."""

    key: int
    pieces: tuple[Piece, ...]

    @property
    def cards(self) -> tuple[Written, ...]:
        """Give the cards as they lie."""
        return tuple(piece.laid for piece in self.pieces)


@dataclass(frozen=True, slots=True)
class Bench:
    """One moment of the rearranging: the heaps on the table with the pieces in the hand."""

    heaps: tuple[Heap, ...]
    hand: tuple[Piece, ...]
    next_heap: int


class Workbench:
    """Edit a copy of the table; every edit can be undone or redone, none is told to the others.

    Edits that cannot be made are refused; combinations that are not legal yet are no reason to refuse.
    """

    def __init__(self, view: View) -> None:
        """Spread out the table as it lies for the seat of the view."""
        self._start = _spread(view, at_start=True)
        self.now = _spread(view, at_start=False)
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
    def table(self) -> tuple[tuple[Written, ...], ...]:
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
        carried = tuple(self.piece(key) for key in keys)
        left = _without(self.now, keys)
        if heap is None:
            new = Heap(left.next_heap, carried)
            self._edit(replace(left, heaps=(*left.heaps, new), next_heap=left.next_heap + 1))
            return
        target = next((one for one in left.heaps if one.key == heap), None)
        if target is None:  # it held nothing else
            self._edit(replace(left, heaps=(*left.heaps, Heap(heap, carried))))
            return
        place = len(target.pieces) if at is None else min(at, len(target.pieces))
        grown = Heap(heap, (*target.pieces[:place], *carried, *target.pieces[place:]))
        self._edit(_with_heap(left, grown))

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
        heap, joker = self.heap_of(key), self.piece(key)
        if heap is None or joker.laid.card != JOKER:
            return ()
        return tuple(card for card in FRENCH_PACK if _legal(_declared(heap, key, card)))

    def declare(self, key: int, meaning: Card) -> Refusal | None:
        """Declare the card that a joker stands for (CR-09)."""
        heap = self.heap_of(key)
        if heap is None or self.piece(key).laid.card != JOKER:
            return refuse("CR-09", "carousel-refused-not-a-joker")
        self._edit(_with_heap(self.now, _declared(heap, key, meaning)))
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
        self._edit(self._start)

    def _edit(self, bench: Bench) -> None:
        tidy = replace(bench, heaps=tuple(_tidied(heap) for heap in bench.heaps))
        if tidy != self.now:
            self._done.append(self.now)
            self._undone.clear()
            self.now = tidy


def _spread(view: View, *, at_start: bool) -> Bench:
    """Give each card of table and hand a key of its own; a card keeps it whether it lies here or there.

    Table cards of the turn's start come first, so that both spreads name the same card alike.
    """
    fresh = iter(range(len(view.hand) + sum(len(one.cards) for one in view.table) + len(view.start) * 14))
    table = [Piece(next(fresh), laid, own=False) for one in view.start for laid in one.cards]
    own = [Piece(next(fresh), Written(card), own=True) for card in (*view.hand, *view.played)]
    combinations = view.start if at_start else view.table
    heaps = tuple(_heap(number, one, table, own) for number, one in enumerate(combinations, start=1))
    return Bench(heaps, tuple(own), len(view.start) + len(view.table) + 1)


def _heap(number: int, combination: Combination, table: list[Piece], own: list[Piece]) -> Heap:
    pieces = []
    for laid in combination.cards:
        pool = table if any(piece.laid.card == laid.card for piece in table) else own
        piece = min((piece for piece in pool if piece.laid.card == laid.card), key=lambda piece: piece.laid != laid)
        pool.remove(piece)
        pieces.append(replace(piece, laid=laid))
    return Heap(number, tuple(pieces))


def _without(bench: Bench, keys: tuple[int, ...]) -> Bench:
    """Lift pieces from wherever they lie; a heap that is empty then is gone."""
    heaps = [
        replace(heap, pieces=tuple(piece for piece in heap.pieces if piece.key not in keys)) for heap in bench.heaps
    ]
    hand = tuple(piece for piece in bench.hand if piece.key not in keys)
    return replace(bench, heaps=tuple(heap for heap in heaps if heap.pieces), hand=hand)


def _with_heap(bench: Bench, changed: Heap) -> Bench:
    return replace(bench, heaps=tuple(changed if heap.key == changed.key else heap for heap in bench.heaps))


def _declared(heap: Heap, key: int, meaning: Card) -> Heap:
    pieces = tuple(replace(piece, laid=Written(JOKER, meaning)) if piece.key == key else piece for piece in heap.pieces)
    return Heap(heap.key, pieces)


def _legal(heap: Heap) -> bool:
    return isinstance(recognise(heap.cards), Combination)


def _tidied(heap: Heap) -> Heap:
    """Put the pieces of a legal run into their order; leave others as they were put down."""
    found = recognise(heap.cards)
    if not isinstance(found, Combination):
        return heap
    order = {face(laid): place for place, laid in enumerate(found.cards)}
    return Heap(heap.key, tuple(sorted(heap.pieces, key=lambda piece: order[face(piece.laid)])))
