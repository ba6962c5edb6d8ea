"""The part of the settings about the sounds."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from cardtable.qt.preferences import Preferences
from cardtable.qt.theme import Role
from cardtable.qt.voice.sounds import SOUNDS, Sounds
from cardtable.qt.widgets import IconButton, Label, Switch
from cardtable.qt.windows.settings_page import SettingsPage
from cardtable.qt.words import Words

LOUDNESS: Final = (0, 100)
COLUMNS: Final = 2
SAMPLE: Final = "turn"
"""What is played when the loudness is changed."""


class SoundsPart(SettingsPage):
    """How loud the sounds are, from where they come, which of them are heard; each can be tried."""

    switches = ("stereo",)

    def __init__(self, words: Words, preferences: Preferences, sounds: Sounds) -> None:
        """Show what is chosen now."""
        super().__init__(words, preferences)
        self._sounds = sounds
        self._volume = self.stepper("sound_volume", LOUDNESS, 10)
        self._volume.changed.connect(lambda _: sounds.try_out(SAMPLE))
        off = preferences.settings.sounds_off.split()
        self._each = {name: Switch("", checked=name not in off) for name in SOUNDS}
        self._names = {name: Label("", Role.BODY) for name in SOUNDS}
        self._tries = {name: IconButton("sound", "") for name in SOUNDS}
        self.add_row("sound_volume", self._volume)
        self.add_switch("stereo")
        self.rows.addWidget(self._grid())

    def retell(self) -> None:
        """Say everything in the language spoken now."""
        super().retell()
        text = self.words.text
        less, more = text("settings-volume-less"), text("settings-volume-more")
        self._volume.set_words(text("settings-sound-volume"), (less, more), text("settings-percent"))
        for name, switch in self._each.items():
            told = text(f"settings-sound-{name}")
            self._names[name].setText(told)
            switch.set_words(told, text("on"), text("off"))
            self._tries[name].set_name(text("settings-sound-try", sound=told))

    def _grid(self) -> QWidget:
        """Lay the sounds in columns, read downwards."""
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        rows = -(-len(SOUNDS) // COLUMNS)
        for at, name in enumerate(SOUNDS):
            row, left = at % rows, at // rows * 4
            self._names[name].setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            grid.addWidget(self._names[name], row, left)
            grid.addWidget(self._tries[name], row, left + 1)
            grid.addWidget(self._each[name], row, left + 2)
            grid.setColumnStretch(left, 1)
            self._each[name].clicked.connect(lambda on, name=name: self._switch_sound(name, on=on))
            self._tries[name].clicked.connect(lambda _=False, name=name: self._sounds.try_out(name))
        grid.setColumnMinimumWidth(3, 16)
        return holder

    def _switch_sound(self, name: str, *, on: bool) -> None:
        """Switch a sound; one that is switched on is heard at once."""
        off = [each for each, switch in self._each.items() if not switch.isChecked()]
        self.preferences.change(sounds_off=" ".join(off))
        if on:
            self._sounds.try_out(name)
