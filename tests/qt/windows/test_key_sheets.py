"""The keys of a table can be looked at on a board, walked as a list, changed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.qt.keymap import KeyMap
from cardtable.qt.keys import PLACES, USUAL, Chord, Verb
from cardtable.qt.letters import Letters
from cardtable.qt.windows.key_board import SPOTS, KeyBoard
from cardtable.qt.windows.key_list import KeyList
from cardtable.qt.windows.key_sheet import KeySheet
from cardtable.qt.windows.keymap_sheet import KeymapSheet
from cardtable.qt.words import Words
from cardtable.text.catalogue import LANGUAGES, plain

AT_A_RUMMY = {Verb.DRAW: "verb-draw", Verb.LAY_DRAFT: "verb-lay-draft", Verb.END_TURN: "verb-end-turn"}


@pytest.fixture
def room(qtbot: QtBot) -> QWidget:
    """Show a room for sheets to be laid over."""
    room = QWidget()
    qtbot.addWidget(room)
    room.resize(1366, 768)
    room.show()
    qtbot.waitActive(room)
    return room


@pytest.fixture
def letters(qapp: QApplication) -> Letters:
    """Give the letters of a board with the usual keys."""
    return Letters(None, KeyMap())


def heard(lines: KeyList) -> list[str]:
    """Give what a screen reader says of the keys that can be walked to."""
    items = [lines.item(at) for at in range(lines.count())]
    return [item.data(Qt.ItemDataRole.AccessibleTextRole) for item in items if item.flags()]


def choose(sheet: KeymapSheet, verb: Verb, key: Qt.Key, modifiers: Qt.KeyboardModifier | None = None) -> str:
    """Press Enter on a verb, then the key that is wanted for it; give what the sheet says."""
    QTest.keyClick(sheet.lines, Qt.Key.Key_Home)
    for _ in Verb:
        if sheet.lines.current is not None and sheet.lines.current.verb is verb:
            break
        QTest.keyClick(sheet.lines, Qt.Key.Key_Down)
    QTest.keyClick(sheet.lines, Qt.Key.Key_Return)
    QTest.keyClick(sheet.lines, key, modifiers or Qt.KeyboardModifier.NoModifier)
    return sheet.told


def test_the_sheet_lists_the_keys_of_its_table_alone(room: QWidget, letters: Letters) -> None:
    """What cannot be asked for here is not told; the first key of a group is heard with its heading."""
    sheet = KeySheet(room, Words("en"), letters, AT_A_RUMMY)
    assert heard(sheet.lines)[:3] == [
        "Your turn: Space – draw; without discards, end the turn once you have drawn",
        "F – lay the combination",
        "Shift F – end the turn without a discard",
    ]


def test_a_sign_is_heard_by_its_name(room: QWidget, letters: Letters) -> None:
    """A voice would pass over a bracket or a comma."""
    sheet = KeySheet(room, Words("en"), letters, {Verb.PREVIOUS_MESSAGE: "verb-previous-message"})
    assert heard(sheet.lines)[0] == "What is said: left bracket – previous message"


def test_the_sheet_follows_the_layout_while_it_lies_open(room: QWidget, letters: Letters) -> None:
    """One Arabic letter is enough to write every key anew."""
    sheet = KeySheet(room, Words("en"), letters, AT_A_RUMMY)
    sheet.open()
    letters.heed(QKeyEvent(QEvent.Type.KeyPress, 0x0649, Qt.KeyboardModifier.NoModifier, 57, 0, 0, "ى"))
    assert heard(sheet.lines)[1] == "ب – lay the combination"


def test_a_click_on_the_board_leads_to_the_key_in_the_list(room: QWidget, letters: Letters, qtbot: QtBot) -> None:
    """A key that asks for several things leads to one after the other."""
    sheet = KeySheet(room, Words("en"), letters, AT_A_RUMMY)
    sheet.open()
    board = sheet.findChild(KeyBoard)
    assert board is not None
    spot = next(spot for spot in SPOTS if spot.key == "F")
    point = board._rect(spot).center().toPoint()
    found = []
    for _ in range(3):
        QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=QPoint(point))
        assert sheet.lines.current is not None
        found.append(sheet.lines.current.verb)
    assert found == [Verb.LAY_DRAFT, Verb.END_TURN, Verb.LAY_DRAFT]


def test_every_key_that_can_be_chosen_lies_on_the_board() -> None:
    """The board shows each key by its place."""
    assert {*PLACES, *(chord.key for chord in USUAL.values())} <= {spot.key for spot in SPOTS}


def test_a_new_key_is_kept_and_shown(room: QWidget, letters: Letters) -> None:
    """Enter on a verb, then the key: from then on that key asks for it, on the sheet and everywhere."""
    sheet = KeymapSheet(room, Words("en"), letters)
    sheet.open()
    told = choose(sheet, Verb.LAY_DRAFT, Qt.Key.Key_G, Qt.KeyboardModifier.ShiftModifier)
    assert told == "Shift+G now asks for: lay the combination."
    assert letters.hint(Verb.LAY_DRAFT, Words("en")) == "Shift+G"
    assert sheet.lines.current is not None
    assert sheet.lines.current.caps == ("Shift", "G")


def test_a_taken_key_is_refused_with_what_it_asks_for(room: QWidget, letters: Letters) -> None:
    """The sentence names the other deed, and the sheet waits for another key."""
    sheet = KeymapSheet(room, Words("en"), letters)
    sheet.open()
    told = choose(sheet, Verb.LAY_DRAFT, Qt.Key.Key_N)
    assert told == "N is taken: begin a combination. Give that another key first."
    assert sheet.reads_every_key
    QTest.keyClick(sheet.lines, Qt.Key.Key_A)
    assert letters.keymap.chord(Verb.LAY_DRAFT) == Chord("A")


@pytest.mark.parametrize(
    ("key", "told"),
    [
        (Qt.Key.Key_5, "The keys 1 to 9 name the cards of a trick."),
        (Qt.Key.Key_Space, "Space presses buttons and picks lines; choose another key."),
        (Qt.Key.Key_F6, "This key cannot be chosen."),
        (Qt.Key.Key_Down, "This key cannot be chosen."),
        (Qt.Key.Key_Escape, "Nothing was changed."),
    ],
)
def test_an_unfit_key_is_refused_in_words(room: QWidget, letters: Letters, key: Qt.Key, told: str) -> None:
    """Each reason has its sentence; Escape leaves everything as it was, the sheet too."""
    sheet = KeymapSheet(room, Words("en"), letters)
    sheet.open()
    assert choose(sheet, Verb.LAY_DRAFT, key) == told
    assert sheet.isVisible()
    assert letters.keymap.written() == {}


def test_the_usual_key_comes_back(room: QWidget, letters: Letters) -> None:
    """For the line that is current, or for all."""
    sheet = KeymapSheet(room, Words("en"), letters)
    sheet.open()
    choose(sheet, Verb.END_TURN, Qt.Key.Key_Q)
    choose(sheet, Verb.LAY_DRAFT, Qt.Key.Key_A)
    sheet._reset.click()
    assert letters.keymap.written() == {"end-turn": "Q"}
    sheet._reset_all.click()
    assert letters.keymap.written() == {}


def test_the_usual_key_that_is_taken_meanwhile_is_refused(room: QWidget, letters: Letters) -> None:
    """A reset never makes two verbs share a key."""
    sheet = KeymapSheet(room, Words("en"), letters)
    sheet.open()
    choose(sheet, Verb.BEGIN_DRAFT, Qt.Key.Key_A)
    choose(sheet, Verb.LAY_DRAFT, Qt.Key.Key_N)
    choose(sheet, Verb.BEGIN_DRAFT, Qt.Key.Key_Escape)
    sheet._reset.click()
    assert sheet.told == "N is taken: lay the combination. Give that another key first."
    assert letters.keymap.chord(Verb.BEGIN_DRAFT) == Chord("A")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_to_a_key_is_announced(room: QWidget, letters: Letters, language: str) -> None:
    """A person who does not see the line hears it."""
    sheet = KeymapSheet(room, Words(language), letters)
    sheet.open()
    told = choose(sheet, Verb.LAY_DRAFT, Qt.Key.Key_G)
    sheet._announcer.flush()
    assert sheet._announcer.said[-1].text.endswith(plain(told))
