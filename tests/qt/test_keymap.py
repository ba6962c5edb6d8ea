"""A person may choose keys of their own, as long as no two verbs of a table share one."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from cardtable.qt import seating
from cardtable.qt.house import House
from cardtable.qt.keymap import KeyMap, Unfit, unfit
from cardtable.qt.keys import USUAL, Chord, Verb
from cardtable.qt.widgets import Button
from cardtable.qt.windows.help_sheet import HelpSheet
from cardtable.qt.windows.key_sheet import KeySheet
from cardtable.qt.windows.keymap_sheet import KeymapSheet
from cardtable.qt.windows.sheet import Sheet
from tests.qt.evening import Hands, QuickBrain, evening, house_in, until

NONE = Qt.KeyboardModifier.NoModifier
RUMMY_VERBS = (Verb.DRAW, Verb.BEGIN_DRAFT, Verb.LAY_DRAFT, Verb.REDO)


def pressed(key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    """Press a key."""
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers)


def test_a_chosen_key_takes_the_place_of_the_usual_one() -> None:
    """The new key asks for the verb, the old one asks for it no longer."""
    keymap = KeyMap()
    keymap.assign(Verb.LAY_DRAFT, Chord("G"))
    by_new = keymap.verb_of(pressed(Qt.Key.Key_G), RUMMY_VERBS)
    by_old = keymap.verb_of(pressed(Qt.Key.Key_F), RUMMY_VERBS)
    assert (by_new, by_old) == (Verb.LAY_DRAFT, None)


def test_a_key_that_is_taken_names_what_it_asks_for() -> None:
    """A clash is told with the verb that has the key."""
    assert KeyMap().clash(Verb.LAY_DRAFT, Chord("N")) is Verb.BEGIN_DRAFT


def test_a_key_of_another_table_is_free() -> None:
    """P passes at tarot; at a rummy nobody needs it."""
    keymap = KeyMap()
    assert keymap.clash(Verb.LAY_DRAFT, Chord("P")) is None
    assert keymap.clash(Verb.SCORES, Chord("P")) is Verb.PASS


def test_a_key_that_was_given_away_is_free() -> None:
    """Whoever wants to swap two keys moves one aside first."""
    keymap = KeyMap()
    keymap.assign(Verb.BEGIN_DRAFT, Chord("A"))
    assert keymap.clash(Verb.LAY_DRAFT, Chord("N")) is None


def test_a_change_is_told_once() -> None:
    """What is chosen again changes nothing."""
    keymap = KeyMap()
    told: list[str] = []
    keymap.changed.connect(lambda: told.append("changed"))
    keymap.assign(Verb.LAY_DRAFT, Chord("G"))
    keymap.assign(Verb.LAY_DRAFT, Chord("G"))
    assert told == ["changed"]


def test_what_is_written_is_read_again() -> None:
    """The settings keep the person's own keys alone."""
    keymap = KeyMap()
    keymap.assign(Verb.LAY_DRAFT, Chord("G", shift=True, ctrl=True))
    assert keymap.written() == {"lay-draft": "ctrl+shift+G"}
    assert KeyMap(keymap.written()).chord(Verb.LAY_DRAFT) == Chord("G", shift=True, ctrl=True)


def test_two_keys_that_were_swapped_are_read_again() -> None:
    """No clash is seen between one verb's new key and another's old one."""
    keymap = KeyMap({"lay-draft": "N", "begin-draft": "F"})
    assert (keymap.chord(Verb.LAY_DRAFT), keymap.chord(Verb.BEGIN_DRAFT)) == (Chord("N"), Chord("F"))


@pytest.mark.parametrize(
    "written",
    [
        {"lay-draft": "N"},
        {"lay-draft": "5"},
        {"lay-draft": "enter"},
        {"lay-draft": "windows+G"},
        {"lay-draft": "☂"},
        {"lay-draft": ""},
        {"fly": "G"},
    ],
)
def test_what_cannot_be_so_is_passed_over(written: dict[str, str]) -> None:
    """A file that somebody has changed by hand leaves the usual keys."""
    keymap = KeyMap(written)
    assert {verb: keymap.chord(verb) for verb in Verb} == USUAL


def test_a_reset_brings_the_usual_key_back() -> None:
    """One by one or all at once."""
    keymap = KeyMap({"lay-draft": "G", "draw": "A"})
    keymap.reset(Verb.LAY_DRAFT)
    assert keymap.written() == {"draw": "A"}
    keymap.reset_all()
    assert keymap.written() == {}


@pytest.mark.parametrize(
    ("verb", "chord", "reason"),
    [
        (Verb.SCORES, None, Unfit.UNKNOWN),
        (Verb.SCORES, Chord("5"), Unfit.NUMBER),
        (Verb.SCORES, Chord("enter"), Unfit.PRESSES),
        (Verb.DRAW, Chord("enter"), None),
        (Verb.SCORES, Chord("5", ctrl=True), None),
        (Verb.SCORES, Chord("G"), None),
    ],
)
def test_some_keys_can_be_nobodys(verb: Verb, chord: Chord | None, reason: Unfit | None) -> None:
    """Numbers name cards, Enter and Space press what has the focus."""
    assert unfit(verb, chord) == reason


def test_ctrl_y_does_again_until_redo_has_a_key_of_its_own() -> None:
    """The second key of a verb goes with its first."""
    ctrl_y = pressed(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    keymap = KeyMap()
    before = keymap.verb_of(ctrl_y, RUMMY_VERBS)
    keymap.assign(Verb.REDO, Chord("G"))
    assert (before, keymap.verb_of(ctrl_y, RUMMY_VERBS)) == (Verb.REDO, None)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the others think in this process."""
    monkeypatch.setattr(seating, "WorkerBrain", QuickBrain)


@pytest.mark.usefixtures("at_once")
def test_a_key_of_ones_own_is_found_by_mouse_and_kept(qapp: QApplication, tmp_path: Path) -> None:
    """From the help to the board, from there to the sheet that changes keys; next evening the key is still there."""

    async def play() -> None:
        house = await house_in(qapp, tmp_path)
        house.sit_down_at("playroom-rummy", 2, seed=3)
        hands = Hands(house)
        await until(lambda: hands.view.my_turn, "my turn")
        hands.press(Qt.Key.Key_F1)
        await click(house, HelpSheet, "keys-show-board")
        await click(house, KeySheet, "keys-change")
        await until(lambda: isinstance(house.window.sheet, KeymapSheet), "the sheet that changes keys")
        sheet = house.window.sheet
        assert isinstance(sheet, KeymapSheet)
        while sheet.lines.current is None or sheet.lines.current.verb is not Verb.DRAW:
            hands.press(Qt.Key.Key_Down)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_F11):
            hands.press(key)
        assert sheet.told == "F11 is taken: full screen. Give that another key first."
        hands.press(Qt.Key.Key_G)
        hands.press(Qt.Key.Key_Escape)
        await until(lambda: house.window.sheet is None, "the table")
        hands.press(Qt.Key.Key_G)
        assert hands.view.drawn == 1
        await house.close()

    async def come_again() -> None:
        house = await house_in(qapp, tmp_path)
        assert house._letters.keymap.chord(Verb.DRAW) == Chord("G")
        await house.close()

    for each in (play, come_again):
        with evening(qapp) as run:
            run(each())


async def click(house: House, kind: type[Sheet], words: str) -> None:
    """Click a button of a sheet once that sheet lies on top."""
    await until(lambda: isinstance(house.window.sheet, kind), kind.__name__)
    sheet = house.window.sheet
    assert sheet is not None
    next(each for each in sheet.findChildren(Button) if each.text() == house.words.text(words)).click()
