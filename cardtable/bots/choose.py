"""The computer player's choice, for any game or level."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardtable.bots.basic import policy as basic
from cardtable.bots.carousel import policy as carousel
from cardtable.bots.playroom import policy as playroom
from cardtable.bots.tarot import policy as tarot

LEVELS = ("beginner", "casual")
"""The levels that are offered, the weaker first."""

Player = Callable[..., object]

_PLAYERS: Mapping[str, Player] = {
    "playroom-rummy": playroom.choose,
    "basic-rummy": basic.choose,
    "carousel": carousel.choose,
    "french-tarot": tarot.choose,
}


def choose(game: str, view: object, level: str, seed: int) -> object:
    """Choose a move of the seat in turn from its view alone; the same arguments give the same move.

    Raise ValueError for a game without players, or a level that is not one of `LEVELS`.
    """
    if game not in _PLAYERS:
        raise ValueError(f"nobody plays {game} (there are players of: {', '.join(_PLAYERS)})")
    if level not in LEVELS:
        raise ValueError(f"there is no level {level} (there are: {', '.join(LEVELS)})")
    return _PLAYERS[game](view, level, seed)
