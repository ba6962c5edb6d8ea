"""Many rounds played at one window, to see what they leave behind."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
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
from cardtable.qt.surroundings import clear_away, settle_down
from cardtable.qt.windows.table_page import TablePage
from cardtable.qt.words import Words

GAME: Final = GAMES["basic-rummy"]
NEVER: Final = 10**9
"""A target that nobody reaches."""
CAST: Final = (Person("A", "f", None, "you"), Person("B", "m", "beginner", "hassan"))
LONG: Final = 10
"""How many rounds a match has: its own record grows with them, and goes with it."""
WARM_UP: Final = 150
"""Rounds after which nearly all is loaded that ever is: faces painted, letters drawn, sentences parsed."""


def measure(rounds: int) -> Mapping[str, object]:
    """Give by how many megabytes the memory has grown over so many rounds, after the first few."""
    app = QApplication([])
    with TemporaryDirectory() as folder, ProcessPoolExecutor(1, mp_context=get_context("spawn")) as players:
        evening = _Evening(app, Preferences(Path(folder) / "settings.json"), players)
        settle_down()
        evening.play(range(WARM_UP))
        before = resident_mb()
        evening.play(range(WARM_UP, WARM_UP + rounds))
        after = resident_mb()
    return {"rounds": rounds, "mb": None if before is None or after is None else round(after - before, 1)}


class _Evening:
    """One window at which match follows match, the others in a process of their own, as at a real table."""

    def __init__(self, app: QApplication, preferences: Preferences, players: Executor) -> None:
        preferences.change(motion="none")
        self._app, self._preferences, self._players = app, preferences, players
        self._window = QStackedWidget()
        self._window.resize(1366, 768)
        self._window.show()

    def play(self, rounds: range) -> None:
        """Play these rounds in matches, each at a table of its own."""
        for first in rounds[::LONG]:
            self._play_match(range(first, min(first + LONG, rounds.stop)))
            self._clear_up()
            clear_away()  # as the window does

    def _play_match(self, rounds: range) -> None:
        table = Table.deal(Terms(GAME, GAME.options(target=NEVER), rounds.start, CAST))
        page = TablePage(SeatFeed(table, 0), Words("en", CAST, 0), Letters(), self._preferences)
        page.begin(table.sight(0), None)
        self._window.setCurrentIndex(self._window.addWidget(page))
        for _ in rounds:
            self._play_round(table)
        page.leave()
        self._window.removeWidget(page)
        page.deleteLater()

    def _play_round(self, table: Table) -> None:
        while (seat := table.turn) is not None:
            thought = self._players.submit(choose, GAME.name, table.view(seat), "beginner", table.number)
            table.submit(seat, thought.result())
            self._app.processEvents()
        table.next_round()
        self._clear_up()

    def _clear_up(self) -> None:
        """Delete what has been left to be deleted, which no loop does here."""
        self._app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
