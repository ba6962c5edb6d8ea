"""The computer player's choice, for any game or level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Final

LEVELS: Final = ("beginner", "casual", "strong", "expert")
"""All levels, the weaker first; a game may offer the first few alone."""

USUAL: Final = "casual"
"""The level of those about whom nothing was chosen, the highest that plays by rule, without a search."""

Player = Callable[..., object]

_PLAYERS: Final[Mapping[str, str]] = {
    "playroom-rummy": "cardtable.bots.playroom.policy",
    "basic-rummy": "cardtable.bots.basic.policy",
    "carousel": "cardtable.bots.carousel.policy",
    "french-tarot": "cardtable.bots.tarot.policy",
}
"""Where the players of a game are at home, who are loaded when it is first played."""

_HIGHEST: Final[Mapping[str, str]] = {
    "playroom-rummy": "casual",
    "basic-rummy": "casual",
    "carousel": "casual",
    "french-tarot": "casual",
}
"""The highest level of a game that has been shown to beat the one below."""


def wake(game: str) -> None:
    """Load who plays a game, so that the first choice need not wait for it."""
    _player(game)


def levels_of(game: str) -> tuple[str, ...]:
    """Give the levels that a game offers, the weaker first; raise ValueError for a game without players."""
    _check(game)
    return LEVELS[: LEVELS.index(_HIGHEST[game]) + 1]


def fitting(game: str, level: str) -> str:
    """Give a level that a game offers: the one that is named, its highest for one above that, or the usual one."""
    offered = levels_of(game)
    if level in offered:
        return level
    return offered[-1] if level in LEVELS else USUAL


def by_rule(level: str) -> str:
    """Give the level that answers at once in the place of one that may search for long."""
    return level if level in LEVELS[: LEVELS.index(USUAL)] else USUAL


def choose(game: str, view: object, level: str, seed: int) -> object:
    """Choose a move of the seat in turn from its view alone; the same arguments give the same move.

    Raise ValueError for a game without players, or a level that it does not offer.
    """
    offered = levels_of(game)
    if level not in offered:
        raise ValueError(f"{game} has no level {level} (it has: {', '.join(offered)})")
    return _player(game)(view, level, seed)


def _player(game: str) -> Player:
    _check(game)
    found: Player = import_module(_PLAYERS[game]).choose
    return found


def _check(game: str) -> None:
    if game not in _PLAYERS:
        raise ValueError(f"nobody plays {game} (there are players of: {', '.join(_PLAYERS)})")
