"""The window of the rulebook opens at a rule, is walked by key, finds words, follows the language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from cardtable.qt.theme import ThemeKeeper
from cardtable.qt.widgets import ItemList
from cardtable.qt.windows import rules_window
from cardtable.qt.windows.rules_window import RulesWindow
from cardtable.qt.words import Words
from cardtable.text.rulebook import BookError

KEY = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(autouse=True)
def keeper(qapp: QApplication) -> Iterator[ThemeKeeper]:
    """Dress the application in light, at 100 %."""
    keeper = ThemeKeeper(qapp, "light")
    yield keeper
    keeper.set_text_scale(1.0)


@pytest.fixture
def words() -> Words:
    """Speak English."""
    return Words("en")


@pytest.fixture
def window(qtbot: QtBot, words: Words) -> RulesWindow:
    """Give the rules of Playroom Rummy, open at their beginning."""
    window = RulesWindow(words, "playroom-rummy")
    qtbot.addWidget(window)
    window.open_at()
    qtbot.waitUntil(window.text.hasFocus)
    return window


def line_at_caret(window: RulesWindow) -> str:
    """Give what stands from the caret to the end of its paragraph."""
    caret = window.text.textCursor()
    return caret.block().text()[caret.positionInBlock() :]


def contents(window: RulesWindow) -> ItemList:
    """Find the list of chapters."""
    found = window.findChild(ItemList)
    assert isinstance(found, ItemList)
    return found


def search(window: RulesWindow) -> QLineEdit:
    """Find the search field."""
    found = window.findChild(QLineEdit)
    assert isinstance(found, QLineEdit)
    return found


@pytest.mark.parametrize(
    ("anchor", "begins", "chapter"),
    [
        ("PR-24", "Until you have opened", "The first combinations"),
        ("GE-01", "You move only when it is your turn", "Your turn"),
        ("PR-Q39", "except a joker", "Manipulating combinations"),
        ("option-first-meld", "First meld score", "Options"),
        ("elimination", "Elimination", "Elimination"),
    ],
)
def test_it_opens_at_a_rule_with_the_focus_there(window: RulesWindow, anchor: str, begins: str, chapter: str) -> None:
    """The caret stands at the sentence, in sight, so that a screen reader reads on from it."""
    window.open_at(anchor)
    assert line_at_caret(window).startswith(begins)
    assert window.text.hasFocus()
    assert window.text.viewport().rect().contains(window.text.cursorRect())
    assert contents(window).currentIndex().data() == chapter


@pytest.mark.parametrize("anchor", [None, "PR-99"])
def test_without_a_known_rule_it_opens_at_the_beginning(window: RulesWindow, anchor: str | None) -> None:
    """A rule of another game does no harm."""
    window.open_at("PR-24")
    window.open_at(anchor)
    assert line_at_caret(window) == "Playroom Rummy"


def test_another_language_shows_the_same_rule(window: RulesWindow, words: Words) -> None:
    """A switch of language stays at the rule, and mirrors the window."""
    window.open_at("PR-24")
    words.set_language("ar")
    assert window.text.rule_here() == "PR-24"
    assert line_at_caret(window).startswith("قبل دخول اللعبة")
    assert window.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert contents(window).currentIndex().data() == "المجموعات الأولى"


def test_larger_text_stays_at_the_same_rule(window: RulesWindow, keeper: ThemeKeeper) -> None:
    """A change of the theme lays the text out anew, and keeps the place."""
    window.open_at("PR-24")
    keeper.set_text_scale(2.0)
    assert window.text.rule_here() == "PR-24"


def test_f6_goes_between_contents_and_text(window: RulesWindow) -> None:
    """The zones are reached as at the table."""
    QTest.keyClick(window.text, KEY.Key_F6)
    assert contents(window).hasFocus()
    QTest.keyClick(contents(window), KEY.Key_F6)
    assert window.text.hasFocus()


def test_the_contents_lead_to_a_chapter(window: RulesWindow) -> None:
    """Arrows show a chapter, Enter goes into it."""
    QTest.keyClick(window.text, KEY.Key_F6)
    QTest.keyClick(contents(window), KEY.Key_Down)
    assert line_at_caret(window) == "Cards and deal"
    assert contents(window).hasFocus()
    QTest.keyClick(contents(window), KEY.Key_Return)
    assert window.text.hasFocus()


def test_the_search_goes_from_place_to_place(window: RulesWindow) -> None:
    """Ctrl+F, words, Enter find the first place, F3 the next, Shift+F3 the one before."""
    QTest.keyClick(window.text, KEY.Key_F, CONTROL)
    assert search(window).hasFocus()
    QTest.keyClicks(search(window), "fourteen cards")
    places = []
    for key, modifiers in (
        (KEY.Key_Return, Qt.KeyboardModifier.NoModifier),
        (KEY.Key_F3, Qt.KeyboardModifier.NoModifier),
        (KEY.Key_F3, SHIFT),
    ):
        QTest.keyClick(search(window), key, modifiers)
        places.append((window.text.textCursor().selectedText(), window.text.rule_here()))
    assert places == [("fourteen cards", "PR-Q16"), ("fourteen cards", "PR-Q42"), ("fourteen cards", "PR-Q16")]


def test_the_search_says_the_sentence_it_found(window: RulesWindow, qtbot: QtBot) -> None:
    """The focus stays in the search field, so the sentence is announced."""
    search(window).setText("drawn by lot")
    spy = QSignalSpy(window.announcer.announced)
    QTest.keyClick(search(window), KEY.Key_Return)
    qtbot.waitUntil(lambda: spy.count() == 1)
    assert window.announcer.said[-1].text == "The first dealer is drawn by lot."


def test_words_that_are_not_there_are_told(window: RulesWindow, qtbot: QtBot) -> None:
    """A search in vain is seen and heard, and moves nothing."""
    window.open_at("PR-24")
    search(window).setText("giraffe")
    window.announcer.hush()
    QTest.keyClick(search(window), KEY.Key_Return)
    qtbot.waitUntil(lambda: bool(window.announcer.said))
    assert window.announcer.said[-1].text == "“giraffe” is not in these rules."
    assert window.text.rule_here() == "PR-24"


def test_escape_closes_the_window(window: RulesWindow) -> None:
    """Esc closes it wherever the focus is."""
    window.open_at("PR-24")
    QTest.keyClick(window.text, KEY.Key_Escape)
    assert not window.isVisible()


def test_enter_on_a_link_asks_for_its_lesson(window: RulesWindow) -> None:
    """An example can be tried by key: with the caret in its link, Enter opens the lesson."""
    search(window).setText("Try it: the 4 of diamonds")
    QTest.keyClick(search(window), KEY.Key_Return)
    window.text.setFocus()
    spy = QSignalSpy(window.lesson)
    QTest.keyClick(window.text, KEY.Key_Return)
    assert [spy.at(nth) for nth in range(spy.count())] == [["playroom-four-of-diamonds"]]


def test_tab_goes_to_the_next_link_after_the_caret(window: RulesWindow) -> None:
    """From a rule the example that follows it is one Tab away, Shift+Tab goes back."""
    spy = QSignalSpy(window.lesson)
    window.open_at("PR-45")
    for key in (KEY.Key_Tab, KEY.Key_Return, KEY.Key_Backtab, KEY.Key_Return):
        QTest.keyClick(window.text, key)
    asked = [spy.at(nth)[0] for nth in range(spy.count())]
    assert asked == ["playroom-eight-of-spades", "playroom-four-of-diamonds"]


def test_tab_leaves_the_text_after_its_last_link(window: RulesWindow) -> None:
    """The text is no trap for the keyboard."""
    window.open_at("option-take-back")
    QTest.keyClick(window.text, KEY.Key_Tab)
    QTest.keyClick(window.text, KEY.Key_Tab)
    assert search(window).hasFocus()


def test_a_link_to_a_chapter_opens_it(window: RulesWindow) -> None:
    """The options lead to the chapters that explain them."""
    window.open_at("option-elimination")
    window.text.followed.emit("#elimination")
    assert line_at_caret(window) == "Elimination"


@pytest.mark.parametrize("language", ["en", "ar"])
def test_every_part_has_a_name(window: RulesWindow, words: Words, language: str) -> None:
    """A screen reader names the window, the contents, the text, the search."""
    words.set_language(language)
    parts = (window, contents(window), window.text, search(window))
    names = [QAccessible.queryAccessibleInterface(part).text(QAccessible.Text.Name) for part in parts]
    expected = [words.text("rules-title", game=words.text("playroom-rummy"))]
    expected += [words.text(name) for name in ("book-contents", "rules-text", "rules-search")]
    assert names == expected


def test_missing_rules_are_told(qtbot: QtBot, words: Words, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Where the file is gone the window opens, and says which."""
    file = str(tmp_path / "gone.html")

    def missing(language: str, game: str) -> str:
        raise BookError(file)

    monkeypatch.setattr(rules_window, "rulebook", missing)
    window = RulesWindow(words, "playroom-rummy")
    qtbot.addWidget(window)
    window.open_at("PR-24")
    assert window.notice == words.text("rules-missing", file=file)
