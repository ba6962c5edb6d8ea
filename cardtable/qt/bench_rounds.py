"""Many rounds played at one window, to see what they leave behind."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from cardtable.bots.choose import choose
from cardtable.games.registry import GAMES
from cardtable.kernel.seats import Person
from cardtable.play.table import Table
from cardtable.play.terms import Terms
from cardtable.qt.bench_memory import resident_mb
from cardtable.qt.feed import SeatFeed
from cardtable.qt.letters import Letters
from cardtable.qt.preferences import Preferences
from cardtable.qt.surroundings import settle_down
from cardtable.qt.windows.table_page import TablePage
from cardtable.qt.words import Words

GAME: Final = GAMES["basic-rummy"]
NEVER: Final = 10**9
"""A target that nobody reaches."""
CAST: Final = (Person("A", "f", None, "you"), Person("B", "m", "beginner", "hassan"))
WARM_UP: Final = 5
"""Rounds after which everything has been loaded that is ever loaded: in one of five each part is seen."""


def measure(rounds: int) -> Mapping[str, object]:
    """Give by how many megabytes the memory has grown over so many rounds, after the first few."""
    app = QApplication([])
    with TemporaryDirectory() as folder:
        preferences = Preferences(Path(folder) / "settings.json")
        preferences.change(motion="none")
        table = Table.deal(Terms(GAME, GAME.options(target=NEVER), 1, CAST))
        page = TablePage(SeatFeed(table, 0), Words("en", CAST, 0), Letters(), preferences)
        page.begin(table.sight(0), None)
        page.resize(1366, 768)
        page.show()
        settle_down()
        _play(app, table, WARM_UP)
        before = resident_mb()
        _play(app, table, rounds)
        after = resident_mb()
        page.leave()
    return {"rounds": rounds, "mb": None if before is None or after is None else round(after - before, 1)}


def _play(app: QApplication, table: Table, rounds: int) -> None:
    for _ in range(rounds):
        while (seat := table.turn) is not None:
            table.submit(seat, choose(GAME.name, table.view(seat), "beginner", table.number))
            app.processEvents()
        table.next_round()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
