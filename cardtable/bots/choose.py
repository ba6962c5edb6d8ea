"""The computer player's choice, for any game or level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Final

LEVELS: Final = ("beginner", "casual")
"""The levels that are offered, the weaker first."""

USUAL: Final = LEVELS[-1]
"""The level of those about whom nothing was chosen."""

Player = Callable[..., object]

_PLAYERS: Mapping[str, str] = {
    "playroom-rummy": "cardtable.bots.playroom.policy",
    "basic-rummy": "cardtable.bots.basic.policy",
    "carousel": "cardtable.bots.carousel.policy",
    "french-tarot": "cardtable.bots.tarot.policy",
}
"""Where the players of a game are at home, who are loaded when it is first played."""


def fitting(level: str) -> str:
    """Give a level that is offered: the one that is named, or the usual one for one of another version."""
    return level if level in LEVELS else USUAL


def wake(game: str) -> None:
    """Load who plays a game, so that the first choice need not wait for it."""
    _player(game)


def choose(game: str, view: object, level: str, seed: int) -> object:
    """Choose a move of the seat in turn from its view alone; the same arguments give the same move.

    Raise ValueError for a game without players, or a level that is not one of `LEVELS`.
    """
    if level not in LEVELS:
        raise ValueError(f"there is no level {level} (there are: {', '.join(LEVELS)})")
    return _player(game)(view, level, seed)


def _player(game: str) -> Player:
    if game not in _PLAYERS:
        raise ValueError(f"nobody plays {game} (there are players of: {', '.join(_PLAYERS)})")
    found: Player = import_module(_PLAYERS[game]).choose
    return found
