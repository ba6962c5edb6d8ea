"""The moves that are cheap to list; arrangements are nobody's to list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.carousel.judge import judge
from cardtable.games.carousel.moves import DrawStock, EndTurn, Knock, Move
from cardtable.kernel.refusal import Refusal

if TYPE_CHECKING:
    from cardtable.games.carousel.view import View


def offers(view: View) -> tuple[Move, ...]:
    """List the legal moves but new arrangements."""
    moves: tuple[Move, ...] = (DrawStock(), EndTurn(), Knock())
    return tuple(move for move in moves if not isinstance(judge(view, move), Refusal))
