"""What the table answers when it is asked: whose turn, which cards, which contract, which tricks, which options."""

from __future__ import annotations

from cardtable.games.tarot.calling import has_all_four
from cardtable.games.tarot.cards import in_order
from cardtable.games.tarot.facts import BidMade, Passed, TrickWon
from cardtable.games.tarot.following import best, led
from cardtable.games.tarot.phases import Bidding, Calling, Exchanging, Playing, RoundOver, Trick
from cardtable.games.tarot.tally import plain
from cardtable.games.tarot.view import View
from cardtable.kernel.message import Message, Who, message
from cardtable.rummy import wording_answers


def whose_turn(view: View) -> Message:
    """Say whose turn it is with what is to be done."""
    phase = view.phase
    if isinstance(phase, RoundOver) or view.turn is None:
        return message("tarot-answer-round-over")
    turn = "tarot-turn" if view.my_turn else "tarot-answer-turn"
    who = Who(view.turn)
    match phase:
        case Bidding():
            return message(f"{turn}-bid", who=who)
        case Calling():
            return message(f"{turn}-call", who=who, rank="any" if _calls_any(view) else "KQ"[len(phase.called)])
        case Exchanging():
            return message(f"{turn}-put-back", who=who, count=len(view.shown))
        case Playing():
            suit = led(phase.trick)
            return message(f"{turn}-lead", who=who) if suit is None else message(f"{turn}-follow", who=who, suit=suit)


def _calls_any(view: View) -> bool:
    return view.my_turn and has_all_four(view.hand, tuple(each.card for each in view.called))


def counts(view: View) -> Message:
    """Say how many tricks each player has taken, then how many are still to come."""
    taken = tuple(
        message("tarot-count-line", who=Who(seat), count=len(cards) // view.players)
        for seat, cards in enumerate(view.won)
    )
    return message("tarot-answer-counts", parts=taken, count=min(view.counts) + (1 if view.trick else 0))


def suit_led(view: View) -> Message:
    """Say which suit must be followed."""
    suit = led(view.trick)
    return message("tarot-answer-no-suit") if suit is None else message("tarot-answer-suit", suit=suit)


def trick(view: View) -> Message:
    """Say who has played which card to the trick, with whose it is so far."""
    if not view.trick:
        return message("tarot-answer-no-trick")
    winning = best(view.trick)
    if winning is None:
        return message("tarot-answer-trick-open", parts=_lines(view.trick))
    return message("tarot-answer-trick", parts=_lines(view.trick), who=Who(winning.seat))


def _lines(cards: Trick) -> tuple[Message, ...]:
    return tuple(message("tarot-trick-line", who=Who(played.seat), card=played.card) for played in cards)


def nth_card(view: View, nth: int) -> Message:
    """Say the n-th card of the trick, counted from 1, with who played it."""
    if not 0 < nth <= len(view.trick):
        return message("tarot-answer-no-card", count=len(view.trick))
    played = view.trick[nth - 1]
    return message("tarot-answer-card", who=Who(played.seat), card=played.card)


def last_trick(view: View) -> Message:
    """Say who played what to the trick that was last taken, and who took it."""
    taken = next((seen for seen in reversed(view.history) if isinstance(seen, TrickWon)), None)
    if taken is None:
        return message("tarot-answer-no-last-trick")
    return message("tarot-answer-last-trick", parts=_lines(taken.trick), who=Who(taken.seat))


def contract(view: View) -> Message:
    """Say which contract is played, with the cards called for it and the partners that have come to light."""
    played, phase = view.contract, view.phase
    if played is None:
        misere = isinstance(phase, Playing) or (isinstance(phase, RoundOver) and phase.tally is not None)
        return message("tarot-answer-misere" if misere else "tarot-answer-no-contract")
    head = message(
        "tarot-contract", who=Who(played.declarer), bid=played.bid.value, multiplier=plain(played.bid.multiplier)
    )
    return message("tarot-answer-contract", parts=(head, *calls(view)))


def calls(view: View) -> tuple[Message, ...]:
    """Say each called card with what is known of it."""
    return tuple(
        message("tarot-call-open", card=each.card)
        if not (each.seen or view.over)
        else message("tarot-call-kitty", card=each.card)
        if each.holder is None
        else message("tarot-call-seen", card=each.card, who=Who(each.holder))
        for each in view.called
    )


def bids(view: View) -> Message:
    """Say all that was bid in this round, in its order."""
    spoken = tuple(bid_said(seen) for seen in spoken_bids(view))
    return message("tarot-answer-bids", parts=spoken) if spoken else message("tarot-answer-no-bids")


def spoken_bids(view: View) -> tuple[BidMade | Passed, ...]:
    """Give all that was bid in this round, in its order."""
    return tuple(seen for seen in view.history if isinstance(seen, BidMade | Passed))


def bid_said(seen: BidMade | Passed) -> Message:
    """Say a bid, or a pass, with who made it."""
    if isinstance(seen, BidMade):
        return message("tarot-bid-said", who=Who(seen.seat), bid=seen.bid.value)
    return message("tarot-pass-said", who=Who(seen.seat))


def kitty(view: View) -> Message:
    """Say which cards of the kitty this seat may know: those shown to all, those it put back, those of the end."""
    shown, lying = in_order(view.shown), in_order(view.kitty)
    if view.over and lying:
        return message("tarot-answer-kitty", cards=lying)
    if not shown:
        return message("tarot-answer-no-kitty")
    if lying:
        return message("tarot-answer-kitty-own", shown=shown, cards=lying)
    return message("tarot-answer-kitty-shown", cards=shown)


def options_in_force(view: View) -> Message:
    """Say the options that matter at this table."""
    return wording_answers.options_in_force("tarot", view.options)
