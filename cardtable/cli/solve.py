"""`cardtable solve`: the best that the seat in turn can lay in a position."""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from cardtable.bots.basic.laying import moves, plan
from cardtable.bots.playroom.attention import Attention
from cardtable.bots.playroom.laying import opening
from cardtable.bots.playroom.outlook import outlook_of
from cardtable.bots.playroom.position import position_of
from cardtable.bots.search.faces import codes_of
from cardtable.bots.search.playroom_table import best_turn, laying_moves
from cardtable.bots.search.table_solver import arrange
from cardtable.bots.search.workbench import edits
from cardtable.cli.usage import UsageError
from cardtable.games.basic.view import View as BasicView
from cardtable.games.carousel.moves import Arrange
from cardtable.games.carousel.view import View as CarouselView
from cardtable.games.playroom.scoring import meld_value
from cardtable.games.playroom.view import View as PlayroomView
from cardtable.kernel.game import PositionError
from cardtable.kernel.notation import write_cards
from cardtable.kernel.refusal import Refusal
from cardtable.play.scenario import Scenario, ScenarioError, read_scenario

_SECONDS: Final = 5.0


class Answer(NamedTuple):
    """Give the moves to make; `steps` are written as in notation, for Carousel as edits of the workbench."""

    moves: tuple[object, ...]
    exact: bool
    steps: tuple[str, ...] | None = None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a scenario, of which only the position is read")
    parser.add_argument("--json", action="store_true", help="print one JSON object as the last line")


def run(arguments: argparse.Namespace) -> int:
    """Solve; return 0."""
    found = solve(_read(arguments.file))
    for name, value in found.items():
        if isinstance(value, list):
            print(f"{name}:", *(f"  {line}" for line in value), sep="\n")
        else:
            print(f"{name}: {value}")
    if arguments.json:
        print(json.dumps(found))
    return 0


def _read(path: Path) -> Scenario:
    try:
        return read_scenario(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"{path} cannot be read: {error}") from error
    except ScenarioError as error:
        raise UsageError(f"{path}: {error}") from error


def solve(scenario: Scenario) -> dict[str, object]:
    """Solve a position as if its seat in turn had drawn; the names of the answer are those of the command's JSON."""
    game, state = scenario.game, _state(scenario)
    seat = game.turn(state)
    answer_of = _SOLVERS.get(game.name)
    if seat is None or answer_of is None:
        raise UsageError("the round is over" if seat is None else f"{game.name} has no table to solve")
    before = game.view(state, seat)
    began = time.perf_counter()
    answer = answer_of(before)
    spent = (time.perf_counter() - began) * 1000
    for move in answer.moves:
        made = game.play(state, seat, move)
        if isinstance(made, Refusal):
            raise UsageError(f"{scenario.seats[seat]} may lay nothing now ({made.rule})")
        state = made.state
    after = game.view(state, seat)
    steps = answer.steps if answer.steps is not None else tuple(map(game.write_move, answer.moves))
    return {
        "played": [str(card) for card in (Counter(before.hand) - Counter(after.hand)).elements()],
        "table": _table(after),
        "steps": list(steps),
        "changed": (Counter(_table(before)) - Counter(_table(after))).total(),
        "ms": round(spent, 3),
        "exact": answer.exact,
    }


def _state(scenario: Scenario) -> Any:  # noqa: ANN401 # any game's state
    """Set the position up; a seat of which the head says nothing has drawn one card."""
    head = dict(scenario.head)
    if "took" not in head:
        head.setdefault("drawn", "1")
    try:
        return scenario.game.set_up(head, scenario.seats)
    except PositionError as error:
        raise UsageError(str(ScenarioError(scenario.place(error.key), str(error)))) from error


def _table(view: Any) -> list[str]:  # noqa: ANN401 # any rummy's view
    """Write the combinations that lie on the table."""
    return [write_cards(getattr(laid, "meld", laid).cards) for laid in view.table]


def _carousel(view: CarouselView) -> Answer:
    table = tuple(combination.cards for combination in view.table)
    found = arrange(table, view.hand, seconds=_SECONDS)
    if not found.played:
        return Answer((), found.exact, ())
    return Answer((Arrange(found.table),), found.exact, tuple(map(str, edits(table, found.table))))


def _basic(view: BasicView) -> Answer:
    found = plan(codes_of(view.hand), view.table, Attention(careful=True, seed=0, turns=0))
    return Answer(moves(found.pieces), found.exact)


def _playroom(view: PlayroomView) -> Answer:
    if view.seat in view.opened:
        found = best_turn(view)
        return Answer(found.moves, found.exact)
    reached = sum(meld_value(laid.meld, view.options) for laid in view.table if laid.number in view.provisional)
    pieces = opening(position_of(view), outlook_of(view), view.options.first_meld - reached)
    return Answer(laying_moves(pieces), exact=not pieces)


_SOLVERS: Final[Mapping[str, Callable[[Any], Answer]]] = {
    "carousel": _carousel,
    "basic-rummy": _basic,
    "playroom-rummy": _playroom,
}
