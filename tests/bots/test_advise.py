"""Hints: from the view alone, legal step by step, said in both languages."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from cardtable.bots.advise import ADVISED, advise, advise_by_rule
from cardtable.bots.carousel.carrying import Carry
from cardtable.bots.choose import choose
from cardtable.bots.hint import Hint
from cardtable.games.registry import GAMES, AnyGame
from cardtable.kernel.message import Message
from cardtable.kernel.options import option_fields
from cardtable.kernel.refusal import Refusal
from tests.kit.player_rounds import decisions
from tests.kit.walks import start, walk
from tests.text.samples import unsaid

HINTED = sorted(ADVISED)
EVERY = 4


def _walked(game: AnyGame, seed: int) -> Iterator[tuple[Any, int]]:
    """Give some positions of a round walked at random, early or late."""
    for at, stop in enumerate(walk(game, start(game, seed), seed)):
        if at % EVERY == 0:
            yield stop.state, stop.seat


def _played(game: AnyGame, seats: int, seed: int, **written: str) -> Iterator[tuple[Any, int]]:
    """Give some positions of a round played by the computer, in which the table fills."""

    def casual(view: object, level: str, seed: int) -> object:
        return choose(game.name, view, level, seed)

    found = decisions(game, casual, seats, seed, ("casual",), written)
    for at, decision in enumerate(found):
        if at % EVERY == 0:
            yield decision.state, decision.view.seat


@cache
def _positions(name: str) -> tuple[tuple[AnyGame, Any, int], ...]:
    game = GAMES[name]
    surgery = {"manipulation": "on", "discard_mode": "multi"}
    options = surgery if surgery.keys() <= {field.name for field in option_fields(game.options)} else {}
    walked = (found for seed in range(3) for found in _walked(game, seed))
    return tuple((game, *found) for found in (*walked, *_played(game, 3, 5, **options)))


def _follow(game: AnyGame, state: Any, seat: int, hint: Hint) -> Iterator[object]:  # noqa: ANN401 # any game's state
    """Make each step that is a move; give what the rules answer."""
    for step in hint.steps:
        if not isinstance(step.move, Carry):
            made = game.play(state, seat, step.move)
            yield made
            if isinstance(made, Refusal):
                return
            state = made.state


@pytest.mark.parametrize("name", HINTED)
def test_every_step_of_a_hint_is_legal_after_the_ones_before(name: str) -> None:
    """Who follows a hint is never refused, on an empty table or a full one."""
    for game, state, seat in _positions(name):
        hint = advise(name, game.view(state, seat))
        refused = [made for made in _follow(game, state, seat, hint) if isinstance(made, Refusal)]
        assert (refused, len(hint.steps) > 0) == ([], True)


@pytest.mark.parametrize("name", HINTED)
def test_the_answer_by_rule_is_legal_too(name: str) -> None:
    """Where no search can be waited for, the next move is still one that the rules accept."""
    for game, state, seat in _positions(name):
        hint = advise_by_rule(name, game.view(state, seat))
        assert [made for made in _follow(game, state, seat, hint) if isinstance(made, Refusal)] == []


@pytest.mark.parametrize("name", HINTED)
def test_a_hint_knows_no_hidden_card(name: str) -> None:
    """Dealing all that the seat may not know anew changes no word of its hint."""
    for game, state, seat in _positions(name):
        other = game.redeal_hidden(state, seat, 11)
        assert advise(name, game.view(state, seat)) == advise(name, game.view(other, seat))


@pytest.mark.parametrize("name", HINTED)
def test_a_hint_is_said_in_both_languages(name: str) -> None:
    """Each nudge, each card, each step with its reason has its words."""
    hints = [advise(name, game.view(state, seat)) for game, state, seat in _positions(name)]
    assert unsaid(told for hint in hints for told in _messages(hint)) == []


def _messages(hint: Hint) -> tuple[Message, ...]:
    return (hint.nudge, hint.cards, *(step.told for step in hint.steps))


def test_a_hint_can_be_sent_from_process_to_process() -> None:
    """What the worker thinks out arrives in the window as it was."""
    game = GAMES["carousel"]
    state = game.open_match(game.options(), 3, 1).state
    hint = advise("carousel", game.view(state, game.turn(state) or 0))
    assert pickle.loads(pickle.dumps(hint)) == hint  # noqa: S301 - our own bytes


def test_a_game_without_advice_is_named() -> None:
    """What nobody advises at is said with what there is advice for."""
    with pytest.raises(ValueError, match="nobody advises at whist"):
        advise("whist", None)
