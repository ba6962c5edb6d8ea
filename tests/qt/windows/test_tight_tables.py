"""Tables in small windows with large text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.qt import theme
from cardtable.qt.feed import SeatFeed
from cardtable.qt.lesson_table import lesson_table
from cardtable.qt.letters import Letters
from cardtable.qt.preferences import Preferences
from cardtable.qt.scenes.places import DiscardPlace, MeldPlace, Place, StockPlace
from cardtable.qt.windows.table_page import TablePage
from cardtable.qt.words import Words
from tests.kit.positions import PEOPLE

LESSON = "playroom-travelling-joker"
CASES = [("en", (1024, 640), 1.5), ("en", (1024, 640), 1.75), ("ar", (1024, 640), 1.75), ("en", (1366, 768), 1.75)]


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[QApplication]:
    """Give back the usual light and size of text afterwards."""
    before = theme.current()
    yield qapp
    theme.apply(qapp, before)


def bottom_of(page: TablePage, place: Place) -> int:
    """Measure how far down a place reaches on the page."""
    return page.table.mapTo(page, page.table.place_rect(place).bottomLeft()).y()


def top_of_bar(page: TablePage) -> int:
    """Measure where the bar begins on the page."""
    return page.bar.mapTo(page, page.bar.rect().topLeft()).y()


@pytest.mark.parametrize(("language", "size", "scale"), CASES)
def test_the_bar_covers_nothing_in_a_lesson(
    dressed: QApplication, qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int], scale: float
) -> None:
    """With large text in a small window the bar still leaves piles and combinations in sight."""
    theme.apply(dressed, theme.Theme(theme.PALETTES["light"], scale))
    match = lesson_table("playroom-rummy", LESSON, PEOPLE[0]).table
    words = Words(language, match.cast, 0)
    page = TablePage(SeatFeed(match, 0), words, Letters(), Preferences(tmp_path / "settings.json"), LESSON)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    page.begin(match.sight(0), None)
    places: list[Place] = [StockPlace(), DiscardPlace(), *(MeldPlace(laid.number) for laid in page.view.table)]
    qtbot.waitUntil(lambda: max(bottom_of(page, place) for place in places) <= top_of_bar(page))
