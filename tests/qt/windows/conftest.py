"""A page of the table on a screen that nobody sees."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.qt.feed import SeatFeed
from cardtable.qt.letters import Letters
from cardtable.qt.preferences import Preferences
from cardtable.qt.windows.table_page import TablePage
from cardtable.qt.words import Words
from tests.kit.positions import table

Laid = Callable[..., TablePage]


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    """Give the usual settings, with cards that do not travel."""
    chosen = Preferences(tmp_path / "settings.json")
    chosen.change(motion="none")
    return chosen


@pytest.fixture
def laid(qtbot: QtBot, preferences: Preferences) -> Laid:
    """Give a function that shows the page of a match in a position."""

    def lay(position: str, language: str = "en", **changes: str) -> TablePage:
        match = table(position, 4, **changes)
        page = TablePage(SeatFeed(match, 0), Words(language, match.cast, 0), Letters(), preferences)
        qtbot.addWidget(page)
        page.resize(1366, 768)
        page.show()
        page.begin(match.sight(0), None)
        page.arrive()
        return page

    return lay
