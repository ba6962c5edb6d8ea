"""The voices that this computer has."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QLocale, QObject, QTimer, Signal
from PySide6.QtTextToSpeech import QTextToSpeech, QVoice

from cardtable.store.settings import VoiceChoice
from cardtable.text.catalogue import LANGUAGES

SPEECH_DISPATCHER: Final = "speechd"
"""The engine of Linux."""
VARIANT: Final = "+"
"""What sets off the hundreds of disguises in which that engine offers each voice."""
PREFERRED: Final = ("en_GB", "en_US", "ar_EG", "ar_SA")
TO_THE_ENGINE: Final = 10
"""By what the person's speed is divided: the engine counts from -1 to 1."""

_log = logging.getLogger(__name__)


class Engine(QObject):
    """Speaks one text at a time in a chosen voice.

    `ready` comes once it is known which voices there are, `finished` when a text has been spoken.
    """

    ready = Signal()
    finished = Signal()

    def __init__(self, name: str | None = None) -> None:
        """Look for the voices of Qt's engine of that name in a moment; None is the one that the system has."""
        super().__init__()
        self._speech: QTextToSpeech | None = None
        self._voices: Mapping[str, Sequence[QVoice]] = {}
        self._set: tuple[str, VoiceChoice] | None = None
        self._begun = False
        self._is_ready = False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(lambda: self._start(self._usual() if name is None else name))
        self._soon.start()

    @property
    def is_ready(self) -> bool:
        """Whether it is known which voices there are."""
        return self._is_ready

    @property
    def can_speak(self) -> bool:
        """Whether there is any voice."""
        return any(self._voices.values())

    def voices(self, language: str) -> tuple[str, ...]:
        """Name the voices of a language; none are known before the engine is ready."""
        return tuple(voice.name() for voice in self._voices.get(language, ()))

    def say(self, text: str, language: str, choice: VoiceChoice) -> None:
        """Speak a text, whatever was being spoken."""
        speech = self._speech
        if speech is None:
            return
        if self._set != (language, choice):
            self._set_up(speech, language, choice)
        self._begun = False
        speech.say(text)

    def stop(self) -> None:
        """Speak no further."""
        self._begun = False
        if self._speech is not None:
            self._speech.stop()

    def close(self) -> None:
        """Let the engine go."""
        self._soon.stop()
        if self._speech is not None:
            self._speech.disconnect(self)
            self._speech.stop()
            self._speech = None

    @staticmethod
    def _usual() -> str:
        engines = QTextToSpeech.availableEngines()
        return next((name for name in engines if name != "mock"), "")

    def _start(self, name: str) -> None:
        """Begin, where there is such an engine."""
        if name in QTextToSpeech.availableEngines():
            speech = self._speech = QTextToSpeech(name)
            speech.stateChanged.connect(self._follow)
            speech.errorOccurred.connect(self._fail)
            self._voices = {language: tuple(_voices_of(speech, QLocale(language))) for language in LANGUAGES}
        self._is_ready = True
        self.ready.emit()

    def _set_up(self, speech: QTextToSpeech, language: str, choice: VoiceChoice) -> None:
        """Take up the voice of a language: the one chosen, else the first."""
        voices = self._voices.get(language, ())
        voice = next((each for each in voices if each.name() == choice.name), next(iter(voices), None))
        if voice is not None:
            speech.setLocale(voice.locale())
            speech.setVoice(voice)
        speech.setRate(choice.rate / TO_THE_ENGINE)
        speech.setVolume(choice.volume / 100)
        self._set = language, choice

    def _follow(self, state: QTextToSpeech.State) -> None:
        """Tell when a text that was begun is over."""
        if state is QTextToSpeech.State.Speaking:
            self._begun = True
        elif self._begun and state in (QTextToSpeech.State.Ready, QTextToSpeech.State.Error):
            self._begun = False
            self.finished.emit()

    def _fail(self, _reason: QTextToSpeech.ErrorReason, told: str) -> None:
        _log.warning("the speech engine: %s", told)


def _voices_of(speech: QTextToSpeech, language: QLocale) -> Sequence[QVoice]:
    """List the voices of a language, those of the person's own country first."""
    locales = [each for each in speech.availableLocales() if each.language() is language.language()]
    system = QLocale.system().name()
    dispatched = speech.engine() == SPEECH_DISPATCHER  # whose first voice of en_US comes from the Caribbean
    order = (*PREFERRED, system) if dispatched else (system, *PREFERRED)
    locales.sort(key=lambda each: (order.index(each.name()) if each.name() in order else len(order), each.name()))
    found = [voice for locale in locales for voice in speech.allVoices(locale)]
    return [voice for voice in found if VARIANT not in voice.name()] or found
