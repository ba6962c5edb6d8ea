"""The steps of a hint at the bench, which is changed long before the table is confirmed."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.bots.carousel.carrying import Carry
from cardtable.bots.carousel.hinting import way
from cardtable.bots.hint import Step
from cardtable.bots.search.workbench import HAND
from cardtable.games.carousel.moves import Arrange, DrawStock
from cardtable.kernel.message import Written
from cardtable.play.bench import Piece
from cardtable.play.workbench import Workbench
from cardtable.qt.scenes.places import FeltPlace, HandPlace, MeldPlace, PiecePlace, Place, StockPlace


def left_to_do(steps: tuple[Step, ...], bench: Workbench) -> tuple[Step, ...]:
    """Give the steps from the bench as it lies to the table that the hint asks for, then what follows."""
    for at, step in enumerate(steps):
        if isinstance(step.move, Arrange):
            return (*way(bench.table, step.move), *steps[at + 1 :])
    return steps


def places_of(moves: Sequence[object], bench: Workbench) -> list[tuple[Place, ...]]:
    """Name what each move is about: cards that are carried, where they go; what comes only later is not there."""
    taken: set[int] = set()
    return [_places(move, bench, taken) for move in moves]


def _places(move: object, bench: Workbench, taken: set[int]) -> tuple[Place, ...]:
    match move:
        case DrawStock():
            return (StockPlace(),)
        case Carry():
            return (*_carried(move, bench, taken), *_target(move, bench))
        case _:
            return ()


def _carried(carry: Carry, bench: Workbench, taken: set[int]) -> tuple[Place, ...]:
    """Find the pieces that are carried, each of which one step alone is about."""
    heaps = bench.now.heaps
    if carry.source > len(heaps):
        return ()
    pieces = bench.now.hand if carry.source == HAND else heaps[carry.source - 1].pieces
    found: list[Place] = []
    for card in carry.cards:
        piece = _piece(card, [each for each in pieces if each.key not in taken])
        if piece is not None:
            taken.add(piece.key)
            found.append(HandPlace(piece.key) if carry.source == HAND else PiecePlace(piece.key))
    return tuple(found)


def _piece(card: Written, pieces: Sequence[Piece]) -> Piece | None:
    """Find the card as it is declared, else any that looks the same."""
    alike = [piece for piece in pieces if piece.laid.card == card.card]
    return next((piece for piece in alike if piece.laid == card), alike[0] if alike else None)


def _target(carry: Carry, bench: Workbench) -> tuple[Place, ...]:
    if carry.target in (HAND, carry.source):
        return ()
    heaps = bench.now.heaps
    return (MeldPlace(heaps[carry.target - 1].key),) if carry.target <= len(heaps) else (FeltPlace(),)
