"""The side panel in a narrow window, where it lies over the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.qt.feed import SeatFeed
from cardtable.qt.letters import Letters
from cardtable.qt.preferences import Preferences
from cardtable.qt.scenes.durations import Motion
from cardtable.qt.windows.sliding import LeavingPicture, take_motion
from cardtable.qt.windows.table_page import TablePage
from cardtable.qt.words import Words
from cardtable.text.catalogue import LANGUAGES
from tests.kit.positions import table


@pytest.fixture(autouse=True)
def at_rest() -> Iterator[None]:
    """Let nothing slide in other tests."""
    yield
    take_motion(Motion.NONE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_panel_over_the_table_leaves_towards_its_edge(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, language: str
) -> None:
    """Closed, it is gone at once; its picture goes out where it came in, and is gone as well."""
    match = table("mid", 4)
    words = Words(language, match.cast, 0)
    page = TablePage(SeatFeed(match, 0), words, Letters(), Preferences(tmp_path / "settings.json"))
    qtbot.addWidget(page)
    page.setLayoutDirection(words.direction)
    page.resize(1024, 640)
    page.show()
    page.begin(match.sight(0), None)
    page.title_bar.scores_button.click()
    opened = page.panel.isVisible()
    take_motion(Motion.NORMAL)
    page.title_bar.scores_button.click()
    (picture,) = page.findChildren(LeavingPicture)
    stood = picture.x()
    assert (opened, page.panel.isVisible()) == (True, False)
    qtbot.waitUntil(lambda: picture.x() != stood)
    assert (picture.x() > stood) is (language == "en")
    qtbot.waitUntil(lambda: page.findChildren(LeavingPicture) == [])
