"""The manners of each game at the table, found by its view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardtable.games.basic.view import View as BasicView
from cardtable.games.carousel.view import View as CarouselView
from cardtable.games.playroom.view import View as PlayroomView
from cardtable.games.tarot.view import View as TarotView
from cardtable.qt.tables.basic import BasicManners
from cardtable.qt.tables.carousel import CarouselManners
from cardtable.qt.tables.manners import Manners, MeldManners
from cardtable.qt.tables.playroom import PlayroomManners
from cardtable.qt.tables.tarot import TarotManners

MELDING: Final[Mapping[type, MeldManners]] = {PlayroomView: PlayroomManners(), BasicView: BasicManners()}
"""The rummies of draw, meld, discard by the type of their views."""
MANNERS: Final[Mapping[type, Manners]] = {**MELDING, CarouselView: CarouselManners(), TarotView: TarotManners()}
"""All games by the type of their views."""


def manners_of(view: object) -> Manners:
    """Give the manners of the game that a view is of; raise KeyError for what is no view."""
    return MANNERS[type(view)]


def meld_manners_of(view: object) -> MeldManners:
    """Give the manners of a rummy of draw, meld, discard; raise KeyError for the view of another game."""
    return MELDING[type(view)]
