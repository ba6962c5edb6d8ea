"""How the computer's players play Carousel."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.bots.carousel.policy import choose
from cardtable.games.carousel.game import Carousel
from cardtable.games.carousel.moves import Arrange, DrawStock, EndTurn, Knock
from cardtable.games.carousel.view import View
from cardtable.games.registry import AnyGame
from cardtable.kernel.notation import read_cards
from tests.kit.carousel_views import table_of, view_of
from tests.kit.player_rounds import decisions

GAME: AnyGame = Carousel()
LEVELS = ("beginner", "casual")


def facing(table: str, hand: str, **more: Any) -> View:  # noqa: ANN401 # any field of a view
    """Give a view with a table, a hand, whatever else is said."""
    return replace(view_of(table_of(table), read_cards(hand)), **more)


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_round_ends_by_legal_moves(seats: int) -> None:
    """For each number of players rounds are played to their end, nothing refused."""
    for seed in range(3):
        assert sum(1 for _ in decisions(GAME, choose, seats, seed, LEVELS)) > seats


@settings(max_examples=8)
@given(st.integers(2, 5), st.integers(0, 1 << 32), st.sampled_from(LEVELS))
def test_hidden_cards_never_change_a_choice(seats: int, seed: int, level: str) -> None:
    """GE-06: dealing anew what a seat may not know leaves its choice as it was; so does the order of its hand."""
    for nth, made in enumerate(decisions(GAME, choose, seats, seed, (level,))):
        if nth % 9 == 0:
            other = GAME.view(GAME.redeal_hidden(made.state, made.view.seat, seed + nth), made.view.seat)
            assert choose(other, level, seed) == made.move
            assert choose(replace(made.view, hand=made.view.hand[::-1]), level, seed) == made.move
        if nth > 60:
            return


def test_a_turn_begins_with_a_draw() -> None:
    """CR-04: one card is drawn before anything else."""
    assert choose(facing("", "7S 8S 9S", drawn=0), "casual", 1) == DrawStock()


def test_two_more_cards_are_drawn_only_where_nothing_can_be_laid() -> None:
    """CR-04: without a meld a second, a third card is drawn, then the turn ends."""
    hand = "2S 4H 6D 8C 10S QH KD"
    assert choose(facing("", hand, drawn=1), "casual", 1) == DrawStock()
    assert choose(facing("", hand, drawn=3), "casual", 1) == EndTurn()


def test_the_whole_table_is_taken_apart_to_go_out() -> None:
    """The last card goes down through a split that no single lay-off would show."""
    move = choose(facing("6S 7S 8S 9S 10S", "8S"), "casual", 1)
    assert isinstance(move, Arrange)
    assert set(move.table) == set(table_of("6S 7S 8S | 8S 9S 10S"))


def test_a_light_hand_is_knocked_with_where_the_others_hold_many_cards() -> None:
    """CR-13: five points or fewer, against full hands."""
    view = facing("7H 8H 9H", "2S", drawn=1, played=read_cards("7H"))
    assert choose(view, "casual", 1) == Knock()


def test_a_knock_that_would_be_undercut_is_left_out() -> None:
    """CR-15: the other player is known to hold an ace alone."""
    view = facing("7H 8H 9H", "5S", drawn=1, played=read_cards("7H"), counts=(1, 1), known=((), read_cards("AC")))
    assert choose(view, "casual", 1) == EndTurn()


def test_a_last_turn_is_played_without_a_draw() -> None:
    """CR-18, CR-Q26, CR-Q27: lay what can be laid, then end; no draw, no knock."""
    last = {"drawn": 0, "stock": 0, "extra": (0, 1)}
    assert isinstance(choose(facing("7H 8H 9H", "10H 3C", **last), "casual", 1), Arrange)
    assert choose(facing("7H 8H 9H", "3C", **last), "casual", 1) == EndTurn()


def test_a_beginner_mostly_leaves_the_table_as_it_lies() -> None:
    """A beginner seldom sees a split, but lays what the hand makes."""
    split = [choose(facing("6S 7S 8S 9S 10S", "8S KD"), "beginner", seed) for seed in range(40)]
    assert 0 < sum(isinstance(move, Arrange) for move in split) < 25
    own = [choose(facing("", "7S 8S 9S KD"), "beginner", seed) for seed in range(10)]
    assert all(isinstance(move, Arrange) for move in own)
