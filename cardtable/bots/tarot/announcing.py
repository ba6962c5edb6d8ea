"""Whether a declarer shows a handle."""

from __future__ import annotations

from typing import Final

from cardtable.bots.tarot.attention import Attention
from cardtable.bots.tarot.bidding import THRESHOLDS, worth_of
from cardtable.games.tarot.announcing import may_show
from cardtable.games.tarot.bids import Bid
from cardtable.games.tarot.handles import possible
from cardtable.games.tarot.moves import Move, ShowHandle
from cardtable.games.tarot.phases import Playing
from cardtable.games.tarot.view import View

_CONFIDENCE: Final = 6
"""How much more than a guard needs a hand must be worth: a handle that loses is paid to everybody."""


def announce(view: View, phase: Playing, attention: Attention) -> Move | None:
    """Show the largest handle there is if the contract looks safe; a careless player forgets it or shows any."""
    if not may_show(view, phase) or attention.forgets(view.seat):
        return None
    handles = tuple(possible(view.hand, view.players))
    safe = worth_of(view.hand) >= THRESHOLDS[view.players][Bid.GUARD] + _CONFIDENCE
    return ShowHandle(handles[-1]) if handles and (safe or not attention.careful) else None
