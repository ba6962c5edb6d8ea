"""Keys ask for the same wherever a layout has moved their letters."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from cardtable.qt.key_groups import GROUPS
from cardtable.qt.keymap import KeyMap
from cardtable.qt.keys import NAMED, PLACES, RUMMY, SHARED, TAROT, USUAL, Chord, Verb, number_of, share_a_table
from cardtable.qt.letters import Letters

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier

X11 = 8
"""What X11 adds to a key's number."""
LATIN = "QWERTYUIOPASDFGHJKLZXCVBNM"
LAYOUTS = {
    "Arabic": "ضصثقفغعهخحشسيبلاتنمئءؤرﻻىة",
    "Hebrew": "/'קראטוןםפשדגכעיחלךזסבהנמצ",
    "French": "azertyuiopqsdfghjklwxcvbn,",
    "Russian": "йцукенгшщзфывапролдячсмить",
}
"""What each layout types on the keys where a Latin board prints `LATIN`."""


def pressed(key: int, text: str = "", *, code: int = 0, modifiers: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    """Press a key; `code` counts as Linux and Windows do, 0 for a synthetic event without a place."""
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, code + X11 if code else 0, 0, 0, text)


def typed(chord: Chord, layout: str) -> QKeyEvent:
    """Press a chord on a board of a layout, as X11 tells Qt of it."""
    modifiers = held(chord)
    named = next((key for key, name in NAMED.items() if name == chord.key), None)
    if named is not None:
        return pressed(named, code=1, modifiers=modifiers)
    place = PLACES[chord.key]
    if chord.key not in LATIN:
        return pressed(place.logical, chord.key, code=place.code, modifiers=modifiers)
    letter = LAYOUTS[layout][LATIN.index(chord.key)]
    return pressed(ord(letter.upper()), letter, code=place.code, modifiers=modifiers)


def held(chord: Chord) -> Qt.KeyboardModifier:
    """Give the modifiers of a chord."""
    return (SHIFT if chord.shift else NONE) | (CTRL if chord.ctrl else NONE) | (ALT if chord.alt else NONE)


def asked(event: QKeyEvent) -> set[Verb]:
    """Name what a key press asks for, at whichever table."""
    keymap = KeyMap()
    sides = ({*SHARED.values(), *RUMMY.values()}, {*SHARED.values(), *TAROT.values()})
    return {verb for side in sides if (verb := keymap.verb_of(event, side)) is not None}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("verb", "chord"), USUAL.items())
def test_each_key_asks_for_its_verb_under_each_layout(verb: Verb, chord: Chord, layout: str) -> None:
    """A key counts by its place, whatever letter a layout has put there."""
    assert verb in asked(typed(chord, layout))


@pytest.mark.parametrize(("verb", "chord"), USUAL.items())
def test_each_chord_asks_for_its_verb_without_a_native_place(verb: Verb, chord: Chord) -> None:
    """A made-up event carries no place on the board and is read by Qt's name for the key."""
    named = {name: key for key, name in NAMED.items()}
    key = named[chord.key] if chord.key in named else PLACES[chord.key].logical
    assert verb in asked(pressed(key, modifiers=held(chord)))


def test_the_moved_comma_of_a_french_board_is_no_sorting_key() -> None:
    """A letter alone counts by its place: the French M sits elsewhere and asks for nothing with Shift."""
    assert asked(pressed(Qt.Key.Key_M, "M", code=39, modifiers=SHIFT)) == set()


def test_a_french_player_takes_back_with_either_z() -> None:
    """Ctrl+Z works at its Latin place and at the place of the printed letter."""
    by_place = asked(pressed(Qt.Key.Key_W, code=PLACES["Z"].code, modifiers=CTRL))
    by_letter = asked(pressed(Qt.Key.Key_Z, code=PLACES["W"].code, modifiers=CTRL))
    assert (by_place, by_letter) == ({Verb.TAKE_BACK}, {Verb.TAKE_BACK})


def test_a_german_player_takes_back_at_the_place_of_y() -> None:
    """Ctrl with the letter Z takes back; Ctrl with the letter Y does again, wherever the two lie."""
    taken_back = asked(pressed(Qt.Key.Key_Z, code=PLACES["Y"].code, modifiers=CTRL))
    done_again = asked(pressed(Qt.Key.Key_Y, code=PLACES["Y"].code, modifiers=CTRL))
    assert (taken_back, done_again) == ({Verb.TAKE_BACK}, {Verb.REDO})


def test_a_second_keyboard_group_changes_nothing() -> None:
    """X11 marks keys of a second layout with a modifier of its own, which is no modifier of ours."""
    group = Qt.KeyboardModifier.GroupSwitchModifier
    event = pressed(Qt.Key.Key_unknown, "ب", code=PLACES["F"].code, modifiers=group)
    assert asked(event) == {Verb.LAY_DRAFT, Verb.SUIT_LED}


@pytest.mark.parametrize(("key", "text"), [(Qt.Key.Key_3, "3"), (Qt.Key.Key_QuoteDbl, '"'), (0x0663, "٣")])
def test_the_third_key_of_the_upper_row_is_number_three(key: int, text: str) -> None:
    """A number counts by its place too: a French board types a quote there, an Arabic one its own figure."""
    assert number_of(pressed(key, text, code=PLACES["3"].code)) == 3


def test_the_number_block_gives_numbers_too() -> None:
    """The block to the right has its figures at places of its own."""
    assert number_of(pressed(Qt.Key.Key_3, "3", code=81, modifiers=Qt.KeyboardModifier.KeypadModifier)) == 3


def test_a_number_with_a_modifier_is_no_number() -> None:
    """Shift with a figure types a sign."""
    assert number_of(pressed(Qt.Key.Key_NumberSign, "#", code=PLACES["3"].code, modifiers=SHIFT)) is None


def test_every_verb_has_a_key_of_its_own_at_its_table() -> None:
    """Nothing can be asked for without a key, and no key asks for two things at one table."""
    assert set(Verb) == set(USUAL)
    clashes = [
        (one, other)
        for one in Verb
        for other in Verb
        if one is not other and USUAL[one] == USUAL[other] and share_a_table(one, other)
    ]
    assert clashes == []


def test_every_verb_stands_in_one_group_of_the_key_sheet() -> None:
    """The sheet of keys leaves nothing out and tells nothing twice."""
    shown = [verb for verbs in GROUPS.values() for verb in verbs]
    assert sorted(verb.name for verb in shown) == sorted(verb.name for verb in Verb)


def test_no_place_on_the_board_is_two_keys() -> None:
    """Each key has a number of its own in each system's count."""
    assert len({place.code for place in PLACES.values()}) == len(PLACES)
    assert len({place.mac for place in PLACES.values()}) == len(PLACES)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_hints_follow_the_layout_that_is_typed_on(layout: str, qapp: object) -> None:
    """One letter of a layout is enough to show every key with the letter of that layout's board."""
    letters = Letters()
    letters.heed(typed(Chord("W"), layout))
    assert [letters.letter(key) for key in LATIN] == list(LAYOUTS[layout].upper())


def test_hints_learn_a_letter_of_an_unknown_layout(qapp: object) -> None:
    """A layout the house has no table for is learnt key by key."""
    letters = Letters()
    letters.heed(pressed(0x03BD, "ν", code=PLACES["N"].code))
    assert letters.letter("N") == "Ν"
