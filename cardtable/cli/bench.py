"""`cardtable bench`: how fast the program is here."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from cardtable.bots.playroom.worth import worth_of
from cardtable.bots.search.faces import codes_of
from cardtable.bots.search.partition import MOST_CARDS, best_partition
from cardtable.bots.search.pieces import new_combinations
from cardtable.bots.search.table_solver import arrange
from cardtable.cli.bench_tables import Position, positions
from cardtable.cli.simulate import Setup, simulate
from cardtable.games.playroom.options import Options
from cardtable.kernel.packs import french_packs
from cardtable.kernel.shuffle import Chance

_PACKS: Final = (2, 3, 4)
_HAND, _JOKERS = 15, 2

Row = Callable[[int, int], dict[str, object]]
Window = Callable[[int], Mapping[str, object]]
"""Measures the window over so many rounds."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--only", nargs="+", choices=_NAMES, metavar="NAME", help=f"some of {', '.join(_NAMES)}")
    parser.add_argument("--count", type=int, default=100, metavar="N", help="how many of each (default 100)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the seed of the deals (default 0)")
    parser.add_argument("--json", action="store_true", help="print one JSON object as the last line")


def run(arguments: argparse.Namespace, measure_window: Window) -> int:
    """Measure, the window by what stands above both of us; return 0."""
    found: dict[str, object] = {}
    count = max(1, arguments.count)
    for name in arguments.only or _NAMES:
        found[name] = measure_window(count) if name == _WINDOW else _ROWS[name](count, arguments.seed)
        print(f"{name}: {found[name]}")
    if arguments.json:
        print(json.dumps(found))
    return 0


def _solver(count: int, seed: int) -> dict[str, object]:
    """Time the table solver for each number of packs, in milliseconds; `exact` is the share solved within its cap.

    `fewest` times it with the proof that no arrangement as good changes fewer combinations.
    """
    return {str(packs): _solver_with(tuple(positions(packs, count, seed))) for packs in _PACKS}


def _solver_with(tables: Sequence[Position]) -> dict[str, object]:
    times, exact = _timed(tables, fewest=False)
    tidy_times, tidy = _timed(tables, fewest=True)
    return {**percentiles(times), "exact": exact, "fewest": {**percentiles(tidy_times), "exact": tidy}}


def _timed(tables: Sequence[Position], *, fewest: bool) -> tuple[list[float], float]:
    """Give the milliseconds for each table, the share of answers that are proved."""
    times, proved = [], 0
    for position in tables:
        before = time.process_time()
        found = arrange(position.table, position.hand, fewest=fewest)
        times.append((time.process_time() - before) * 1000)
        proved += found.exact and (found.fewest or not fewest)
    return times, proved / len(tables)


def _partition(count: int, seed: int) -> dict[str, object]:
    """Time the best partition of 15 cards, among them at most two jokers, in milliseconds."""
    worth, pack = worth_of(Options()), french_packs(2, _JOKERS)
    times = []
    for nth in range(count):
        codes = codes_of(Chance(seed, nth).shuffled(pack)[:_HAND])
        before = time.process_time()
        best_partition(codes, new_combinations(codes, worth), MOST_CARDS)
        times.append((time.process_time() - before) * 1000)
    return dict(percentiles(times))


def _rummy(count: int, seed: int) -> dict[str, object]:
    """Count the rounds of Playroom Rummy, with the decisions in them, that four players make in a second."""
    setup = Setup("playroom-rummy", (), ("casual",) * 4, seed)
    before = time.process_time()
    rounds = list(simulate(setup, count, jobs=1))
    seconds = time.process_time() - before
    decisions = sum(len(each.decisions) for each in rounds)
    return {
        "games_per_second": round(count / seconds, 1),
        "decisions_per_second": round(decisions / seconds, 1),
    }


def percentiles(times: Sequence[float]) -> dict[str, float]:
    """Give the median, the value that 95 in 100 do not exceed, the greatest."""
    ordered = sorted(times)
    return {
        name: round(ordered[(len(ordered) - 1) * percent // 100], 3)
        for name, percent in (("p50", 50), ("p95", 95), ("max", 100))
    }


_ROWS: Final[Mapping[str, Row]] = {"solver": _solver, "partition": _partition, "rummy": _rummy}
_WINDOW: Final = "window"
_NAMES: Final = (*_ROWS, _WINDOW)
