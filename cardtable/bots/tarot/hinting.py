"""How a person is taught a decision of French Tarot."""

from __future__ import annotations

from cardtable.bots.hint import Hint, Step
from cardtable.bots.hinting import all_of
from cardtable.bots.tarot.attention import attention_of
from cardtable.bots.tarot.bidding import least_worth, worth_of
from cardtable.bots.tarot.policy import choose
from cardtable.bots.tarot.reading import longest_suits, read
from cardtable.bots.tarot.reasons import why, why_in_misere
from cardtable.games.tarot.announcing import may_show
from cardtable.games.tarot.auction import lowest_bid
from cardtable.games.tarot.cards import OUDLERS, strength, sum_points
from cardtable.games.tarot.following import best, led, playable_cards
from cardtable.games.tarot.handles import possible, size_of, trumps_of
from cardtable.games.tarot.moves import Call, MakeBid, Move, Pass, PlayCard, PutBack, ShowHandle
from cardtable.games.tarot.phases import Bidding, Playing
from cardtable.games.tarot.view import View
from cardtable.kernel.cards import SUITS, Card, without
from cardtable.kernel.message import Message, Who, message

LEVEL = "casual"
"""The player whose decisions are explained."""


def hint(view: View, *, thorough: bool) -> Hint:  # noqa: ARG001 - here a thought takes no longer than a rule
    """Teach the next decision of the seat, which must be in turn: what comes after it is the others' too."""
    move = choose(view, LEVEL, 0)
    match move:
        case Pass() | MakeBid():
            return _hint(move, message("tarot-hint-nudge-bid"), _strength(view), _bid(view, move))
        case Call(card):
            told = message("tarot-hint-call", card=card, reason=_why_called(view, card))
            return _hint(move, message("tarot-hint-nudge-call"), message("tarot-hint-cards-call", card=card), told)
        case PutBack(chosen):
            cards = tuple(sorted(chosen, key=lambda card: (card.suit, strength(card))))
            told = message("tarot-hint-put", cards=cards, reason=_why_put_back(view, cards))
            nudge = message("tarot-hint-nudge-put", due=len(cards))
            return _hint(move, nudge, message("tarot-hint-cards-put", cards=cards), told)
        case ShowHandle(cards):
            size = size_of(len(cards), view.players)
            told = message("tarot-hint-handle", size=size.value if size is not None else "", cards=cards)
            nudge = message("tarot-hint-nudge-handle")
            return _hint(move, nudge, message("tarot-hint-cards-handle", cards=cards), told)
        case PlayCard(card):
            told = message("tarot-hint-play", card=card, reason=_why_played(view, card))
            return _hint(move, _nudge_at_trick(view), message("tarot-hint-cards-play", card=card), told)


def _hint(move: Move, nudge: Message, cards: Message, told: Message) -> Hint:
    return Hint(nudge, cards, (Step(move, told),))


def _strength(view: View) -> Message:
    """Count what a hand is strong by."""
    oudlers = sum(card in OUDLERS for card in view.hand)
    kings = sum(card.rank == "K" for card in view.hand)
    trumps = len(trumps_of(view.hand))
    return message("tarot-hint-cards-bid", oudlers=oudlers, trumps=trumps, kings=kings)


def _bid(view: View, move: Pass | MakeBid) -> Message:
    if isinstance(move, MakeBid):
        return message("tarot-hint-bid", bid=move.bid.value)
    highest = view.phase.highest if isinstance(view.phase, Bidding) else None
    if highest is not None and worth_of(view.hand) >= least_worth(view, lowest_bid(view.options)):
        return message("tarot-hint-pass-above", highest=highest.bid.value)
    return message("tarot-hint-pass-weak")


def _why_called(view: View, card: Card) -> Message:
    if card in view.hand:
        return message("tarot-why-call-own")
    if card.rank == "K" and Card("Q", card.suit) in view.hand:
        return message("tarot-why-call-queen", card=Card("Q", card.suit))
    if longest_suits(view.hand)[card.suit] == 1:
        return message("tarot-why-call-single", suit=card.suit)
    return message("tarot-why-call-strong")


def _why_put_back(view: View, cards: tuple[Card, ...]) -> Message:
    """Name the suits that are emptied, then the points that come home."""
    before, after = longest_suits(view.hand), longest_suits(without(view.hand, cards))
    reasons = [message("tarot-why-put-empty", suit=suit) for suit in SUITS if before[suit] and not after[suit]]
    points = sum_points(cards)
    if points > len(cards) / 2:  # each card has half a point at least
        reasons.append(message("tarot-why-put-points", points=points))
    return all_of(reasons) if reasons else message("tarot-why-put-least")


def _nudge_at_trick(view: View) -> Message:
    """Say what to think of before a card is played, before that why a handle that could be shown had better not be."""
    nudge, phase = _nudge_to_play(view), view.phase
    handle = isinstance(phase, Playing) and may_show(view, phase) and any(possible(view.hand, view.players))
    return message("tarot-hint-nudge-no-handle", nudge=nudge) if handle else nudge


def _nudge_to_play(view: View) -> Message:
    if len(playable_cards(view)) == 1:
        return message("tarot-hint-nudge-only")
    if view.contract is None:
        return message("tarot-hint-nudge-misere")
    winning = best(view.trick)
    if led(view.trick) is None or winning is None:
        return message("tarot-hint-nudge-lead")
    friendly = read(view, attention_of(LEVEL, 0)).friends[winning.seat]
    if friendly > 1 / 2:
        return message("tarot-hint-nudge-friend", sure="yes" if friendly == 1 else "no")
    sure = "yes" if friendly == 0 else "no"
    return message("tarot-hint-nudge-enemy", sure=sure, who=Who(winning.seat), card=winning.card)


def _why_played(view: View, card: Card) -> Message:
    if len(playable_cards(view)) == 1:
        return message("tarot-why-only")
    reading = read(view, attention_of(LEVEL, 0))
    return why_in_misere(reading, card) if view.contract is None else why(reading, card)
