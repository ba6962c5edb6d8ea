"""Home in its window, the smallest as well."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from cardtable.kernel.seats import Person
from cardtable.qt.letters import Letters
from cardtable.qt.widgets import CallButton, Label
from cardtable.qt.windows import first_start
from cardtable.qt.windows.full_screen import FullScreenButton
from cardtable.qt.windows.home import Home, Unfinished
from cardtable.qt.windows.main_window import LEAST, MainWindow
from cardtable.qt.words import Words
from cardtable.text.catalogue import LANGUAGES
from tests.qt.evening import evening, house_in, until


@pytest.mark.parametrize(("first", "noticed"), [(False, False), (True, False), (True, True)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_games_are_in_sight_without_scrolling(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, *, first: bool, noticed: bool
) -> None:
    """In the least window, at text of 100 %, home has room for every tile to its last line.

    So it has at the first start, where a line more tells that a screen reader was noticed.
    """
    monkeypatch.setattr(first_start, "screen_reader_running", lambda: noticed)
    monkeypatch.setattr(first_start, "LOOK_MS", 0)

    async def look() -> None:
        house = await house_in(qapp, tmp_path)
        house.preferences.change(language=language)
        house.window.resize(*LEAST)
        house.window.home.welcome(first=first)
        bars = [area.verticalScrollBar() for area in house.window.home.findChildren(QScrollArea)]
        await until(lambda: house.window.home.ear.isVisible() is noticed, "the offer for the ear")
        await until(lambda: not any(bar.maximum() for bar in bars), "a home that need not be scrolled")
        await house.close()

    with evening(qapp) as run:
        run(look())


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Round 3, your turn. Hassan leads by 75 points."),
        ("ar", "الجولة 3، دورك. حسن متقدم بفارق خمس وسبعين نقطة."),
    ],
)
def test_the_unfinished_match_tells_who_leads(qtbot: QtBot, language: str, line: str) -> None:
    """By how much, in the words of the language; nothing where nobody leads."""
    cast = (Person("Ann", "f", None, "you"), Person("Hassan", "m", "casual", "hassan"))
    home = Home(Words(language), Letters())
    qtbot.addWidget(home)
    home.welcome(first=True)  # as where somebody's matches lie without their settings
    home.show_unfinished(Unfinished("playroom-rummy", 3, 0, (), cast, (1, 75)))
    assert f"{Words(language).text('playroom-rummy')}. {line}" in [
        button.accessibleDescription() for button in home.findChildren(CallButton)
    ]
    assert line in [label.text() for label in home.findChildren(Label)]
    home.show_unfinished(Unfinished("playroom-rummy", 3, 0, (), cast))
    assert line[: line.index(".") + 1] in [label.text() for label in home.findChildren(Label)]


def test_the_button_of_full_screen_follows_the_window(qtbot: QtBot) -> None:
    """It fills the screen and goes back; whoever does that by key finds the button down, too."""
    window = MainWindow(Words("en"), Letters())
    qtbot.addWidget(window)
    window.show()
    button = window.home.findChild(FullScreenButton)
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (window.isFullScreen(), button.isChecked()) == (True, True)
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)
    QApplication.processEvents()
    assert (window.isFullScreen(), button.isChecked()) == (False, False)
