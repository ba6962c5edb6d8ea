"""All that reaches the person's ear: the voice of the settings, the sounds of the table."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cardtable.kernel.seats import Seat
from cardtable.qt.preferences import Preferences
from cardtable.qt.scenes.places import HandPlace
from cardtable.qt.voice import mouth
from cardtable.qt.voice.focus_reader import FocusReader
from cardtable.qt.voice.self_voice import SelfVoice
from cardtable.qt.voice.sounds import Sounds, side_of
from cardtable.qt.voice.throat import Throat
from cardtable.qt.windows.match_page import MatchPage
from cardtable.qt.words import Words
from cardtable.store.settings import Settings
from cardtable.text.catalogue import LANGUAGES


class Ear(QObject):
    """Speaks and sounds as the settings ask for it, from now until `close`.

    `reading` tells whether something announced is still being read; `voices_known` comes when the program's own
    voices have been looked for.
    """

    reading = Signal(bool)
    voices_known = Signal()

    def __init__(self, words: Words, preferences: Preferences) -> None:
        """Follow the settings; no voice is looked for before the person wants one."""
        super().__init__()
        self._words, self._preferences = words, preferences
        self._page: MatchPage | None = None
        self._throat: Throat | None = None
        self._voice: SelfVoice | None = None
        self._focus: FocusReader | None = None
        self.sounds = Sounds()
        mouth.screen_reader().reading.connect(self.reading)
        preferences.changed.connect(self._follow)
        self._follow(preferences.settings)

    @property
    def trouble(self) -> str:
        """The sentence that tells why the program cannot speak, if it cannot; it is known once a voice is wanted."""
        if self._throat is None:
            return ""
        if not self._throat.is_ready:
            return "voice-looking"
        silent = [language for language in LANGUAGES if not self._throat.voices(language)]
        if len(silent) == len(LANGUAGES):
            return "voice-none"
        return f"voice-none-{silent[0]}" if silent else ""

    def voices(self, language: str) -> tuple[str, ...]:
        """Name the voices of a language, as far as they are known."""
        return self._throat.voices(language) if self._throat is not None else ()

    def attend(self, page: MatchPage) -> None:
        """Sound what happens at a table."""
        self._page = page
        page.announcer.sounding.connect(self._sound)
        page.table.focused.connect(self._warn)

    def leave(self) -> None:
        """Sound nothing more of the table that was attended."""
        if self._page is not None:
            self._page.announcer.sounding.disconnect(self._sound)
            self._page.table.focused.disconnect(self._warn)
            self._page = None

    def try_voice(self, text: str) -> None:
        """Speak a text for a person who wants to hear the voice."""
        if self._voice is not None:
            self._voice.name_focus(text)

    def close(self) -> None:
        """Fall silent for good."""
        self._preferences.changed.disconnect(self._follow)
        mouth.screen_reader().reading.disconnect(self.reading)
        self._end_voice()

    def _follow(self, settings: Settings) -> None:
        """Take on the settings at once."""
        self.sounds.set_up(settings.sound_volume, settings.sounds_off.split(), stereo=settings.stereo)
        if settings.self_voicing and self._voice is None:
            self._begin_voice()
        elif not settings.self_voicing:
            self._end_voice()

    def _begin_voice(self) -> None:
        """Find the program's own voice."""
        self._throat = Throat()
        self._throat.ready.connect(self._know_voices)
        self._voice = SelfVoice(self._throat, lambda: self._words.language, lambda: self._preferences.settings.voices)
        self._voice.reading.connect(self.reading)
        self._focus = FocusReader(self._voice, self._words)
        mouth.use(self._voice)

    def _know_voices(self) -> None:
        """Leave the word to the screen reader where there is no voice at all, or none any more."""
        if self._throat is not None:
            mouth.use(self._voice if self._throat.can_speak else None)
        self.voices_known.emit()

    def _end_voice(self) -> None:
        if self._voice is None or self._throat is None or self._focus is None:
            return
        mouth.use(None)
        self._focus.close()
        self._voice.hush()
        self._throat.close()
        self._focus = self._voice = self._throat = None

    def _sound(self, name: str, seat: Seat | None) -> None:
        """Play what happens from where it happens."""
        page = self._page
        if page is not None:
            self.sounds.play(name, side_of(seat, page.feed.seat, len(page.words.cast)))

    def _warn(self, place: object) -> None:
        """Warn of a card under the focus that must be played this turn."""
        page = self._page
        if page is None or not isinstance(place, HandPlace):
            return
        row = next((row for row in page.hand.rows if row.key == place.key), None)
        if row is not None and row.bound and not row.barred:
            self.sounds.play("owed")
