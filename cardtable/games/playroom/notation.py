"""How the moves of Playroom Rummy are written in scenarios, saves and logs."""

from __future__ import annotations

from cardtable.games.playroom.moves import Merge, Move, TakeEnd, TakeMeldBack, TakeWhole, TimeOut
from cardtable.rummy.notation import (
    RUMMY_FORMS,
    RUMMY_READERS,
    Forms,
    Readers,
    card_at,
    nothing,
    numbers,
    read,
    write,
)

_FORMS: Forms = {
    **RUMMY_FORMS,
    "unmeld": "unmeld 3",
    "take-end": "take-end 2 7S, or take-end 2 AH high",
    "take-all": "take-all 2",
    "merge": "merge 2 5",
    "timeout": "timeout",
}
_READERS: Readers[Move] = {
    **RUMMY_READERS,
    "unmeld": lambda rest: TakeMeldBack(*numbers(rest, 1)),
    "take-end": lambda rest: TakeEnd(*card_at(rest)),
    "take-all": lambda rest: TakeWhole(*numbers(rest, 1)),
    "merge": lambda rest: Merge(*numbers(rest, 2)),
    "timeout": lambda rest: nothing(rest, TimeOut()),
}


def read_move(words: str) -> Move:
    """Read a move; raise NotationError that says how such a move is written."""
    return read(words, _FORMS, _READERS)


def write_move(move: Move) -> str:
    """Write a move so that `read_move` gives it back."""
    match move:
        case TakeMeldBack(number):
            return f"unmeld {number}"
        case TakeEnd(number, card, end):
            return f"take-end {number} {card}" + (f" {end}" if end else "")
        case TakeWhole(number):
            return f"take-all {number}"
        case Merge(first, second):
            return f"merge {first} {second}"
        case TimeOut():
            return "timeout"
    return write(move)
