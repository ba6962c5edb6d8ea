"""The help of the table: why the last move was refused, which keys there are."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from cardtable.kernel.refusal import Refusal
from cardtable.qt.key_groups import key_groups
from cardtable.qt.keys import Verb
from cardtable.qt.letters import Letters
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Label, MainButton, PlainButton, Tone
from cardtable.qt.windows.key_list import KeyList
from cardtable.qt.windows.sheet import Sheet
from cardtable.qt.words import Words


class HelpSheet(Sheet):
    """Opens at the rule that matters now, that of the last refusal; `rules` carries it on to the rulebook.

    `board` asks for the sheet that shows the keys on a board, `guide` for the guide.
    """

    rules = Signal(str)
    board = Signal()
    guide = Signal()

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
        self._keys = KeyList(words.text("help-keys"), key_groups(words, letters, deeds))
        self.content.addWidget(self._keys, 1)
        self._read = MainButton(words.text("options-rules"), "book")
        self._read.clicked.connect(lambda: self._ask(refusal.rule if refusal is not None else ""))
        board = PlainButton(words.text("keys-show-board"), "keyboard")
        board.clicked.connect(self.accept)
        board.clicked.connect(self.board)
        guide = PlainButton(words.text("guide-open"), "guide")
        guide.clicked.connect(self.accept)
        guide.clicked.connect(self.guide)
        self.foot.addWidget(board)
        self.foot.addWidget(guide)
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
