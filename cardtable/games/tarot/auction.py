"""The auction: which bids a seat may make, who speaks next, when it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.tarot.bids import Bid, Contract
from cardtable.games.tarot.phases import Bidding
from cardtable.games.tarot.preview import Preview
from cardtable.kernel.refusal import Refusal, refuse
from cardtable.kernel.seats import Seat, next_seat

if TYPE_CHECKING:
    from cardtable.games.tarot.options import Options
    from cardtable.games.tarot.view import View


def lowest_bid(options: Options) -> Bid:
    """Give the lowest contract of the table (FT-09, FT-Q04)."""
    return Bid.LITTLE if options.simple_take else Bid.GUARD


def judge_bid(view: View, phase: Bidding, bid: Bid) -> Preview | Refusal:
    """Judge a bid (FT-06, FT-09)."""
    lowest = lowest_bid(view.options)
    if bid.height < lowest.height:
        return refuse("FT-09", "tarot-refused-no-simple-take", bid=bid.value, lowest=lowest.value)
    highest = phase.highest
    if highest is not None and bid.height <= highest.bid.height:
        return refuse("FT-06", "tarot-refused-bid-too-low", bid=bid.value, highest=highest.bid.value)
    return Preview(multiplier=bid.multiplier)


def after_pass(phase: Bidding, players: int) -> Bidding | Contract | None:
    """Give what follows a pass: the auction goes on, has a declarer, or None where all passed (FT-Q01)."""
    return _go_on(Bidding(phase.turn, phase.passed | {phase.turn}, phase.highest), players)


def after_bid(phase: Bidding, bid: Bid, players: int) -> Bidding | Contract | None:
    """Give what follows a bid; the highest of all ends the auction at once (FT-07)."""
    contract = Contract(phase.turn, bid)
    if bid is Bid.GUARD_AGAINST:
        return contract
    return _go_on(Bidding(phase.turn, phase.passed, contract), players)


def _go_on(phase: Bidding, players: int) -> Bidding | Contract | None:
    speaking = tuple(seat for seat in range(players) if seat not in phase.passed)
    if not speaking:
        return None
    following: Seat = next_seat(phase.turn, speaking, players)
    if phase.highest is not None and following == phase.highest.declarer:
        return phase.highest
    return Bidding(following, phase.passed, phase.highest)
