"""The moves that are cheap to list, for menus, key hints or players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardtable.games.playroom.judge import judge
from cardtable.games.playroom.moves import (
    Discard,
    DrawStock,
    End,
    EndTurn,
    Extend,
    Merge,
    Move,
    TakeDiscard,
    TakeEnd,
    TakeMeldBack,
    TakeWhole,
)
from cardtable.games.playroom.options import DiscardMode
from cardtable.kernel.cards import Card
from cardtable.kernel.refusal import Refusal
from cardtable.rummy.melds import Kind

if TYPE_CHECKING:
    from cardtable.games.playroom.view import View


def offers(view: View) -> tuple[Move, ...]:
    """List the legal moves but new combinations, which nobody needs to list."""
    if not view.my_turn:
        return ()
    return tuple(move for move in _candidates(view) if not isinstance(judge(view, move), Refusal))


def _candidates(view: View) -> Iterator[Move]:
    yield DrawStock()
    deepest = view.discard_count if view.options.discard_mode is DiscardMode.MULTI else min(1, view.discard_count)
    yield from (TakeDiscard(count) for count in range(1, deepest + 1))
    faces = tuple(dict.fromkeys(view.hand))
    for laid in view.table:
        for card in faces:
            yield from _extensions(view, laid.number, card)
        yield TakeMeldBack(laid.number)
        if view.options.manipulation:
            yield from _takings(view, laid.number)
    yield from (Discard(card) for card in faces)
    yield EndTurn()


def _extensions(view: View, number: int, card: Card) -> Iterator[Move]:
    """Name both ends of a run for an ace, which alone may fit both."""
    meld = view.meld(number)
    if meld is not None and meld.kind is Kind.RUN and card.rank == "A":
        yield from (Extend(number, card, end) for end in End)
    else:
        yield Extend(number, card)


def _takings(view: View, number: int) -> Iterator[Move]:
    meld = view.meld(number)
    if meld is None:
        return
    yield TakeWhole(number)
    if meld.kind is Kind.RUN:
        yield TakeEnd(number, meld.cards[0], End.LOW)
        yield TakeEnd(number, meld.cards[-1], End.HIGH)
    else:
        yield from (TakeEnd(number, card) for card in dict.fromkeys(meld.cards))
    yield from (Merge(number, other.number) for other in view.table)
