"""How a computer player of French Tarot plays, one move at a time."""

from __future__ import annotations

from cardtable.bots.tarot import misere, playing
from cardtable.bots.tarot.announcing import announce
from cardtable.bots.tarot.attention import attention_of
from cardtable.bots.tarot.bidding import bid
from cardtable.bots.tarot.calling import call
from cardtable.bots.tarot.putting_back import put_back
from cardtable.games.tarot.moves import Move
from cardtable.games.tarot.phases import Bidding, Calling, Exchanging, Playing, RoundOver
from cardtable.games.tarot.view import View


def choose(view: View, level: str, seed: int) -> Move:
    """Choose the next move of the seat in turn; the same view and seed give the same move."""
    attention = attention_of(level, seed)
    match view.phase:
        case Bidding():
            return bid(view, attention)
        case Calling() as phase:
            return call(view, phase)
        case Exchanging() as phase:
            return put_back(view, phase, attention)
        case Playing(contract=None):
            return misere.play(view, attention)
        case Playing() as phase:
            return announce(view, phase, attention) or playing.play(view, attention)
        case RoundOver():
            raise ValueError("the round is over: there is nothing to choose")
