"""The settings of speech and sound, which are heard as they are chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from cardtable.qt.preferences import Preferences
from cardtable.qt.voice import ear as ear_module
from cardtable.qt.voice.ear import Ear
from cardtable.qt.voice.engine import Engine
from cardtable.qt.voice.sounds import SOUNDS
from cardtable.qt.widgets import Stepper
from cardtable.qt.windows.settings_page import SettingsPage
from cardtable.qt.windows.settings_sheet import SettingsSheet
from cardtable.qt.words import Words
from cardtable.store.settings import VoiceChoice

CONTROL = Qt.KeyboardModifier.ControlModifier
Opened = Callable[..., SettingsSheet]


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    """Give the usual settings."""
    return Preferences(tmp_path / "settings.json")


@pytest.fixture
def ear(qapp: object, preferences: Preferences, monkeypatch: pytest.MonkeyPatch) -> Iterator[Ear]:
    """Give an ear whose voices are those of Qt's engine for tests."""
    monkeypatch.setattr(ear_module, "Throat", lambda: Engine("mock"))
    made = Ear(Words("en"), preferences)
    yield made
    made.close()


@pytest.fixture
def opened(qtbot: QtBot, preferences: Preferences, ear: Ear) -> Opened:
    """Give a function that opens a part of the settings."""

    def open_part(part: str) -> SettingsSheet:
        room = QWidget()
        qtbot.addWidget(room)
        room.resize(1024, 640)
        room.show()
        qtbot.waitActive(room)
        sheet = SettingsSheet(room, Words("en"), preferences, ear, part)
        sheet.open()
        return sheet

    return open_part


def shown(sheet: SettingsSheet) -> list[str]:
    """Name the parts that are seen."""
    pages = sheet.findChildren(SettingsPage)
    return [type(page).__name__ for page in pages if page.isVisible()]


def control(sheet: SettingsSheet, name: str) -> QAbstractButton:
    """Find a control by its name."""
    buttons = sheet.findChildren(QAbstractButton)
    return next(each for each in buttons if each.accessibleName() == name and each.isVisible())


def stepper(sheet: SettingsSheet, name: str) -> Stepper:
    """Find a number by its name."""
    return next(each for each in sheet.findChildren(Stepper) if each.field.accessibleName() == name)


def test_one_part_is_shown_at_a_time(opened: Opened) -> None:
    """A press on its name, or Ctrl+PageDown, shows another; the way is a round."""
    sheet = opened("person")
    assert shown(sheet) == ["PersonPage"]
    control(sheet, "Sounds").click()
    assert shown(sheet) == ["SoundsPart"]
    for key, part in ((Qt.Key.Key_PageUp, "SpeechPart"), (Qt.Key.Key_PageDown, "SoundsPart")):
        QTest.keyClick(sheet, key, CONTROL)
        assert shown(sheet) == [part]
    QTest.keyClick(sheet, Qt.Key.Key_PageDown, CONTROL)
    assert shown(sheet) == ["PersonPage"]
    focused = sheet.focusWidget()
    assert focused is not None
    assert focused.accessibleName() == "You"


def test_the_voice_is_set_up_for_each_language_apart(
    opened: Opened, preferences: Preferences, ear: Ear, qtbot: QtBot
) -> None:
    """Its name, its speed, its loudness; a language that is not touched keeps what it has."""
    sheet = opened("speech")
    control(sheet, "The program speaks by itself").click()
    assert preferences.settings.self_voicing
    qtbot.waitUntil(lambda: ear.trouble == "voice-none-ar", timeout=5000)
    stepper(sheet, "Speed").field.stepUp()
    stepper(sheet, "Loudness of the voice").field.stepDown()
    control(sheet, "العربية").click()
    arabic = next(each for each in sheet.findChildren(Stepper) if each.field.accessibleName() == "Speed")
    assert arabic.value() == 0
    arabic.field.stepDown()
    assert preferences.settings.voices == {"en": VoiceChoice(rate=1, volume=90), "ar": VoiceChoice(rate=-1)}


def test_a_voice_is_chosen_from_a_list_and_heard(
    opened: Opened, preferences: Preferences, ear: Ear, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The voices of the language that is shown, after the usual one."""
    tried: list[str] = []
    preferences.change(self_voicing=True)
    sheet = opened("speech")
    qtbot.waitUntil(lambda: ear.trouble == "voice-none-ar", timeout=5000)
    monkeypatch.setattr(ear, "try_voice", tried.append)
    control(sheet, "Voice: The usual one").click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert sorted(action.text() for action in menu.actions()) == ["Anne", "Bob", "Charly", "Mary", "The usual one"]
    next(action for action in menu.actions() if action.text() == "Mary").trigger()
    menu.close()
    assert preferences.settings.voices == {"en": VoiceChoice("Mary")}
    assert tried == ["This is how I speak. The queen of hearts is yours."]
    assert control(sheet, "Voice: Mary").isVisible()


def test_what_is_missing_is_said_in_one_sentence(opened: Opened, preferences: Preferences, ear: Ear) -> None:
    """While voices are looked for, that is said; then which language has none."""
    preferences.change(self_voicing=True)
    sheet = opened("speech")
    texts = [label.text() for label in sheet.findChildren(QWidget) if hasattr(label, "text") and label.isVisible()]
    assert "Looking for voices…" in texts


def test_each_sound_can_be_switched_and_tried(
    opened: Opened, preferences: Preferences, ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sound that is switched on again is heard at once."""
    tried: list[str] = []
    monkeypatch.setattr(ear.sounds, "try_out", tried.append)
    sheet = opened("sounds")
    for name in ("A card is drawn", "Round lost"):
        control(sheet, name).click()
    assert (preferences.settings.sounds_off, tried) == ("draw round-lost", [])
    control(sheet, "A card is drawn").click()
    control(sheet, "Play: Your turn").click()
    assert (preferences.settings.sounds_off, tried) == ("round-lost", ["draw", "turn"])


@pytest.mark.parametrize("language", ["en", "ar"])
def test_every_sound_has_a_name(language: str) -> None:
    """In both languages."""
    words = Words(language)
    assert len({words.text(f"settings-sound-{name}") for name in SOUNDS}) == len(SOUNDS)


def test_loudness_and_sides_are_followed_at_once(opened: Opened, preferences: Preferences, ear: Ear) -> None:
    """What is set here is what the next sound is played with."""
    sheet = opened("sounds")
    stepper(sheet, "Loudness of the sounds").field.stepUp()
    control(sheet, "From where each player sits").click()
    assert (preferences.settings.sound_volume, preferences.settings.stereo) == (70, False)
    assert (ear.sounds._volume, ear.sounds._stereo) == (70, False)


def test_voices_and_sounds_are_kept_until_the_next_evening(tmp_path: Path) -> None:
    """The settings file brings them back as they were."""
    path = tmp_path / "kept.json"
    chosen = Preferences(path)
    chosen.change(voices={"ar": VoiceChoice("Laila", 4, 70)}, self_voicing=True, sounds_off="draw", sound_volume=20)
    kept = Preferences(path).settings
    assert (kept.voices, kept.self_voicing) == ({"ar": VoiceChoice("Laila", 4, 70)}, True)
    assert (kept.sounds_off, kept.sound_volume, kept.stereo) == ("draw", 20, True)
