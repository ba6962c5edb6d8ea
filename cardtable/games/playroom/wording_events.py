"""What is said of each thing that a seat perceives."""

from __future__ import annotations

from typing import assert_never

from cardtable.games.playroom.facts import (
    EndTaken,
    Extended,
    JokerSwapped,
    MeldLaid,
    MeldTakenBack,
    Merged,
    Opened,
    OwedCharged,
    PlayerOut,
    RoundEnded,
    Score,
    Seen,
    TimedOut,
    WholeTaken,
)
from cardtable.kernel.message import Message, Who, message
from cardtable.rummy import wording
from cardtable.rummy.wording import lying

_TableAction = MeldLaid | Opened | MeldTakenBack | Extended | JokerSwapped | EndTaken | WholeTaken | Merged


def tell(seen: Seen) -> Message:
    """Say what was perceived."""
    if isinstance(seen, wording.Shared):
        return wording.tell(seen)
    if isinstance(seen, _TableAction):
        return _table_action(seen)
    match seen:
        case TimedOut():
            return _timed_out(seen)
        case OwedCharged():
            return message("playroom-owed-charged", who=Who(seen.seat), cards=seen.cards, points=seen.penalty)
        case RoundEnded():
            return _round_ended(seen)
        case PlayerOut():
            return message("playroom-player-out", who=Who(seen.seat), points=seen.total)
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
            return wording.extended(seen.seat, seen.card, seen.end, seen.meld.cards)
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
        return message("rummy-laid", who=who, cards=cards)
    return message("playroom-laid-provisional", who=who, cards=cards, reached=seen.reached, needed=seen.needed)


def _round_ended(seen: RoundEnded) -> Message:
    if seen.winner is None:
        return message("playroom-round-blocked")
    if any(entry.score is Score.OWN_HAND for entry in seen.entries):
        return message("playroom-round-won-elimination", who=Who(seen.winner))
    return message("rummy-round-won", who=Who(seen.winner), points=seen.added[seen.winner])
