"""The moves that are cheap to list, for menus, key hints or players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardtable.games.basic.judge import judge, takers
from cardtable.games.basic.moves import Discard, DrawStock, EndTurn, Extend, Move, TakeDiscard
from cardtable.kernel.refusal import Refusal

if TYPE_CHECKING:
    from cardtable.games.basic.view import View


def offers(view: View) -> tuple[Move, ...]:
    """List the legal moves but new combinations, which nobody needs to list."""
    if not view.my_turn:
        return ()
    return tuple(move for move in _candidates(view) if not isinstance(judge(view, move), Refusal))


def _candidates(view: View) -> Iterator[Move]:
    yield DrawStock()
    yield TakeDiscard()
    for laid in view.table:
        yield from (Extend(laid.number, card) for card in takers(laid.meld))
    yield from (Discard(card) for card in view.hand)
    yield EndTurn()
