"""How likely a trick goes to which side."""

from __future__ import annotations

from typing import Final

from cardtable.bots.tarot.reading import Reading
from cardtable.bots.tarot.shortages import NO_CEILING
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
    higher = has_chance(reading, seat, winning.suit, strength(winning))
    if suit == TRUMP:
        return higher
    empty = void_chance(reading, seat, suit)
    if is_trump(winning):
        return higher * empty
    return (1 - empty) * higher + empty * has_chance(reading, seat, TRUMP)


def void_chance(reading: Reading, seat: Seat, suit: str) -> float:
    """Give the chance that a seat has no card of a plain suit."""
    if suit in reading.voids[seat]:
        return 1.0
    empty = 1 - has_chance(reading, seat, suit)
    contract = reading.view.contract
    if reading.reckons and contract is not None and contract.declarer == seat and contract.bid.takes_kitty:
        return min(1.0, empty + (_DECLARER_SHORTER if suit in reading.followed[seat] else _DECLARER_SHORT))
    return empty


def has_chance(reading: Reading, seat: Seat, suit: str, above: int = 0) -> float:
    """Give the chance that a seat has at least one unseen card of a suit that is stronger than `above`."""
    if suit in reading.voids[seat]:
        return 0.0
    if any(card.suit == suit and strength(card) > above for card in reading.view.known[seat]):
        return 1.0
    ceiling = reading.ceilings[seat] if suit == TRUMP else NO_CEILING
    possible = sum(above < strength(card) < ceiling for card in reading.out(suit))
    return 1 - float((1 - reading.share(seat, suit)) ** possible)
