"""The thinking time of a match in the window: what holds it, how more of it is asked for (PR-50)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from cardtable.play.pace import PACES, Pace
from cardtable.qt import seating
from cardtable.qt.keys import Verb
from cardtable.qt.windows.settings_sheet import SettingsSheet
from tests.qt.evening import Hands, QuickBrain, evening, house_in, until

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the others play without a pause and without a process of their own."""
    monkeypatch.setitem(PACES, "fast", Pace(0, 0, 0, 0))
    monkeypatch.setattr(seating, "WorkerBrain", QuickBrain)


def test_the_clock_stands_while_the_turn_is_read_or_a_sheet_lies_over_the_table(
    qapp: QApplication, tmp_path: Path
) -> None:
    """Nobody loses time to a voice, to the settings, or to another window; Ctrl+T gives half a minute more."""

    async def play() -> None:
        house = await house_in(qapp, tmp_path)
        house.sit_down_at("playroom-rummy", 2, "casual", seed=3, written={"thinking_time": "60"})
        hands = Hands(house)
        await until(lambda: hands.view.my_turn, "my turn")
        sitting = house.sitting
        assert sitting is not None
        clock = sitting._clock
        assert clock is not None

        house._ear.reading.emit(True)
        assert clock._holds == {"voice"}
        house._ear.reading.emit(False)
        assert clock._holds == set()

        house.window.asked.emit(Verb.SETTINGS)
        assert clock._holds == {"sheet"}
        for sheet in hands.page.findChildren(SettingsSheet):
            sheet.reject()
        assert clock._holds == set()

        sitting.in_front(False)
        assert clock._holds == {"behind"}
        sitting.in_front(True)

        before = clock.remaining
        assert before is not None
        hands.press(Qt.Key.Key_T, CTRL)
        after = clock.remaining
        assert after is not None
        assert 29 < after - before <= 30
        assert hands.page.bar.message.startswith("More time:")
        await house.close()

    with evening(qapp) as run:
        run(play())
