"""What holds for every choice of a computer player, whatever the cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from cardtable.bots.choose import LEVELS, choose
from cardtable.games.playroom.judge import Preview
from cardtable.games.playroom.moves import Discard, EndTurn
from cardtable.games.playroom.view import View
from cardtable.games.registry import GAMES
from cardtable.kernel.cards import JOKER
from cardtable.kernel.options import read_options
from cardtable.kernel.refusal import Refusal

GAME = GAMES["playroom-rummy"]

TABLES = st.fixed_dictionaries(
    {
        "discard_mode": st.sampled_from(["none", "mandatory", "single", "multi"]),
        "elimination": st.sampled_from(["on", "off"]),
        "manipulation": st.sampled_from(["on", "off"]),
        "identities": st.sampled_from(["on", "off"]),
        "first_meld": st.sampled_from(["15", "30", "90"]),
    }
)
SEEDS = st.integers(0, 1 << 32)
SEATS = st.integers(2, 8)
LEVEL = st.sampled_from(LEVELS)


def decisions(options: dict[str, str], seats: int, seed: int, level: str, most: int) -> Iterator[tuple[Any, View, Any]]:
    """Play the start of a round; give the state, the view that a seat decides on, the move it makes."""
    state = GAME.open_match(read_options(GAME.options, options), seats, seed).state
    for _ in range(most):
        seat = GAME.turn(state)
        if seat is None:
            return
        view = GAME.view(state, seat)
        move = choose(GAME.name, view, level, seed)
        yield state, view, move
        step = GAME.play(state, seat, move)
        assert not isinstance(step, Refusal), f"{step.rule} forbids {GAME.write_move(move)}"
        state = step.state


@given(TABLES, SEATS, SEEDS, LEVEL)
def test_hidden_cards_never_change_a_choice(options: dict[str, str], seats: int, seed: int, level: str) -> None:
    """GE-06: dealing anew what a seat may not know leaves its choice as it was."""
    for nth, (state, view, move) in enumerate(decisions(options, seats, seed, level, 60)):
        if nth % 7 == 0:
            other = GAME.view(GAME.redeal_hidden(state, view.seat, seed + nth), view.seat)
            assert choose(GAME.name, other, level, seed) == move


@given(TABLES, SEATS, SEEDS, LEVEL)
def test_the_order_in_which_cards_arrived_never_changes_a_choice(
    options: dict[str, str], seats: int, seed: int, level: str
) -> None:
    """The hand is a heap of cards: turned round, it makes the same move."""
    for _, view, move in decisions(options, seats, seed, level, 40):
        assert choose(GAME.name, replace(view, hand=view.hand[::-1]), level, seed) == move


@given(TABLES, SEATS, SEEDS, LEVEL)
def test_no_turn_ends_with_a_silly_move(options: dict[str, str], seats: int, seed: int, level: str) -> None:
    """No card stays owed, no joker is thrown while another card is there, no legal end is missed."""
    for _, view, move in decisions(options, seats, seed, level, 80):
        if isinstance(move, (Discard, EndTurn)):
            preview = GAME.judge(view, move)
            assert isinstance(preview, Preview)
            assert preview.penalty == 0
        if isinstance(move, Discard) and set(view.hand) != {JOKER}:
            assert move.card != JOKER
