"""The manners of each game at the table, found by its view."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from cardtable.qt.tables.manners import Manners, MeldManners

GAMES: Final = "cardtable.games."
MELDING: Final = frozenset({"playroom", "basic"})
"""The rummies of draw, meld, discard."""


def manners_of(view: object) -> Manners:
    """Give the manners of the game that a view is of; raise KeyError for what is no view."""
    return _loaded(_game_of(type(view).__module__))


def meld_manners_of(view: object) -> MeldManners:
    """Give the manners of a rummy of draw, meld, discard; raise KeyError for the view of another game."""
    game = _game_of(type(view).__module__)
    if game not in MELDING:
        raise KeyError(game)
    manners: MeldManners = import_module(f"{__name__}.{game}").MANNERS
    return manners


@cache
def _game_of(module: str) -> str:
    """Name the package of a game by the module of its view."""
    game, _, part = module.removeprefix(GAMES).partition(".")
    if part != "view":
        raise KeyError(module)
    return game


@cache
def _loaded(game: str) -> Manners:
    """Load the manners of a game when it is first played."""
    manners: Manners = import_module(f"{__name__}.{game}").MANNERS
    return manners
