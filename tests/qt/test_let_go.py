"""What is left is let go of, or an evening of many matches would fill the memory."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from cardtable.games.registry import GAMES
from cardtable.play.pace import PACES, Pace
from cardtable.qt import seating
from tests.qt.evening import QuickBrain, evening, house_in


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the others play without a pause and without a process of their own."""
    monkeypatch.setattr(seating, "WorkerBrain", QuickBrain)
    monkeypatch.setitem(PACES, "fast", Pace(0, 0, 0, 0))


async def _still_there(left: list[weakref.ref[object]]) -> list[str]:
    """Name what is there after all has been cleared away."""
    await asyncio.sleep(0)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    return [type(found).__name__ for each in left if (found := each()) is not None]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_is_left_is_let_go(game: str, qapp: QApplication, tmp_path: Path) -> None:
    """Sitting, page, table and words go with their match; their cards and pictures with them."""

    async def play() -> None:
        house = await house_in(qapp, tmp_path)
        house.sit_down_at(game, None, "casual", seed=3)
        await asyncio.sleep(0.1)
        sitting = house.sitting
        assert sitting is not None
        left: list[weakref.ref[object]] = [
            weakref.ref(each) for each in (sitting, sitting.page, sitting.page.table, sitting.words)
        ]
        del sitting
        house._go_home()
        assert await _still_there(left) == []
        await house.close()

    with evening(qapp) as run:
        run(play())


@pytest.mark.parametrize("motion", ["none", "normal"])
@pytest.mark.parametrize("name", ["open_settings", "open_keys", "change_keys", "tell_about"])
def test_a_sheet_that_is_closed_is_let_go(name: str, motion: str, qapp: QApplication, tmp_path: Path) -> None:
    """Nothing that lives on, such as settings or keys, goes on telling a sheet that nobody sees, even if it slides."""

    async def look() -> None:
        house = await house_in(qapp, tmp_path)
        house.preferences.change(motion=motion)
        getattr(house._sheets, name)()
        sheet = house.window.sheet
        assert sheet is not None
        left: list[weakref.ref[object]] = [weakref.ref(sheet)]
        sheet.reject()
        del sheet
        assert await _still_there(left) == []
        await house.close()

    with evening(qapp) as run:
        run(look())
