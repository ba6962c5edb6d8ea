"""The one door to the computer's players."""

from __future__ import annotations

import pickle
import subprocess
import sys

import pytest

from cardtable.bots.choose import LEVELS, USUAL, by_rule, choose, fitting, levels_of
from cardtable.games.registry import GAMES

GAME = GAMES["playroom-rummy"]


def test_the_same_view_with_the_same_seed_gives_the_same_move() -> None:
    """A choice depends on its arguments alone, so it can be made in another process."""
    state = GAME.open_match(GAME.options(), 4, 3).state
    seat = GAME.turn(state)
    assert seat is not None
    view = GAME.view(state, seat)
    for level in levels_of(GAME.name):
        move = choose(GAME.name, view, level, 9)
        assert choose(GAME.name, pickle.loads(pickle.dumps(view)), level, 9) == move  # noqa: S301 - our own bytes


def test_an_unknown_game_or_level_is_named() -> None:
    """What cannot be played is said with what can."""
    with pytest.raises(ValueError, match="nobody plays whist"):
        choose("whist", None, "casual", 0)
    with pytest.raises(ValueError, match="playroom-rummy has no level grandmaster"):
        choose(GAME.name, None, "grandmaster", 0)
    with pytest.raises(ValueError, match="nobody plays whist"):
        levels_of("whist")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_offers_the_lower_levels(game: str) -> None:
    """From the lowest up to one that plays at least by rule; a table from elsewhere gets what comes nearest."""
    offered = levels_of(game)
    assert offered == LEVELS[: len(offered)]
    assert USUAL in offered
    assert [fitting(game, level) for level in offered] == list(offered)
    assert fitting(game, "expert") == offered[-1]
    assert fitting(game, "grandmaster") == USUAL


def test_who_searches_is_replaced_by_who_plays_by_rule() -> None:
    """Where a player fails, the answer in its place is there at once."""
    assert [by_rule(level) for level in (*LEVELS, "grandmaster")] == ["beginner", *[USUAL] * 4]


def test_players_need_no_window() -> None:
    """The worker process that thinks imports nothing of Qt."""
    told = (
        "import sys; from cardtable.bots.choose import wake; from cardtable.games.registry import GAMES;"
        "[wake(game) for game in GAMES]; print(sorted(name for name in sys.modules if 'PySide' in name))"
    )
    ran = subprocess.run([sys.executable, "-c", told], check=True, capture_output=True, text=True)
    assert ran.stdout.strip() == "[]"
