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
    BID = auto()
    PASS = auto()
    HANDLE = auto()
    TRICK = auto()
    SUIT_LED = auto()
    COUNTS = auto()
    SORT_BY_SUIT = auto()
    SORT_BY_RANK = auto()
    SORT_BY_HAND = auto()
    SCORES = auto()
    WHOSE_TURN = auto()
    OPTIONS_IN_FORCE = auto()
    HINT = auto()
    TAKE_BACK = auto()
    SINCE_MY_TURN = auto()
    LAST_TURN = auto()
    PREVIOUS_MESSAGE = auto()
    NEXT_MESSAGE = auto()
    REPEAT = auto()
    COPY_MESSAGE = auto()
    COPY_LOG = auto()
    FIND_MESSAGE = auto()
    HAND_LINE = auto()
    SPEECH_LEVEL = auto()
    MORE_TIME = auto()
    RULES = auto()
    KEY_SHEET = auto()
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
    """A key by the character that a Latin board prints on it, with the modifiers held."""

    key: str
    shift: bool = False
    ctrl: bool = False
    alt: bool = False


PLACES: Final = {
    "1": Place(2, 0x12, Qt.Key.Key_1),
    "2": Place(3, 0x13, Qt.Key.Key_2),
    "3": Place(4, 0x14, Qt.Key.Key_3),
    "4": Place(5, 0x15, Qt.Key.Key_4),
    "5": Place(6, 0x17, Qt.Key.Key_5),
    "6": Place(7, 0x16, Qt.Key.Key_6),
    "7": Place(8, 0x1A, Qt.Key.Key_7),
    "8": Place(9, 0x1C, Qt.Key.Key_8),
    "9": Place(10, 0x19, Qt.Key.Key_9),
    "0": Place(11, 0x1D, Qt.Key.Key_0),
    "-": Place(12, 0x1B, Qt.Key.Key_Minus),
    "=": Place(13, 0x18, Qt.Key.Key_Equal),
    "Q": Place(16, 0x0C, Qt.Key.Key_Q),
    "W": Place(17, 0x0D, Qt.Key.Key_W),
    "E": Place(18, 0x0E, Qt.Key.Key_E),
    "R": Place(19, 0x0F, Qt.Key.Key_R),
    "T": Place(20, 0x11, Qt.Key.Key_T),
    "Y": Place(21, 0x10, Qt.Key.Key_Y),
    "U": Place(22, 0x20, Qt.Key.Key_U),
    "I": Place(23, 0x22, Qt.Key.Key_I),
    "O": Place(24, 0x1F, Qt.Key.Key_O),
    "P": Place(25, 0x23, Qt.Key.Key_P),
    "[": Place(26, 0x21, Qt.Key.Key_BracketLeft),
    "]": Place(27, 0x1E, Qt.Key.Key_BracketRight),
    "A": Place(30, 0x00, Qt.Key.Key_A),
    "S": Place(31, 0x01, Qt.Key.Key_S),
    "D": Place(32, 0x02, Qt.Key.Key_D),
    "F": Place(33, 0x03, Qt.Key.Key_F),
    "G": Place(34, 0x05, Qt.Key.Key_G),
    "H": Place(35, 0x04, Qt.Key.Key_H),
    "J": Place(36, 0x26, Qt.Key.Key_J),
    "K": Place(37, 0x28, Qt.Key.Key_K),
    "L": Place(38, 0x25, Qt.Key.Key_L),
    ";": Place(39, 0x29, Qt.Key.Key_Semicolon),
    "'": Place(40, 0x27, Qt.Key.Key_Apostrophe),
    "Z": Place(44, 0x06, Qt.Key.Key_Z),
    "X": Place(45, 0x07, Qt.Key.Key_X),
    "C": Place(46, 0x08, Qt.Key.Key_C),
    "V": Place(47, 0x09, Qt.Key.Key_V),
    "B": Place(48, 0x0B, Qt.Key.Key_B),
    "N": Place(49, 0x2D, Qt.Key.Key_N),
    "M": Place(50, 0x2E, Qt.Key.Key_M),
    ",": Place(51, 0x2B, Qt.Key.Key_Comma),
    ".": Place(52, 0x2F, Qt.Key.Key_Period),
    "/": Place(53, 0x2C, Qt.Key.Key_Slash),
}
"""The keys whose character changes with the layout, row by row: these are known by their place."""

NAMED: Final = {
    Qt.Key.Key_Return: "enter",
    Qt.Key.Key_Enter: "enter",
    Qt.Key.Key_Space: "space",
    Qt.Key.Key_Delete: "delete",
    Qt.Key.Key_Insert: "insert",
    Qt.Key.Key_Backspace: "backspace",
    Qt.Key.Key_PageUp: "page-up",
    Qt.Key.Key_PageDown: "page-down",
    Qt.Key.Key_F1: "f1",
    Qt.Key.Key_F2: "f2",
    Qt.Key.Key_F3: "f3",
    Qt.Key.Key_F4: "f4",
    Qt.Key.Key_F5: "f5",
    Qt.Key.Key_F7: "f7",
    Qt.Key.Key_F8: "f8",
    Qt.Key.Key_F9: "f9",
    Qt.Key.Key_F11: "f11",
    Qt.Key.Key_F12: "f12",
}
"""The keys that are the same on every board; F6, which walks through the zones, and F10 are nobody's to bind."""

DIGITS: Final = "123456789"
"""The keys that ask for the card of a trick by its number; see `number_of`."""

SHARED: Final = {
    Chord("enter"): Verb.CHOOSE,
    Chord("E"): Verb.COUNTS,
    Chord("C", shift=True): Verb.SORT_BY_SUIT,
    Chord("H", shift=True): Verb.SORT_BY_RANK,
    Chord("M", shift=True): Verb.SORT_BY_HAND,
    Chord("S"): Verb.SCORES,
    Chord("T"): Verb.WHOSE_TURN,
    Chord("R"): Verb.OPTIONS_IN_FORCE,
    Chord("H"): Verb.HINT,
    Chord("Z", ctrl=True): Verb.TAKE_BACK,
    Chord("B"): Verb.SINCE_MY_TURN,
    Chord("B", shift=True): Verb.LAST_TURN,
    Chord("["): Verb.PREVIOUS_MESSAGE,
    Chord("]"): Verb.NEXT_MESSAGE,
    Chord("[", ctrl=True): Verb.REPEAT,
    Chord("C", ctrl=True): Verb.COPY_MESSAGE,
    Chord("C", shift=True, ctrl=True): Verb.COPY_LOG,
    Chord("F", ctrl=True): Verb.FIND_MESSAGE,
    Chord("L"): Verb.HAND_LINE,
    Chord("V"): Verb.SPEECH_LEVEL,
    Chord("T", ctrl=True): Verb.MORE_TIME,
    Chord("f1"): Verb.RULES,
    Chord("f1", shift=True): Verb.KEY_SHEET,
    Chord("f11"): Verb.FULL_SCREEN,
    Chord("N", ctrl=True): Verb.NEW_GAME,
    Chord(",", ctrl=True): Verb.SETTINGS,
    Chord("O", alt=True): Verb.TABLE_OPTIONS,
}
"""What asks for the same at every table."""

RUMMY: Final = {
    Chord("N"): Verb.BEGIN_DRAFT,
    Chord("N", shift=True): Verb.CANCEL_DRAFT,
    Chord("F"): Verb.LAY_DRAFT,
    Chord("space"): Verb.DRAW,
    Chord("D"): Verb.READ_PILE,
    Chord("D", shift=True): Verb.TAKE_PILE,
    Chord("delete"): Verb.DISCARD,
    Chord("F", shift=True): Verb.END_TURN,
    Chord("C"): Verb.COMBINATIONS,
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
"""What asks for combinations: at the rummies, Carousel's workbench among them."""

TAROT: Final = {
    Chord("space"): Verb.BID,
    Chord("P"): Verb.PASS,
    Chord("P", shift=True): Verb.HANDLE,
    Chord("C"): Verb.TRICK,
    Chord("F"): Verb.SUIT_LED,
}
"""What asks for bids and tricks; a chord may stand here and in `RUMMY`, since no table knows both."""

USUAL: Final = {verb: chord for bound in (SHARED, RUMMY, TAROT) for chord, verb in bound.items()}
"""The chord of each verb, as long as the person has chosen none of their own."""

EVERYWHERE: Final = (Verb.FULL_SCREEN, Verb.NEW_GAME, Verb.SETTINGS, Verb.KEY_SHEET)
"""What the window does by itself, at any table."""

_X_OFFSET: Final = 8
_BY_LOGICAL: Final = {place.logical: key for key, place in PLACES.items()}
_BY_CODE: Final = {place.code: key for key, place in PLACES.items()}
_BY_MAC: Final = {place.mac: key for key, place in PLACES.items()}
_COMMANDS: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


def share_a_table(one: Verb, other: Verb) -> bool:
    """Tell whether two verbs can be asked for at the same table, so that one chord cannot serve both."""
    rummy, tarot = set(RUMMY.values()), set(TAROT.values())
    return not ({one, other} & rummy and {one, other} & tarot)


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


def chord_of(event: QKeyEvent) -> Chord | None:
    """Give the chord that was pressed, by the key's place; None for a key that asks for nothing."""
    key = key_name(event)
    return None if key is None else _chord(key, event)


def printed_chord_of(event: QKeyEvent) -> Chord | None:
    """Give the chord by the character that was pressed, for one with Ctrl or Alt.

    People on other Latin boards learnt those by the letter; a letter alone counts by its place.
    """
    printed = _BY_LOGICAL.get(Qt.Key(event.key()))
    return _chord(printed, event) if printed is not None and _held(event, _COMMANDS) else None


def number_of(event: QKeyEvent) -> int | None:
    """Give the number from 1 to 9 whose key was pressed alone, in the upper row or in the number block."""
    if _held(event, _COMMANDS | Qt.KeyboardModifier.ShiftModifier):
        return None
    by_block = _held(event, Qt.KeyboardModifier.KeypadModifier)
    key = _BY_LOGICAL.get(Qt.Key(event.key())) if by_block else key_name(event)
    return int(key) if key is not None and key in DIGITS else None


def _chord(key: str, event: QKeyEvent) -> Chord:
    return Chord(
        key,
        shift=_held(event, Qt.KeyboardModifier.ShiftModifier),
        ctrl=_held(event, Qt.KeyboardModifier.ControlModifier),
        alt=_held(event, Qt.KeyboardModifier.AltModifier),
    )


def _held(event: QKeyEvent, modifiers: Qt.KeyboardModifier) -> bool:
    return bool(event.modifiers() & modifiers)
