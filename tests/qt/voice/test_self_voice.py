"""In which order the program's own voice says what it is given."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, Signal

from cardtable.qt.voice.self_voice import SelfVoice
from cardtable.store.settings import VoiceChoice


class Dumb(QObject):
    """A throat that says nothing aloud, ends when it is told to, notes what it was given."""

    ready = Signal()
    finished = Signal()

    def __init__(self, *, is_ready: bool = True, can_speak: bool = True) -> None:
        super().__init__()
        self.is_ready, self.can_speak = is_ready, can_speak
        self.said: list[str] = []
        self.voices: list[tuple[str, VoiceChoice]] = []
        self.stopped = 0
        self.given_up = 0

    def say(self, text: str, language: str, choice: VoiceChoice) -> None:
        """Note a text with its voice."""
        self.said.append(text)
        self.voices.append((language, choice))

    def stop(self) -> None:
        """Note that it was cut off."""
        self.stopped += 1

    def give_up(self) -> None:
        """Begin anew, as the engine does."""
        self.given_up += 1
        self.is_ready = False


Mouths = Callable[..., tuple[SelfVoice, Dumb]]


@pytest.fixture
def mouth(qapp: object) -> Mouths:
    """Give a function that makes a voice with its throat."""
    kept: list[object] = []

    def make(language: str = "en", **throat: bool) -> tuple[SelfVoice, Dumb]:
        made = Dumb(**throat)
        voice = SelfVoice(made, lambda: language, lambda: {"ar": VoiceChoice("Arabic", 3, 80)})  # type: ignore[arg-type] # a stand-in
        kept.append(voice)
        return voice, made

    return make


def say(voice: SelfVoice, text: str, *, assertive: bool = False) -> None:
    """Have a text said in the name of nobody."""
    voice.speak(text, voice, assertive=assertive)


def test_never_two_at_once(mouth: Mouths) -> None:
    """The second text waits until the first has been spoken."""
    voice, throat = mouth()
    say(voice, "One.")
    say(voice, "Two.")
    assert (throat.said, voice.speaking) == (["One."], "One.")
    throat.finished.emit()
    assert (throat.said, throat.stopped) == (["One.", "Two."], 0)
    throat.finished.emit()
    assert voice.speaking == ""


def test_what_is_assertive_comes_first(mouth: Mouths) -> None:
    """It cuts off what is polite and goes before all that waits, in its own order."""
    voice, throat = mouth()
    for text in ("One.", "Two."):
        say(voice, text)
    for text in ("Now!", "And now!"):
        say(voice, text, assertive=True)
    for _ in range(3):
        throat.finished.emit()
    assert throat.said == ["One.", "Now!", "And now!", "Two."]
    assert throat.stopped == 1


def test_new_focus_interrupts_old_chatter(mouth: Mouths) -> None:
    """What is being said is cut off, what waits is dropped unless it is assertive."""
    voice, throat = mouth()
    say(voice, "Your turn.", assertive=True)
    say(voice, "You owe a card.", assertive=True)
    say(voice, "Omar draws.")
    voice.name_focus("Queen of hearts")
    throat.finished.emit()
    throat.finished.emit()
    assert throat.said == ["Your turn.", "You owe a card.", "Queen of hearts"]
    assert voice.speaking == ""


def test_only_the_last_focus_is_named(mouth: Mouths) -> None:
    """Who holds the arrow key hears where it stops."""
    voice, throat = mouth(is_ready=False)
    for card in ("Two", "Three", "Four"):
        voice.name_focus(card)
    throat.is_ready = True
    throat.ready.emit()
    assert throat.said == ["Four"]


def test_what_comes_before_the_engine_is_ready_waits_for_it(mouth: Mouths) -> None:
    """Linux' engine counts its voices for seconds."""
    voice, throat = mouth(is_ready=False)
    say(voice, "Your turn.")
    assert throat.said == []
    throat.is_ready = True
    throat.ready.emit()
    assert throat.said == ["Your turn."]


def test_an_engine_without_voices_holds_nothing_up(mouth: Mouths) -> None:
    """What cannot be spoken is forgotten, so that the clock runs."""
    voice, throat = mouth(can_speak=False)
    reading: list[bool] = []
    voice.reading.connect(reading.append)
    say(voice, "Your turn.")
    assert (throat.said, voice.speaking, reading) == ([], "", [])


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("en", "Your turn.", "en"),
        ("en", "حان دورك.", "ar"),
        ("ar", "English", "en"),
        ("ar", "ليلى وضعت QK", "ar"),
        ("ar", "14", "ar"),
        ("en", "14", "en"),
    ],
)
def test_each_text_is_spoken_in_its_own_language(mouth: Mouths, language: str, text: str, expected: str) -> None:
    """Its letters tell which; figures are read in the language of the window, each in the voice that is chosen."""
    voice, throat = mouth(language)
    say(voice, text)
    choice = VoiceChoice("Arabic", 3, 80) if expected == "ar" else VoiceChoice()
    assert throat.voices == [(expected, choice)]


def test_it_tells_while_something_announced_is_being_read(mouth: Mouths) -> None:
    """The name of the focus holds no clock up."""
    voice, throat = mouth()
    reading: list[bool] = []
    voice.reading.connect(reading.append)
    voice.name_focus("Stock")
    assert reading == []
    say(voice, "Your turn.", assertive=True)
    throat.finished.emit()
    assert reading == [True, False]


def test_hushed_it_says_nothing_more(mouth: Mouths) -> None:
    """The Control key, or a table that is left."""
    voice, throat = mouth()
    say(voice, "One.")
    say(voice, "Two.")
    voice.hush()
    throat.finished.emit()
    assert (throat.said, throat.stopped, voice.speaking) == (["One."], 1, "")


def test_an_engine_that_has_hung_is_given_up(mouth: Mouths) -> None:
    """It never says that it has finished; what waits is said when it has begun anew."""
    voice, throat = mouth()
    say(voice, "One.")
    say(voice, "Two.")
    voice._patience.timeout.emit()
    say(voice, "Three.")
    assert (throat.said, throat.given_up) == (["One."], 1)
    throat.is_ready = True
    throat.ready.emit()
    throat.finished.emit()
    assert throat.said == ["One.", "Two.", "Three."]
