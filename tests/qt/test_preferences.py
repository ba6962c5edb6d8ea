"""What a person chooses shows at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from cardtable.qt.preferences import Preferences, dress_of, system_motion
from cardtable.qt.scenes.dress import Dress
from cardtable.qt.scenes.durations import Motion
from cardtable.store.settings import Settings, TableChoice


def test_each_setting_of_the_table_dresses_it() -> None:
    """Deck, script of its corners, size of cards, side of the piles, motion."""
    chosen = Settings(deck="four-colour", indices="arabic", card_size=125, left_handed=True, motion="fast")
    expected = Dress("four-colour", "arabic", card_scale=1.25, left_handed=True, motion=Motion.FAST)
    assert expected == dress_of(chosen)


@pytest.mark.parametrize(("animated", "motion"), [(True, Motion.NORMAL), (False, Motion.NONE)])
def test_a_system_whose_menus_stand_still_gets_a_table_that_does(
    monkeypatch: pytest.MonkeyPatch,
    animated: bool,  # noqa: FBT001 - the system's two answers
    motion: Motion,
) -> None:
    """Qt tells of reduced motion on Windows."""
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "windows")
    monkeypatch.setattr(QApplication, "isEffectEnabled", lambda _effect: animated)
    assert (system_motion(), dress_of(Settings()).motion) == (motion, motion)


def test_where_the_system_tells_nothing_cards_move(qapp: QApplication) -> None:
    """Only who has asked for a still table gets one."""
    assert (qapp.platformName(), system_motion()) == ("offscreen", Motion.NORMAL)


def test_named_tables_are_kept_for_each_game(tmp_path: Path) -> None:
    """They are there again in the next evening, and other games have their own."""
    path = tmp_path / "settings.json"
    Preferences(path).keep_named("playroom-rummy", {"Friday": TableChoice({"rounds": "3"}, 3)})
    again = Preferences(path)
    assert again.named("playroom-rummy") == {"Friday": TableChoice({"rounds": "3"}, 3)}
    assert again.named("basic-rummy") == {}
