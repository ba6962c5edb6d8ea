"""The process that speaks does what it is asked, line by line."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

import pytest
from pytestqt.qtbot import QtBot

from cardtable.qt.voice.engine import Engine
from cardtable.qt.voice.speaking import Speaking

Answers = list[Sequence[object]]


@pytest.fixture
def spoken(qtbot: QtBot) -> Iterator[tuple[Speaking, Answers]]:
    """Give what speaks through Qt's engine for tests, with a list of its answers, when its voices are known."""
    engine, answers = Engine("mock"), Answers()
    speaking = Speaking(engine, answers.append)
    qtbot.waitUntil(lambda: bool(answers), timeout=5000)
    yield speaking, answers
    engine.close()


def ask(speaking: Speaking, *asked: object) -> None:
    """Ask for something as the window does."""
    speaking.asked.emit(json.dumps(asked))


def test_the_voices_are_told_first(spoken: tuple[Speaking, Answers]) -> None:
    """Those of each language, by name."""
    _, answers = spoken
    ((kind, voices),) = answers
    assert isinstance(voices, dict)
    assert (kind, sorted(voices["en"]), voices["ar"]) == ("voices", ["Anne", "Bob", "Charly", "Mary"], ())


def test_a_text_that_was_spoken_whole_is_told_by_its_number(spoken: tuple[Speaking, Answers], qtbot: QtBot) -> None:
    """A text that was stopped is not told; the next one is."""
    speaking, answers = spoken
    ask(speaking, "say", 1, "A long sentence that is cut off.", "en", ["", 0, 100])
    ask(speaking, "stop")
    ask(speaking, "say", 3, "Your turn.", "en", ["Mary", 5, 40])
    qtbot.waitUntil(lambda: len(answers) > 1, timeout=5000)
    assert answers[1:] == [("finished", 3)]
