"""Many rounds played at one window, to see what they leave behind."""

from __future__ import annotations

import gc
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QStackedWidget

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
LONG: Final = 10
"""How many rounds a match has: its own record grows with them, and goes with it."""
WARM_UP: Final = 50
"""Rounds after which all has been loaded that is ever loaded, each face painted, each list as long as it gets."""


def measure(rounds: int) -> Mapping[str, object]:
    """Give by how many megabytes the memory has grown over so many rounds, after the first few."""
    app = QApplication([])
    with TemporaryDirectory() as folder:
        preferences = Preferences(Path(folder) / "settings.json")
        preferences.change(motion="none")
        window = QStackedWidget()
        window.resize(1366, 768)
        window.show()
        settle_down()
        _play(app, window, preferences, WARM_UP)
        before = resident_mb()
        _play(app, window, preferences, rounds)
        after = resident_mb()
    return {"rounds": rounds, "mb": None if before is None or after is None else round(after - before, 1)}


def _play(app: QApplication, window: QStackedWidget, preferences: Preferences, rounds: int) -> None:
    """Play so many rounds in matches, each at a table of its own."""
    for first in range(0, rounds, LONG):
        table = Table.deal(Terms(GAME, GAME.options(target=NEVER), first, CAST))
        page = TablePage(SeatFeed(table, 0), Words("en", CAST, 0), Letters(), preferences)
        page.begin(table.sight(0), None)
        window.setCurrentIndex(window.addWidget(page))
        for _ in range(min(LONG, rounds - first)):
            _play_round(app, table)
        page.leave()
        window.removeWidget(page)
        page.deleteLater()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()  # as the window does


def _play_round(app: QApplication, table: Table) -> None:
    while (seat := table.turn) is not None:
        table.submit(seat, choose(GAME.name, table.view(seat), "beginner", table.number))
        app.processEvents()
    table.next_round()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
