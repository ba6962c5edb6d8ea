"""Every sheet of the window can be opened, read and left, in each language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardtable.bots.choose import choose
from cardtable.games.playroom.view import View
from cardtable.games.registry import GAMES
from cardtable.games.tarot.moves import Pass
from cardtable.kernel.options import read_options
from cardtable.kernel.refusal import Refusal, refuse
from cardtable.kernel.seats import Person
from cardtable.qt.letters import Letters
from cardtable.qt.preferences import Preferences
from cardtable.qt.voice.ear import Ear
from cardtable.qt.windows.help_sheet import HelpSheet
from cardtable.qt.windows.key_sheet import KeySheet
from cardtable.qt.windows.keymap_sheet import KeymapSheet
from cardtable.qt.windows.list_sheet import Entry, ListSheet
from cardtable.qt.windows.name_sheet import NameSheet
from cardtable.qt.windows.question_sheet import QuestionSheet
from cardtable.qt.windows.score_rows import Cell, sheet_rows
from cardtable.qt.windows.score_sheet import ScoreSheet
from cardtable.qt.windows.settings_sheet import SettingsSheet
from cardtable.qt.windows.sheet import Sheet
from cardtable.qt.words import Words
from cardtable.text.catalogue import LANGUAGES

CAST = (
    Person("Ann", "f", None, "you"),
    Person("Layla", "f", "casual", "layla"),
    Person("Hassan", "m", "casual", "hassan"),
)
GAME = GAMES["playroom-rummy"]


def finished_round(*, elimination: bool = False, limit: int = 1000) -> View:
    """Let three computer players play a round to its end; give what the first seat sees then."""
    written = {"elimination": "on" if elimination else "off", "score_limit": str(limit)}
    state = GAME.open_match(read_options(GAME.options, written), len(CAST), 4).state
    nth = 0
    while (seat := GAME.turn(state)) is not None:
        nth += 1
        step = GAME.play(state, seat, choose(GAME.name, GAME.view(state, seat), "casual", nth))
        assert not isinstance(step, Refusal)
        state = step.state
    view: View = GAME.view(state, 0)
    return view


@pytest.fixture
def room(qtbot: QtBot) -> QWidget:
    """Show a room with a button that has the focus, for sheets to be laid over."""
    room = QWidget()
    qtbot.addWidget(room)
    layout = QVBoxLayout(room)
    button = QAbstractButtonOf("before")
    layout.addWidget(button)
    room.resize(1024, 640)
    room.show()
    qtbot.waitActive(room)
    button.setFocus()
    return room


class QAbstractButtonOf(QAbstractButton):
    """A button that draws nothing."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def paintEvent(self, _event: object) -> None:
        """Draw nothing."""


def settings_sheet(room: QWidget, words: Words, path: Path) -> SettingsSheet:
    """Lay the settings kept in a file over a room."""
    preferences = Preferences(path)
    return SettingsSheet(room, words, preferences, Ear(words, preferences))


SHEETS: dict[str, Callable[[QWidget, Words, Path], Sheet]] = {
    "settings": lambda room, words, folder: settings_sheet(room, words, folder / "settings.json"),
    "help": lambda room, words, _: HelpSheet(
        room, words, Letters(), refuse("PR-24", "playroom-refused-first-meld-short", needed=30, reached=24)
    ),
    "keys": lambda room, words, _: KeySheet(room, words, Letters()),
    "keymap": lambda room, words, _: KeymapSheet(room, words, Letters()),
    "list": lambda room, words, _: ListSheet(room, words.text("list-take"), "x", [Entry("one", "one")]),
    "question": lambda room, words, _: QuestionSheet(
        room,
        words.text("leave-title"),
        words.text("leave-line"),
        yes=words.text("leave-yes"),
        no=words.text("leave-no"),
    ),
    "name": lambda room, words, _: NameSheet(room, words, "tables-keep-title", ("Friday",), "Friday"),
    "round": lambda room, words, _: ScoreSheet(room, words, finished_round()),
    "lesson": lambda room, words, _: ScoreSheet(room, words, finished_round(), lesson=True),
    "game": lambda room, words, _: ScoreSheet(room, words, finished_round(limit=50)),
    "elimination": lambda room, words, _: ScoreSheet(room, words, finished_round(elimination=True, limit=500)),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SHEETS)
def test_every_sheet_opens_in_every_language(name: str, language: str, room: QWidget, tmp_path: Path) -> None:
    """It lies within its room, it has a name, the focus is in it, and each of its buttons can be named aloud."""
    sheet = SHEETS[name](room, Words(language, CAST, 0), tmp_path)
    sheet.open()
    assert sheet.accessibleName()
    assert room.rect().contains(sheet.geometry())
    focused = QApplication.focusWidget()
    assert focused is not None
    assert sheet.isAncestorOf(focused)
    unnamed = [each for each in sheet.findChildren(QAbstractButton) if each.isVisible() and not each.accessibleName()]
    assert unnamed == []
    sheet.reject()


def test_the_focus_returns_where_it_was(room: QWidget) -> None:
    """A sheet that is left gives the focus back."""
    sheet = QuestionSheet(room, "Leave?", "It stays.", yes="Yes", no="No")
    sheet.open()
    sheet.reject()
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.objectName() == "before"


def test_tab_stays_within_a_sheet(room: QWidget) -> None:
    """Whoever walks on with Tab goes round in the sheet and never into the room under it."""
    sheet = QuestionSheet(room, "Leave?", "It stays.", yes="Yes", no="No")
    sheet.open()
    visited = []
    for _ in range(4):
        focused = QApplication.focusWidget()
        assert focused is not None
        visited.append(focused.accessibleName())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert visited == ["No", "Yes", "No", "No"]
    sheet.reject()


def test_a_line_that_cannot_be_picked_is_not_picked(room: QWidget) -> None:
    """A list only answers for lines that can be picked."""
    sheet = ListSheet(room, "List", "x", [Entry("no", "no", pickable=False), Entry("yes", "yes")])
    picked: list[int] = []
    sheet.picked.connect(picked.append)
    sheet.open()
    QTest.keyClick(sheet.lines, Qt.Key.Key_Return)
    assert picked == []
    QTest.keyClick(sheet.lines, Qt.Key.Key_Down)
    QTest.keyClick(sheet.lines, Qt.Key.Key_Return)
    assert picked == [1]


def test_a_click_picks_a_line(room: QWidget) -> None:
    """The mouse picks as the key does."""
    sheet = ListSheet(room, "List", "x", [Entry("one", "one"), Entry("two", "two")])
    picked: list[int] = []
    sheet.picked.connect(picked.append)
    sheet.open()
    spot = sheet.lines.visualItemRect(sheet.lines.item(1)).center()
    QTest.mouseClick(sheet.lines.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(spot))
    assert picked == [1]


@pytest.mark.parametrize("elimination", [False, True])
def test_the_score_sheet_adds_up(elimination: bool) -> None:  # noqa: FBT001 - the option's two values
    """What was laid, the hands, the bonus and the penalties of each row make what the round adds."""
    for row in sheet_rows(finished_round(elimination=elimination, limit=500)):
        parts = [cell.points for cell in row.cells if isinstance(cell, Cell)]
        assert sum(parts) == row.added


def test_the_winner_stands_first_on_the_sheet() -> None:
    """The row of the winner of the round is the first."""
    view = finished_round()
    assert sheet_rows(view)[0].seat == view.winner


def test_space_goes_on_from_the_score_sheet(room: QWidget) -> None:
    """Space or Enter asks for the next round."""
    sheet = ScoreSheet(room, Words("en", CAST, 0), finished_round())
    gone_on: list[bool] = []
    sheet.onward.connect(lambda: gone_on.append(True))
    sheet.open()
    QTest.keyClick(sheet, Qt.Key.Key_Space)
    assert gone_on == [True]


def test_what_is_chosen_in_the_settings_is_kept(room: QWidget, tmp_path: Path) -> None:
    """A choice is written at once and is there again in the next evening."""
    path = tmp_path / "settings.json"
    sheet = settings_sheet(room, Words("en", CAST, 0), path)
    sheet.open()
    slow = next(each for each in sheet.findChildren(QAbstractButton) if each.accessibleName() == "Slow")
    slow.click()
    sheet.reject()
    assert Preferences(path).settings.pace == "slow"


def test_shift_f10_asks_for_the_menu_of_a_line(room: QWidget) -> None:
    """Boards without a menu key ask with Shift+F10, which Qt leaves to us."""
    sheet = ListSheet(room, "List", "x", [Entry("one", "one"), Entry("two", "two")])
    asked: list[int] = []
    sheet.lines.menu_asked.connect(lambda row, _spot: asked.append(row))
    sheet.open()
    QTest.keyClick(sheet.lines, Qt.Key.Key_Down)
    QTest.keyClick(sheet.lines, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    assert asked == [1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_in_which_all_pass_has_its_sheet(language: str, room: QWidget) -> None:
    """With nothing won or lost the sheet says so in its title."""
    game = GAMES["french-tarot"]
    state = game.open_match(read_options(game.options, {}), len(CAST), 4).state
    while (seat := game.turn(state)) is not None:
        step = game.play(state, seat, Pass())
        assert not isinstance(step, Refusal)
        state = step.state
    words = Words(language, CAST, 0)
    sheet = ScoreSheet(room, words, game.view(state, 0))
    assert words.text("tarot-answer-all-passed") == sheet.accessibleName()
