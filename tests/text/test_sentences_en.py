"""Sentences in English, as they are read."""

from __future__ import annotations

from typing import Final

import pytest

from cardtable.kernel.seats import Seat
from cardtable.text.speak import Speaker
from tests.text.samples import ANN, CAST, HASSAN, REFUSED, everything_seen, plain, told

YOU: Final = (
    "Round 2. You deal 14 cards to each player.",
    "Your turn.",
    "You draw the 9 of clubs.",
    "You draw a card.",
    "You take the 8 of clubs from the discard pile.",
    "You take 3 cards from the discard pile: 4 of spades, 5 of spades and joker.",
    "You lay a new combination: 9, joker and jack of clubs. 25 of 30 points.",
    "You lay a new combination: queen of hearts, diamonds, clubs and spades.",
    "You have opened with 55 points.",
    "You take 9, joker and jack of clubs back into your hand.",
    "You extend queen of hearts, diamonds and clubs with the queen of spades.",
    "You extend 4, 5 and 6 of spades with the 3 of spades.",
    "You extend 3, 4 and 5 of spades with the 6 of spades.",
    "You swap the joker for the 10 of clubs: 9, 10 and jack of clubs.",
    "You take the 2 of spades into your hand. What stays: 3, 4, 5 and 6 of spades.",
    "You take the combination 3, 4, 5 and 6 of spades into your hand.",
    "You merge two combinations: 2, 3, 4, 5, 6 and 7 of diamonds.",
    "You discard the 9 of clubs.",
    "You end your turn.",
    "Your time is up. This costs you 50 points.",
    "Your time is up. This costs you 50 points. Back in your hand: 9 of clubs, joker and jack of clubs.",
    "You had to play some of your cards before the end of your turn: 3 and 4 of spades. This costs you 600 points.",
    "You have 1 card left.",
    "You have 2 cards left.",
    "You have 3 cards left.",
    "You take your last move back.",
    "The discard pile is shuffled into a new stock: 41 cards.",
    "You win the round: +85.",
    "You win the round.",
    "The round is blocked: nobody could go on, so nobody wins it.",
    "You reach 520 points and are out of the game.",
    "You win the game with 1020 points.",
    "A shared win with 1020 points: you and Hassan.",
)

HASSAN_DID: Final = (
    "Round 2. Hassan deals 14 cards to each player.",
    "Hassan’s turn.",
    "Hassan draws the 9 of clubs.",
    "Hassan draws a card.",
    "Hassan takes the 8 of clubs from the discard pile.",
    "Hassan takes 3 cards from the discard pile: 4 of spades, 5 of spades and joker.",
    "Hassan lays a new combination: 9, joker and jack of clubs. 25 of 30 points.",
    "Hassan lays a new combination: queen of hearts, diamonds, clubs and spades.",
    "Hassan has opened with 55 points.",
    "Hassan takes 9, joker and jack of clubs back into his hand.",
    "Hassan extends queen of hearts, diamonds and clubs with the queen of spades.",
    "Hassan extends 4, 5 and 6 of spades with the 3 of spades.",
    "Hassan extends 3, 4 and 5 of spades with the 6 of spades.",
    "Hassan swaps the joker for the 10 of clubs: 9, 10 and jack of clubs.",
    "Hassan takes the 2 of spades into his hand. What stays: 3, 4, 5 and 6 of spades.",
    "Hassan takes the combination 3, 4, 5 and 6 of spades into his hand.",
    "Hassan merges two combinations: 2, 3, 4, 5, 6 and 7 of diamonds.",
    "Hassan discards the 9 of clubs.",
    "Hassan ends his turn.",
    "Hassan’s time is up. This costs him 50 points.",
    "Hassan’s time is up. This costs him 50 points. Back in his hand: 9 of clubs, joker and jack of clubs.",
    "Hassan had to play some cards before the end of the turn: 3 and 4 of spades. This costs him 600 points.",
    "Hassan has 1 card left.",
    "Hassan has 2 cards left.",
    "Hassan has 3 cards left.",
    "Hassan takes the last move back.",
    "The discard pile is shuffled into a new stock: 41 cards.",
    "Hassan wins the round: +85.",
    "Hassan wins the round.",
    "The round is blocked: nobody could go on, so nobody wins it.",
    "Hassan reaches 520 points and is out of the game.",
    "Hassan wins the game with 1020 points.",
    "A shared win with 1020 points: you and Hassan.",
)

NO: Final = (
    "It is Layla’s turn; yours comes later.",
    "You do not hold the queen of hearts; you can only play cards from your hand.",
    "Draw a card first.",
    "The first combinations must be worth 30; these are 24. Lay more, or take them back.",
    "You may take from the discard pile once you have opened with 30 points; draw from the stock.",
    "A combination needs at least 3 cards; these are 2.",
    "That card does not fit; this run takes: 3 and 8 of spades.",
    "That card does not fit; this set takes: queen of spades and clubs.",
    "This joker was just swapped for the ace of spades; it must stand for another card.",
    "The discard pile has only 2 cards; take no more than that.",
)


@pytest.mark.parametrize(("seat", "told_so"), [(ANN, YOU), (HASSAN, HASSAN_DID)])
def test_what_happens_is_told(seat: Seat, told_so: tuple[str, ...]) -> None:
    """Everything that can be seen of a player is said in the right person."""
    speaker = Speaker("en", CAST, ANN)
    assert tuple(plain(speaker.say(told(seen)).visual) for seen in everything_seen(seat)) == told_so


def test_a_refusal_says_what_is_missing_and_what_would_do() -> None:
    """A refusal is a whole sentence without a rule's number."""
    speaker = Speaker("en", CAST, ANN)
    assert tuple(speaker.say(message).spoken for message in REFUSED) == NO
