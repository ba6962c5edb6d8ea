"""Voice and sounds follow the settings, the table, the clock."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.kernel.message import message
from cardtable.qt.preferences import Preferences
from cardtable.qt.scenes.places import HandPlace
from cardtable.qt.voice import ear as ear_module
from cardtable.qt.voice import mouth, reader
from cardtable.qt.voice.ear import Ear
from cardtable.qt.voice.engine import Engine
from cardtable.qt.voice.reader import ScreenReader
from cardtable.qt.voice.sounds import Side
from cardtable.qt.windows.table_page import TablePage
from cardtable.qt.words import Words
from cardtable.rummy.moves import DrawStock
from tests.qt.windows.conftest import Laid, laid, preferences

__all__ = ["laid", "preferences"]  # fixtures that tests ask for by name

Ears = Callable[..., Ear]


@pytest.fixture
def ear(qapp: object, preferences: Preferences, monkeypatch: pytest.MonkeyPatch) -> Iterator[Ears]:
    """Give a function that makes an ear; it speaks through Qt's engine for tests, in this process."""
    made: list[Ear] = []

    def make(engine: str = "mock", language: str = "en") -> Ear:
        monkeypatch.setattr(ear_module, "Throat", lambda: Engine(engine))
        made.append(Ear(Words(language), preferences))
        return made[-1]

    yield make
    for each in made:
        each.close()
    assert isinstance(mouth.current(), ScreenReader)


def heard_at(page: TablePage, ear: Ear, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Side]]:
    """Note the sounds of a table."""
    played: list[tuple[str, Side]] = []
    monkeypatch.setattr(ear.sounds, "play", lambda name, side=Side.MIDDLE: played.append((name, side)))
    ear.attend(page)
    return played


def test_the_screen_reader_speaks_unless_the_person_wants_it_otherwise(ear: Ears, preferences: Preferences) -> None:
    """Never both at once; no voice is looked for before."""
    listening = ear()
    assert (mouth.current(), listening.trouble) == (mouth.screen_reader(), "")
    preferences.change(self_voicing=True)
    assert mouth.current() is not mouth.screen_reader()
    preferences.change(self_voicing=False)
    assert mouth.current() is mouth.screen_reader()


def test_a_language_without_a_voice_is_told(ear: Ears, preferences: Preferences, qtbot: QtBot) -> None:
    """Qt's engine for tests knows no Arabic; the others are still looked for."""
    preferences.change(self_voicing=True)
    listening = ear()
    assert listening.trouble == "voice-looking"
    qtbot.waitUntil(lambda: listening.trouble != "voice-looking", timeout=5000)
    assert (listening.trouble, len(listening.voices("en")), listening.voices("ar")) == ("voice-none-ar", 4, ())


def test_a_computer_without_voices_leaves_the_word_to_the_screen_reader(
    ear: Ears, preferences: Preferences, qtbot: QtBot
) -> None:
    """One sentence in the settings tells it; nothing breaks."""
    preferences.change(self_voicing=True)
    listening = ear("nonsense")
    qtbot.waitUntil(lambda: listening.trouble != "voice-looking", timeout=5000)
    assert (listening.trouble, mouth.current()) == ("voice-none", mouth.screen_reader())


def test_what_happens_is_heard_from_its_seat(laid: Laid, ear: Ears, monkeypatch: pytest.MonkeyPatch) -> None:
    """A discard by the player on the left is heard from the left."""
    page, listening = laid("mid"), ear()
    played = heard_at(page, listening, monkeypatch)
    page.announcer.sounding.emit("discard", 1)
    page.announcer.sounding.emit("draw", 3)
    page.announcer.sounding.emit("turn", 0)
    assert played == [("discard", Side.LEFT), ("draw", Side.RIGHT), ("turn", Side.MIDDLE)]
    listening.leave()
    page.announcer.sounding.emit("turn", 0)
    assert len(played) == 3


def test_a_refusal_and_a_card_that_is_picked_can_be_heard(
    laid: Laid, ear: Ears, monkeypatch: pytest.MonkeyPatch
) -> None:
    """N, then Enter on a card; nothing is told by sound alone."""
    page, listening = laid("mid"), ear()
    played = heard_at(page, listening, monkeypatch)
    page.player.begin_draft()
    page.player.pick(page.hand.rows[0].key)
    page.player.ask(DrawStock())
    assert [name for name, _ in played] == ["pick", "refused"]


def test_a_message_read_again_makes_no_sound_again(laid: Laid, ear: Ears, monkeypatch: pytest.MonkeyPatch) -> None:
    """Walking back through what was said is reading, not happening."""
    page, listening = laid("mid"), ear()
    played = heard_at(page, listening, monkeypatch)
    page.spoken.recite((message("clock-warning", seconds=10),))
    assert played == []


def test_a_card_that_must_be_played_warns_under_the_focus(
    laid: Laid, ear: Ears, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own sound, beside the words that name its price."""
    page, listening = laid("owed"), ear()
    played = heard_at(page, listening, monkeypatch)
    rows = page.hand.rows
    bound = next(row.key for row in rows if row.bound)
    free = next(row.key for row in rows if not row.bound)
    page.table.focused.emit(HandPlace(bound))
    page.table.focused.emit(HandPlace(free))
    assert played == [("owed", Side.MIDDLE)]


def test_a_screen_reader_is_given_time_to_read(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, qapp: object) -> None:
    """Where one runs, the clock is held for about as long as a text takes; where none does, not at all."""
    speaking = ScreenReader()
    reading: list[bool] = []
    speaking.reading.connect(reading.append)
    speaking.speak("Your turn.", speaking, assertive=True)
    assert reading == []
    monkeypatch.setattr(reader, "screen_reader_running", lambda: True)
    monkeypatch.setattr(reader, "MS_A_LETTER", 2)
    speaking.speak("Your turn.", speaking, assertive=True)
    qtbot.waitUntil(lambda: reading == [True, False], timeout=2000)


def test_without_a_clock_a_person_who_asks_for_time_is_told(laid: Laid) -> None:
    """Ctrl+T is answered at every table."""
    page = laid("mid")
    QTest.keyClick(page.table, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    page.ask_for_time()
    assert page.bar.message == page.words.text("clock-none")
