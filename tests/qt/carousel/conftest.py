"""A bench to play at."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.play.table import Table
from cardtable.qt.carousel.bench_page import BenchPage
from cardtable.qt.feed import SeatFeed
from cardtable.qt.letters import Letters
from cardtable.qt.preferences import Preferences
from cardtable.qt.words import Words
from tests.qt.carousel.benches import Sat


@pytest.fixture
def sat(qtbot: QtBot, tmp_path: Path) -> Sat:
    """Give a function that sits down at a table; nothing flies."""

    def sit(table: Table, language: str = "en") -> BenchPage:
        preferences = Preferences(tmp_path / "settings.json")
        preferences.change(motion="none")
        page = BenchPage(SeatFeed(table, 0), Words(language, table.cast, 0), Letters(), preferences)
        qtbot.addWidget(page)
        page.begin(table.sight(0), None)
        page.resize(1366, 768)
        page.show()
        qtbot.waitExposed(page)
        page.activateWindow()
        page.arrive()
        qtbot.waitUntil(page.table.hasFocus)
        return page

    return sit
