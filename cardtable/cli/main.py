"""The command line, read word by word."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final, Protocol

import cardtable
from cardtable.bots.choose import LEVELS
from cardtable.cli.usage import Parser, UsageError, check_seats, complain, game_named, option_pairs, options_of
from cardtable.play.pace import PACES
from cardtable.store.matches import ENDING
from cardtable.text.catalogue import LANGUAGES


class Command(Protocol):
    """A module that serves one subcommand, of its name."""

    def add_arguments(self, parser: argparse.ArgumentParser, /) -> None:
        """Declare the arguments."""
        ...

    def run(self, arguments: argparse.Namespace, /, *measures: Callable[..., object]) -> int:
        """Do the work, some with what the window measures; give the exit code."""
        ...


_COMMANDS: Final = {
    "check": "play scenarios and hold them against what they tell",
    "simulate": "let the computer's players play whole rounds among themselves",
    "arena": "let one level of the computer's players play against another, with the same cards",
    "ladder": "let every level of the computer's players play against the one below",
    "replay": "tell a saved match as one seat saw and heard it",
    "verify": "play saved matches again and check their digests",
    "solve": "find the best that the seat in turn can lay in the position of a scenario",
    "bench": "measure the solver, the partition of hands, whole rounds, the window",
    "doctor": "tell versions, screen, fonts, sound, voices, accessibility, data folder: for bug reports",
}
"""The subcommands with what each does; one is loaded where it is named, so that the window need not wait for it."""

Window = Callable[[argparse.Namespace], int]
Report = Mapping[str, Mapping[str, str]]
Figures = Mapping[str, object]


def main(
    words: Sequence[str],
    open_window: Window,
    look_at_window: Callable[[], Report],
    measure_window: Callable[[int], Figures],
) -> int:
    """Do what the words say; give the exit code: 0 for success, 1 where a check fails, 2 for wrong usage."""
    arguments = _parser(words).parse_args(_with_match_named(words))
    try:
        if arguments.command is None:
            _check_window(arguments)
            return open_window(arguments)
        measures = {"doctor": (look_at_window,), "bench": (measure_window,)}.get(arguments.command, ())
        return _command(arguments.command).run(arguments, *measures)
    except UsageError as error:
        complain(str(error))
        return 2


def _with_match_named(words: Sequence[str]) -> Sequence[str]:
    """Name the saved match that stands last by itself, as the system hands it over on a double click."""
    *before, last = words or [""]
    named = last.startswith("-") or "--match" in before[-1:]
    if named or not last.endswith(ENDING) or not _COMMANDS.keys().isdisjoint(before):
        return words
    return [*before, "--match", last]


def _parser(words: Sequence[str]) -> Parser:
    """Make a parser that knows every subcommand, those among the words with their arguments."""
    parser = Parser(
        prog="cardtable",
        description="A card table. Without a subcommand it opens the window; with --game straight at that table.",
    )
    parser.add_argument("--version", action="version", version=f"cardtable {cardtable.__version__}")
    _add_window_arguments(parser)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name, told in _COMMANDS.items():
        subparser = commands.add_parser(name, help=told, description=told)
        if name in words:
            _command(name).add_arguments(subparser)
    return parser


def _command(name: str) -> Command:
    module: Command = import_module(f"cardtable.cli.{name}")
    return module


def _add_window_arguments(parser: argparse.ArgumentParser) -> None:
    window = parser.add_argument_group("the window")
    window.add_argument("--language", choices=LANGUAGES)
    window.add_argument("--data-dir", type=Path, metavar="DIR", help="keep settings and matches there")
    window.add_argument("--match", type=Path, metavar="FILE", help="go on with this saved match; FILE alone does, too")
    window.add_argument("--game", metavar="GAME", help="sit down at a new table of this game")
    window.add_argument("--seats", type=int, metavar="N")
    window.add_argument("--level", choices=LEVELS)
    window.add_argument("--seed", type=int, metavar="S", help="deal this deal")
    window.add_argument("--option", nargs="+", action="extend", default=[], metavar="NAME=VALUE")
    window.add_argument("--pace", choices=tuple(PACES))


def _check_window(arguments: argparse.Namespace) -> None:
    """Raise UsageError where no table can be opened so."""
    if arguments.match is not None and arguments.game is not None:
        raise UsageError("a saved match brings its own table: leave --game out")
    if arguments.game is None:
        option_pairs(arguments.option)
        if arguments.option:
            raise UsageError("--option needs --game")
        return
    game = game_named(arguments.game)
    options_of(game, arguments.option)
    if arguments.seats is not None:
        check_seats(game, arguments.seats)
