"""A room for the sheets of French Tarot, with rounds that have come to where a sheet is wanted."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.play.table import Table
from cardtable.qt import theme
from cardtable.qt.feed import SeatFeed
from cardtable.qt.letters import Letters
from cardtable.qt.preferences import Preferences
from cardtable.qt.scenes.dress import Dress
from cardtable.qt.scenes.faces import Faces
from cardtable.qt.tarot.page import TarotPage
from cardtable.qt.words import Words
from tests.qt.tarot.tricks import Sat

SIZE: Final = (1024, 640)


@pytest.fixture
def room(qtbot: QtBot) -> QWidget:
    """Show a room of the smallest size, with a place for the focus."""
    room = QWidget()
    qtbot.addWidget(room)
    room.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    room.resize(*SIZE)
    room.show()
    room.activateWindow()
    qtbot.waitUntil(room.isActiveWindow)
    room.setFocus()
    return room


@pytest.fixture
def faces(qtbot: QtBot) -> Faces:
    """Give the faces of the usual deck."""
    return Faces(theme.current().palette, Dress(), 1.0)


@pytest.fixture
def sat(qtbot: QtBot, tmp_path: Path) -> Sat:
    """Give a function that sits down at a table; nothing flies, nothing is held unless settings ask for it."""

    def sit(table: Table, language: str = "en", **settings: object) -> TarotPage:
        preferences = Preferences(tmp_path / "settings.json")
        preferences.change(**{"motion": "none", "scores_shown": False, "trick_hold": "none", **settings})
        page = TarotPage(SeatFeed(table, 0), Words(language, table.cast, 0), Letters(), preferences)
        qtbot.addWidget(page)
        page.begin(table.sight(0), None)
        page.resize(1024, 640)
        page.show()
        page.arrive()
        return page

    return sit
