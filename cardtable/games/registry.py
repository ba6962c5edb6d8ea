"""The games of the house by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final

from cardtable.games import basic, carousel, playroom, tarot
from cardtable.kernel.game import Game

AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]
"""A game whose own types stay its own: the hall passes them through unread."""

_PACKAGES: Final = {package.NAME: package for package in (playroom, basic, carousel, tarot)}


class _Games(Mapping[str, AnyGame]):
    """Names all games; each is loaded when it is first taken, since a person plays one at a time."""

    def __getitem__(self, name: str) -> AnyGame:
        return _loaded(_PACKAGES[name].__name__)

    def __iter__(self) -> Iterator[str]:
        return iter(_PACKAGES)

    def __len__(self) -> int:
        return len(_PACKAGES)


GAMES: Final[Mapping[str, AnyGame]] = _Games()


def seats_of(name: str) -> tuple[int, int]:
    """Give the fewest and the most players of a game; raise KeyError for a name that no game has."""
    package = _PACKAGES[name]
    return package.LEAST_SEATS, package.MOST_SEATS


@cache
def _loaded(package: str) -> AnyGame:
    game: AnyGame = import_module(f"{package}.game").GAME
    return game
