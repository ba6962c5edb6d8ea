"""What a move would do, or the rule that forbids it, seen from one seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.tarot.announcing import judge_handle
from cardtable.games.tarot.auction import judge_bid
from cardtable.games.tarot.bids import Bid
from cardtable.games.tarot.calling import calls_due, judge_call
from cardtable.games.tarot.exchanging import judge_put_back
from cardtable.games.tarot.following import judge_card
from cardtable.games.tarot.moves import Call, MakeBid, Move, Pass, PlayCard, PutBack, ShowHandle
from cardtable.games.tarot.phases import Bidding, Calling, Exchanging, Playing
from cardtable.games.tarot.preview import Preview
from cardtable.kernel.message import Who
from cardtable.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from cardtable.games.tarot.view import View

__all__ = ["Preview", "judge"]


def judge(view: View, move: Move) -> Preview | Refusal:
    """Tell what the move would do for the view's seat, or which rule forbids it."""
    refusal = _out_of_turn(view, move)
    if refusal is not None:
        return refusal
    match move, view.phase:
        case Pass(), Bidding():
            return Preview()
        case MakeBid(bid), Bidding() as phase:
            return judge_bid(view, phase, bid)
        case Call(card), Calling() as phase:
            return judge_call(view, phase, card)
        case PutBack(cards), Exchanging() as phase:
            return judge_put_back(view, phase, cards)
        case ShowHandle(cards), Playing() as phase:
            return judge_handle(view, phase, cards)
        case PlayCard(card), Playing():
            return judge_card(view, card)
    return _misplaced(view, move)


def _out_of_turn(view: View, move: Move) -> Refusal | None:
    """Refuse who is not in turn; the declarer alone may announce a handle while another leads (FT-Q30)."""
    if view.turn is None:
        return refuse("GE-04", "refused-round-over")
    announces = isinstance(move, ShowHandle) and isinstance(view.phase, Playing)
    if view.my_turn or (announces and view.contract is not None and view.contract.declarer == view.seat):
        return None
    return refuse("GE-01", "refused-not-your-turn", who=Who(view.turn))


def _misplaced(view: View, move: Move) -> Refusal:
    """Refuse a move that belongs to another phase of the round."""
    match move:
        case Pass() | MakeBid():
            ended_at_once = view.contract is not None and view.contract.bid is Bid.GUARD_AGAINST
            return refuse("FT-07" if ended_at_once else "FT-06", "tarot-refused-auction-over")
        case Call():
            return _no_call(view)
        case PutBack():
            return _no_exchange(view)
        case ShowHandle():
            return refuse("FT-Q30", "tarot-refused-handle-too-early")
        case PlayCard():
            return _no_play(view)


def _no_call(view: View) -> Refusal:
    rule = "FT-14" if calls_due(view.players) > 1 else "FT-11"
    if isinstance(view.phase, Bidding):
        return refuse(rule, "tarot-refused-auction-running")
    if not calls_due(view.players):
        return refuse(rule, "tarot-refused-no-calls", count=view.players)
    return refuse(rule, "tarot-refused-calls-over")


def _no_exchange(view: View) -> Refusal:
    if isinstance(view.phase, Bidding):
        return refuse("FT-16", "tarot-refused-auction-running")
    if isinstance(view.phase, Calling):
        return refuse("FT-11", "tarot-refused-call-first")
    if view.contract is None:
        return refuse("FT-Q06", "tarot-refused-exchange-misere")
    if not view.contract.bid.takes_kitty:
        return refuse("FT-18", "tarot-refused-kitty-untouched", bid=view.contract.bid.value)
    return refuse("FT-16", "tarot-refused-exchange-over")


def _no_play(view: View) -> Refusal:
    if isinstance(view.phase, Bidding):
        return refuse("FT-06", "tarot-refused-auction-running")
    if isinstance(view.phase, Calling):
        return refuse("FT-11", "tarot-refused-call-first")
    return refuse("FT-16", "tarot-refused-put-back-first", due=len(view.shown))
