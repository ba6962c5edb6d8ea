"""What is said of the cards in hand, of a bid, or of what a move would do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from cardtable.games.tarot.bids import Bid
from cardtable.games.tarot.exchanging import refuse_card
from cardtable.games.tarot.following import judge_card
from cardtable.games.tarot.moves import Call, MakeBid, Move, Pass, PlayCard, PutBack, ShowHandle
from cardtable.games.tarot.phases import Exchanging, Playing
from cardtable.games.tarot.preview import Preview
from cardtable.games.tarot.tally import plain
from cardtable.games.tarot.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.message import Message, message
from cardtable.kernel.refusal import Refusal


def describe_card(view: View, card: Card) -> Message:
    """Say a card of the hand; on the own turn, one that may not be played or put back with the reason in short."""
    refusal = _barred(view, card) if view.my_turn else None
    if refusal is None:
        return message("tarot-card", card=card)
    return message("tarot-card-barred", card=card, reason=_in_short(refusal.message))


def _barred(view: View, card: Card) -> Refusal | None:
    if isinstance(view.phase, Exchanging):
        called = tuple(each.card for each in view.called)
        return refuse_card(view.hand, called, len(view.shown), card)
    verdict = judge_card(view, card) if isinstance(view.phase, Playing) else None
    return verdict if isinstance(verdict, Refusal) else None


def _in_short(why: Message) -> Message:
    """Give the short form of a refusal of one card: `tarot-short-follow-suit` for `tarot-refused-follow-suit`."""
    return Message(why.id.replace("-refused-", "-short-"), why.args)


def describe_bid(bid: Bid) -> Message:
    """Say a contract with what it multiplies its score by."""
    return message("tarot-bid-line", bid=bid.value, multiplier=plain(bid.multiplier))


def describe_preview(view: View, move: Move, preview: Preview) -> Message:
    """Say in a few words what a legal move would do: what, then what it leads to."""
    parts = (_deed(view, move, preview), *_consequences(view, move, preview))
    return parts[0] if len(parts) == 1 else message("parts", parts=parts)


def _deed(view: View, move: Move, preview: Preview) -> Message:
    match move:
        case Pass():
            return message("tarot-would-pass")
        case MakeBid(bid):
            return describe_bid(bid)
        case Call(card):
            return message("tarot-would-call", card=card)
        case PutBack(cards):
            return message("tarot-would-put-back", cards=cards)
        case ShowHandle(cards):
            return message("tarot-would-show", size=preview.handle.value if preview.handle else "", cards=cards)
        case PlayCard(card):
            return message("tarot-would-play" if view.trick else "tarot-would-lead", card=card)
        case _:
            assert_never(move)


def _consequences(view: View, move: Move, preview: Preview) -> Iterator[Message]:
    if preview.own:
        yield message("tarot-would-be-alone" if view.players == 5 else "tarot-would-call-own")
    if preview.handle is not None:
        yield message("tarot-would-bring", points=preview.handle.worth)
    if isinstance(move, PlayCard) and preview.wins and view.trick:
        yield message("tarot-would-take" if preview.completes else "tarot-would-beat")
