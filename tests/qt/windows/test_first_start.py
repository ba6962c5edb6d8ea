"""The first evening: an invitation to a first game with hints, an offer for the ear, never shown again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication

from cardtable.play.pace import PACES, Pace
from cardtable.qt import seating, surroundings
from cardtable.qt.house import House
from cardtable.qt.windows import first_start, main_window
from cardtable.qt.windows.settings_sheet import SettingsSheet
from cardtable.qt.windows.speech_part import SpeechPart
from cardtable.text.catalogue import LANGUAGES
from tests.qt.evening import Hands, QuickBrain, evening, house_in, until

Evening = Callable[[House], Coroutine[None, None, None]]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the others play without a pause and hints come at once, without a process of their own."""
    monkeypatch.setitem(PACES, "fast", Pace(0, 0, 0, 0))
    monkeypatch.setattr(seating, "WorkerBrain", QuickBrain)
    monkeypatch.setattr(first_start, "HINT_MS", 0)
    monkeypatch.setattr(first_start, "LOOK_MS", 0)


def spend(qapp: QApplication, folder: Path, what: Evening, language: str = "en") -> None:
    """Spend an evening in a house whose data lie in a folder."""

    async def play() -> None:
        house = await house_in(qapp, folder, language)
        await what(house)
        await house.close()

    with evening(qapp) as run:
        run(play())


def invited(house: House) -> bool:
    """Tell whether home invites to a first game."""
    return house.window.home._hero.call.text() == house.words.text("first-play")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_game_is_one_press_away(qapp: QApplication, tmp_path: Path, language: str) -> None:
    """Enter at the first start deals one round of Playroom Rummy for two, and asks for nothing."""

    async def play(house: House) -> None:
        assert invited(house)
        call = house.window.home._hero.call
        assert (call.hasFocus(), call.accessibleDescription()) == (True, house.words.text("first-line"))
        Hands(house).press(Qt.Key.Key_Return)
        await until(lambda: house.sitting is not None, "the table")
        view = Hands(house).view
        assert (len(Hands(house).page.words.cast), view.options.rounds) == (2, 1)

    spend(qapp, tmp_path, play, language)


def test_hints_come_unasked_in_the_first_game(qapp: QApplication, tmp_path: Path) -> None:
    """The person hears which key tells more, then a nudge in each own turn and after each own move."""

    async def play(house: House) -> None:
        house.window.home.played_first.emit()
        hands = Hands(house)
        told = [each.visual for each in map(hands.page.words.say, hands.page.spoken._told)]
        assert told[-1:] == ["Hints are given in this game. H tells more of one, F1 shows all keys."]
        await until(lambda: len(hands.page.feed.hints) == 1, "the first nudge")
        hands.press(Qt.Key.Key_Space)
        await until(lambda: len(hands.page.feed.hints) == 2, "the nudge after the draw")
        assert hands.page.hints is not None
        assert hands.page.hints.hinter.shown == ()
        hands.press(Qt.Key.Key_H)
        assert hands.page.hints.hinter.shown != ()

    spend(qapp, tmp_path, play)


def test_later_games_give_hints_when_asked(qapp: QApplication, tmp_path: Path) -> None:
    """Who begins another game is left alone."""

    async def play(house: House) -> None:
        house.window.home.played_first.emit()
        house.sit_down_at("playroom-rummy", 2, "casual", seed=3)
        hands = Hands(house)
        await until(lambda: hands.view.my_turn, "my turn")
        await asyncio.sleep(0.05)
        assert hands.page.feed.hints == ()

    spend(qapp, tmp_path, play)


def test_nobody_is_invited_twice(qapp: QApplication, tmp_path: Path) -> None:
    """Closing the window ends the first evening, whatever was done in it."""

    async def leave(house: House) -> None:
        house.window.close()

    async def come_back(house: House) -> None:
        assert not invited(house)

    spend(qapp, tmp_path, leave)
    spend(qapp, tmp_path, come_back)


def test_home_is_as_usual_once_a_game_was_begun(qapp: QApplication, tmp_path: Path) -> None:
    """After the first game home offers to go on."""

    async def play(house: House) -> None:
        house.window.home.played_first.emit()
        Hands(house).page.home.emit()
        assert not invited(house)
        assert house.window.home.unfinished is not None

    spend(qapp, tmp_path, play)


def test_a_screen_reader_is_noticed(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its person is told that the own voice stays off, and led to the settings of speech."""
    monkeypatch.setattr(first_start, "screen_reader_running", lambda: True)

    async def play(house: House) -> None:
        ear = house.window.home.ear
        await until(ear.isVisible, "the offer")
        await until(lambda: bool(ear._announcer.said), "the sentence")
        assert [each.text for each in ear._announcer.said] == [house.words.spoken("first-reader")]
        ear._button.click()
        sheet = house.window.sheet
        assert isinstance(sheet, SettingsSheet)
        assert [type(page) for page in sheet._pages.values() if page.isVisible()] == [SpeechPart]
        assert house.preferences.settings.self_voicing is False

    spend(qapp, tmp_path, play)


def test_without_a_screen_reader_nothing_is_offered(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The offer stays away, and the search for a reader ends."""
    monkeypatch.setattr(first_start, "screen_reader_running", lambda: False)

    async def play(house: House) -> None:
        ear = house.window.home.ear
        await until(lambda: not ear._looking.isActive(), "the end of the search")
        assert not ear.isVisible()

    spend(qapp, tmp_path, play)


def test_the_language_is_that_of_the_system(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An Arabic system is greeted in Arabic; nothing of it is written down before the person chooses."""
    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: QLocale("ar_EG")))
    assert surroundings.system_language() == "ar"

    async def play(house: House) -> None:
        assert (house.words.language, house.preferences.settings.language) == ("ar", "")

    spend(qapp, tmp_path, play, language="")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_that_cannot_be_written_is_told_in_one_sentence(
    qapp: QApplication, tmp_path: Path, language: str
) -> None:
    """Without permission, or on a full disk, the game is played unkept and the person is told so."""
    folder = tmp_path / "a-file-in-the-way"
    folder.write_text("", encoding="utf-8")

    async def play(house: House) -> None:
        house.window.home.played_first.emit()
        hands = Hands(house)
        await until(lambda: hands.view.my_turn, "my turn")
        assert str(folder) in house.window.notice._text.text()
        hands.press(Qt.Key.Key_Space)
        assert hands.page.feed.number > 0

    spend(qapp, folder, play, language)


def test_a_window_that_stood_on_another_screen_comes_back_into_sight(qapp: QApplication, tmp_path: Path) -> None:
    """Where the second screen has gone, the window stands on the one that is left."""
    kept = {}

    async def leave_far_out(house: House) -> None:
        house.window.move(9000, 7000)
        kept["window"] = house.window.geometry_text()
        house.preferences.change(window=kept["window"])

    async def come_back(house: House) -> None:
        assert house.preferences.settings.window == kept["window"]
        assert house.window.screen().geometry().intersects(house.window.geometry())

    spend(qapp, tmp_path, leave_far_out)
    spend(qapp, tmp_path, come_back)


def test_a_screen_that_is_too_small_is_told_of(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a high scale a small screen has fewer points than the table needs; the sentence says both sizes."""
    monkeypatch.setattr(main_window, "somebody_looks", lambda: True)

    async def play(house: House) -> None:
        room = house.window.screen().availableSize()
        told = f"This screen shows {room.width()} by {room.height()} points, and the table needs 1024 by 640"
        assert house.window.notice._text.text().startswith(told)
        assert house.window.minimumWidth() <= room.width()

    spend(qapp, tmp_path, play)
