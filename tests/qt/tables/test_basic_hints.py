"""Hints at Basic Rummy's table."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from cardtable.qt.feed import SeatFeed
from cardtable.qt.letters import Letters
from cardtable.qt.preferences import Preferences
from cardtable.qt.windows.table_page import TablePage
from cardtable.qt.words import Words
from tests.kit.positions import POSITIONS, table
from tests.text.samples import plain

READY = {
    "game": "basic-rummy",
    "turn": "Me",
    "table": "9H 10H JH",
    "hand Me": "QH 7C 8C KS 2D 4S",
    "hand Layla": "*6",
    "discard": "9C",
}


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TablePage:
    """Sit down where the top of the pile completes a run."""
    monkeypatch.setitem(POSITIONS, "ready", READY)
    preferences = Preferences(tmp_path / "settings.json")
    preferences.change(motion="none")
    match = table("ready", 2)
    page = TablePage(SeatFeed(match, 0), Words("en", match.cast, 0), Letters(), preferences)
    qtbot.addWidget(page)
    page.begin(match.sight(0), None)
    return page


def test_h_leads_through_a_turn_that_begins_at_the_pile(page: TablePage) -> None:
    """BR-05 to BR-08: where to draw from and why, what goes down where, what to throw and why."""
    told = []
    why_take = "the 9 of clubs makes a combination with 7 and 8 of clubs."
    why_throw = "it fits nothing you hold, it costs 10 points in hand, and nothing on the table takes it."
    for _ in range(6):
        page.keys.read(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_H, Qt.KeyboardModifier.NoModifier))
        told.append(plain(page.bar.message))
    assert told == [
        "Something in the discard pile is of use to you.",
        "Take from the discard pile: 9 of clubs.",
        f"Step 1 of 4. Take from the discard pile the 9 of clubs: {why_take}",
        "Step 2 of 4. Lay 7, 8 and 9 of clubs as a new run.",
        "Step 3 of 4. Add the queen of hearts to 9, 10 and jack of hearts.",
        f"Step 4 of 4. Discard the king of spades: {why_throw}",
    ]
