"""How the computer's players play Basic Rummy."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.bots.basic.policy import choose
from cardtable.games.basic.game import BasicRummy
from cardtable.games.basic.moves import Discard, DrawStock, EndTurn, Extend, LayMeld, TakeDiscard
from cardtable.games.registry import AnyGame
from cardtable.kernel.cards import Card
from tests.kit.player_rounds import decisions

GAME: AnyGame = BasicRummy()
LEVELS = ("beginner", "casual")


def facing(**head: str) -> Any:  # noqa: ANN401 # the game passes its views through unread
    """Give Ann's view of a position written as the head of a scenario; `hand` is hers."""
    lines = {"hand Ann" if key == "hand" else key: value for key, value in head.items()}
    state = GAME.set_up({"turn": "Ann", "hand Bob": "*7", **lines}, ("Ann", "Bob"))
    return GAME.view(state, 0)


@pytest.mark.parametrize("seats", range(2, 5))
def test_every_round_ends_by_legal_moves(seats: int) -> None:
    """For each number of players rounds are played to their end, nothing refused."""
    for seed in range(12):
        assert sum(1 for _ in decisions(GAME, choose, seats, seed, LEVELS)) > seats


@settings(max_examples=25)
@given(st.integers(2, 4), st.integers(0, 1 << 32), st.sampled_from(LEVELS))
def test_hidden_cards_never_change_a_choice(seats: int, seed: int, level: str) -> None:
    """GE-06: dealing anew what a seat may not know leaves its choice as it was; so does the order of its hand."""
    for nth, made in enumerate(decisions(GAME, choose, seats, seed, (level,))):
        if nth % 7 == 0:
            other = GAME.view(GAME.redeal_hidden(made.state, made.view.seat, seed + nth), made.view.seat)
            assert choose(other, level, seed) == made.move
            assert choose(replace(made.view, hand=made.view.hand[::-1]), level, seed) == made.move


@given(st.integers(2, 4), st.integers(0, 1 << 32))
def test_the_card_taken_is_never_thrown_back(seats: int, seed: int) -> None:
    """BR-08: what came from the pile is laid, or kept; it was taken because it can be laid at once."""
    for made in decisions(GAME, choose, seats, seed, LEVELS):
        if isinstance(made.move, Discard):
            assert made.move.card != made.view.took


def test_the_top_discard_is_taken_where_it_can_be_laid() -> None:
    """BR-05: the card that completes a set is taken, another one is left."""
    assert choose(facing(hand="8S 8H 2C KD", discard="8D"), "casual", 1) == TakeDiscard()
    assert choose(facing(hand="8S 8H 2C KD", discard="4D"), "casual", 1) == DrawStock()


def test_combinations_are_laid_before_single_cards() -> None:
    """BR-06, BR-07: all that can be laid goes down."""
    view = facing(hand="8S 8H 8D 10C KD 4H", drawn="1", table="7C 8C 9C")
    assert isinstance(choose(view, "casual", 1), LayMeld)
    view = facing(hand="10C KD 4H", drawn="1", table="7C 8C 9C")
    assert choose(view, "casual", 1) == Extend(1, Card("10", "C"))


def test_no_ace_is_laid_behind_a_king() -> None:
    """BR-04, BR-Q15: aces are low only, in the hand as on the table."""
    assert isinstance(choose(facing(hand="QS KS AS 4H", drawn="1"), "casual", 1), Discard)
    view = facing(hand="AS 9H", drawn="1", table="JS QS KS")
    assert isinstance(choose(view, "casual", 1), Discard)
    view = facing(hand="AS 9H", drawn="1", table="2S 3S 4S")
    assert choose(view, "casual", 1) == Extend(1, Card("A", "S"))


def test_the_turn_ends_without_a_discard_where_only_the_taken_card_is_left() -> None:
    """BR-Q11: the card from the pile may not be thrown, so it is kept."""
    view = facing(hand="8S", took="8S", table="2H 3H 4H")
    assert choose(view, "casual", 1) == EndTurn()


def test_a_lone_dear_card_is_thrown_before_a_pair() -> None:
    """What may still become a combination is kept."""
    assert choose(facing(hand="8S 8H KD", drawn="1", discard="2C"), "casual", 1) == Discard(Card("K", "D"))


def test_what_fits_the_table_is_not_thrown_lightly() -> None:
    """A card that the next player could lay off is kept where another one costs as much."""
    beginner_sees = facing(hand="10C 10H JD", drawn="1", table="3S 4S 5S | KD KH KS", discard="2C")
    assert choose(beginner_sees, "casual", 1) == Discard(Card("J", "D"))


def test_the_hand_is_emptied_at_once_where_it_can_be() -> None:
    """BR-10: every card can be laid, so the round ends without a discard."""
    view = facing(hand="8S 8H 8D 9S 10S JS", drawn="1")
    step = GAME.play(
        GAME.set_up({"turn": "Ann", "hand Bob": "*7", "hand Ann": "8S 8H 8D 9S 10S JS", "drawn": "1"}, ("Ann", "Bob")),
        0,
        choose(view, "casual", 1),
    )
    last = choose(GAME.view(step.state, 0), "casual", 1)  # type: ignore[union-attr] # legal, as asserted next
    assert isinstance(last, LayMeld)
    assert len(last.cards) == 3
