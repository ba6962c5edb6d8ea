"""What is said of each thing that a seat perceives."""

from __future__ import annotations

from typing import assert_never

from cardtable.games.tarot.cards import in_order
from cardtable.games.tarot.facts import (
    AllPassed,
    AuctionWon,
    BidMade,
    CalledInKitty,
    CardCalled,
    CardPlayed,
    FinalKittyShown,
    GameEnded,
    HandleShown,
    KittyShown,
    MisereBegan,
    OtherPutBack,
    OwnCallRevealed,
    PartnerRevealed,
    Passed,
    PlayBegan,
    RoundBegan,
    RoundEnded,
    Seen,
    TrickWon,
    YouPutBack,
)
from cardtable.games.tarot.tally import plain
from cardtable.games.tarot.wording_scores import round_ended, won
from cardtable.kernel.message import Message, Who, message

_OfTheAuction = Passed | BidMade | AllPassed | MisereBegan | AuctionWon | CardCalled
_OfTheKitty = KittyShown | CalledInKitty | YouPutBack | OtherPutBack | FinalKittyShown
_OfTheTrick = PlayBegan | HandleShown | CardPlayed | PartnerRevealed | OwnCallRevealed | TrickWon


def tell(seen: Seen) -> Message:
    """Say what was perceived."""
    if isinstance(seen, _OfTheAuction):
        return _of_the_auction(seen)
    if isinstance(seen, _OfTheKitty):
        return _of_the_kitty(seen)
    if isinstance(seen, _OfTheTrick):
        return _of_the_trick(seen)
    return _of_the_round(seen)


def _of_the_auction(seen: _OfTheAuction) -> Message:
    match seen:
        case Passed():
            return message("tarot-passed", who=Who(seen.seat))
        case BidMade():
            return message("tarot-bid", who=Who(seen.seat), bid=seen.bid.value, multiplier=plain(seen.bid.multiplier))
        case AllPassed():
            return message("tarot-all-passed", who=Who(seen.dealer))
        case MisereBegan():
            return message("tarot-misere-began", who=Who(seen.first))
        case AuctionWon():
            return message("tarot-auction-won", who=Who(seen.seat), bid=seen.bid.value)
        case CardCalled():
            return message("tarot-called", who=Who(seen.seat), card=seen.card)
        case _:
            assert_never(seen)


def _of_the_kitty(seen: _OfTheKitty) -> Message:
    who = Who(seen.seat)
    match seen:
        case KittyShown():
            return message("tarot-kitty-shown", who=who, cards=in_order(seen.cards))
        case CalledInKitty():
            return message("tarot-called-in-kitty", who=who, card=seen.card)
        case YouPutBack():
            return message("tarot-put-back", who=who, cards=in_order(seen.cards))
        case OtherPutBack():
            return message("tarot-put-back-unseen", who=who, count=seen.count)
        case FinalKittyShown():
            return message(f"tarot-final-kitty-{seen.side.value}", who=who, cards=in_order(seen.cards))
        case _:
            assert_never(seen)


def _of_the_trick(seen: _OfTheTrick) -> Message:
    match seen:
        case PlayBegan():
            return message("tarot-play-began", who=Who(seen.first))
        case HandleShown():
            return message(
                "tarot-handle-shown", who=Who(seen.seat), size=seen.handle.size.value, cards=seen.handle.cards
            )
        case CardPlayed():
            return message("tarot-led" if seen.nth == 1 else "tarot-played", who=Who(seen.seat), card=seen.card)
        case PartnerRevealed():
            return message("tarot-partner", who=Who(seen.seat), declarer=Who(seen.declarer), card=seen.card)
        case OwnCallRevealed():
            return message("tarot-own-call", who=Who(seen.seat), card=seen.card)
        case TrickWon():
            cards = tuple(played.card for played in seen.trick)
            return message("tarot-last-trick-won" if seen.last else "tarot-trick-won", who=Who(seen.seat), cards=cards)
        case _:
            assert_never(seen)


def _of_the_round(seen: RoundBegan | RoundEnded | GameEnded) -> Message:
    match seen:
        case RoundBegan():
            who, first = Who(seen.dealer), Who(seen.first)
            return message("tarot-round-began", who=who, first=first, number=seen.number, count=seen.each)
        case RoundEnded():
            return round_ended(seen.tally, seen.added)
        case GameEnded():
            return won(seen.winners, seen.totals)
        case _:
            assert_never(seen)
