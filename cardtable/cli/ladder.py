"""`cardtable ladder`: every level of the computer's players against the one below, with the same cards."""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from cardtable.bots.choose import LEVELS
from cardtable.cli.arena import add_table_arguments, duplicates, summarise, table_of
from cardtable.cli.simulate import Progress

LOWEST: Final = 1000
"""The Elo points of the lowest level, from which the others are counted."""
SCALE: Final = 400
"""So many Elo points apart, the better one gets ten points for each of the other (Elo, 1978)."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_table_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Climb the levels; return 0 only if every round was finished by legal moves."""
    rungs = list(pairwise(LEVELS))
    started = time.perf_counter()
    found, finished = [], True
    with Progress(arguments.deals * len(rungs)) as progress:
        for below, above in rungs:
            setup = table_of(arguments, below)
            began = time.perf_counter()
            deals = list(progress.through(duplicates(setup, above, arguments.deals, arguments.jobs)))
            found.append(summarise(setup, above, deals, time.perf_counter() - began))
            finished &= all(each.added for deal in deals for each in deal.rounds)
    summary = {
        "game": arguments.game,
        "seats": found[0]["seats"],
        "seed": arguments.seed,
        "deals": arguments.deals,
        "rungs": found,
        "elo": elo(found),
        "seconds": round(time.perf_counter() - started, 3),
    }
    _tell(summary)
    if arguments.json:
        print(json.dumps(summary))
    return 0 if finished else 1


def elo(rungs: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    """Give each level its Elo points by the share of deals that it wins over the level below.

    A level that won all of its deals, or none, is counted as if half of one had gone the other way.
    """
    points = {rungs[0]["against"]: float(LOWEST)}
    for rung in rungs:
        edge = 1 / (2 * rung["deals"])
        won = min(max(rung["win_rate"], edge), 1 - edge)
        points[rung["player"]] = points[rung["against"]] + SCALE * math.log10(won / (1 - won))
    return {level: round(each) for level, each in points.items()}


def _tell(summary: Mapping[str, Any]) -> None:
    """Print the ladder a rung a line, for people."""
    print(f"{summary['game']}, {summary['seats']} players, {summary['deals']} deals a rung, seed {summary['seed']}")
    for rung in summary["rungs"]:
        points = f"{rung['mean']:+} points a deal [{rung['low']}, {rung['high']}]"
        won = f"wins {rung['win_rate']} of the deals [{rung['win_low']}, {rung['win_high']}]"
        print(f"{rung['player']} over {rung['against']}: {points}, {won}")
    print("Elo: " + ", ".join(f"{level} {points}" for level, points in summary["elo"].items()))
