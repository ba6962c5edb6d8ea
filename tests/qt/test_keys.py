"""Keys ask for the same wherever a layout has moved their letters."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from cardtable.qt.keys import BINDINGS, CHORDS, PLACES, Chord, Verb, verb_of
from cardtable.qt.letters import Letters

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


def pressed(key: Qt.Key, text: str = "", *, code: int = 0, modifiers: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    """Press a key; `code` counts as Linux and Windows do, 0 for a synthetic event without a place."""
    place = code + 8 if code else 0
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, place, 0, 0, text)


@pytest.mark.parametrize(
    ("layout", "key", "text"),
    [
        ("English", Qt.Key.Key_N, "n"),
        ("Arabic", Qt.Key.Key_unknown, "ى"),
        ("Hebrew", Qt.Key.Key_unknown, "מ"),
        ("French", Qt.Key.Key_N, "n"),
        ("Russian", Qt.Key.Key_unknown, "т"),
    ],
)
def test_the_key_of_n_begins_a_combination_under_every_layout(layout: str, key: Qt.Key, text: str) -> None:
    """The key where a Latin board prints N begins a combination, whatever it types."""
    assert verb_of(pressed(key, text, code=PLACES["N"].code)) is Verb.BEGIN_DRAFT


@pytest.mark.parametrize(("chord", "verb"), BINDINGS.items())
def test_each_chord_asks_for_its_verb_without_a_native_place(chord: Chord, verb: Verb) -> None:
    """A made-up event carries no place on the board and is read by Qt's name for the key."""
    logical = {
        "enter": Qt.Key.Key_Return,
        "space": Qt.Key.Key_Space,
        "delete": Qt.Key.Key_Delete,
        "f1": Qt.Key.Key_F1,
        "f11": Qt.Key.Key_F11,
    }
    key = logical[chord.key] if chord.key in logical else PLACES[chord.key].logical
    modifiers = (SHIFT if chord.shift else NONE) | (CTRL if chord.ctrl else NONE) | (ALT if chord.alt else NONE)
    assert verb_of(pressed(key, modifiers=modifiers)) is verb


def test_the_moved_comma_of_a_french_board_is_no_settings_key() -> None:
    """A letter alone counts by its place: the French M sits elsewhere and asks for nothing with Shift."""
    assert verb_of(pressed(Qt.Key.Key_M, "M", code=39, modifiers=SHIFT)) is None


def test_a_french_player_takes_back_with_either_z() -> None:
    """Ctrl+Z works at its Latin place and at the place of the printed letter."""
    by_place = verb_of(pressed(Qt.Key.Key_W, code=PLACES["Z"].code, modifiers=CTRL))
    by_letter = verb_of(pressed(Qt.Key.Key_Z, code=17, modifiers=CTRL))
    assert (by_place, by_letter) == (Verb.TAKE_BACK, Verb.TAKE_BACK)


def test_a_second_keyboard_group_changes_nothing() -> None:
    """X11 marks keys of a second layout with a modifier of its own, which is no modifier of ours."""
    group = Qt.KeyboardModifier.GroupSwitchModifier
    assert verb_of(pressed(Qt.Key.Key_unknown, "ب", code=PLACES["F"].code, modifiers=group)) is Verb.LAY_DRAFT


def test_every_verb_has_a_key() -> None:
    """Nothing can be asked for that has no key."""
    assert set(Verb) == set(CHORDS)


def test_hints_follow_the_layout_that_is_typed_on(qapp: object) -> None:
    """One Arabic letter is enough to show every key with the letter of the Arabic board."""
    letters = Letters()
    letters.heed(pressed(Qt.Key.Key_unknown, "ى", code=PLACES["N"].code))
    assert (letters.letter("F"), letters.letter("D")) == ("ب", "ي")


def test_hints_learn_a_letter_of_an_unknown_layout(qapp: object) -> None:
    """A layout the house has no table for is learnt key by key."""
    letters = Letters()
    letters.heed(pressed(Qt.Key.Key_unknown, "ν", code=PLACES["N"].code))
    assert letters.letter("N") == "Ν"
