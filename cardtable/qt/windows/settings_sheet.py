"""The settings, which take effect as they are chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QRadioButton, QWidget

from cardtable.qt.preferences import Preferences
from cardtable.qt.voice.ear import Ear
from cardtable.qt.widgets import Chips, PlainButton
from cardtable.qt.windows.settings_page import SettingsPage
from cardtable.qt.windows.settings_pages import CardsPart, PersonPage, TablePart
from cardtable.qt.windows.sheet import Sheet
from cardtable.qt.windows.sounds_part import SoundsPart
from cardtable.qt.windows.speech_part import SpeechPart
from cardtable.qt.words import Words

WIDTH: Final = 720
PARTS: Final = ("person", "table", "cards", "speech", "sounds")


class SettingsSheet(Sheet):
    """The parts of the settings, one at a time; what is chosen is kept and done at once, and the room stays in sight.

    Ctrl+PageUp and Ctrl+PageDown go through the parts from anywhere in them. `keys` asks for the sheet of keys, `about`
    for what the program is, after this one has gone.
    """

    keys = Signal()
    about = Signal()

    def __init__(self, over: QWidget, words: Words, preferences: Preferences, ear: Ear, part: str = "person") -> None:
        """Show what is chosen now, in one of the parts."""
        super().__init__(over, words.text("settings-title"), words.text("shell-close"), width=WIDTH, aside=True)
        self._words, self._preferences = words, preferences
        self._parts = Chips("", [(name, "") for name in PARTS], part)
        self._pages: Mapping[str, SettingsPage] = {
            "person": PersonPage(words, preferences),
            "table": TablePart(words, preferences),
            "cards": CardsPart(words, preferences),
            "speech": SpeechPart(words, preferences, ear),
            "sounds": SoundsPart(words, preferences, ear.sounds),
        }
        self._parts.chosen.connect(self.show_part)
        self.strip.addWidget(self._parts)
        for page in self._pages.values():
            self.content.addWidget(page)
        self.content.addStretch()
        self._keys = PlainButton("", "keyboard")
        self._keys.clicked.connect(self.accept)
        self._keys.clicked.connect(self.keys)
        self._about = PlainButton("", "info")
        self._about.clicked.connect(self.accept)
        self._about.clicked.connect(self.about)
        self.foot.addWidget(self._about)
        self.foot.addStretch(1)
        self.foot.addWidget(self._keys)
        self.show_part(part)
        words.changed.connect(self.retell)
        preferences.changed.connect(self.resize_to_content)
        self.retell()

    def show_part(self, part: str) -> None:
        """Show one part of the settings."""
        self._parts.set_value(part)
        for name, page in self._pages.items():
            page.setVisible(name == part)
        self.resize_to_content()

    def retell(self) -> None:
        """Say everything in the language spoken now."""
        text = self._words.text
        self.setAccessibleName(text("settings-title"))
        self.title.setText(text("settings-title"))
        self.close_button.set_name(text("shell-close"))
        self._parts.set_words(text("settings-parts"), [text(f"settings-part-{name}") for name in PARTS])
        self._keys.set_words(text("keys-change"))
        self._about.set_words(text("about-open"))
        for page in self._pages.values():
            page.retell()
        self.resize_to_content()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the parts."""
        steps = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None or not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
            return
        self.show_part(PARTS[(PARTS.index(self._parts.value()) + step) % len(PARTS)])
        chips = self._parts.findChildren(QRadioButton)
        next(chip for chip in chips if chip.isChecked()).setFocus(Qt.FocusReason.OtherFocusReason)
