"""Tables to sit down at in the tests of the hall."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cardtable.bots.choose import choose
from cardtable.games.registry import GAMES, AnyGame
from cardtable.kernel.options import read_options
from cardtable.kernel.seats import Person
from cardtable.play.journal import Journal
from cardtable.play.running import RunningMatch
from cardtable.play.table import Keeper, Table
from cardtable.play.terms import Terms
from cardtable.store.matches import MatchFile

GAME: AnyGame = GAMES["playroom-rummy"]
SEATS = ("Ann", "Bob")

RUN_TO_EXTEND = {"opened": "Ann", "drawn": "1", "table": "5H 6H 7H", "hand Ann": "8H 4H KS 2D"}
"""A position in which Ann can extend a run at both ends."""


def terms(
    *, options: dict[str, str] | None = None, seed: int = 7, levels: tuple[str | None, ...] = (None, None)
) -> Terms:
    """Agree on a match of Ann, Bob and so on; each level names a computer player, None a person."""
    names = ("Ann", "Bob", "Cid", "Dee")
    cast = tuple(Person(name, "f", level, "") for name, level in zip(names, levels, strict=False))
    return Terms(GAME, read_options(GAME.options, options or {}), seed, cast)


def position(head: dict[str, str], keeper: Keeper | None = None, **agreed: Any) -> Table:  # noqa: ANN401 # as for `terms`
    """Sit down at a position written like the head of a scenario."""
    return Table(terms(**agreed), RunningMatch(GAME, GAME.set_up(head, SEATS)), keeper)


def move(words: str) -> Any:  # noqa: ANN401 # any game's move
    """Read a move."""
    return GAME.read_move(words)


def play_on(table: Table, moves: int) -> None:
    """Let computer players make so many moves for whoever is in turn, over as many rounds as that takes."""
    for nth in range(moves):
        if table.standing.over:
            return
        if table.turn is None:
            assert table.next_round() is None
        else:
            chosen = choose(GAME.name, table.view(table.turn), "casual", nth)
            assert table.submit(table.turn, chosen) is None


def saved_match(path: Path, moves: int, agreed: Terms | None = None) -> Table:
    """Play so many moves of a match that is kept in a new file, then let go of it."""
    agreed = agreed or terms()
    file = MatchFile(path, new=True)
    table = Table.deal(agreed, Journal.begin(file, agreed))
    play_on(table, moves)
    file.close()
    return table
