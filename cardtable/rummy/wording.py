"""What every rummy says of its events."""

from __future__ import annotations

from typing import assert_never

from cardtable.kernel.cards import Card
from cardtable.kernel.match import Points
from cardtable.kernel.message import Message, Who, Written, message
from cardtable.kernel.seats import Seat
from cardtable.rummy.facts import (
    Discarded,
    DiscardTaken,
    FewCards,
    GameEnded,
    OtherDrew,
    RoundBegan,
    StockRebuilt,
    TookBack,
    TurnBegan,
    TurnEnded,
    YouDrew,
)
from cardtable.rummy.moves import End

_OfASeat = TurnBegan | YouDrew | OtherDrew | DiscardTaken | Discarded | TurnEnded | FewCards | TookBack
_OfTheRound = RoundBegan | StockRebuilt | GameEnded
Shared = _OfASeat | _OfTheRound
"""What a seat may perceive in any rummy."""


def tell(seen: Shared) -> Message:
    """Say what was perceived."""
    if isinstance(seen, _OfASeat):
        return _of_a_seat(seen)
    match seen:
        case RoundBegan():
            return message("rummy-round-began", who=Who(seen.dealer), number=seen.number, count=seen.each)
        case StockRebuilt():
            return message("rummy-stock-rebuilt", count=seen.count)
        case GameEnded():
            return won(seen.winners, seen.totals)
        case _:
            assert_never(seen)


def _of_a_seat(seen: _OfASeat) -> Message:
    who = Who(seen.seat)
    match seen:
        case TurnBegan():
            return message("rummy-turn", who=who)
        case YouDrew():
            return message("rummy-drew", who=who, card=seen.card)
        case OtherDrew():
            return message("rummy-drew-unseen", who=who)
        case DiscardTaken():
            return message("rummy-took-discards", who=who, cards=seen.cards)
        case Discarded():
            return message("rummy-discarded", who=who, card=seen.card)
        case TurnEnded():
            return message("rummy-turn-ended", who=who)
        case FewCards():
            return message("rummy-few-cards", who=who, count=seen.count)
        case TookBack():
            return message("rummy-took-back", who=who)
        case _:
            assert_never(seen)


def won(winners: tuple[Seat, ...], totals: tuple[Points, ...]) -> Message:
    """Say who won the game."""
    return message("rummy-game-won", winners=tuple(Who(seat) for seat in winners), points=totals[winners[0]])


def extended(seat: Seat, card: Card, end: End | None, longer: tuple[Card, ...]) -> Message:
    """Say that a seat added a card; the combination is named as it lay before, by which players know it."""
    before = longer[1:] if end is End.LOW else longer[:-1]
    return message("rummy-extended", who=Who(seat), card=card, cards=lying(before))


def lying(cards: tuple[Card, ...]) -> tuple[Written, ...]:
    """Take cards as lying together; a joker's place says what it stands for."""
    return tuple(Written(card) for card in cards)


def joined(parts: list[Message]) -> Message:
    """Say several things in one short description."""
    return parts[0] if len(parts) == 1 else message("parts", parts=tuple(parts))
