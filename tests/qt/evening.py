"""A whole evening in the window: the real house on a screen that nobody sees, played by its keys alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path

import qasync
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu

from cardtable.bots.choose import choose
from cardtable.games.playroom.moves import Discard, DrawStock, Extend, LayMeld, Move, TakeDiscard
from cardtable.games.playroom.view import View
from cardtable.kernel.cards import Card
from cardtable.qt.app import House
from cardtable.qt.windows.table_page import TablePage
from cardtable.store.paths import DataFolder

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
PATIENCE = 20.0


class QuickBrain:
    """Think in this process, so that no test waits for another one to start."""

    def __init__(self, game: str) -> None:
        """Think about the game of that name."""
        self._game = game

    def warm(self) -> None:
        """Be ready."""

    async def choose(self, view: object, level: str, seed: int) -> object:
        """Choose at once."""
        return choose(self._game, view, level, seed)

    def close(self) -> None:
        """Have nothing to end."""


@contextmanager
def evening(app: QApplication) -> Iterator[Callable[[Coroutine[None, None, None]], None]]:
    """Give what runs a coroutine on Qt's own loop."""
    loop = qasync.QEventLoop(app)
    asyncio.set_event_loop(loop)
    try:
        yield loop.run_until_complete
    finally:
        asyncio.set_event_loop(None)
        loop.close()


async def house_in(app: QApplication, folder: Path, language: str = "en") -> House:
    """Open a house whose data lie in a folder of the test's own."""
    app.setQuitOnLastWindowClosed(False)
    house = House(app, DataFolder(folder), language, "fast")
    house.open()
    await until(house.window.isActiveWindow, "the window in front")
    return house


async def until(true: Callable[[], bool], what: str) -> None:
    """Let the house live until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110 - any state of the window may be waited for, not events alone
            await asyncio.sleep(0.005)
    assert true(), what


class Hands:
    """The hands of a person who plays by keys alone."""

    def __init__(self, house: House) -> None:
        """Sit down at the match that is played in the house."""
        self._house = house

    @property
    def page(self) -> TablePage:
        """The page of the match."""
        assert self._house.sitting is not None
        return self._house.sitting.page

    @property
    def view(self) -> View:
        """What the person may know."""
        return self.page.view

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key in the window, wherever the focus is."""
        handle = self._house.window.windowHandle()
        assert handle is not None
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            # Sent, not clicked: a click lets the event loop run inside the coroutine that is running.
            QApplication.sendEvent(handle, QKeyEvent(kind, key, modifiers))

    async def come_back(self) -> None:
        """Bring the window to the front again: the screen of tests forgets it after each menu."""
        self._house.window.activateWindow()
        await until(self._house.window.isActiveWindow, "the window in front")

    def go_to(self, card: Card) -> None:
        """Move along the hand to a card."""
        rows = self.page.hand.rows
        wanted = next(at for at, row in enumerate(rows) if row.card == card)
        self.page.arrive()
        self.press(Qt.Key.Key_Home)
        for _ in range(wanted):
            self.press(Qt.Key.Key_Right)
        assert self.page.table.focused_card() == rows[wanted].key

    def play(self, move: Move) -> None:
        """Make a move as its keys make it."""
        match move:
            case DrawStock():
                self.press(Qt.Key.Key_Space)
            case TakeDiscard(1):
                self.press(Qt.Key.Key_D, SHIFT)
            case LayMeld():
                self.press(Qt.Key.Key_N)
                for written in move.cards:
                    self.go_to(written.card)
                    self.press(Qt.Key.Key_Return)
                self.press(Qt.Key.Key_F)
            case Extend():
                self._extend(move)
            case Discard():
                self.go_to(move.card)
                self.press(Qt.Key.Key_Delete)
            case _:
                raise AssertionError(f"no keys are known for {move}")

    def _extend(self, move: Extend) -> None:
        """Choose where a card goes, from the list that Enter opens."""
        offered = [each for each in self.page.feed.offers() if isinstance(each, Extend) and each.card == move.card]
        self.go_to(move.card)
        self.press(Qt.Key.Key_Return)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        for _ in range(offered.index(move) if move in offered else 0):
            self.press(Qt.Key.Key_Down)
        self.press(Qt.Key.Key_Return)

    async def play_round(self) -> None:
        """Play until somebody has won the round, as the casual player would."""
        seed = 0
        while True:
            await until(lambda: self.view.over or self.view.my_turn, "a turn")
            if self.view.over:
                return
            seed += 1
            number = self.page.feed.number
            self.play(choose("playroom-rummy", self.view, "casual", seed))  # type: ignore[arg-type] # a move of the game
            assert self.page.feed.number != number, self.page.bar.message
            await self.come_back()
