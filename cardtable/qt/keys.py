"""Which key asks for what, by the key's place on the board."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent


class Verb(Enum):
    """Name what a person can ask for by key."""

    BEGIN_DRAFT = auto()
    CANCEL_DRAFT = auto()
    LAY_DRAFT = auto()
    CHOOSE = auto()
    DRAW = auto()
    READ_PILE = auto()
    TAKE_PILE = auto()
    DISCARD = auto()
    END_TURN = auto()
    COMBINATIONS = auto()
    COUNTS = auto()
    SORT_BY_SUIT = auto()
    SORT_BY_RANK = auto()
    SORT_BY_HAND = auto()
    SCORES = auto()
    WHOSE_TURN = auto()
    OPTIONS_IN_FORCE = auto()
    TAKE_BACK = auto()
    SINCE_MY_TURN = auto()
    LAST_TURN = auto()
    PREVIOUS_MESSAGE = auto()
    NEXT_MESSAGE = auto()
    RULES = auto()
    FULL_SCREEN = auto()
    NEW_GAME = auto()
    SETTINGS = auto()
    TABLE_OPTIONS = auto()
    PICK_MORE = auto()
    REDO = auto()
    RESTORE = auto()
    KNOCK = auto()
    SPLIT = auto()
    MERGE = auto()
    JOKER = auto()
    WHAT_IS_WRONG = auto()
    WHAT_CHANGED = auto()


class Place(NamedTuple):
    """Where a key sits: `code` is its number in Linux' and Windows' count, `mac` in macOS', `logical` Qt's name."""

    code: int
    mac: int
    logical: Qt.Key


class Chord(NamedTuple):
    """A key by the letter that a Latin board prints on it, with the modifiers held."""

    key: str
    shift: bool = False
    ctrl: bool = False
    alt: bool = False


PLACES: Final = {
    "W": Place(17, 0x0D, Qt.Key.Key_W),
    "E": Place(18, 0x0E, Qt.Key.Key_E),
    "R": Place(19, 0x0F, Qt.Key.Key_R),
    "T": Place(20, 0x11, Qt.Key.Key_T),
    "I": Place(23, 0x22, Qt.Key.Key_I),
    "O": Place(24, 0x1F, Qt.Key.Key_O),
    "[": Place(26, 0x21, Qt.Key.Key_BracketLeft),
    "]": Place(27, 0x1E, Qt.Key.Key_BracketRight),
    "S": Place(31, 0x01, Qt.Key.Key_S),
    "D": Place(32, 0x02, Qt.Key.Key_D),
    "F": Place(33, 0x03, Qt.Key.Key_F),
    "H": Place(35, 0x04, Qt.Key.Key_H),
    "J": Place(36, 0x26, Qt.Key.Key_J),
    "K": Place(37, 0x28, Qt.Key.Key_K),
    "Z": Place(44, 0x06, Qt.Key.Key_Z),
    "X": Place(45, 0x07, Qt.Key.Key_X),
    "C": Place(46, 0x08, Qt.Key.Key_C),
    "B": Place(48, 0x0B, Qt.Key.Key_B),
    "N": Place(49, 0x2D, Qt.Key.Key_N),
    "M": Place(50, 0x2E, Qt.Key.Key_M),
    ",": Place(51, 0x2B, Qt.Key.Key_Comma),
}
"""The keys whose character changes with the layout: these are known by their place."""

NAMED: Final = {
    Qt.Key.Key_Return: "enter",
    Qt.Key.Key_Enter: "enter",
    Qt.Key.Key_Space: "space",
    Qt.Key.Key_Delete: "delete",
    Qt.Key.Key_F1: "f1",
    Qt.Key.Key_F11: "f11",
}
"""The keys that are the same on every board."""

BINDINGS: Final = {
    Chord("N"): Verb.BEGIN_DRAFT,
    Chord("N", shift=True): Verb.CANCEL_DRAFT,
    Chord("F"): Verb.LAY_DRAFT,
    Chord("enter"): Verb.CHOOSE,
    Chord("space"): Verb.DRAW,
    Chord("D"): Verb.READ_PILE,
    Chord("D", shift=True): Verb.TAKE_PILE,
    Chord("delete"): Verb.DISCARD,
    Chord("F", shift=True): Verb.END_TURN,
    Chord("C"): Verb.COMBINATIONS,
    Chord("E"): Verb.COUNTS,
    Chord("C", shift=True): Verb.SORT_BY_SUIT,
    Chord("H", shift=True): Verb.SORT_BY_RANK,
    Chord("M", shift=True): Verb.SORT_BY_HAND,
    Chord("S"): Verb.SCORES,
    Chord("T"): Verb.WHOSE_TURN,
    Chord("R"): Verb.OPTIONS_IN_FORCE,
    Chord("Z", ctrl=True): Verb.TAKE_BACK,
    Chord("B"): Verb.SINCE_MY_TURN,
    Chord("B", shift=True): Verb.LAST_TURN,
    Chord("["): Verb.PREVIOUS_MESSAGE,
    Chord("]"): Verb.NEXT_MESSAGE,
    Chord("f1"): Verb.RULES,
    Chord("f11"): Verb.FULL_SCREEN,
    Chord("N", ctrl=True): Verb.NEW_GAME,
    Chord(",", ctrl=True): Verb.SETTINGS,
    Chord("O", alt=True): Verb.TABLE_OPTIONS,
    Chord("enter", shift=True): Verb.PICK_MORE,
    Chord("Z", shift=True, ctrl=True): Verb.REDO,
    Chord("R", ctrl=True): Verb.RESTORE,
    Chord("K"): Verb.KNOCK,
    Chord("X"): Verb.SPLIT,
    Chord("M"): Verb.MERGE,
    Chord("J"): Verb.JOKER,
    Chord("W"): Verb.WHAT_IS_WRONG,
    Chord("I"): Verb.WHAT_CHANGED,
}

EVERYWHERE: Final = (Verb.FULL_SCREEN, Verb.NEW_GAME, Verb.SETTINGS)
"""What the window does by itself, at any table."""

CHORDS: Final = {verb: chord for chord, verb in BINDINGS.items()}

_X_OFFSET: Final = 8
_BY_LOGICAL: Final = {place.logical: key for key, place in PLACES.items()}
_BY_CODE: Final = {place.code: key for key, place in PLACES.items()}
_BY_MAC: Final = {place.mac: key for key, place in PLACES.items()}


def key_name(event: QKeyEvent) -> str | None:
    """Name the key that was pressed, wherever its letter has gone; None for a key that asks for nothing.

    Linux counts keys from 8 and macOS in an order of its own; made-up events carry no place, only Qt's name.
    """
    logical = Qt.Key(event.key())
    if logical in NAMED:
        return NAMED[logical]
    if QGuiApplication.platformName() == "cocoa":
        return _BY_MAC.get(event.nativeVirtualKey())
    code = event.nativeScanCode()
    if code == 0:
        return _BY_LOGICAL.get(logical)
    return _BY_CODE.get(code if QGuiApplication.platformName() == "windows" else code - _X_OFFSET)


def verb_of(event: QKeyEvent) -> Verb | None:
    """Tell what a key press asks for.

    A chord with Ctrl or Alt also counts by its character, as people on other Latin boards learnt it.
    """
    key = key_name(event)
    verb = BINDINGS.get(_chord(key, event)) if key is not None else None
    if verb is not None or not _held(event, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
        return verb
    if event.key() == Qt.Key.Key_Y and _chord("Y", event) == Chord("Y", ctrl=True):
        return Verb.REDO  # by its character alone: at the place of Y a German board prints the Z that undoes
    printed = _BY_LOGICAL.get(Qt.Key(event.key()))
    return BINDINGS.get(_chord(printed, event)) if printed is not None else None


def _chord(key: str, event: QKeyEvent) -> Chord:
    return Chord(
        key,
        shift=_held(event, Qt.KeyboardModifier.ShiftModifier),
        ctrl=_held(event, Qt.KeyboardModifier.ControlModifier),
        alt=_held(event, Qt.KeyboardModifier.AltModifier),
    )


def _held(event: QKeyEvent, modifiers: Qt.KeyboardModifier) -> bool:
    return bool(event.modifiers() & modifiers)
