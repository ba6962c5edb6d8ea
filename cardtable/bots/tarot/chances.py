"""How likely a trick goes to which side."""

from __future__ import annotations

from typing import Final

from cardtable.bots.tarot.reading import Reading
from cardtable.games.tarot.cards import TRUMP, is_trump, strength
from cardtable.games.tarot.following import best, led
from cardtable.games.tarot.phases import Played, Trick
from cardtable.kernel.cards import Card
from cardtable.kernel.seats import Seat

_SPARES_A_FRIEND: Final = 0.25
_DECLARER_SHORT: Final = 0.7
_DECLARER_SHORTER: Final = 0.2
"""How much likelier a declarer who has put cards back is out of a suit; the second once he has followed it."""


def win_chance(reading: Reading, card: Card) -> float:
    """Give the chance that the player's side takes the trick if the player adds this card."""
    view = reading.view
    trick = (*view.trick, Played(view.seat, card))
    winning = best(trick)
    suit = led(trick)
    if winning is None or suit is None:
        return _fool_led(reading)
    friendly = reading.friends[winning.seat]
    holds, taken, taken_by_friends = 1.0, 0.0, 0.0
    for seat in _still_to_play(reading, trick):
        beaten = beat_chance(reading, seat, winning.card, suit)
        if friendly > 1 / 2 and reading.friends[seat] > 1 / 2 and suit != TRUMP:
            beaten *= _SPARES_A_FRIEND
        holds *= 1 - beaten
        taken += beaten
        taken_by_friends += beaten * reading.friends[seat]
    lost_to_friends = taken_by_friends / taken if taken else 0.0
    return holds * friendly + (1 - holds) * lost_to_friends


def _fool_led(reading: Reading) -> float:
    """Give the chance where the fool is led: that of an even trick."""
    others = [seat for seat in range(reading.view.players) if seat != reading.view.seat]
    return sum(reading.friends[seat] for seat in others) / len(others)


def _still_to_play(reading: Reading, trick: Trick) -> list[Seat]:
    players = reading.view.players
    return [(trick[-1].seat + step) % players for step in range(1, players - len(trick) + 1)]


def beat_chance(reading: Reading, seat: Seat, winning: Card, suit: str) -> float:
    """Give the chance that a seat can beat the winning card of a trick to which `suit` was led."""
    if is_trump(winning):
        higher = _has(reading, seat, [card for card in reading.out(TRUMP) if strength(card) > strength(winning)])
        return higher if suit == TRUMP else higher * void_chance(reading, seat, suit)
    empty = void_chance(reading, seat, suit)
    higher = _has(reading, seat, [card for card in reading.out(suit) if strength(card) > strength(winning)])
    return (1 - empty) * higher + empty * _has(reading, seat, list(reading.out(TRUMP)))


def void_chance(reading: Reading, seat: Seat, suit: str) -> float:
    """Give the chance that a seat has no card of a plain suit."""
    if suit in reading.voids[seat]:
        return 1.0
    empty = 1 - _has(reading, seat, list(reading.out(suit)))
    contract = reading.view.contract
    if contract is not None and contract.declarer == seat and contract.bid.takes_kitty:
        return min(1.0, empty + (_DECLARER_SHORTER if suit in reading.followed[seat] else _DECLARER_SHORT))
    return empty


def _has(reading: Reading, seat: Seat, cards: list[Card]) -> float:
    """Give the chance that a seat has at least one of some unseen cards."""
    if any(card in reading.view.known[seat] for card in cards):
        return 1.0
    possible = [card for card in cards if _may_have(reading, seat, card)]
    count = min(1.0, reading.view.counts[seat] / max(1, len(reading.unseen)))
    return 1 - float((1 - count) ** len(possible))


def _may_have(reading: Reading, seat: Seat, card: Card) -> bool:
    if card.suit in reading.voids[seat]:
        return False
    return not is_trump(card) or strength(card) < reading.ceilings[seat]
