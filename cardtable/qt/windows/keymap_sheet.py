"""The sheet where a person chooses keys of their own."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cardtable.kernel.message import message
from cardtable.qt.key_groups import deed, key_groups
from cardtable.qt.keymap import Unfit, unfit
from cardtable.qt.keys import USUAL, Chord, Verb, chord_of
from cardtable.qt.letters import Letters
from cardtable.qt.theme import Role
from cardtable.qt.voice.announcer import Announcer
from cardtable.qt.widgets import Label, PlainButton
from cardtable.qt.windows.key_list import KeyList
from cardtable.qt.windows.sheet import Sheet
from cardtable.qt.words import Words

WIDTH: Final = 720
ONLY_HELD: Final = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
)


class KeymapSheet(Sheet):
    """Lists what can be asked for; Enter or a click on one waits for its new key, which is kept if it is free."""

    def __init__(self, over: QWidget, words: Words, letters: Letters) -> None:
        """Show every verb of every game with its key."""
        super().__init__(over, words.text("keymap-title"), words.text("shell-close"), width=WIDTH, scrolled=False)
        self._words, self._letters = words, letters
        self._asking: Verb | None = None
        self._announcer = Announcer(self, self)
        self._told = Label(words.text("keymap-how"), Role.LINE)
        self.setAccessibleDescription(words.text("keymap-how"))
        self.lines = KeyList(words.text("keymap-title"), key_groups(words, letters))
        self._reset = PlainButton(words.text("keymap-reset"))
        self._reset_all = PlainButton(words.text("keymap-reset-all"))
        self.content.addWidget(self._told)
        self.content.addWidget(self.lines, 1)
        self.foot.addWidget(self._reset)
        self.foot.addStretch(1)
        self.foot.addWidget(self._reset_all)
        self.lines.installEventFilter(self)
        self.lines.picked.connect(lambda _row: self._ask())
        self._reset.clicked.connect(self._reset_one)
        self._reset_all.clicked.connect(self._reset_every)
        letters.changed.connect(self._retell)

    @property
    def told(self) -> str:
        """The sentence shown now."""
        return self._told.text()

    @property
    def reads_every_key(self) -> bool:
        """Tell whether the next key is the one that is chosen, whatever it asks for elsewhere."""
        return self._asking is not None

    def first_focus(self) -> QWidget | None:
        """Start in the list."""
        return self.lines

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the key that is chosen before the list does."""
        if watched is not self.lines:
            return super().eventFilter(watched, event)
        if self._asking is not None:
            if event.type() is QEvent.Type.FocusOut:
                self._stop()
            elif event.type() is QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            elif event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
                self._choose(self._asking, event)
                return True
        return False

    def _ask(self) -> None:
        row = self.lines.current
        if row is None or row.verb is None:
            self._tell("keymap-fixed")
            return
        self._asking = row.verb
        self._tell("keymap-press", deed=row.deed)

    def _choose(self, verb: Verb, event: QKeyEvent) -> None:
        """Keep the key that was pressed, or say why it cannot be; a key that is only held waits for the next."""
        if event.key() in ONLY_HELD:
            return
        if event.key() == Qt.Key.Key_Escape:
            self._stop()
            return
        chord = chord_of(event)
        reason = unfit(verb, chord)
        if chord is None or reason is not None:
            self._refuse(reason or Unfit.UNKNOWN, chord)
            return
        taken = self._letters.keymap.clash(verb, chord)
        if taken is not None:
            self._tell("keymap-clash", chord, deed=self._words.text(deed(taken)))
            return
        self._asking = None
        self._letters.keymap.assign(verb, chord)
        self._tell("keymap-set", chord, deed=self._words.text(deed(verb)))

    def _refuse(self, reason: Unfit, chord: Chord | None) -> None:
        match reason:
            case Unfit.UNKNOWN:
                self._tell("keymap-unknown")
            case Unfit.NUMBER:
                self._tell("keymap-number")
            case Unfit.PRESSES:
                self._tell("keymap-presses", chord)

    def _stop(self) -> None:
        self._asking = None
        self._tell("keymap-kept")

    def _reset_one(self) -> None:
        row = self.lines.current
        if row is None or row.verb is None:
            self._tell("keymap-fixed")
            return
        keymap, usual = self._letters.keymap, USUAL[row.verb]
        taken = keymap.clash(row.verb, usual)
        if taken is not None:
            self._tell("keymap-clash", usual, deed=self._words.text(deed(taken)))
            return
        keymap.reset(row.verb)
        self._tell("keymap-was-reset", usual, deed=row.deed)

    def _reset_every(self) -> None:
        self._letters.keymap.reset_all()
        self._tell("keymap-all-reset")

    def _retell(self) -> None:
        """Show every key as it is now."""
        self.lines.retell(key_groups(self._words, self._letters))

    def _tell(self, sentence: str, chord: Chord | None = None, **args: str) -> None:
        """Show and announce a sentence; a chord is seen as printed, heard by name."""
        seen, heard = dict(args), dict(args)
        if chord is not None:
            seen["keys"] = self._words.figure("+".join(self._letters.caps(chord, self._words)))
            heard["keys"] = self._letters.said(chord, self._words)
        visual = self._words.text(sentence, **seen)
        self._told.setText(visual)
        spoken = self._words.say(message(sentence, **heard))
        self._announcer.say(replace(spoken, visual=visual))
        self.resize_to_content()
