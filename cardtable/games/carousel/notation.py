"""How the moves of Carousel are written in scenarios, saves and logs."""

from __future__ import annotations

from typing import assert_never

from cardtable.games.carousel.moves import Arrange, DrawStock, EndTurn, Knock, Move
from cardtable.kernel.notation import NotationError, read_written, write_cards

_PLAIN: dict[str, Move] = {"draw": DrawStock(), "end": EndTurn(), "knock": Knock()}


def read_move(words: str) -> Move:
    """Read a move; raise NotationError that says how such a move is written."""
    if words in _PLAIN:
        return _PLAIN[words]
    verb, _, table = words.partition(" ")
    if verb != "arrange":
        raise NotationError(f"{words!r} is not a move of this game (moves: draw, arrange 7S 8S 9S | …, end, knock)")
    parts = [part.split() for part in table.split("|")] if table.strip() else []
    if not all(parts):
        raise NotationError(f"{words!r} cannot be read: a combination between the bars is empty")
    return Arrange(tuple(tuple(read_written(word) for word in part) for part in parts))


def write_move(move: Move) -> str:
    """Write a move so that `read_move` gives it back."""
    match move:
        case DrawStock():
            return "draw"
        case Arrange(table):
            return " ".join(["arrange", " | ".join(write_cards(cards) for cards in table)]).strip()
        case EndTurn():
            return "end"
        case Knock():
            return "knock"
        case _:
            assert_never(move)
