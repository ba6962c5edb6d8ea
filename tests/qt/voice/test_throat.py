"""The voice in a process of its own: it may end or hang, the window goes on."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from cardtable.qt.voice import throat as throat_module
from cardtable.qt.voice.throat import LIVES, Throat
from cardtable.store.settings import VoiceChoice

Throats = Callable[..., Throat]
A_WHILE = 20_000


@pytest.fixture
def throat(qtbot: QtBot) -> Iterator[Throats]:
    """Give a function that starts a process, by default with Qt's engine for tests, until its voices are known."""
    made: list[Throat] = []

    def start(engine: str = "mock") -> Throat:
        made.append(Throat(engine))
        with qtbot.waitSignal(made[-1].ready, timeout=A_WHILE):
            pass
        return made[-1]

    yield start
    for each in made:
        each.close()


def speak(throat: Throat, qtbot: QtBot) -> None:
    """Have a text spoken to its end."""
    with qtbot.waitSignal(throat.finished, timeout=A_WHILE):
        throat.say("Your turn.", "en", VoiceChoice())


def end(throat: Throat, qtbot: QtBot) -> None:
    """Have the process end by itself, as an engine that crashes, and wait for what follows."""
    with qtbot.waitSignal(throat.ready, timeout=A_WHILE):
        os.kill(throat._process.processId(), signal.SIGTERM)


def test_the_voices_come_from_the_process_which_speaks(throat: Throats, qtbot: QtBot) -> None:
    """A text that was cut off never counts as the end of the next one."""
    made = throat()
    ended: list[bool] = []
    made.finished.connect(lambda: ended.append(True))
    assert (sorted(made.voices("en")), made.voices("ar")) == (["Anne", "Bob", "Charly", "Mary"], ())
    made.say("A long sentence that is cut off.", "en", VoiceChoice())
    made.stop()
    speak(made, qtbot)
    assert ended == [True]


@pytest.mark.parametrize("line", [b"libvoice 1.2 ready\n", b"\xff\xfe\n", b'["finished", 99]\n'])
def test_what_is_no_answer_changes_nothing(throat: Throats, qtbot: QtBot, line: bytes) -> None:
    """A library of the engine may write on the same line; the voice goes on."""
    made = throat()
    ended: list[bool] = []
    made.finished.connect(lambda: ended.append(True))
    made._take(line)
    assert (ended, sorted(made.voices("en"))) == ([], ["Anne", "Bob", "Charly", "Mary"])
    speak(made, qtbot)


def test_the_window_never_waits_for_the_voices(throat: Throats, qtbot: QtBot) -> None:
    """While the process starts the window goes on as usual."""
    ticks: list[float] = []
    ticking = QTimer(interval=5)
    ticking.timeout.connect(lambda: ticks.append(time.perf_counter()))
    ticking.start()
    began = time.perf_counter()
    throat()
    gaps = [later - sooner for sooner, later in zip([began, *ticks], ticks, strict=False)]
    assert max(gaps) < (ticks[-1] - began) / 2


@pytest.mark.skipif(sys.platform == "win32", reason="the system has other signals")
def test_an_engine_that_ends_is_started_again(throat: Throats, qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    """One line of the log, then it speaks as before."""
    made = throat()
    end(made, qtbot)
    speak(made, qtbot)
    assert [record.getMessage() for record in caplog.records] == [
        "the speech engine has ended or hung; it is started again"
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="the system has other signals")
def test_an_engine_that_hangs_is_given_up(throat: Throats, qtbot: QtBot) -> None:
    """It answers nothing any more; another takes its place."""
    made = throat()
    os.kill(made._process.processId(), signal.SIGSTOP)
    with qtbot.waitSignal(made.ready, timeout=A_WHILE):
        made.give_up()
        assert not made.is_ready
    speak(made, qtbot)


@pytest.mark.skipif(sys.platform == "win32", reason="the system has other signals")
def test_an_engine_that_keeps_ending_is_left_alone(
    throat: Throats, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There are no voices then, which the ear takes up with the screen reader."""
    monkeypatch.setattr(throat_module, "LIVES", 1)
    assert LIVES > 1
    made = throat()
    end(made, qtbot)
    made.say("Your turn.", "en", VoiceChoice())
    assert (made.is_ready, made.can_speak, made.voices("en")) == (True, False, ())


def test_a_system_without_an_engine_has_no_voices(throat: Throats) -> None:
    """It is known soon, and nothing breaks."""
    made = throat("nonsense")
    assert (made.is_ready, made.can_speak, made.voices("en")) == (True, False, ())


def test_where_no_process_can_be_had_there_are_no_voices(
    throat: Throats, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One line of the log tells why."""
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    made = throat()
    assert (made.is_ready, made.can_speak, len(caplog.records)) == (True, False, 1)
