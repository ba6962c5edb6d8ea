"""A whole evening in the window: the real house on a screen that nobody sees, played by its keys or its mouse."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path

import qasync
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from cardtable.bots.choose import choose
from cardtable.bots.hint import Hint
from cardtable.kernel.cards import Card
from cardtable.qt.hinting import AdviserHere
from cardtable.qt.house import House
from cardtable.qt.scenes.places import DiscardPlace, FeltPlace, HandPlace, MeldPlace, Place, StockPlace
from cardtable.qt.tables.sight import AnyMove, MeldView
from cardtable.qt.widgets import Button
from cardtable.qt.windows.table_page import TablePage
from cardtable.rummy.moves import Discard, DrawStock, EndTurn, Extend, LayMeld, TakeDiscard
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

    def advise(self, view: object) -> Future[Hint]:
        """Think out a hint at once."""
        return AdviserHere(self._game).advise(view)

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
        _clear_away(app)


def _clear_away(app: QApplication) -> None:
    """Leave no window to the next evening: each sheet of style is laid on every window there is."""
    for window in app.topLevelWidgets():
        window.deleteLater()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


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


def press(house: House, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """Press a key in the window of a house, wherever the focus is."""
    handle = house.window.windowHandle()
    assert handle is not None
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        # Sent, not clicked: a click lets the event loop run inside the coroutine that is running.
        QApplication.sendEvent(handle, QKeyEvent(kind, key, modifiers))


class Hands:
    """The hands of a person who plays by keys alone."""

    def __init__(self, house: House) -> None:
        """Sit down at the match that is played in the house."""
        self._house = house

    @property
    def page(self) -> TablePage:
        """The page of the match."""
        assert self._house.sitting is not None
        page = self._house.sitting.page
        assert isinstance(page, TablePage)
        return page

    @property
    def view(self) -> MeldView:
        """What the person may know."""
        return self.page.view

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key in the window, wherever the focus is."""
        press(self._house, key, modifiers)

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

    def play(self, move: AnyMove) -> None:
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
            case EndTurn():
                self.press(Qt.Key.Key_F, SHIFT)
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
            self.play(choose(self.page.game, self.view, "casual", seed))
            assert self.page.feed.number != number, self.page.bar.message
            await self.come_back()


class Pointer(Hands):
    """The hand of a person who plays by mouse alone."""

    def play(self, move: AnyMove) -> None:
        """Make a move as it is clicked or dragged."""
        match move:
            case DrawStock():
                self._click(StockPlace())
            case TakeDiscard(1):
                self._click(DiscardPlace())
            case LayMeld():
                for written in move.cards:
                    self._click(self._place_of(written.card))
                self._click(FeltPlace())
            case Extend():
                self._drag(self._place_of(move.card), MeldPlace(move.number))
            case Discard():
                point = self._point_of(self._place_of(move.card))
                self._click(self._place_of(move.card))
                self._send(self._viewport, QEvent.Type.MouseButtonDblClick, point)
            case EndTurn():
                self._click_button("bar-end")
            case _:
                raise AssertionError(f"no click is known for {move}")

    @property
    def _viewport(self) -> QWidget:
        return self.page.table.viewport()

    def _place_of(self, card: Card) -> HandPlace:
        lifted = self.page.hand.lifted
        return HandPlace(next(row.key for row in self.page.hand.rows if row.card == card and row.key not in lifted))

    def _point_of(self, place: Place) -> QPoint:
        rect = self.page.table.place_rect(place)
        return rect.topLeft() + QPoint(8, 24) if isinstance(place, HandPlace) else rect.center()

    def _click(self, place: Place) -> None:
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            self._send(self._viewport, kind, self._point_of(place))

    def _drag(self, place: Place, to: Place) -> None:
        start, end = self._point_of(place), self._point_of(to)
        self._send(self._viewport, QEvent.Type.MouseButtonPress, start)
        for step in range(1, 5):
            self._send(self._viewport, QEvent.Type.MouseMove, start + (end - start) * step / 4)
        self._send(self._viewport, QEvent.Type.MouseButtonRelease, end)

    def _click_button(self, name: str) -> None:
        words = self.page.words.text(name)
        button = next(each for each in self.page.bar.findChildren(Button) if each.text() == words and each.isVisible())
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            self._send(button, kind, button.rect().center())

    @staticmethod
    def _send(to: QWidget, kind: QEvent.Type, point: QPoint) -> None:
        button = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
        held = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseButtonRelease else Qt.MouseButton.LeftButton
        spot, globally = QPointF(point), QPointF(to.mapToGlobal(point))
        QApplication.sendEvent(to, QMouseEvent(kind, spot, globally, button, held, NONE))
