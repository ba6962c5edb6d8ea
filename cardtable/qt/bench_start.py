"""The program's start, timed to its first table, then what a full table holds and does while nobody plays."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import qasync
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.games.playroom.game import PlayroomRummy
from cardtable.kernel.seats import Cast
from cardtable.play.running import RunningMatch
from cardtable.play.shelf import Shelved
from cardtable.play.table import Table
from cardtable.play.terms import Terms
from cardtable.qt.bench_memory import resident_mb
from cardtable.qt.house import House
from cardtable.qt.surroundings import settle_down
from cardtable.store.paths import DataFolder

SEATS: Final = 8
SETTLE_S: Final = 2.0
IDLE_S: Final = 4.0
GAME: Final = PlayroomRummy()
FULL: Final = {
    "turn": "A",
    "drawn": "1",
    "options": "discard_mode=multi manipulation=on",
    "table": "5S 6S 7S 8S | KS KH KC | AD 2D 3D 4D | 9S 9H 9D 9C | 10C JC QC KC | 3S 3H 3D | 2H 3H 4H 5H 6H | QS QH QD"
    " | 6C 7C JK 9C | JS JH JD | 8D 9D 10D JD | 5S 5C 5D 5H | 10S JS QS KS AS | 7D 7C 7H | 4S 4H 4C | 3C 4C 5C 6C"
    " | 8H 8S 8C | 9H 10H JH QH KH | AS AH AC | 6D 7D 8D | 10H 10D 10S 10C | 2S 3S 4S | JC QC JK | KD KH KS",
    "hand A": "2H 4H 7H 9H 10H QH KH 2S 6S 9S JS 2D 5D 8D 10D QD 2C 4C 7C 8C 10C JK",
    "discard": "2D 6S 9S 2C 3D 4H",
}
"""A table for eight with 24 combinations, a hand of 22 cards."""


def measure(began: float) -> Mapping[str, object]:
    """Open the program at a new table, then at a full one; `began` is when its process was asked for."""
    app = QApplication([])
    app.setQuitOnLastWindowClosed(False)
    with TemporaryDirectory() as folder:
        return dict(qasync.run(_evening(app, Path(folder), began)))


async def _evening(app: QApplication, folder: Path, began: float) -> Mapping[str, object]:
    house = House(app, DataFolder(folder), "en", "slow")
    house.open()
    settle_down()
    house.sit_down_at(GAME.name, 4, "casual", seed=1)
    await _painted(house.window.room)
    started = time.time() - began
    house.sit(Shelved(_full_table(house.words.cast), None, None))
    await _painted(house.window.room)
    await asyncio.sleep(SETTLE_S)
    before = time.process_time()
    await asyncio.sleep(IDLE_S)
    busy = (time.process_time() - before) / IDLE_S
    found = {"start_ms": round(started * 1000), "rss_mb": resident_mb(), "idle_percent": round(busy * 100, 2)}
    await house.close()
    return found


def _full_table(people: Cast) -> Table:
    """Lay the full table for these people, as often as there are seats."""
    state = GAME.set_up(FULL, tuple("ABCDEFGH"))
    cast = tuple(islice(cycle(people), SEATS))
    return Table(Terms(GAME, GAME.view(state, 0).options, 1, cast), RunningMatch(GAME, state))


async def _painted(widget: QWidget) -> None:
    """Wait until a widget has been painted."""
    watch = _Watch(widget)
    await watch.seen.wait()
    widget.removeEventFilter(watch)


class _Watch(QObject):
    """Sees a widget being painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.seen = asyncio.Event()
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note the first paint."""
        if event.type() is QEvent.Type.Paint:
            self.seen.set()
        return super().eventFilter(watched, event)
