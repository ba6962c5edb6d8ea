"""`cardtable arena`: one level of the computer's players against another, with the same cards."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from cardtable.bots.choose import LEVELS
from cardtable.cli.simulate import Progress, Round, Setup, play_all, tell, times_of
from cardtable.cli.usage import UsageError, check_seats, game_named, options_of
from cardtable.games.registry import GAMES
from cardtable.kernel.shuffle import Chance

_SAMPLES: Final = 2_000
_OUTSIDE: Final = 40
"""One in forty samples lies below the interval, one in forty above: 95 % within."""


@dataclass(frozen=True, slots=True)
class Duplicate:
    """One deal, played once by the level `against` alone, then once for each seat with the tested level there alone.

    `better` is what the tested level got more than the other in the same seat, on the average of the seats.
    """

    better: float
    rounds: tuple[Round, ...]

    @property
    def won(self) -> float:
        """Count the deal as won, lost, or half won where nothing was between the two."""
        return 0.5 if self.better == 0 else float(self.better > 0)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_table_arguments(parser)
    parser.add_argument("--player", required=True, choices=LEVELS, help="the level that is tested")
    parser.add_argument("--against", required=True, choices=LEVELS, help="the level in all other seats")


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what `table_of` and the deals at it are told."""
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument("--deals", type=int, default=100, metavar="N", help="deals for a pair of levels (default 100)")
    parser.add_argument("--seats", type=int, metavar="N", help="how many players (default 4, or the most there can be)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the seed of the deals (default 0)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="how many processes (default 1; 0: each core)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="set an option")
    parser.add_argument("--json", action="store_true", help="print one JSON object as the last line")


def run(arguments: argparse.Namespace) -> int:
    """Play the deals; return 0 only if every round was finished by legal moves."""
    setup = table_of(arguments, arguments.against)
    started = time.perf_counter()
    with Progress(arguments.deals) as progress:
        deals = list(progress.through(duplicates(setup, arguments.player, arguments.deals, arguments.jobs)))
    summary = summarise(setup, arguments.player, deals, time.perf_counter() - started)
    tell(summary)
    if arguments.json:
        print(json.dumps(summary))
    return 0 if all(each.added for deal in deals for each in deal.rounds) else 1


def table_of(arguments: argparse.Namespace, against: str) -> Setup:
    """Give the table where all play `against`; raise UsageError."""
    game = game_named(arguments.game)
    seats = min(4, game.most_seats) if arguments.seats is None else arguments.seats
    check_seats(game, seats)
    options_of(game, arguments.option)
    if arguments.deals < 1:
        raise UsageError(f"--deals {arguments.deals}: at least one deal must be played")
    if arguments.jobs < 0:
        raise UsageError(f"--jobs {arguments.jobs}: there cannot be fewer than none")
    levels = (against,) * seats
    return Setup(game.name, tuple(arguments.option), levels, arguments.seed, deal_again=False)


def duplicates(setup: Setup, player: str, deals: int, jobs: int) -> Iterator[Duplicate]:
    """Play deals numbered from 1; what comes out does not depend on `jobs`."""
    tables = (setup, *(_seated(setup, player, seat) for seat in range(len(setup.levels))))
    rounds = play_all(((table, number) for number in range(1, deals + 1) for table in tables), jobs)
    while played := tuple(islice(rounds, len(tables))):
        yield _compare(played)


def _seated(setup: Setup, player: str, seat: int) -> Setup:
    levels = setup.levels
    return replace(setup, levels=(*levels[:seat], player, *levels[seat + 1 :]))


def _compare(rounds: tuple[Round, ...]) -> Duplicate:
    """Hold each seat's points with the tested level there against those of the first round, where it sat nowhere."""
    alone, *swapped = rounds
    if not all(each.added for each in rounds):
        return Duplicate(0.0, rounds)
    gains = [float(each.added[seat] - alone.added[seat]) for seat, each in enumerate(swapped)]
    return Duplicate(sum(gains) / len(gains), rounds)


def summarise(setup: Setup, player: str, deals: Sequence[Duplicate], seconds: float) -> dict[str, object]:
    """Sum deals up under the names that cli.md gives them; times of the tested level's decisions in milliseconds."""
    better, won = [deal.better for deal in deals], [deal.won for deal in deals]
    low, high = interval(better, setup.seed)
    win_low, win_high = interval(won, setup.seed)
    own = [
        decision.seconds
        for deal in deals
        for seat, each in enumerate(deal.rounds[1:])
        for decision in each.decisions
        if decision.seat == seat
    ]
    return {
        "game": setup.game,
        "player": player,
        "against": setup.levels[0],
        "seats": len(setup.levels),
        "seed": setup.seed,
        "deals": len(deals),
        "mean": round(_mean(better), 2),
        "low": round(low, 2),
        "high": round(high, 2),
        "win_rate": round(_mean(won), 3),
        "win_low": round(win_low, 3),
        "win_high": round(win_high, 3),
        "decision_ms": times_of(own),
        "seconds": round(seconds, 3),
    }


def interval(values: Sequence[float], seed: int) -> tuple[float, float]:
    """Give the 95 % interval of the mean of values, by drawing them again and again (Efron's bootstrap)."""
    chance, count = Chance(seed, len(values)), len(values)
    means = sorted(_mean([values[chance.below(count)] for _ in values]) for _ in range(_SAMPLES))
    outside = _SAMPLES // _OUTSIDE
    return means[outside], means[-1 - outside]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
