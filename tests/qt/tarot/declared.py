"""Rounds of French Tarot in which the first seat has become the declarer."""

from __future__ import annotations

from typing import Final

from cardtable.games.tarot.bids import Bid
from cardtable.games.tarot.game import FrenchTarot
from cardtable.games.tarot.moves import MakeBid, Move, Pass
from cardtable.games.tarot.options import Options
from cardtable.games.tarot.phases import Bidding, Calling, Exchanging, Playing
from cardtable.games.tarot.state import State
from cardtable.games.tarot.view import View
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.seats import Person

TAROT: Final = FrenchTarot()
CAST: Final = (
    Person("Ann", "f", None, "you"),
    Person("Layla", "f", "casual", "layla"),
    Person("Hassan", "m", "casual", "hassan"),
    Person("Omar", "m", "casual", "omar"),
    Person("Salma", "f", "casual", "salma"),
    Person("Yusuf", "m", "casual", "yusuf"),
)


def after(state: State, *moves: Move) -> State:
    """Make moves for whoever is in turn."""
    for move in moves:
        seat = TAROT.turn(state)
        assert seat is not None
        step = TAROT.play(state, seat, move)
        assert not isinstance(step, Refusal)
        state = step.state
    return state


def bidding(players: int, *moves: Move, options: Options | None = None, seed: int = 54) -> View:
    """Give the first seat's view of an auction after some bids."""
    return TAROT.view(after(TAROT.open_match(options or Options(), players, seed).state, *moves), 0)


def won(players: int, seed: int) -> State:
    """Let the first seat bid Guard while the others pass."""
    state = TAROT.open_match(Options(), players, seed).state
    while isinstance(state.phase, Bidding):
        bids = state.phase.turn == 0 and state.phase.highest is None
        state = after(state, MakeBid(Bid.GUARD) if bids else Pass())
    return state


def calling(players: int, seed: int = 4, calls: int = 0) -> View:
    """Give the declarer's view when a card is to be called, with some called already."""
    state = won(players, seed)
    for _ in range(calls):
        state = _offered(state)
    assert isinstance(state.phase, Calling)
    return TAROT.view(state, 0)


def exchanging(players: int = 4, seed: int = 54) -> View:
    """Give the declarer's view when cards are to be put back."""
    state = won(players, seed)
    while isinstance(state.phase, Calling):
        state = _offered(state)
    assert isinstance(state.phase, Exchanging)
    return TAROT.view(state, 0)


def leading(players: int = 4, seed: int = 54) -> View:
    """Give the declarer's view when the first trick begins."""
    state = won(players, seed)
    while not isinstance(state.phase, Playing):
        state = _offered(state)
    return TAROT.view(state, 0)


def _offered(state: State) -> State:
    """Make the first move that is offered to whoever is in turn."""
    seat = TAROT.turn(state)
    assert seat is not None
    return after(state, TAROT.offers(TAROT.view(state, seat))[0])
