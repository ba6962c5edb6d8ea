"""The keys of a table in groups, as they are listed and drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cardtable.qt.keys import DIGITS, TAROT, Chord, Verb
from cardtable.qt.letters import Letters
from cardtable.qt.words import Words

GROUPS: Final[Mapping[str, tuple[Verb, ...]]] = {
    "play": (
        Verb.CHOOSE,
        Verb.DRAW,
        Verb.TAKE_PILE,
        Verb.BEGIN_DRAFT,
        Verb.LAY_DRAFT,
        Verb.CANCEL_DRAFT,
        Verb.DISCARD,
        Verb.END_TURN,
        Verb.BID,
        Verb.PASS,
        Verb.HANDLE,
        Verb.KNOCK,
        Verb.TAKE_BACK,
        Verb.REDO,
        Verb.HINT,
        Verb.MORE_TIME,
    ),
    "bench": (
        Verb.PICK_MORE,
        Verb.SPLIT,
        Verb.MERGE,
        Verb.JOKER,
        Verb.RESTORE,
        Verb.WHAT_IS_WRONG,
        Verb.WHAT_CHANGED,
    ),
    "table": (
        Verb.COMBINATIONS,
        Verb.READ_PILE,
        Verb.TRICK,
        Verb.SUIT_LED,
        Verb.COUNTS,
        Verb.SCORES,
        Verb.WHOSE_TURN,
        Verb.OPTIONS_IN_FORCE,
        Verb.TABLE_OPTIONS,
    ),
    "hand": (Verb.SORT_BY_SUIT, Verb.SORT_BY_RANK, Verb.SORT_BY_HAND, Verb.HAND_LINE),
    "heard": (
        Verb.SINCE_MY_TURN,
        Verb.LAST_TURN,
        Verb.PREVIOUS_MESSAGE,
        Verb.NEXT_MESSAGE,
        Verb.REPEAT,
        Verb.COPY_MESSAGE,
        Verb.COPY_LOG,
        Verb.FIND_MESSAGE,
        Verb.SPEECH_LEVEL,
    ),
    "window": (Verb.RULES, Verb.KEY_SHEET, Verb.NEW_GAME, Verb.SETTINGS, Verb.FULL_SCREEN),
}
"""The verbs in the order of the sheets, by the name of their group."""

MOVING: Final = ("arrows", "zones", "menu", "escape")
"""Keys that lists and the scene know by themselves."""
ASKED_AGAIN: Final = (Verb.SCORES, Verb.COUNTS, Verb.SINCE_MY_TURN, Verb.LAST_TURN)
"""What answers with a list when it is asked for again."""


@dataclass(frozen=True, slots=True)
class KeyRow:
    """A key with what it asks for; `caps` are written on it, `said` is heard; no chord where it cannot be changed."""

    caps: tuple[str, ...]
    deed: str
    said: str
    verb: Verb | None = None
    chord: Chord | None = None


@dataclass(frozen=True, slots=True)
class KeyGroup:
    """Keys under a heading."""

    title: str
    rows: tuple[KeyRow, ...]


def deed(verb: Verb) -> str:
    """Name the sentence that tells what a key usually does."""
    return f"verb-{verb.name.lower().replace('_', '-')}"


def key_groups(words: Words, letters: Letters, deeds: Mapping[Verb, str] | None = None) -> tuple[KeyGroup, ...]:
    """List the keys by groups; `deeds` names the sentence of each verb that can be asked for, all of them if None."""
    told = deeds if deeds is not None else {verb: deed(verb) for verb in Verb}
    groups = []
    for name, verbs in GROUPS.items():
        rows = tuple(_bound(words, letters, verb, told[verb]) for verb in verbs if verb in told)
        if name == "table" and told.keys() & set(TAROT.values()):
            rows += (_fixed(words, (f"{DIGITS[0]} … {DIGITS[-1]}",), "keys-numbers"),)
        if rows:
            groups.append(KeyGroup(words.text(f"keys-{name}"), rows))
    again = [verb for verb in ASKED_AGAIN if verb in told]
    return (*groups, KeyGroup(words.text("keys-moving"), (*_moving(words), *_again(words, letters, again))))


def _bound(words: Words, letters: Letters, verb: Verb, sentence: str) -> KeyRow:
    chord = letters.keymap.chord(verb)
    keys, deed = letters.said(chord, words), words.text(sentence)
    said = words.spoken("help-line", keys=keys, deed=deed)
    return KeyRow(letters.caps(chord, words), deed, said, verb, chord)


def _moving(words: Words) -> tuple[KeyRow, ...]:
    return tuple(_fixed(words, (words.text(f"help-{name}"),), f"help-{name}-verb") for name in MOVING)


def _again(words: Words, letters: Letters, verbs: list[Verb]) -> tuple[KeyRow, ...]:
    if not verbs:
        return ()
    caps = tuple(letters.hint(verb, words) for verb in verbs)
    keys = words.text("keys-again", keys=" · ".join(letters.said(letters.keymap.chord(verb), words) for verb in verbs))
    deed = words.text("help-again-verb")
    return (KeyRow(caps, deed, words.spoken("help-line", keys=keys, deed=deed)),)


def _fixed(words: Words, caps: tuple[str, ...], sentence: str) -> KeyRow:
    deed = words.text(sentence)
    return KeyRow(caps, deed, words.spoken("help-line", keys=" ".join(caps), deed=deed))
