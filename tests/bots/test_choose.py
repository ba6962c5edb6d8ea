"""The one door to the computer's players."""

from __future__ import annotations

import pickle
import subprocess
import sys

import pytest

from cardtable.bots.choose import LEVELS, USUAL, choose, fitting
from cardtable.games.registry import GAMES

GAME = GAMES["playroom-rummy"]


def test_the_same_view_with_the_same_seed_gives_the_same_move() -> None:
    """A choice depends on its arguments alone, so it can be made in another process."""
    state = GAME.open_match(GAME.options(), 4, 3).state
    seat = GAME.turn(state)
    assert seat is not None
    view = GAME.view(state, seat)
    for level in LEVELS:
        move = choose(GAME.name, view, level, 9)
        assert choose(GAME.name, pickle.loads(pickle.dumps(view)), level, 9) == move  # noqa: S301 - our own bytes


def test_an_unknown_game_or_level_is_named() -> None:
    """What cannot be played is said with what can."""
    with pytest.raises(ValueError, match="nobody plays whist"):
        choose("whist", None, "casual", 0)
    with pytest.raises(ValueError, match="no level grandmaster"):
        choose(GAME.name, None, "grandmaster", 0)


def test_a_level_that_is_not_known_is_replaced_by_the_usual_one() -> None:
    """Settings of another version may name one; every level that is offered stays."""
    assert [fitting(level) for level in (*LEVELS, "grandmaster")] == [*LEVELS, USUAL]


def test_players_need_no_window() -> None:
    """The worker process that thinks imports nothing of Qt."""
    told = (
        "import sys; from cardtable.bots.choose import wake; from cardtable.games.registry import GAMES;"
        "[wake(game) for game in GAMES]; print(sorted(name for name in sys.modules if 'PySide' in name))"
    )
    ran = subprocess.run([sys.executable, "-c", told], check=True, capture_output=True, text=True)
    assert ran.stdout.strip() == "[]"
