"""The games of the house by name."""

from __future__ import annotations

from typing import Any

from cardtable.games.basic.game import BasicRummy
from cardtable.games.carousel.game import Carousel
from cardtable.games.playroom.game import PlayroomRummy
from cardtable.games.tarot.game import FrenchTarot
from cardtable.kernel.game import Game

AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]
"""A game whose own types stay its own: the hall passes them through unread."""

_HOUSE: tuple[AnyGame, ...] = (PlayroomRummy(), BasicRummy(), Carousel(), FrenchTarot())

GAMES: dict[str, AnyGame] = {game.name: game for game in _HOUSE}
