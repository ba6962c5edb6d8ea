"""What the jokers on Carousel's workbench stand for."""

from __future__ import annotations

from itertools import product

from cardtable.games.carousel.groups import face
from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.message import Written
from cardtable.kernel.packs import FRENCH_PACK
from cardtable.play.bench import Bench, Heap, Piece


class Jokers:
    """Know what each joker stood for when the turn began, and what it may stand for now."""

    def __init__(self, start: Bench) -> None:
        """Remember the table of the turn's start."""
        pieces = (piece for heap in start.heaps for piece in heap.pieces)
        self._meant = {piece.key: piece.laid.meaning for piece in pieces if piece.laid.card == JOKER}

    def may_change(self, bench: Bench, piece: Piece) -> bool:
        """Tell whether a joker may be declared anew: an own one, or one whose card lies on the table (CR-10)."""
        if piece.laid.card != JOKER:
            return False
        meant = self._meant.get(piece.key)
        return meant is None or Written(meant) in (laid for heap in bench.heaps for laid in heap.cards)

    def readings(self, heap: Heap, key: int) -> tuple[Card, ...]:
        """Name the cards that a joker could stand for so that its heap is legal, in the order of the pack.

        Other jokers that stand for nothing yet may stand for anything that fits.
        """
        if not any(piece.key == key and piece.laid.card == JOKER for piece in heap.pieces):
            return ()
        open_jokers = [piece.key for piece in heap.pieces if piece.key != key and face(piece.laid) == JOKER]
        fitting = _alike(heap)
        return tuple(card for card in fitting if _some_way(heap.declared(key, card), open_jokers, fitting))

    def told(self, bench: Bench, heap: Heap) -> Heap:
        """Declare each joker of an illegal heap that could stand for one card alone."""
        if heap.legal:
            return heap
        for piece in heap.pieces:
            readings = self.readings(heap, piece.key) if self.may_change(bench, piece) else ()
            if len(readings) == 1:
                heap = heap.declared(piece.key, readings[0])
        return heap


def _some_way(heap: Heap, jokers: list[int], fitting: tuple[Card, ...]) -> bool:
    """Tell whether jokers can be declared so that the heap is legal."""
    for meanings in product(fitting, repeat=len(jokers)):
        tried = heap
        for key, meaning in zip(jokers, meanings, strict=True):
            tried = tried.declared(key, meaning)
        if tried.legal:
            return True
    return False


def _alike(heap: Heap) -> tuple[Card, ...]:
    """List the cards of the rank or suit that the real cards of a heap have in common."""
    real = [laid.card for laid in heap.cards if laid.card != JOKER]
    ranks, suits = {card.rank for card in real}, {card.suit for card in real}
    return tuple(card for card in FRENCH_PACK if (ranks == {card.rank} or suits == {card.suit}) and card != JOKER)
