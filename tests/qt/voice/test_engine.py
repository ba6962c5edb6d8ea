"""Qt's speech engine as the house uses it, tried with the engine that Qt has for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtTextToSpeech import QTextToSpeech
from pytestqt.qtbot import QtBot

from cardtable.qt.voice.engine import Engine
from cardtable.store.settings import VoiceChoice

Engines = Callable[[str], Engine]


@pytest.fixture
def engine(qtbot: QtBot) -> Iterator[Engines]:
    """Give a function that begins an engine, of which each is let go at the end."""
    begun: list[Engine] = []

    def begin(name: str) -> Engine:
        made = Engine(name)
        begun.append(made)
        with qtbot.waitSignal(made.ready, timeout=5000):
            pass
        return made

    yield begin
    for each in begun:
        each.close()


def test_the_voices_of_each_language_are_known(engine: Engines) -> None:
    """Qt's engine for tests has four English voices in two countries, no Arabic one."""
    made = engine("mock")
    assert made.can_speak
    assert sorted(made.voices("en")) == ["Anne", "Bob", "Charly", "Mary"]
    assert made.voices("ar") == ()


def test_a_text_is_spoken_to_its_end(engine: Engines, qtbot: QtBot) -> None:
    """`finished` comes when the last word has been said."""
    made = engine("mock")
    with qtbot.waitSignal(made.finished, timeout=5000):
        made.say("Your turn.", "en", VoiceChoice())
    assert made._speech is not None
    assert made._speech.state() is QTextToSpeech.State.Ready


def test_a_voice_is_taken_up_with_its_speed_and_loudness(engine: Engines) -> None:
    """A voice that has gone gives way to the first of its language."""
    made = engine("mock")
    made.say("Your turn.", "en", VoiceChoice("Mary", 5, 40))
    speech = made._speech
    assert speech is not None
    assert (speech.voice().name(), speech.rate(), round(speech.volume(), 2)) == ("Mary", 0.5, 0.4)
    made.say("Your turn.", "en", VoiceChoice("Nobody"))
    assert speech.voice().name() == made.voices("en")[0]


def test_a_text_that_is_cut_off_does_not_end_the_next_one(engine: Engines, qtbot: QtBot) -> None:
    """One `finished` for the text that was spoken whole."""
    made = engine("mock")
    ended: list[bool] = []
    made.finished.connect(lambda: ended.append(True))
    made.say("A long sentence that is cut off.", "en", VoiceChoice())
    made.stop()
    with qtbot.waitSignal(made.finished, timeout=5000):
        made.say("Short.", "en", VoiceChoice())
    assert ended == [True]


def test_an_engine_that_does_not_exist_has_no_voices(engine: Engines) -> None:
    """It is ready at once, and cannot speak."""
    made = engine("nonsense")
    assert (made.is_ready, made.can_speak, made.voices("en")) == (True, False, ())
