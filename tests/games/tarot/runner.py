"""A scenario runner that knows French Tarot with its directive `settle`."""

from __future__ import annotations

from typing import Any

from cardtable.games.tarot.game import FrenchTarot
from cardtable.kernel.game import PositionError
from cardtable.kernel.notation import NotationError
from cardtable.play.running import RunningMatch
from cardtable.play.scenario import Line, Scenario, ScenarioError
from cardtable.play.scenario_run import _Runner

TAROT = FrenchTarot()


class TarotRunner(_Runner):
    """Follow the script line by line; `settle` scores a contract unplayed."""

    def _move(self, line: Line, told: str, rules: str | None) -> None:
        name, _, words = (part.strip() for part in told.partition(":"))
        if words.partition(" ")[0] not in TAROT.directives:
            super()._move(line, told, rules)
            return
        state: Any = self._match.state
        step = TAROT.direct(state, self._seats.index(name), words, self._seats)
        self._match = RunningMatch(self._game, step.state)


def run(scenario: Scenario) -> None:
    """Play a scenario to its end; raise ScenarioError at the first line that does not go as told."""
    try:
        state = TAROT.set_up(scenario.head, scenario.seats)
    except PositionError as error:
        raise ScenarioError(scenario.place(error.key), str(error)) from error
    runner = TarotRunner(scenario, RunningMatch(scenario.game, state))
    for line in scenario.script:
        try:
            runner.follow(line)
        except NotationError as error:
            raise ScenarioError(line.number, str(error)) from error
