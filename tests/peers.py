"""Our search and our engine beside those of others, in one run on the same machine.

Run `python -m tests.peers [--count 60] [--json]`. HiGHS solves the same tables as integer programmes; OpenSpiel and
RLCard, where installed, make random moves in their own gin rummy.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from typing import Any

from cardtable.bots.search.table_solver import arrange
from cardtable.cli.bench import percentiles
from cardtable.cli.bench_tables import Position, positions
from cardtable.games.basic.game import BasicRummy
from cardtable.games.basic.options import Options
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.shuffle import Chance
from tests.kit.oracle import most_played

_PACKS = (2, 3, 4)
_SECONDS = 3.0
Times = dict[str, float]


def timed(solve: Callable[[Position], int], tables: Sequence[Position]) -> tuple[list[float], list[int]]:
    """Give the milliseconds of processor time that each table took, with what could be played."""
    times, played = [], []
    for table in tables:
        before = time.process_time()
        played.append(solve(table))
        times.append((time.process_time() - before) * 1000)
    return times, played


def solver(packs: int, count: int) -> dict[str, object]:
    """Solve the same tables by ours and by HiGHS; tell how many times faster ours is, where the answers differ."""
    tables = list(positions(packs, count))
    ours, our_answers = timed(lambda each: len(arrange(each.table, each.hand, fewest=False).played), tables)
    tidy, _ = timed(lambda each: len(arrange(each.table, each.hand).played), tables)
    theirs, their_answers = timed(lambda each: most_played(each.table, each.hand), tables)
    mine, others = percentiles(ours), percentiles(theirs)
    return {
        "ours": mine,
        "ours_with_fewest_changed": percentiles(tidy),
        "highs": others,
        "times_faster": {name: round(others[name] / mine[name], 1) for name in mine},
        "mismatches": sum(one != other for one, other in zip(our_answers, their_answers, strict=True)),
    }


def our_decisions() -> float:
    """Make random legal moves in Basic Rummy; give how many a second."""
    game, chance, made = BasicRummy(), Chance(1), 0
    state = game.open_match(Options(), 2, 1).state
    began = time.process_time()
    while time.process_time() - began < _SECONDS:
        seat = game.turn(state)
        if seat is None:
            state = game.open_match(Options(), 2, made).state
            continue
        moves = game.offers(game.view(state, seat))
        step = game.play(state, seat, moves[chance.below(len(moves))])
        if isinstance(step, Refusal):
            raise AssertionError(f"{step.rule} forbids a move that was offered")  # noqa: TRY004 - a rule broken, not a type
        state = step.state
        made += 1
    return made / (time.process_time() - began)


def openspiel_decisions() -> float:
    """Make random legal moves in OpenSpiel's gin rummy, from Python."""
    pyspiel: Any = importlib.import_module("pyspiel")
    game, chance, made = pyspiel.load_game("gin_rummy"), Chance(1), 0
    state = game.new_initial_state()
    began = time.process_time()
    while time.process_time() - began < _SECONDS:
        if state.is_terminal():
            state = game.new_initial_state()
        moves = [each for each, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        made += not state.is_chance_node()
        state.apply_action(moves[chance.below(len(moves))])
    return made / (time.process_time() - began)


def rlcard_decisions() -> float:
    """Make random legal moves in RLCard's gin rummy."""
    env: Any = importlib.import_module("rlcard").make("gin-rummy")
    chance, made = Chance(1), 0
    state, _ = env.reset()
    began = time.process_time()
    while time.process_time() - began < _SECONDS:
        moves = list(state["legal_actions"])
        state, _ = env.step(moves[chance.below(len(moves))])
        made += 1
        if env.is_over():
            state, _ = env.reset()
    return made / (time.process_time() - began)


_ENGINES: Mapping[str, tuple[str, Callable[[], float]]] = {
    "openspiel": ("pyspiel", openspiel_decisions),
    "rlcard": ("rlcard", rlcard_decisions),
}


def engines() -> dict[str, object]:
    """Compare random decisions a second."""
    ours = our_decisions()
    found: dict[str, object] = {"ours": round(ours)}
    for name, (module, measure) in _ENGINES.items():
        if find_spec(module) is None:
            found[name] = "not installed"
        else:
            theirs = measure()
            found[name] = {"decisions_per_second": round(theirs), "times_faster": round(ours / theirs, 1)}
    return found


def main(words: Sequence[str] | None = None) -> int:
    """Measure all; return 0 only if ours and the oracle agree everywhere."""
    parser = argparse.ArgumentParser(prog="python -m tests.peers", description=__doc__)
    parser.add_argument("--count", type=int, default=60, help="tables for each number of packs (default 60)")
    parser.add_argument("--json", action="store_true", help="print one JSON object as the last line")
    arguments = parser.parse_args(words)
    tables = {str(packs): solver(packs, arguments.count) for packs in _PACKS}
    found: dict[str, object] = {"solver": tables, "random_decisions_per_second": engines()}
    for packs, row in tables.items():
        print(f"{packs} packs: {row}")  # noqa: T201 - the command's answer
    print(f"random decisions a second: {found['random_decisions_per_second']}")  # noqa: T201 - likewise
    if arguments.json:
        print(json.dumps(found))  # noqa: T201 - likewise
    return 1 if any(row["mismatches"] for row in tables.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
