"""What is heard of the table beside words."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.qt import resources
from cardtable.qt.voice import sounds as sounds_module
from cardtable.qt.voice.sounds import FROM_A_SEAT, LONGEST_QUEUE, SOUNDS, Side, Sounds, side_of
from cardtable.text.manner import MANNERS, manner


class Loudspeaker:
    """Notes which recording is played, how loud."""

    def __init__(self) -> None:
        self.played: list[tuple[str, float]] = []

    def effect(self, file: str) -> Any:  # noqa: ANN401 - stands in for Qt's sound effect
        """Give what plays one recording."""
        speaker = self

        class Effect:
            loudness = 0.0

            def setVolume(self, loudness: float) -> None:
                self.loudness = loudness

            def play(self) -> None:
                speaker.played.append((file, self.loudness))

        return Effect()

    @property
    def files(self) -> list[str]:
        """Name the recordings in the order in which they were played."""
        return [file.removesuffix(".wav") for file, _ in self.played]


@pytest.fixture
def loudspeaker(monkeypatch: pytest.MonkeyPatch) -> Loudspeaker:
    """Stand in for the system's loudspeaker."""
    speaker = Loudspeaker()
    monkeypatch.setattr(sounds_module, "_loudspeaker", lambda: True)
    monkeypatch.setattr(Sounds, "_read", lambda _self, file: speaker.effect(file))
    return speaker


@pytest.fixture
def fresh_log() -> Iterator[None]:
    """Forget what has been logged once."""
    sounds_module._log_once.cache_clear()
    yield
    sounds_module._log_once.cache_clear()


def heard(off: tuple[str, ...] = (), *, volume: int = 50, stereo: bool = True) -> Sounds:
    """Give the sounds as a person has set them up."""
    sounds = Sounds()
    sounds.set_up(volume, off, stereo=stereo)
    return sounds


def test_each_sound_has_its_recordings() -> None:
    """One from everywhere; three where it comes from a seat."""
    sides = {name: list(Side) if name in FROM_A_SEAT else [Side.MIDDLE] for name in SOUNDS}
    wanted = {f"{name}{side.value}" for name in SOUNDS for side in sides[name]}
    assert {path.stem for path in resources.path("sounds").glob("*.wav")} == wanted


def test_each_sentence_sounds_as_one_of_the_sounds() -> None:
    """No sentence asks for a sound that does not exist."""
    asked = {manner(each, concerns_listener=mine).sound for each in MANNERS for mine in (True, False)}
    assert asked - {None} <= set(SOUNDS)


def test_the_same_end_sounds_otherwise_for_who_has_lost() -> None:
    """The winner hears the round won, the others hear it lost."""
    for message_id, won, lost in (
        ("rummy-round-won", "round-won", "round-lost"),
        ("rummy-game-won", "game-won", "game-lost"),
        ("tarot-contract-lost", "round-lost", "round-won"),
    ):
        assert manner(message_id, concerns_listener=True).sound == won
        assert manner(message_id, concerns_listener=False).sound == lost


@pytest.mark.parametrize(
    ("seats", "sides"),
    [(2, "M"), (3, "LR"), (4, "LMR"), (5, "LLRR"), (6, "LLMRR"), (8, "LLLMRRR")],
)
def test_a_player_is_heard_from_where_the_plate_stands(seats: int, sides: str) -> None:
    """Seats go round from the person's left; the person is in the middle."""
    letters = {Side.LEFT: "L", Side.MIDDLE: "M", Side.RIGHT: "R"}
    assert "".join(letters[side_of(seat, 0, seats)] for seat in range(1, seats)) == sides
    assert (side_of(0, 0, seats), side_of(None, 0, seats)) == (Side.MIDDLE, Side.MIDDLE)


def test_a_sound_comes_from_its_side_as_loud_as_chosen(loudspeaker: Loudspeaker) -> None:
    """Half of the knob's way is a quarter of the strength."""
    heard().play("draw", Side.LEFT)
    assert loudspeaker.played == [("draw-left.wav", 0.25)]


def test_without_stereo_everything_comes_from_the_middle(loudspeaker: Loudspeaker) -> None:
    """Who hears with one ear switches it off."""
    heard(stereo=False).play("draw", Side.LEFT)
    assert loudspeaker.files == ["draw"]


def test_a_sound_that_is_switched_off_is_silent_but_can_be_tried(loudspeaker: Loudspeaker) -> None:
    """The settings let it be heard all the same."""
    sounds = heard(off=("draw",))
    sounds.play("draw")
    assert loudspeaker.files == []
    sounds.try_out("draw")
    assert loudspeaker.files == ["draw"]


def test_no_loudness_is_no_sound(loudspeaker: Loudspeaker) -> None:
    """Nothing is even read."""
    heard(volume=0).play("turn")
    assert loudspeaker.files == []


def test_sounds_at_one_moment_follow_one_another(loudspeaker: Loudspeaker, qtbot: QtBot) -> None:
    """A discard, then "your turn": each is made out; the same one twice is heard once."""
    sounds = heard()
    for name in ("draw", "discard", "turn", "turn"):
        sounds.play(name)
    assert loudspeaker.files == ["draw"]
    qtbot.waitUntil(lambda: len(loudspeaker.files) == 3, timeout=3000)
    assert loudspeaker.files == ["draw", "discard", "turn"]


def test_what_a_player_does_is_heard_as_often_as_it_happens(loudspeaker: Loudspeaker, qtbot: QtBot) -> None:
    """Three cards drawn are three sounds: at brief speech nothing else tells of them."""
    sounds = heard()
    for _ in range(3):
        sounds.play("draw")
    qtbot.waitUntil(lambda: len(loudspeaker.files) == 3, timeout=3000)
    assert loudspeaker.files == ["draw", "draw", "draw"]


def test_a_crowd_of_sounds_does_not_trail_behind(loudspeaker: Loudspeaker) -> None:
    """What would come too late is left out."""
    sounds = heard()
    for name in SOUNDS:
        sounds.play(name)
    assert len(sounds._waiting) == LONGEST_QUEUE


@pytest.mark.usefixtures("fresh_log")
def test_without_a_loudspeaker_it_is_silent_and_says_so_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, qapp: object
) -> None:
    """A computer without sound is a place to play like any other."""
    from PySide6.QtMultimedia import QAudioDevice, QMediaDevices  # noqa: PLC0415 - after conftest has named the backend

    monkeypatch.setattr(QMediaDevices, "defaultAudioOutput", staticmethod(QAudioDevice))
    sounds = heard()
    with caplog.at_level(logging.WARNING):
        sounds.play("draw")
        sounds.play("turn")
    assert [record.message for record in caplog.records] == ["no sound: there is no loudspeaker"]


def test_a_recording_that_is_missing_is_silent_and_named_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The game goes on."""
    monkeypatch.setattr(sounds_module, "_loudspeaker", lambda: True)
    sounds = heard()
    with caplog.at_level(logging.WARNING):
        sounds.try_out("yodel")
        sounds.try_out("yodel")
    (line,) = caplog.records
    assert "yodel.wav" in line.message
