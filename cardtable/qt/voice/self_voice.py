"""The program's own voice, for those without a screen reader."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.qt.voice.throat import Throat
from cardtable.store.settings import VoiceChoice

MS_A_LETTER: Final = 250
"""How long a letter may take before a text is given up: an engine that has died never says that it has finished."""
LEAST_MS: Final = 6000
_ARABIC: Final = re.compile(r"[\u0600-\u06ff]")
_LATIN: Final = re.compile(r"[A-Za-z]")


@dataclass(frozen=True, slots=True)
class _Text:
    words: str
    assertive: bool = False
    is_focus: bool = False


class SelfVoice(QObject):
    """Speaks one text at a time: what is assertive first, what has the focus at once.

    New focus cuts off what is being said and drops what waits, unless that is assertive. `reading` tells whether
    something that was announced is being spoken or waits.
    """

    reading = Signal(bool)

    def __init__(
        self, throat: Throat, language: Callable[[], str], voices: Callable[[], Mapping[str, VoiceChoice]]
    ) -> None:
        """Speak through a throat, in the voices of the settings; `language` is that of the window."""
        super().__init__()
        self._throat, self._language, self._voices = throat, language, voices
        self._waiting: list[_Text] = []
        self._now: _Text | None = None
        self._reading = False
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._give_up)
        throat.ready.connect(self._next)
        throat.finished.connect(self._next)

    @property
    def speaking(self) -> str:
        """What is being spoken."""
        return self._now.words if self._now is not None else ""

    def speak(self, text: str, source: QObject, *, assertive: bool) -> None:
        """Say a text; one that is assertive cuts off what is not."""
        said = _Text(text, assertive)
        pressing = sum(each.assertive for each in self._waiting)
        self._waiting.insert(pressing if assertive else len(self._waiting), said)
        if assertive and self._now is not None and not self._now.assertive:
            self._cut()
        self._go_on()

    def name_focus(self, text: str) -> None:
        """Say what has the focus now, in place of whatever was being said."""
        self._waiting = [*(each for each in self._waiting if each.assertive), _Text(text, is_focus=True)]
        self._cut()
        self._go_on()

    def hush(self) -> None:
        """Say nothing more."""
        self._waiting.clear()
        self._cut()
        self._tell()

    def _go_on(self) -> None:
        if self._now is None and self._throat.is_ready:
            self._next()
        else:
            self._tell()

    def _next(self) -> None:
        """Speak what comes next, if anything."""
        self._patience.stop()
        if not self._throat.can_speak:
            self._waiting.clear()
        self._now = self._waiting.pop(0) if self._waiting else None
        if self._now is not None:
            language = self._language_of(self._now.words)
            self._patience.start(max(LEAST_MS, MS_A_LETTER * len(self._now.words)))
            self._throat.say(self._now.words, language, self._voices().get(language, VoiceChoice()))
        self._tell()

    def _give_up(self) -> None:
        """Have an engine that has hung begin anew; what waits is said when it is ready."""
        self._now = None
        self._throat.give_up()

    def _cut(self) -> None:
        if self._now is not None:
            self._patience.stop()
            self._now = None
            self._throat.stop()

    def _tell(self) -> None:
        """Tell whether something announced is being read; the name of the focus holds nothing up."""
        said = self._waiting if self._now is None else [self._now, *self._waiting]
        reading = not all(each.is_focus for each in said)
        if reading != self._reading:
            self._reading = reading
            self.reading.emit(reading)

    def _language_of(self, words: str) -> str:
        """Tell the language by the letters; figures alone are read in that of the window."""
        arabic, latin = len(_ARABIC.findall(words)), len(_LATIN.findall(words))
        if arabic == latin:
            return self._language()
        return "ar" if arabic > latin else "en"
