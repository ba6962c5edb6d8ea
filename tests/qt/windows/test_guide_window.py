"""The guide is read beside the table, with the keys as this board prints them."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from cardtable.qt.keys import Chord, Verb
from cardtable.qt.letters import Letters
from cardtable.qt.rulebooks import Rulebooks
from cardtable.qt.widgets import PlainButton
from cardtable.qt.windows import guide_window
from cardtable.qt.windows.guide_window import GuideWindow
from cardtable.qt.windows.help_sheet import HelpSheet
from cardtable.qt.windows.home import Home
from cardtable.qt.windows.main_window import MainWindow
from cardtable.qt.words import Words
from cardtable.text.rulebook import BookError


@pytest.fixture
def words() -> Words:
    """Speak English."""
    return Words("en")


@pytest.fixture
def letters(qapp: object) -> Letters:
    """Read an English board."""
    return Letters()


@pytest.fixture
def window(qtbot: QtBot, words: Words, letters: Letters) -> GuideWindow:
    """Give the guide, open at its beginning."""
    window = GuideWindow(words, letters)
    qtbot.addWidget(window)
    window.open_at()
    return window


def test_its_chapters_are_its_contents(window: GuideWindow) -> None:
    """Each chapter can be gone to."""
    titles = [chapter.title for chapter in window.text.chapters]
    assert titles[:5] == ["The first game", "The table", "By mouse or touch", "By key", "By ear"]
    assert window._titles.stringList() == titles


def test_keys_are_written_as_the_person_has_them(window: GuideWindow, letters: Letters) -> None:
    """A key that was given another place is told of there."""
    assert "Space draws." in window.text.toPlainText()
    letters.keymap.assign(Verb.DRAW, Chord("G"))
    assert "G draws." in window.text.toPlainText()


def test_it_follows_the_language(window: GuideWindow, words: Words) -> None:
    """Title and text change at once."""
    words.set_language("ar")
    assert window.windowTitle() == "الدليل"
    assert window.text.chapters[0].title == "أول لعبة"


def test_a_link_opens_the_rules_of_a_game(window: GuideWindow) -> None:
    """Enter on it opens the rulebook."""
    asked = QSignalSpy(window.rules)
    window.text.followed.emit("rules:carousel")
    assert asked.at(0) == ["carousel"]


def test_a_missing_guide_is_told(qtbot: QtBot, words: Words, letters: Letters, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence stands where the text would be."""

    def missing(_language: str, _key: object) -> str:
        raise BookError("/house/guide.md")

    monkeypatch.setattr(guide_window, "guide", missing)
    window = GuideWindow(words, letters)
    qtbot.addWidget(window)
    assert window.notice == words.text("guide-missing", file="/house/guide.md")


def test_the_shelf_keeps_one_guide(qtbot: QtBot, words: Words, letters: Letters) -> None:
    """Asked for again, it lies open where it was left; its links open rulebooks."""
    main = MainWindow(words, letters)
    qtbot.addWidget(main)
    shelf = Rulebooks(words, letters, main)
    shelf.open_guide()
    shelf.open_guide()
    guides = main.findChildren(GuideWindow)
    assert [guide.isVisible() for guide in guides] == [True]
    guides[0].rules.emit("basic-rummy")
    assert list(shelf._books) == ["basic-rummy"]


def test_home_and_help_lead_to_it(qtbot: QtBot, words: Words, letters: Letters) -> None:
    """A button at home, another beside the keys."""
    home = Home(words, letters)
    qtbot.addWidget(home)
    sheet = HelpSheet(home, words, letters, None)
    for source, signal in ((home, home.guide), (sheet, sheet.guide)):
        asked = QSignalSpy(signal)
        buttons = [each for each in source.findChildren(PlainButton) if each.text() == "Guide"]
        buttons[0].click()
        assert asked.count() == 1
