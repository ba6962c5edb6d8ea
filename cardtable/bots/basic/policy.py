"""How a computer player of Basic Rummy plays a turn, one move at a time."""

from __future__ import annotations

from cardtable.bots.basic.attention import attention_of
from cardtable.bots.basic.discarding import discard
from cardtable.bots.basic.laying import moves, plan
from cardtable.bots.playroom.attention import Attention, Sort
from cardtable.bots.search.faces import code_of, codes_of
from cardtable.games.basic.moves import DrawStock, EndTurn, Move, TakeDiscard
from cardtable.games.basic.view import View


def choose(view: View, level: str, seed: int) -> Move:
    """Choose the next move of the seat in turn; the same view and seed give the same move."""
    attention = attention_of(view, level, seed)
    if not view.drawn:
        return _draw(view, attention)
    found = plan(codes_of(view.hand), view.table, attention)
    if found.pieces:
        return moves(found.pieces)[0]
    return discard(view, attention) or EndTurn()


def _draw(view: View, attention: Attention) -> Move:
    """Take the top discard where it can be laid at once, so that the discard makes the hand smaller; else draw."""
    if not view.discard:
        return DrawStock()
    code = code_of(view.discard[-1])
    if attention.misses(Sort.PILE, code):
        return DrawStock()
    found = plan(tuple(sorted((*codes_of(view.hand), code))), view.table, attention)
    return DrawStock() if code in found.left else TakeDiscard()
