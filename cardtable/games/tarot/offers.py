"""The moves that are cheap to list, for menus, key hints or players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardtable.games.tarot.announcing import may_show
from cardtable.games.tarot.auction import judge_bid
from cardtable.games.tarot.bids import Bid
from cardtable.games.tarot.calling import callable_cards
from cardtable.games.tarot.exchanging import free_to_go, put_back_choice
from cardtable.games.tarot.following import playable_cards
from cardtable.games.tarot.handles import possible
from cardtable.games.tarot.moves import Call, MakeBid, Move, Pass, PlayCard, PutBack, ShowHandle
from cardtable.games.tarot.phases import Bidding, Calling, Exchanging, Playing, RoundOver
from cardtable.kernel.refusal import Refusal

if TYPE_CHECKING:
    from cardtable.games.tarot.view import View


def offers(view: View) -> tuple[Move, ...]:
    """List the legal moves; of the ways to put cards back, or to show a handle of one size, a single one.

    A declarer is offered handles while another leads, too (FT-Q30).
    """
    return tuple(_offers(view))


def _offers(view: View) -> Iterator[Move]:
    phase = view.phase
    if view.my_turn:
        yield from _in_turn(view)
    if isinstance(phase, Playing) and may_show(view, phase):
        yield from (ShowHandle(cards) for cards in possible(view.hand, view.players))


def _in_turn(view: View) -> Iterator[Move]:
    called = tuple(each.card for each in view.called)
    match view.phase:
        case Bidding() as phase:
            yield from (MakeBid(bid) for bid in Bid if not isinstance(judge_bid(view, phase, bid), Refusal))
            yield Pass()
        case Calling():
            yield from (Call(card) for card in callable_cards(view.hand, called))
        case Exchanging():
            free = free_to_go(view.hand, called)
            choice = put_back_choice(view.hand, called, len(view.shown))
            yield PutBack(tuple(sorted(choice, key=lambda card: card not in free)[: len(view.shown)]))
        case Playing():
            yield from (PlayCard(card) for card in playable_cards(view))
        case RoundOver():
            pass
