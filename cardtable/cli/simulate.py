"""`cardtable simulate`: whole rounds that the computer's players play among themselves."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, nullcontext
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple, Self, TypeVar

from cardtable.bots.choose import LEVELS, USUAL, choose
from cardtable.cli.usage import UsageError, check_seats, game_named, options_of
from cardtable.games.registry import GAMES
from cardtable.kernel.match import Points, Standing
from cardtable.kernel.options import read_options
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.seats import Person, Seat
from cardtable.kernel.shuffle import Chance
from cardtable.play.journal import Journal
from cardtable.play.running import RunningMatch
from cardtable.play.terms import Terms
from cardtable.store.matches import ENDING, MatchFile

T = TypeVar("T")

MOST_DECISIONS: Final = 10_000
"""A round that takes more counts as unfinished; usual ones take a hundred or two."""

_BAR: Final = 30


@dataclass(frozen=True, slots=True)
class Setup:
    """Say what is played: `options` as written, a level for each seat.

    With `deal_again` a deal that all pass is no round; else it is one that brings nothing.
    """

    game: str
    options: tuple[str, ...]
    levels: tuple[str, ...]
    seed: int
    save: Path | None = None
    deal_again: bool = True


class Decision(NamedTuple):
    """Say which seat has chosen a move in how many seconds."""

    seat: Seat
    seconds: float


@dataclass(frozen=True, slots=True)
class Round:
    """Tell how a round went: `added` is empty, as are the `winners`, where it was not finished.

    `blocked` rounds ended because nobody could go on. `refused` counts moves that the rules did not allow.
    """

    added: tuple[Points, ...]
    winners: tuple[Seat, ...]
    blocked: bool
    refused: int
    decisions: tuple[Decision, ...]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument("--seats", type=int, default=4, metavar="N", help="how many players (default 4)")
    parser.add_argument(
        "--levels", default=USUAL, metavar="L[,L…]", help=f"levels in turn order, repeated ({', '.join(LEVELS)})"
    )
    parser.add_argument("--rounds", type=int, default=100, metavar="R", help="how many rounds (default 100)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the seed of the deals (default 0)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="how many processes (default 1; 0: each core)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="set an option")
    parser.add_argument("--save", type=Path, metavar="DIR", help="keep each round there as a saved match")
    parser.add_argument("--json", action="store_true", help="print one JSON object as the last line")


def run(arguments: argparse.Namespace) -> int:
    """Simulate; return 0 only if every round was finished by legal moves."""
    setup = _setup(arguments)
    started = time.perf_counter()
    with Progress(arguments.rounds) as progress:
        rounds = list(progress.through(simulate(setup, arguments.rounds, arguments.jobs)))
    summary = summarise(setup, rounds, time.perf_counter() - started)
    tell(summary)
    if arguments.json:
        print(json.dumps(summary))
    return 1 if summary["unfinished"] or summary["refused"] else 0


def _setup(arguments: argparse.Namespace) -> Setup:
    """Check what was asked for; raise UsageError."""
    game = game_named(arguments.game)
    check_seats(game, arguments.seats)
    options_of(game, arguments.option)
    levels = arguments.levels.split(",")
    unknown = next((level for level in levels if level not in LEVELS), None)
    if unknown is not None:
        raise UsageError(f"there is no level {unknown!r} (there are: {', '.join(LEVELS)})")
    if arguments.rounds < 1:
        raise UsageError(f"--rounds {arguments.rounds}: at least one round must be played")
    if arguments.jobs < 0:
        raise UsageError(f"--jobs {arguments.jobs}: there cannot be fewer than none")
    if arguments.save is not None:
        _prepare(arguments.save)
    seated = tuple(levels[seat % len(levels)] for seat in range(arguments.seats))
    return Setup(game.name, tuple(arguments.option), seated, arguments.seed, arguments.save)


def _prepare(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"{folder} cannot be made: {error.strerror}") from error
    kept = next(folder.glob(f"*{ENDING}"), None)
    if kept is not None:
        raise UsageError(f"{folder} holds saved matches already, such as {kept.name}")


def simulate(setup: Setup, rounds: int, jobs: int) -> Iterator[Round]:
    """Play rounds numbered from 1, in so many processes; what they tell does not depend on `jobs`."""
    return play_all(((setup, number) for number in range(1, rounds + 1)), jobs)


def play_all(plays: Iterable[tuple[Setup, int]], jobs: int) -> Iterator[Round]:
    """Play rounds of any setups, in their order; with one job in this process."""
    if jobs == 1:
        yield from map(_play, plays)
        return
    # Spawned everywhere alike, for a fork would copy whatever the parent happens to hold.
    with ProcessPoolExecutor(jobs or os.cpu_count(), mp_context=get_context("spawn")) as pool:
        yield from pool.map(_play, plays, chunksize=4)


def _play(play: tuple[Setup, int]) -> Round:
    return play_round(*play)


def play_round(setup: Setup, number: int) -> Round:
    """Play one round from a standing of zeros, so that no limit of the game ends anything."""
    terms = _terms(setup, number)
    with closing(_journal(setup.save, terms, number)) if setup.save else nullcontext() as journal:
        return _follow(RunningMatch(terms.game, terms.deal().state), terms, journal, deal_again=setup.deal_again)


def _terms(setup: Setup, number: int) -> Terms:
    game = GAMES[setup.game]
    options = read_options(game.options, dict(word.split("=", 1) for word in setup.options))
    seats = len(setup.levels)
    dealer = (Chance(setup.seed).below(seats) + number - 1) % seats
    standing = Standing(dealer, (0,) * seats, number)
    cast = tuple(Person(f"{level}-{seat}", "m", level) for seat, level in enumerate(setup.levels, start=1))
    return Terms(game, options, setup.seed, cast, standing)


def _journal(folder: Path, terms: Terms, number: int) -> Journal:
    return Journal.begin(MatchFile(folder / f"round-{number:06}{ENDING}", new=True), terms)


def _follow(match: RunningMatch, terms: Terms, journal: Journal | None, *, deal_again: bool) -> Round:
    """Play a dealt round to its end, a refused move, or the most decisions a round may take."""
    decisions: list[Decision] = []
    redeals = 0
    while len(decisions) < MOST_DECISIONS:
        if deal_again and _came_to_nothing(match):
            match.next_round()
            redeals += 1
            if journal is not None:
                journal.dealt(match, len(decisions) + redeals)
        seat = match.turn
        if seat is None:
            break
        view = match.game.view(match.state, seat)
        level, seed = terms.cast[seat].level or USUAL, _seed(match, terms, seat)
        before = time.perf_counter()
        move = choose(match.game.name, view, level, seed)
        decisions.append(Decision(seat, time.perf_counter() - before))
        if isinstance(match.play(seat, move), Refusal):
            return Round((), (), blocked=False, refused=1, decisions=tuple(decisions))
        if journal is not None:
            journal.moved(match, len(decisions) + redeals, seat, move)
    return _result(match, tuple(decisions))


def _came_to_nothing(match: RunningMatch) -> bool:
    """Tell whether a deal added nothing, so that it is no round and the cards are dealt anew (FT-Q43)."""
    return match.turn is None and not match.game.standing(match.state).rounds


def _seed(match: RunningMatch, terms: Terms, seat: Seat) -> int:
    return Chance(terms.seed, match.game.standing(match.state).round, seat).below(1 << 32)


def _result(match: RunningMatch, decisions: tuple[Decision, ...]) -> Round:
    if match.turn is not None:
        return Round((), (), blocked=False, refused=0, decisions=decisions)
    view = match.game.view(match.state, 0)
    nothing = (0,) * len(match.game.standing(match.state).totals)
    added = nothing if _came_to_nothing(match) else match.game.standing(match.state).rounds[-1]
    return Round(added, view.winners, blocked=match.game.blocked(view), refused=0, decisions=decisions)


def summarise(setup: Setup, rounds: Sequence[Round], seconds: float) -> dict[str, object]:
    """Sum rounds up under the names that cli.md gives them; times of decisions in milliseconds."""
    finished = [each for each in rounds if each.added]
    seats = range(len(setup.levels))
    times = [decision.seconds for each in rounds for decision in each.decisions]
    return {
        "game": setup.game,
        "seats": len(setup.levels),
        "levels": list(setup.levels),
        "rounds": len(rounds),
        "seconds": round(seconds, 3),
        "rounds_per_second": round(len(rounds) / seconds, 2),
        "decisions": len(times),
        "decision_ms": times_of(times),
        "totals": [_number(sum(each.added[seat] for each in finished)) for seat in seats],
        "rounds_won": [sum(seat in each.winners for each in finished) for seat in seats],
        "blocked": sum(each.blocked for each in rounds),
        "unfinished": len(rounds) - len(finished),
        "refused": sum(each.refused for each in rounds),
    }


def times_of(seconds: Iterable[float]) -> dict[str, float]:
    """Give the median of some times, what 95 in 100 do not exceed, the longest; in milliseconds."""
    times = sorted(each * 1000 for each in seconds)
    return {"p50": _at(times, 50), "p95": _at(times, 95), "max": _at(times, 100)}


def _at(ordered: Sequence[float], percent: int) -> float:
    """Give the value below which so many percent of the values lie."""
    return round(ordered[(len(ordered) - 1) * percent // 100], 3) if ordered else 0.0


def _number(points: Points) -> int | float:
    return points if isinstance(points, int) else float(points)


def tell(summary: dict[str, object]) -> None:
    """Print the summary a line each, for people."""
    for name, value in summary.items():
        shown = value
        if isinstance(value, list):
            shown = " ".join(map(str, value))
        elif isinstance(value, dict):
            shown = " ".join(f"{key} {part}" for key, part in value.items())
        print(f"{name.replace('_', ' ')}: {shown}")


class Progress:
    """Show on a terminal how far long work has come; elsewhere keep silent."""

    def __init__(self, whole: int) -> None:
        """Expect so many steps."""
        self._whole = whole
        self._shown = sys.stderr.isatty()

    def __enter__(self) -> Self:
        """Begin."""
        return self

    def __exit__(self, *_: object) -> None:
        """Leave the line that the bar stood on empty."""
        if self._shown:
            print("\r" + " " * (_BAR + 20) + "\r", end="", file=sys.stderr, flush=True)

    def through(self, steps: Iterable[T]) -> Iterator[T]:
        """Hand the steps on as they come in, with the bar behind them."""
        for done, each in enumerate(steps, start=1):
            if self._shown:
                filled = "#" * (_BAR * done // self._whole)
                print(f"\r[{filled:<{_BAR}}] {done}/{self._whole}", end="", file=sys.stderr, flush=True)
            yield each
