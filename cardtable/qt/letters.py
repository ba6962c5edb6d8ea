"""The letters that the keyboard in use prints on its keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent

from cardtable.qt.keymap import KeyMap
from cardtable.qt.keys import PLACES, Chord, Verb, key_name
from cardtable.qt.words import Words

_BOARDS: Final = {
    QLocale.Language.English: "1234567890-=QWERTYUIOP[]ASDFGHJKL;'ZXCVBNM,./",
    QLocale.Language.Arabic: "1234567890-=ضصثقفغعهخحجدشسيبلاتنمكطئءؤرﻻىةوزظ",
    QLocale.Language.Hebrew: "1234567890-=/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ.",
    QLocale.Language.Russian: "1234567890-=ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ.",
    QLocale.Language.French: "&É\"'(-È_ÇÀ)=AZERTYUIOP^$QSDFGHJKLMÙWXCVBN,;:!",
    QLocale.Language.German: "1234567890ß´QWERTZUIOPÜ+ASDFGHJKLÖÄYXCVBNM,.-",  # noqa: RUF001 - the accent is on the board
}
"""What each layout prints on the keys of `PLACES`, one character a key."""

_SAID: Final = {
    ",": "comma",
    ".": "period",
    "/": "slash",
    ";": "semicolon",
    "'": "apostrophe",
    "[": "bracket-left",
    "]": "bracket-right",
    "-": "minus",
    "=": "equal",
    "⌫": "backspace",
}
"""Printed characters that have a name for the ear."""

_SHIFTED: Final = (
    Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.KeypadModifier
)


class Letters(QObject):
    """Writes keys as they are printed: the layout is the system's at first, then what is typed tells it.

    `changed` tells that a key is written otherwise now, or that the person has chosen another one for a verb.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None, keymap: KeyMap | None = None) -> None:
        """Start from the layout the system names; `keymap` has the person's own keys."""
        super().__init__(parent)
        self.keymap = keymap if keymap is not None else KeyMap(parent=self)
        self.keymap.changed.connect(self.changed)
        language = QGuiApplication.inputMethod().locale().language()
        self._printed = _board(_BOARDS.get(language, _BOARDS[QLocale.Language.English]))

    def letter(self, key: str) -> str:
        """Give the character printed on a key of `keys.PLACES`."""
        return self._printed[key]

    def heed(self, event: QKeyEvent) -> None:
        """Learn from a key press: a letter of another layout brings in that whole layout."""
        key, typed = key_name(event), event.text().upper()
        if key not in PLACES or len(typed) != 1 or not typed.isprintable() or event.modifiers() & _SHIFTED:
            return
        if typed == self._printed[key]:
            return
        boards = (_board(board) for board in _BOARDS.values())
        self._printed = next((board for board in boards if board[key] == typed), self._printed | {key: typed})
        self.changed.emit()

    def hint(self, verb: Verb, words: Words) -> str:
        """Write the keys of a verb as they are printed: `Shift+F`, `Del`."""
        return words.figure("+".join(self.caps(self.keymap.chord(verb), words)))

    def caps(self, chord: Chord, words: Words) -> tuple[str, ...]:
        """Write each key of a chord as it is printed, those that are held first."""
        key = self.letter(chord.key) if chord.key in PLACES else words.text(f"key-{chord.key}")
        held = [name for name in ("ctrl", "alt", "shift") if getattr(chord, name)]
        return (*(words.text(f"key-{name}") for name in held), key)

    def said(self, chord: Chord, words: Words) -> str:
        """Write a chord for the ear, with a name for what a voice would pass over."""
        *held, key = self.caps(chord, words)
        return " ".join([*held, words.text(f"key-said-{_SAID[key]}") if key in _SAID else key])


def _board(printed: str) -> dict[str, str]:
    return dict(zip(PLACES, printed, strict=True))
