"""The letters that the keyboard in use prints on its keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent

from cardtable.qt.keys import CHORDS, PLACES, Verb, key_name
from cardtable.qt.words import Words

_KEYS: Final = "WERTIO[]SDFHJKZXCBNM,"
_BOARDS: Final = {
    QLocale.Language.English: _KEYS,
    QLocale.Language.Arabic: "صثقفهخجدسيباتنئءؤﻻىةو",
    QLocale.Language.Hebrew: "'קראןם][דגכיחלזסבנמצת",
    QLocale.Language.Russian: "ЦУКЕШЩХЪЫВАРОЛЯЧСИТЬБ",
    QLocale.Language.French: "ZERTIO^$SDFHJKWXCBN,;",
    QLocale.Language.German: "WERTIOÜ+SDFHJKYXCBNM,",
}
"""What each layout prints on the keys of `_KEYS`, one letter a key."""

_SHIFTED: Final = (
    Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
)


class Letters(QObject):
    """Knows the letters of the active layout: from the system at first, then from what is typed."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Start from the layout the system names."""
        super().__init__(parent)
        language = QGuiApplication.inputMethod().locale().language()
        self._printed = dict(zip(_KEYS, _BOARDS.get(language, _KEYS), strict=True))

    def letter(self, key: str) -> str:
        """Give the letter printed on a key of `keys.PLACES`."""
        return self._printed[key]

    def heed(self, event: QKeyEvent) -> None:
        """Learn from a key press: a letter of another layout brings in that whole layout."""
        key, typed = key_name(event), event.text().upper()
        if key not in PLACES or len(typed) != 1 or not typed.isprintable() or event.modifiers() & _SHIFTED:
            return
        if typed == self._printed[key]:
            return
        boards = (dict(zip(_KEYS, board, strict=True)) for board in _BOARDS.values())
        self._printed = next((board for board in boards if board[key] == typed), self._printed | {key: typed})
        self.changed.emit()

    def hint(self, verb: Verb, words: Words) -> str:
        """Write the keys of a verb as they are printed: `Shift+F`, `Del`."""
        chord = CHORDS[verb]
        key = self.letter(chord.key) if chord.key in PLACES else words.text(f"key-{chord.key}")
        held = [name for name in ("ctrl", "alt", "shift") if getattr(chord, name)]
        return words.figure("+".join([*(words.text(f"key-{name}") for name in held), key]))
