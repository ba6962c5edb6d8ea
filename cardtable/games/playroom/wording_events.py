"""What is said of each thing that a seat perceives."""

from __future__ import annotations

from typing import assert_never

from cardtable.games.playroom.facts import (
    Discarded,
    DiscardTaken,
    EndTaken,
    Extended,
    FewCards,
    GameEnded,
    JokerSwapped,
    MeldLaid,
    MeldTakenBack,
    Merged,
    Opened,
    OtherDrew,
    OwedCharged,
    PlayerOut,
    RoundBegan,
    RoundEnded,
    Score,
    Seen,
    StockRebuilt,
    TimedOut,
    TookBack,
    TurnBegan,
    TurnEnded,
    WholeTaken,
    YouDrew,
)
from cardtable.games.playroom.moves import End
from cardtable.games.playroom.wording_scores import won
from cardtable.games.playroom.wording_table import lying
from cardtable.kernel.message import Message, Who, Written, message

_TableAction = MeldLaid | Opened | MeldTakenBack | Extended | JokerSwapped | EndTaken | WholeTaken | Merged
_OfTheRound = RoundBegan | StockRebuilt | RoundEnded | PlayerOut | GameEnded


def tell(seen: Seen) -> Message:
    """Say what was perceived."""
    if isinstance(seen, _TableAction):
        return _table_action(seen)
    if isinstance(seen, _OfTheRound):
        return _of_the_round(seen)
    return _of_the_turn(seen)


def _of_the_turn(
    seen: TurnBegan
    | YouDrew
    | OtherDrew
    | DiscardTaken
    | Discarded
    | TurnEnded
    | TimedOut
    | OwedCharged
    | FewCards
    | TookBack,
) -> Message:
    who = Who(seen.seat)
    match seen:
        case TurnBegan():
            return message("playroom-turn", who=who)
        case YouDrew():
            return message("playroom-drew", who=who, card=seen.card)
        case OtherDrew():
            return message("playroom-drew-unseen", who=who)
        case DiscardTaken():
            return message("playroom-took-discards", who=who, cards=seen.cards)
        case Discarded():
            return message("playroom-discarded", who=who, card=seen.card)
        case TurnEnded():
            return message("playroom-turn-ended", who=who)
        case TimedOut():
            return _timed_out(seen)
        case OwedCharged():
            return message("playroom-owed-charged", who=who, cards=seen.cards, points=seen.penalty)
        case FewCards():
            return message("playroom-few-cards", who=who, count=seen.count)
        case TookBack():
            return message("playroom-took-back", who=who)
        case _:
            assert_never(seen)


def _timed_out(seen: TimedOut) -> Message:
    if seen.returned:
        return message("playroom-timed-out-returned", who=Who(seen.seat), points=seen.penalty, cards=seen.returned)
    return message("playroom-timed-out", who=Who(seen.seat), points=seen.penalty)


def _table_action(seen: _TableAction) -> Message:
    who = Who(seen.seat)
    match seen:
        case MeldLaid():
            return _laid(seen)
        case Opened():
            return message("playroom-opened", who=who, points=seen.points)
        case MeldTakenBack():
            return message("playroom-meld-taken-back", who=who, cards=lying(seen.cards))
        case Extended():
            return message("playroom-extended", who=who, card=seen.card, cards=_before(seen))
        case JokerSwapped():
            return message("playroom-joker-swapped", who=who, card=seen.card, cards=lying(seen.meld.cards))
        case EndTaken():
            return message("playroom-end-taken", who=who, card=seen.card, cards=lying(seen.meld.cards))
        case WholeTaken():
            return message("playroom-whole-taken", who=who, cards=lying(seen.meld.cards))
        case Merged():
            return message("playroom-merged", who=who, cards=lying(seen.meld.cards))
        case _:
            assert_never(seen)


def _laid(seen: MeldLaid) -> Message:
    who, cards = Who(seen.seat), lying(seen.meld.cards)
    if not seen.provisional:
        return message("playroom-laid", who=who, cards=cards)
    return message("playroom-laid-provisional", who=who, cards=cards, reached=seen.reached, needed=seen.needed)


def _before(seen: Extended) -> tuple[Written, ...]:
    """Name the combination as it lay before, by which players know it."""
    return lying(seen.meld.cards[1:] if seen.end is End.LOW else seen.meld.cards[:-1])


def _of_the_round(seen: _OfTheRound) -> Message:
    match seen:
        case RoundBegan():
            return message("playroom-round-began", who=Who(seen.dealer), number=seen.number, count=seen.each)
        case StockRebuilt():
            return message("playroom-stock-rebuilt", count=seen.count)
        case RoundEnded():
            return _round_ended(seen)
        case PlayerOut():
            return message("playroom-player-out", who=Who(seen.seat), points=seen.total)
        case GameEnded():
            return won(seen.winners, seen.totals)
        case _:
            assert_never(seen)


def _round_ended(seen: RoundEnded) -> Message:
    if seen.winner is None:
        return message("playroom-round-blocked")
    if any(entry.score is Score.OWN_HAND for entry in seen.entries):
        return message("playroom-round-won-elimination", who=Who(seen.winner))
    return message("playroom-round-won", who=Who(seen.winner), points=seen.added[seen.winner])
