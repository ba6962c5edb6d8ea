"""The keys as one person has them: the usual ones, but for those of their own choice."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent

from cardtable.qt.keys import (
    DIGITS,
    EVERYWHERE,
    NAMED,
    PLACES,
    USUAL,
    Chord,
    Verb,
    chord_of,
    printed_chord_of,
    share_a_table,
)

REDO_BY_LETTER: Final = Chord("Y", ctrl=True)
"""Does again too, by its letter alone: at the place of Y a German board prints the Z that undoes."""

_HELD: Final = ("ctrl", "alt", "shift")
_ALONE: Final = ("enter", "space")
"""What presses a button or picks a line, and so can be no key for the whole window."""


class Unfit(Enum):
    """Why a chord can be nobody's."""

    UNKNOWN = auto()
    NUMBER = auto()
    PRESSES = auto()


class KeyMap(QObject):
    """Knows which chord asks for which verb now; `changed` tells that a person has chosen anew."""

    changed = Signal()

    def __init__(self, own: Mapping[str, str] | None = None, parent: QObject | None = None) -> None:
        """Take up what a person has chosen, as `written` gave it; what cannot be so is passed over."""
        super().__init__(parent)
        self._own = _without_clashes(_read(own or {}))

    def chord(self, verb: Verb) -> Chord:
        """Give the chord that asks for a verb."""
        return self._own.get(verb, USUAL[verb])

    def is_own(self, verb: Verb) -> bool:
        """Tell whether the person has given a verb a key of their own."""
        return verb in self._own

    def written(self) -> dict[str, str]:
        """Write the person's own keys down, for their settings."""
        return {_verb_name(verb): _chord_name(chord) for verb, chord in self._own.items()}

    def verb_of(self, event: QKeyEvent, known: Collection[Verb]) -> Verb | None:
        """Tell what a key press asks for, among the verbs that are known here."""
        for chord in (chord_of(event), printed_chord_of(event)):
            found = next((verb for verb in (*EVERYWHERE, *known) if self.chord(verb) == chord), None)
            if found is not None:
                return found
        redone = printed_chord_of(event) == REDO_BY_LETTER and not self.is_own(Verb.REDO)
        return Verb.REDO if redone and Verb.REDO in known else None

    def clash(self, verb: Verb, chord: Chord) -> Verb | None:
        """Name the verb that has a chord already where `verb` is asked for."""
        return next(
            (
                other
                for other in Verb
                if other is not verb and self.chord(other) == chord and share_a_table(verb, other)
            ),
            None,
        )

    def assign(self, verb: Verb, chord: Chord) -> None:
        """Give a verb a chord that is fit for it and free."""
        self._change({**self._own, verb: chord})

    def reset(self, verb: Verb) -> None:
        """Give a verb its usual chord again."""
        self._change({other: chord for other, chord in self._own.items() if other is not verb})

    def reset_all(self) -> None:
        """Give every verb its usual chord again."""
        self._change({})

    def _change(self, own: Mapping[Verb, Chord]) -> None:
        changed = {verb: chord for verb, chord in own.items() if chord != USUAL[verb]}
        if changed != self._own:
            self._own = changed
            self.changed.emit()


def unfit(verb: Verb, chord: Chord | None) -> Unfit | None:
    """Tell why a verb cannot have a chord at all, whoever has it now; None where it can."""
    if chord is None:
        return Unfit.UNKNOWN
    if chord == Chord(chord.key) and chord.key in DIGITS:
        return Unfit.NUMBER
    if chord.key in _ALONE and chord == Chord(chord.key) and USUAL[verb].key not in _ALONE:
        return Unfit.PRESSES
    return None


def _without_clashes(own: Mapping[Verb, Chord]) -> dict[Verb, Chord]:
    """Leave out what two verbs of one table would both be asked for by."""
    kept = dict(own)
    for verb in own:
        chords = {**USUAL, **kept}
        if any(chords[verb] == chords[other] and share_a_table(verb, other) for other in Verb if other is not verb):
            del kept[verb]
    return kept


def _read(written: Mapping[str, str]) -> dict[Verb, Chord]:
    verbs = {_verb_name(verb): verb for verb in Verb}
    read = {verbs[name]: _read_chord(text) for name, text in written.items() if name in verbs}
    return {verb: chord for verb, chord in read.items() if chord is not None and unfit(verb, chord) is None}


def _read_chord(text: str) -> Chord | None:
    """Read `ctrl+shift+Z`; None for what no key board has."""
    *held, key = text.split("+")
    if (key not in PLACES and key not in NAMED.values()) or not set(held) <= set(_HELD):
        return None
    return Chord(key, shift="shift" in held, ctrl="ctrl" in held, alt="alt" in held)


def _chord_name(chord: Chord) -> str:
    return "+".join([*(name for name in _HELD if getattr(chord, name)), chord.key])


def _verb_name(verb: Verb) -> str:
    return verb.name.lower().replace("_", "-")
