"""Carousel's table spread out for one turn, every card known by a key of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from cardtable.games.carousel.groups import Combination, recognise
from cardtable.games.carousel.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.message import Written

Table = tuple[tuple[Written, ...], ...]
"""The cards of a table as they lie, heap by heap."""


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

    @property
    def legal(self) -> bool:
        """Tell whether the cards make a combination."""
        return isinstance(recognise(self.cards), Combination)

    def declared(self, key: int, meaning: Card) -> Heap:
        """Give the heap with a joker declared as a card."""
        pieces = (
            replace(piece, laid=Written(piece.laid.card, meaning)) if piece.key == key else piece
            for piece in self.pieces
        )
        return Heap(self.key, tuple(pieces))


@dataclass(frozen=True, slots=True)
class Bench:
    """One moment of the rearranging: the heaps on the table with the pieces in the hand."""

    heaps: tuple[Heap, ...]
    hand: tuple[Piece, ...]
    next_heap: int


def own_cards(view: View) -> tuple[Card, ...]:
    """List the cards that the seat may move to and from its hand: those in it, then those played in its turn."""
    return view.hand + view.played if view.my_turn else view.hand


def laid(start: Bench, table: Table) -> Bench | None:
    """Lay the pieces of the start as `table` says; None where it is made of other cards.

    Cards of the table go before those of the hand where both would do.
    """
    lying, own = [piece for heap in start.heaps for piece in heap.pieces], list(start.hand)
    heaps = []
    for number, cards in enumerate(table, start.next_heap):
        pieces = [_picked(card, lying) or _picked(card, own) for card in cards]
        if None in pieces:
            return None
        heaps.append(Heap(number, tuple(piece for piece in pieces if piece is not None)))
    return None if lying else Bench(tuple(heaps), tuple(own), start.next_heap + len(heaps))


def _picked(card: Written, pool: list[Piece]) -> Piece | None:
    """Take a card out of a pool, a joker that stands for the same before another."""
    fitting = [piece for piece in pool if piece.laid.card == card.card]
    if not fitting:
        return None
    piece = min(fitting, key=lambda piece: piece.laid != card)
    pool.remove(piece)
    return replace(piece, laid=card)


def spread(view: View, held: tuple[int, ...] | None, last: Bench | None) -> tuple[Bench, Bench]:
    """Spread the table as it lay when the own turn began, then as it lies; both name the same card alike."""
    cards = own_cards(view)
    keys = held if held is not None else tuple(range(len(cards)))
    own = [Piece(key, Written(card), own=True) for key, card in zip(keys, cards, strict=True)]
    begun = view.start if view.my_turn else view.table
    heaps = _named(begun, last, min(0, *keys) if keys else 0)
    start = Bench(heaps, tuple(own), max((heap.key for heap in heaps), default=0) + 1)
    if view.table == begun:
        return start, start
    return start, laid(start, tuple(combination.cards for combination in view.table)) or start


def _named(combinations: tuple[Combination, ...], last: Bench | None, below: int) -> tuple[Heap, ...]:
    """Name the heaps with their cards as on the last bench, as far as they lay there; others get new keys."""
    before = list(last.heaps) if last is not None else []
    fresh_keys = _downwards(min([below, *(piece.key for heap in before for piece in heap.pieces)]))
    pairs = _matched(combinations, before)
    matched = {heap.key for heap in pairs.values()}
    loose = [piece for heap in before if heap.key not in matched for piece in heap.pieces]
    kept = {at: _taken(combinations[at], list(heap.pieces), loose) for at, heap in pairs.items()}
    number = max((heap.key for heap in before), default=0)
    heaps = []
    for at, combination in enumerate(combinations):
        names = kept.get(at, {})
        number += at not in pairs
        pieces = []
        for place, laid in enumerate(combination.cards):
            key = names[place] if place in names else _found(laid, loose, fresh_keys)
            pieces.append(Piece(key, laid, own=False))
        heaps.append(Heap(pairs[at].key if at in pairs else number, tuple(pieces)))
    return tuple(heaps)


def _downwards(below: int) -> Iterator[int]:
    while True:
        below -= 1
        yield below


def _matched(combinations: tuple[Combination, ...], before: list[Heap]) -> dict[int, Heap]:
    """Find for each combination, by its place, the heap that it most likely was: those most alike first."""
    shared = [
        ((Counter(combination.cards) & Counter(heap.cards)).total(), at, heap)
        for at, combination in enumerate(combinations)
        for heap in before
    ]
    pairs: dict[int, Heap] = {}
    used: set[int] = set()
    for count, at, heap in sorted(shared, key=lambda pair: (-pair[0], pair[1], pair[2].key)):
        if count and at not in pairs and heap.key not in used:
            pairs[at] = heap
            used.add(heap.key)
    return pairs


def _taken(combination: Combination, pieces: list[Piece], loose: list[Piece]) -> dict[int, int]:
    """Name the cards that stayed in their heap, by their places; what left it becomes loose."""
    names = {}
    for place, laid in enumerate(combination.cards):
        piece = next((piece for piece in pieces if piece.laid.card == laid.card), None)
        if piece is not None:
            pieces.remove(piece)
            names[place] = piece.key
    loose.extend(pieces)
    return names


def _found(laid: Written, loose: list[Piece], fresh: Iterator[int]) -> int:
    """Name a card that came from another heap, or is new on the table."""
    piece = next((piece for piece in loose if piece.laid.card == laid.card), None)
    if piece is None:
        return next(fresh)
    loose.remove(piece)
    return piece.key
