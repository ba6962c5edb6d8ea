"""How a computer player of Carousel plays a turn, one move at a time."""

from __future__ import annotations

from cardtable.bots.carousel import knocking
from cardtable.bots.carousel.arranging import plan
from cardtable.bots.carousel.attention import attention_of
from cardtable.games.carousel.judge import MOST_DRAWS, judge
from cardtable.games.carousel.moves import Arrange, DrawStock, EndTurn, Knock, Move
from cardtable.games.carousel.view import View
from cardtable.kernel.refusal import Refusal


def choose(view: View, level: str, seed: int) -> Move:
    """Choose the next move of the seat in turn; the same view and seed give the same move."""
    may_draw = not isinstance(judge(view, DrawStock()), Refusal)
    if may_draw and view.drawn == 0:
        return DrawStock()
    if not view.played and view.drawn < MOST_DRAWS:
        found = plan(view, attention_of(view, level, seed))
        if found is not None:
            return Arrange(found.table)
        if may_draw:
            return DrawStock()
    return _end(view)


def _end(view: View) -> Move:
    """End the turn, with a knock where that is allowed and wise (CR-13)."""
    if not isinstance(judge(view, Knock()), Refusal) and knocking.wise(view):
        return Knock()
    return EndTurn()
