"""How the moves of Basic Rummy are written in scenarios, saves and logs."""

from __future__ import annotations

from cardtable.games.basic.moves import Move
from cardtable.rummy.notation import RUMMY_FORMS, RUMMY_READERS, Forms, Readers, read, write

_OWN = ("draw", "take", "meld", "extend", "discard", "end")
_FORMS: Forms = {verb: RUMMY_FORMS[verb] for verb in _OWN}
_READERS: Readers[Move] = {verb: RUMMY_READERS[verb] for verb in _OWN}


def read_move(words: str) -> Move:
    """Read a move; raise NotationError that says how such a move is written."""
    return read(words, _FORMS, _READERS)


def write_move(move: Move) -> str:
    """Write a move so that `read_move` gives it back."""
    return write(move)
