"""Tables of French Tarot on a screen that nobody sees, with everyone's moves made by the computer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardtable.bots.choose import choose
from cardtable.games.tarot.bids import Bid
from cardtable.games.tarot.game import FrenchTarot
from cardtable.games.tarot.moves import MakeBid, Pass, PlayCard
from cardtable.games.tarot.options import Options
from cardtable.games.tarot.phases import Bidding, Playing
from cardtable.games.tarot.view import View
from cardtable.play.running import RunningMatch
from cardtable.play.table import Table
from cardtable.play.terms import Terms
from cardtable.qt.tarot.page import TarotPage
from tests.qt.tarot.declared import CAST

GAME: Final = FrenchTarot()
Sat = Callable[..., TarotPage]


def dealt(seats: int, seed: int = 7, options: Options | None = None) -> Table:
    """Deal a match."""
    terms = Terms(GAME, options or Options(), seed, CAST[:seats])
    return Table(terms, RunningMatch(GAME, terms.deal().state))


def view_of(table: Table, seat: int = 0) -> View:
    """Give what a seat may know."""
    view = table.view(seat)
    assert isinstance(view, View)
    return view


def make(table: Table, move: object) -> None:
    """Make a move for whoever is in turn."""
    assert table.turn is not None
    assert table.submit(table.turn, move, table.number) is None


def step(table: Table, declarer: int = 1, bid: Bid = Bid.GUARD) -> None:
    """Let whoever is in turn move: `declarer` bids, all others pass, later everyone plays as a beginner."""
    seat = table.turn
    assert seat is not None
    view = view_of(table, seat)
    if isinstance(view.phase, Bidding):
        make(table, MakeBid(bid) if seat == declarer else Pass())
    elif isinstance(view.phase, Playing):
        make(table, next(move for move in GAME.offers(view) if isinstance(move, PlayCard)))
    else:
        make(table, choose(GAME.name, view, "beginner", 1))


def go_on_until(table: Table, true: Callable[[View], bool], declarer: int = 1, bid: Bid = Bid.GUARD) -> None:
    """Let everyone move until something is so for the first seat."""
    while not true(view_of(table)):
        step(table, declarer, bid)


def playing(view: View) -> bool:
    """Tell whether tricks are played with the first seat in turn."""
    return isinstance(view.phase, Playing) and view.my_turn


def said(page: TarotPage) -> list[str]:
    """Give all that was announced, oldest first."""
    page.announcer.flush()
    return [each.text for each in page.announcer.said]
