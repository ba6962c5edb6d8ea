"""What was asked for on the command line, or why it cannot be had."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from typing import NoReturn

from cardtable.games.registry import GAMES, AnyGame
from cardtable.kernel.options import Declared, OptionsError, read_options


class UsageError(Exception):
    """Say in one sentence why a command cannot be carried out as it was given."""


class Parser(argparse.ArgumentParser):
    """Read a command line; tell what is wrong with it in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Print the sentence, with where to look, then leave with 2."""
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def game_named(name: str) -> AnyGame:
    """Find a game; raise UsageError."""
    game = GAMES.get(name)
    if game is None:
        raise UsageError(f"there is no game {name!r} (there are: {', '.join(GAMES)})")
    return game


def options_of(game: AnyGame, written: Sequence[str]) -> Declared:
    """Read options written NAME=VALUE; raise UsageError."""
    try:
        options: Declared = read_options(game.options, option_pairs(written))
    except OptionsError as error:
        raise UsageError(str(error)) from error
    return options


def option_pairs(written: Sequence[str]) -> Mapping[str, str]:
    """Take NAME=VALUE apart; raise UsageError."""
    pairs = {}
    for word in written:
        name, equals, value = word.partition("=")
        if not equals:
            raise UsageError(f"{word!r} is no option (an option is written NAME=VALUE)")
        pairs[name] = value
    return pairs


def check_seats(game: AnyGame, seats: int) -> None:
    """Raise UsageError where the game is not for so many."""
    if not game.least_seats <= seats <= game.most_seats:
        raise UsageError(f"{game.name} is for {game.least_seats} to {game.most_seats} players, not for {seats}")


def complain(sentence: str) -> None:
    """Print a sentence where troubles are told."""
    print(f"cardtable: {sentence}", file=sys.stderr)
