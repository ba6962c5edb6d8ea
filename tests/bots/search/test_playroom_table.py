"""The most that a turn of Playroom Rummy can lay."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.bots.playroom.attention import Attention
from cardtable.bots.playroom.laying import plan
from cardtable.bots.playroom.outlook import outlook_of
from cardtable.bots.playroom.policy import choose
from cardtable.bots.playroom.position import position_of
from cardtable.bots.search.playroom_table import Turn, best_turn
from cardtable.games.playroom.view import View
from cardtable.games.registry import GAMES
from cardtable.kernel.refusal import Refusal
from tests.kit.player_rounds import decisions

GAME = GAMES["playroom-rummy"]


def turn(table: str, hand: str, options: str = "manipulation=on", **head: str) -> tuple[Turn, tuple[str, ...]]:
    """Solve a position of a player who has opened; follow the moves on the engine; give them written."""
    lines = {"options": options, "opened": "Ann", "drawn": "yes", "table": table, "hand Ann": hand, **head}
    state = GAME.set_up(lines, ("Ann", "Bob"))
    found = best_turn(GAME.view(state, 0))
    follow(state, 0, found)
    return found, tuple(map(GAME.write_move, found.moves))


def follow(state: Any, seat: int, found: Turn) -> None:  # noqa: ANN401 # any game's state
    """Make the moves on the engine: each must be legal, the cards left, the debts, the points as told."""
    before = GAME.view(state, seat).points(seat)
    for move in found.moves:
        step = GAME.play(state, seat, move)
        assert not isinstance(step, Refusal), f"{step.rule} forbids {GAME.write_move(move)}"
        state = step.state
    after: View = GAME.view(state, seat)
    assert len(after.hand) == len(found.left)
    if not after.over:
        assert len(after.debts) == found.owing
        assert after.points(seat) - before == found.points


@pytest.mark.parametrize(
    ("table", "hand", "left"),
    [
        ("6S 7S 8S 9S 10S", "8S 2C", 1),
        ("4D 5D 6D 7D", "4H 4C 2C", 1),
        ("2D 3D 4D | 5D 6D 7D", "7S 7H 2C", 1),
        ("QH QS QD QC", "JD KD 2C", 1),
        ("3S 4S JK", "6S 7H 2C", 2),
        ("6S 7S 8S", "8H 8D 2C", 3),
        ("JK 7S 7D", "7H 2C 9D", 2),
    ],
)
def test_the_table_is_taken_apart_as_the_rules_allow(table: str, hand: str, left: int) -> None:
    """PR-44, PR-45, PR-48: ends, whole combinations, lay-offs; nothing is left owed."""
    found, _ = turn(table, hand)
    assert (left, 0) == (len(found.left), found.owing)


def test_an_end_is_taken_rather_than_the_whole() -> None:
    """G-PR 5: 4D goes from its run to the fours, for 10 points more."""
    found, moves = turn("4D 5D 6D 7D", "4H 4C 2C")
    assert moves == ("take-end 1 4D low", "meld 4H 4D 4C")
    assert (found.points, found.changed, found.exact) == (10, 1, True)


def test_a_swapped_joker_is_laid_again() -> None:
    """PR-18, PR-21: the joker that comes back goes into a new combination at once, or stays where it is."""
    found, moves = turn("QS KS JK", "AS 7H 7D 2C", options="manipulation=off")
    assert moves == ("extend 1 AS", "meld 7H 7D JK")
    assert (len(found.left), found.owing) == (1, 0)
    lonely, moves = turn("QS KS JK", "AS 7H 2C", options="manipulation=off")
    assert (len(lonely.left), moves) == (3, ())


def test_nothing_is_taken_where_manipulation_is_off() -> None:
    """PR-44: without the option the table stays."""
    found, moves = turn("6S 7S 8S 9S 10S", "8S 2C", options="manipulation=off")
    assert (moves, found.exact) == ((), True)


@pytest.mark.parametrize("seats", [2, 5])
def test_no_turn_of_self_play_is_worse_than_laying_alone(seats: int) -> None:
    """Along whole rounds every move is legal, nothing is owed, at least as many cards go down as by laying alone."""
    careful = Attention(careful=True, seed=0, turns=0)
    looked_at = 0
    for seed in range(6):
        for made in decisions(GAME, choose, seats, seed, ("casual",), {"manipulation": "on"}):
            view: View = made.view
            if view.seat not in view.opened or not view.drawn or view.debts:
                continue
            found = best_turn(view)
            follow(made.state, view.seat, found)
            assert found.owing == 0
            assert len(found.left) <= len(plan(position_of(view), outlook_of(view), careful).left)
            looked_at += 1
    assert looked_at > 20
