"""The bar over every room but home: where one is, with the way out."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cardtable.qt.keys import Verb
from cardtable.qt.letters import Letters
from cardtable.qt.tables import manners_of
from cardtable.qt.tables.sight import SeatView
from cardtable.qt.theme import Role
from cardtable.qt.widgets import IconButton, Label, Tone
from cardtable.qt.windows.full_screen import FullScreenButton
from cardtable.qt.words import Words

HEIGHT: Final = 48
MARGIN: Final = 12
SPACING: Final = 8


class TitleBar(QWidget):
    """Shows a title with a line beside it, between the way home and the icons of help, scores and settings."""

    home = Signal()
    scores = Signal()
    help = Signal()
    settings = Signal()

    def __init__(self, words: Words, letters: Letters, *, with_scores: bool = False) -> None:
        """Stand without a title; `with_scores` adds the icon that opens the scores."""
        super().__init__()
        self._words, self._letters = words, letters
        self._home = IconButton("home", "")
        self._title = Label("", Role.SECTION, wrap=False)
        self._line = Label("", Role.SECONDARY, Tone.SECONDARY, wrap=False)
        self.scores_button = IconButton("scores", "", checkable=True)
        self._help = IconButton("rules", "")
        self._settings = IconButton("settings", "")
        self._full_screen = FullScreenButton(words, letters)
        self._lay_out()
        self.scores_button.setVisible(with_scores)
        for button, signal in (
            (self._home, self.home),
            (self.scores_button, self.scores),
            (self._help, self.help),
            (self._settings, self.settings),
        ):
            button.clicked.connect(signal)
        words.changed.connect(self.retell)
        letters.changed.connect(self.retell)
        self.retell()

    def set_title(self, title: str, line: str = "") -> None:
        """Say where one is."""
        self._title.setText(title)
        self._line.setText(line)
        self._fit()

    def retell(self) -> None:
        """Say all names in the language spoken now."""
        text = self._words.text
        self._home.set_name(text("shell-go-home"))
        self.scores_button.set_name(text("shell-scores"))
        self._help.set_name(text("shell-help"), key_hint=self._letters.hint(Verb.RULES, self._words))
        self._settings.set_name(text("shell-settings"), key_hint=self._letters.hint(Verb.SETTINGS, self._words))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold away in a narrow window what a key does as well."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of text."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._fit()

    def _fit(self) -> None:
        """Show the button of full screen where title and line have room beside it."""
        beside = (self._home, self._title, self._line, self.scores_button, self._help, self._settings)
        shown = [part for part in (*beside, self._full_screen) if part is self._full_screen or not part.isHidden()]
        wanted = sum(part.sizeHint().width() + SPACING for part in shown) + 2 * MARGIN
        self._full_screen.setVisible(wanted <= self.width())

    def _lay_out(self) -> None:
        line = QHBoxLayout(self)
        line.setContentsMargins(MARGIN, 4, MARGIN, 4)
        line.setSpacing(SPACING)
        line.addWidget(self._home)
        line.addWidget(self._title)
        line.addWidget(self._line, 1, Qt.AlignmentFlag.AlignVCenter)
        for button in (self.scores_button, self._help, self._settings, self._full_screen):
            line.addWidget(button)


def round_of(view: SeatView, words: Words) -> str:
    """Say which round is played, of how many, to which limit."""
    rounds, limit = view.options.rounds, manners_of(view).limit(view.options)
    lines = {
        (True, True): "table-of-rounds-to-limit",
        (True, False): "table-of-rounds",
        (False, True): "table-to-limit",
        (False, False): "table-round",
    }
    return words.text(lines[bool(rounds), bool(limit)], round=view.standing.round, rounds=rounds, limit=limit)
