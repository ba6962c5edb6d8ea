"""The part of the settings about what is spoken, in which voice."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from cardtable.qt.preferences import Preferences
from cardtable.qt.theme import Role
from cardtable.qt.voice.ear import Ear
from cardtable.qt.widgets import Chips, Label, OutlineButton, PlainButton, Stepper
from cardtable.qt.windows.settings_page import SettingsPage
from cardtable.qt.words import Words
from cardtable.store.settings import Settings, VoiceChoice
from cardtable.text.catalogue import LANGUAGES, Catalogue
from cardtable.text.levels import Level

RATES: Final = (-10, 10)
LOUDNESS: Final = (0, 100)


class SpeechPart(SettingsPage):
    """How much is spoken; whether the program speaks by itself, in which voice for each language."""

    choices = {"speech_level": tuple(level.written for level in sorted(Level, reverse=True))}  # noqa: RUF012 - nobody writes to it
    switches = ("speak_key_hints", "speak_positions", "speak_option_help", "self_voicing")

    def __init__(self, words: Words, preferences: Preferences, ear: Ear) -> None:
        """Show what is chosen now."""
        super().__init__(words, preferences)
        self._ear = ear
        self._trouble = Label("", Role.SECONDARY)
        self._language = Chips("", [(language, "") for language in LANGUAGES], words.language)
        self._voice = PlainButton("")
        self._rate = Stepper("", RATES, 0, words=("", ""))
        self._volume = Stepper("", LOUDNESS, 100, step=10, words=("", ""))
        self._try = OutlineButton("", "sound")
        self.add_choice("speech_level", noted=True)
        for name in ("speak_key_hints", "speak_positions", "speak_option_help", "self_voicing"):
            self.add_switch(name, noted=True)
        self._own = self._voice_rows()
        self._connect()
        self._follow(preferences.settings)

    def retell(self) -> None:
        """Say everything in the language spoken now."""
        super().retell()
        text = self.words.text
        languages = [text(f"home-language-{each}") for each in LANGUAGES]
        self._language.set_words(text("settings-voice-language"), languages)
        self._rate.set_words(text("settings-rate"), (text("settings-rate-slower"), text("settings-rate-faster")))
        louder = text("settings-volume-less"), text("settings-volume-more")
        self._volume.set_words(text("settings-voice-volume"), louder, text("settings-percent"))
        self._try.set_words(text("settings-voice-try"))
        self._follow(self.preferences.settings)

    def _voice_rows(self) -> QWidget:
        """Lay the rows that matter while the program speaks by itself."""
        own = QWidget()
        column = QVBoxLayout(own)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self._trouble)
        for name, control in (
            ("voice_language", self._language),
            ("voice", self._voice),
            ("rate", self._rate),
            ("voice_volume", self._volume),
        ):
            column.addWidget(self.add_row(name, control))
        column.addWidget(self._try)
        self.rows.addWidget(own)
        return own

    def _connect(self) -> None:
        self._language.chosen.connect(self._follow_now)
        self._voice.clicked.connect(self._open_voices)
        self._rate.changed.connect(lambda rate: self._change(rate=rate))
        self._volume.changed.connect(lambda volume: self._change(volume=volume))
        self._try.clicked.connect(self._try_voice)
        self._ear.voices_known.connect(self._follow_now)
        self.preferences.changed.connect(self._follow)

    def _follow_now(self) -> None:
        self._follow(self.preferences.settings)

    @property
    def _chosen(self) -> VoiceChoice:
        """How the language that is shown is spoken."""
        return self.preferences.settings.voices.get(self._language.value(), VoiceChoice())

    def _follow(self, settings: Settings) -> None:
        """Show how the program speaks the language that is chosen here."""
        text, chosen, trouble = self.words.text, self._chosen, self._ear.trouble
        self._own.setVisible(settings.self_voicing)
        self._trouble.setVisible(bool(trouble))
        if trouble:
            self._trouble.setText(text(trouble))
        self._voice.set_words(chosen.name or text("settings-voice-usual"))
        self._voice.setAccessibleName(f"{text('settings-voice')}: {self._voice.text()}")
        self._rate.set_value(chosen.rate)
        self._volume.set_value(chosen.volume)

    def _change(self, **chosen: object) -> None:
        """Speak the language that is shown in another way, and let it be heard."""
        language, voices = self._language.value(), self.preferences.settings.voices
        changed = replace(self._chosen, **chosen)  # type: ignore[arg-type] # the names are checked by `replace`
        self.preferences.change(voices={**voices, language: changed})
        self._try_voice()

    def _try_voice(self) -> None:
        self._ear.try_voice(Catalogue(self._language.value()).format("voice-sample"))

    def _open_voices(self) -> None:
        """Offer the voices of the language that is shown."""
        menu, group = QMenu(self), QActionGroup(self)
        menu.setLayoutDirection(self.words.direction)
        menu.aboutToHide.connect(menu.deleteLater)
        for name in ("", *self._ear.voices(self._language.value())):
            action = QAction(name or self.words.text("settings-voice-usual"), group, checkable=True)
            action.triggered.connect(lambda _=False, name=name: self._change(name=name))
            menu.addAction(action)
            if name == self._chosen.name:
                action.setChecked(True)
                menu.setActiveAction(action)
        menu.popup(self._voice.mapToGlobal(QPoint(0, self._voice.height())))
