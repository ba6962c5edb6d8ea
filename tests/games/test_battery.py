"""What holds for every game of the house, at every place of random walks through all options."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.games.registry import AnyGame
from cardtable.kernel.options import read_options, write_options
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.shuffle import Chance
from tests.kit.walks import ALL_GAMES, any_options, start, walk

SEEDS = st.integers(0, 2**64 - 1)
each_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: str(game.name))


@each_game
@given(seed=SEEDS)
def test_every_card_exists_exactly_once(game: AnyGame, seed: int) -> None:
    """GE-05: every card exists exactly once at every moment."""
    state = start(game, seed)
    cards = Counter(game.all_cards(state))
    for stop in walk(game, state, seed):
        if not isinstance(stop.outcome, Refusal) and game.standing(stop.state).round == 1:
            assert Counter(game.all_cards(stop.outcome.state)) == cards


@each_game
@given(seed=SEEDS)
def test_the_judge_and_the_table_agree(game: AnyGame, seed: int) -> None:
    """The view alone decides: what `judge` allows can be played, what it refuses is refused alike."""
    for stop in walk(game, start(game, seed), seed):
        verdict = game.judge(game.view(stop.state, stop.seat), stop.move)
        assert isinstance(verdict, Refusal) == isinstance(stop.outcome, Refusal)
        if isinstance(verdict, Refusal):
            assert verdict == stop.outcome


@each_game
@given(seed=SEEDS)
def test_the_same_moves_lead_to_the_same_state(game: AnyGame, seed: int) -> None:
    """A replay from the deal, through the notation, ends in an equal state."""
    first = start(game, seed)
    state = again = first
    for stop in walk(game, first, seed):
        if stop.state is not state:
            following = game.next_round(again)
            assert not isinstance(following, Refusal)
            again = following.state
        replayed = game.play(again, stop.seat, game.read_move(game.write_move(stop.move)))
        assert replayed == stop.outcome
        state = stop.state
        if not isinstance(replayed, Refusal):
            again, state = replayed.state, stop.outcome.state


@each_game
@given(seed=SEEDS)
def test_only_the_seat_in_turn_may_move(game: AnyGame, seed: int) -> None:
    """GE-01: whatever the others ask for is refused."""
    for stop in walk(game, start(game, seed), seed, most=40):
        for other in game.standing(stop.state).playing:
            if other != stop.seat:
                refused = game.play(stop.state, other, stop.move)
                assert isinstance(refused, Refusal)
                assert refused.rule == "GE-01"


@each_game
@given(seed=SEEDS)
def test_offers_are_legal(game: AnyGame, seed: int) -> None:
    """What is offered can be played."""
    for stop in walk(game, start(game, seed), seed, most=40):
        for move in game.offers(game.view(stop.state, stop.seat)):
            assert not isinstance(game.play(stop.state, stop.seat, move), Refusal)


@each_game
@given(seed=SEEDS)
def test_hidden_cards_change_nothing_a_seat_perceives(game: AnyGame, seed: int) -> None:
    """GE-06: with all that a seat may not know dealt anew, its view, offers, verdicts stay as they were."""
    chance = Chance(seed, 3)
    for stop in walk(game, start(game, seed), seed, most=60):
        watcher = chance.below(game.standing(stop.state).seats)
        redealt = game.redeal_hidden(stop.state, watcher, chance.below(1 << 32))
        assert Counter(game.all_cards(redealt)) == Counter(game.all_cards(stop.state))
        view = game.view(stop.state, watcher)
        assert game.view(redealt, watcher) == view
        assert game.offers(game.view(redealt, watcher)) == game.offers(view)


@each_game
@given(seed=SEEDS)
def test_events_tell_a_seat_nothing_hidden(game: AnyGame, seed: int) -> None:
    """GE-06: what the others perceive of a move is the same wherever hidden cards lie, unless it shows one."""
    for stop in walk(game, start(game, seed), seed, most=60):
        if isinstance(stop.outcome, Refusal) or game.turn(stop.outcome.state) is None:
            continue
        for watcher in game.standing(stop.state).playing:
            seen = tuple(game.see(fact, watcher) for fact in stop.outcome.facts)
            assert game.view(stop.outcome.state, watcher).history[-len(seen) :] == seen


@each_game
@given(seed=SEEDS)
def test_options_written_and_read_are_the_same(game: AnyGame, seed: int) -> None:
    """Options survive the road through text."""
    options = read_options(game.options, any_options(game, Chance(seed)))
    assert read_options(game.options, write_options(options)) == options


@each_game
def test_every_option_has_limits_that_admit_its_default(game: AnyGame) -> None:
    """The defaults are a table that can be played."""
    options = read_options(game.options, {})
    options.check()
    assert replace(options) == options
