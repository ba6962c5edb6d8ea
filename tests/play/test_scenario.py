"""Scenarios are read line by line, then played and held against what they tell."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cardtable.games.playroom.game import PlayroomRummy
from cardtable.games.registry import GAMES
from cardtable.kernel.cards import JOKER
from cardtable.kernel.game import Step
from cardtable.kernel.refusal import Refusal, refuse
from cardtable.play.scenario import ScenarioError, read_scenario
from cardtable.play.scenario_run import run_scenario

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").rglob("*.scenario"))

HEAD = """\
# a comment
game: playroom-rummy
seats: Ann Bob
opened: Ann
drawn: 1
table: 5H 6H 7H
hand Ann: 8H 4H KS 2D
---
"""


def _run(script: str, head: str = HEAD) -> None:
    run_scenario(read_scenario(head + script))


def _failure(script: str, head: str = HEAD) -> str:
    with pytest.raises(ScenarioError) as failure:
        _run(script, head)
    return str(failure.value)


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_every_scenario_of_the_house_goes_as_it_tells(path: Path) -> None:
    """The rules, case by case."""
    run_scenario(read_scenario(path.read_text(encoding="utf-8")))


def test_the_house_has_scenarios() -> None:
    """An empty folder would pass them all."""
    assert len(SCENARIOS) >= 187


def test_a_script_that_goes_as_told_passes() -> None:
    """Accepted moves, refusals by name, by choice, by any rule; expectations; comments."""
    _run("""
        Ann: extend 1 8H   # to the right
        expect table: 5H 6H 7H 8H
        Ann: extend 1 KS ! PR-14
        Ann: extend 1 KS ! PR-99|PR-14
        Ann: extend 1 KS !
        Ann: take-back
        Ann: take-back ! PR-Q46
        Bob: draw ! PR-06
        expect count Ann: 4
        Ann: ai casual
        expect turn: Bob
        Ann: redeal-hidden
        """)


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ("Ann: extend 1 KS", "line 9: expected an accepted move, got a refusal by PR-14"),
        ("Ann: extend 1 8H ! PR-14", "line 9: expected a refusal by PR-14, got an accepted move"),
        ("Ann: extend 1 8H !", "line 9: expected a refusal by any rule, got an accepted move"),
        ("Ann: extend 1 KS ! PR-24|PR-08", "line 9: expected a refusal by PR-24 or PR-08, got one by PR-14"),
        ("\nexpect count Ann: 5", "line 10: expected count Ann: 5, got 4"),
        ("expect discard: 5H", "line 9: expected discard: 5H, got nothing"),
        ("expect luck: yes", "line 9: 'expect luck' cannot be read"),
        ("expect count Ann", "line 9: expected 'expect WHAT: VALUE', got 'expect count Ann'"),
        ("expect : 5", "line 9: expected 'expect WHAT: VALUE', got 'expect : 5'"),
        ("Ann: dance", "line 9: 'dance' is not a move of this game"),
        ("Ann: discard 9Z", "line 9: 'discard 9Z' cannot be read"),
        ("Zoe: draw", "line 9: expected one of the seats Ann, Bob, got 'Zoe'"),
        ("draw", "line 9: expected 'NAME: MOVE'"),
        ("Ann:", "line 9: expected 'NAME: MOVE'"),
        ("next", "line 9: expected an accepted move, got a refusal by GE-04"),
        ("Ann: ai genius", "line 9: expected one of the levels beginner, casual, got 'genius'"),
        ("Bob: ai casual", "line 9: expected the turn of Bob"),
    ],
)
def test_what_does_not_go_as_told_is_named_with_its_line(script: str, told: str) -> None:
    """What was expected stands beside what there is."""
    assert told in _failure(script)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("---\n", "", "line 9: expected a line --- between head and script"),
        ("game: playroom-rummy\n", "", "line 7: expected a line 'game: …' in the head"),
        ("game: playroom-rummy", "game: snap", f"line 2: expected one of {', '.join(GAMES)}, got 'snap'"),
        ("seats: Ann Bob\n", "", "line 7: expected a line 'seats: …' in the head"),
        ("seats: Ann Bob", "seats: Ann", "line 3: expected 2 to 8 names, got 1"),
        ("seats: Ann Bob", "seats: Ann Ann", "line 3: expected each name once"),
        ("opened: Ann", "opened Ann", "line 4: expected 'key: value', got 'opened Ann'"),
        ("drawn: 1", "opened: Bob", "line 5: 'opened' stands on line 4 already"),
        ("table: 5H 6H 7H", "table: 5H 6H 8H", "line 6: "),
        ("hand Ann: 8H", "hand Ann: 8Z", "line 7: '8Z' is not a card"),
        ("hand Ann: 8H", "hand Ann: 8H 8H 8H", "line 7: "),
        ("drawn: 1", "options: luck=on", "line 5: there is no option luck"),
        ("drawn: 1", "weather: fine", "line 5: 'weather' is no key"),
    ],
)
def test_a_wrong_head_is_named_with_its_line(old: str, new: str, told: str) -> None:
    """A person who writes one is told what was expected."""
    assert told in _failure("Ann: extend 1 8H\n", HEAD.replace(old, new, 1))


def test_a_general_rule_that_applies_is_accepted_unwritten() -> None:
    """The scenario may name the special rule alone."""
    _run("Bob: discard KS ! PR-99")


class _Cheat(PlayroomRummy):
    """A game with a fault: it slips a joker into the stock with each discard, or changes something in refusing."""

    def __init__(self, fault: str) -> None:
        self._fault = fault

    def play(self, state: Any, seat: int, move: Any) -> Any:  # noqa: ANN401 # the state is the game's own
        """Play with the fault."""
        step = super().play(state, seat, move)
        if isinstance(step, Refusal) or self._fault != "card":
            return step
        return Step(replace(step.state, stock=(*step.state.stock, JOKER)), step.facts)

    def take_back_refused(self, view: Any) -> Refusal | None:  # noqa: ANN401 # the view is the game's own
        """Refuse always."""
        return refuse("PR-Q46", "playroom-refused-take-back-off")

    def redeal_hidden(self, state: Any, seat: int, seed: int) -> Any:  # noqa: ANN401 # the state is the game's own
        """Deal what the seat may know anew, too."""
        return replace(state, hands=state.hands[::-1])


def test_a_card_too_many_is_found_at_once() -> None:
    """GE-05 is checked after every line, expected or not."""
    scenario = replace(read_scenario(HEAD + "Ann: extend 1 8H\n"), game=_Cheat("card"))
    with pytest.raises(ScenarioError, match="line 9: expected every card once, got lost: none; too often: JK"):
        run_scenario(scenario)


def test_a_redeal_that_the_seat_would_notice_is_found() -> None:
    """GE-06."""
    scenario = replace(read_scenario(HEAD + "Ann: redeal-hidden\n"), game=_Cheat("view"))
    with pytest.raises(ScenarioError, match="line 9: expected Ann to see the same as before"):
        run_scenario(scenario)


def test_rounds_follow_one_another_in_a_script() -> None:
    """`next` deals, and the cards of the new round are counted anew."""
    head = "game: playroom-rummy\nseats: Ann Bob\nopened: Ann\ndrawn: 1\nhand Ann: KS\n---\n"
    _run("Ann: discard KS\nexpect round: over\nnext\nexpect dealer: Ann\nexpect count Ann: 14\nnext ! GE-04\n", head)


SETTLING = "game: french-tarot\nseats: Ann Bob Cid\ncontract: Ann guard\ndiscarded: 2S 3S 4S 5S 6S 7S\n---\n"


def test_a_directive_of_the_game_is_followed() -> None:
    """`settle` scores a contract of French Tarot unplayed."""
    _run("Ann: settle points=47 oudlers=2\nexpect points Ann: 124\nexpect points Bob: -62\n", SETTLING)


def test_a_directive_that_cannot_be_followed_is_named_with_its_line() -> None:
    """The game says what is wrong with it; another game does not know it."""
    assert _failure("Ann: settle points=47", SETTLING).startswith("line 6: 'settle points=47': points and oudlers")
    assert _failure("Ann: settle points=47").startswith("line 9: 'settle' is not a move of this game")
