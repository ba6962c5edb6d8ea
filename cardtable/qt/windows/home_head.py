"""The head of home: the name of the program, the choice of the language, the ways to guide and settings."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from cardtable.qt import theme
from cardtable.qt.keys import Verb
from cardtable.qt.letters import Letters
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Chips, Label, PlainButton, flow
from cardtable.qt.windows.full_screen import FullScreenButton
from cardtable.qt.words import Words
from cardtable.text.catalogue import LANGUAGES

BRAND: Final = 40
GLOBE: Final = 22
GAP: Final = 14


class HomeHead(QWidget):
    """Stands in one line, or where that is too narrow in two; `language_chosen` carries the language's code."""

    language_chosen = Signal(str)
    guide = Signal()
    settings = Signal()

    def __init__(self, words: Words, letters: Letters) -> None:
        """Stand without words."""
        super().__init__()
        self._words, self._letters = words, letters
        self._sign, self._globe = QLabel(), QLabel()
        self._brand = Label("", Role.SCREEN_TITLE, wrap=False)
        self._language = Chips("", [(language, "") for language in LANGUAGES], words.language)
        self._guide = PlainButton("", "guide")
        self._settings = PlainButton("", "settings")
        self._language.chosen.connect(self.language_chosen)
        self._guide.clicked.connect(self.guide)
        self._settings.clicked.connect(self.settings)
        self._lay_out(FullScreenButton(words, letters))

    def retell(self) -> None:
        """Say everything in the language spoken now."""
        text = self._words.text
        self._brand.setText(text("shell-name"))
        self._language.set_words(text("home-language"), [text(f"home-language-{each}") for each in LANGUAGES])
        self._language.set_value(self._words.language)
        self._guide.set_words(text("guide-open"))
        self._settings.set_words(text("shell-settings"))
        self._settings.setToolTip(self._letters.hint(Verb.SETTINGS, self._words))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break into two lines where one is too narrow."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._draw()
            self._fit()

    def _fit(self) -> None:
        wanted = self._name.sizeHint().width() + GAP + self._tools.sizeHint().width()
        narrow = wanted > self.width()
        self._line.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)

    def _draw(self) -> None:
        self._sign.setPixmap(theme.sign(BRAND))
        side = theme.current().scaled(GLOBE)
        self._globe.setPixmap(theme.pixmap("globe", theme.current().palette.ink_2, side))

    def _lay_out(self, full_screen: FullScreenButton) -> None:
        self._draw()
        self._name = QWidget()
        name = _row(self._name, self._sign, self._brand)
        name.addStretch(1)
        languages = QWidget()
        _row(languages, self._globe, self._language, spacing=8)
        languages.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._tools = flow(languages, self._guide, self._settings, full_screen, spacing=GAP)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(GAP)
        self._line.addWidget(self._name, 1)
        self._line.addWidget(self._tools)


def _row(holder: QWidget, *parts: QWidget, spacing: int = GAP) -> QHBoxLayout:
    """Put parts side by side, each in the middle of the height."""
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(spacing)
    for part in parts:
        row.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
    return row
