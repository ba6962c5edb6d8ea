"""The help of the table: why the last move was refused, which keys there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from cardtable.kernel.refusal import Refusal
from cardtable.qt.keys import Verb
from cardtable.qt.letters import Letters
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Label, MainButton, Tone
from cardtable.qt.windows.list_sheet import Entry, Lines
from cardtable.qt.windows.sheet import Sheet
from cardtable.qt.words import Words

UNBOUND: Final = ("arrows", "zones", "menu", "again", "escape")
"""Keys that lists and the scene know by themselves."""


class HelpSheet(Sheet):
    """Opens at the rule that matters now, that of the last refusal; `rules` carries it on to the rulebook."""

    rules = Signal(str)

    def __init__(
        self,
        over: QWidget,
        words: Words,
        letters: Letters,
        refusal: Refusal | None,
        deeds: Mapping[Verb, str] | None = None,
    ) -> None:
        """Explain a refusal, then the keys; `deeds` names the sentence of each key that asks for something here."""
        super().__init__(over, words.text("help-title"), words.text("shell-close"), width=680, scrolled=False)
        self._refusal_part(words, refusal)
        self.content.addWidget(Label(words.text("help-keys"), Role.SECTION))
        self._keys = Lines(words.text("help-keys"), [*_bound(words, letters, deeds), *_unbound(words)])
        self.content.addWidget(self._keys, 1)
        self._read = MainButton(words.text("options-rules"), "book")
        self._read.clicked.connect(lambda: self._ask(refusal.rule if refusal is not None else ""))
        self.foot.addStretch(1)
        self.foot.addWidget(self._read)

    def first_focus(self) -> QWidget | None:
        """Start in the list of keys; the sheet's description has told the rule."""
        return self._keys

    def _ask(self, rule: str) -> None:
        self.accept()
        self.rules.emit(rule)

    def _refusal_part(self, words: Words, refusal: Refusal | None) -> None:
        if refusal is None:
            return
        rule = words.text("help-rule", rule=refusal.rule)
        sentence = words.say(refusal.message)
        self.setAccessibleDescription(f"{rule}. {sentence.spoken}")
        grid = QGridLayout()
        grid.addWidget(Label(words.text("help-refused"), Role.SECTION), 0, 0)
        grid.addWidget(Label(sentence.visual, Role.LINE), 1, 0)
        grid.addWidget(Label(rule, Role.SECONDARY, Tone.SECONDARY), 2, 0)
        self.content.addLayout(grid)


def deed(verb: Verb) -> str:
    """Name the sentence that tells what a key usually does."""
    return f"verb-{verb.name.lower().replace('_', '-')}"


def _bound(words: Words, letters: Letters, deeds: Mapping[Verb, str] | None) -> list[Entry]:
    told = deeds or {verb: deed(verb) for verb in Verb}
    return [_line(words, letters.hint(verb, words), words.text(sentence)) for verb, sentence in told.items()]


def _unbound(words: Words) -> list[Entry]:
    return [_line(words, words.text(f"help-{name}"), words.text(f"help-{name}-verb")) for name in UNBOUND]


def _line(words: Words, keys: str, deed: str) -> Entry:
    seen = words.text("help-line", keys=keys, deed=deed)
    return Entry(seen, words.spoken("help-line", keys=keys, deed=deed), pickable=False)
