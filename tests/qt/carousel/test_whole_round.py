"""A whole round of Carousel in the real house, played by keys alone."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu

from cardtable.bots.choose import choose
from cardtable.games.carousel.moves import Arrange, DrawStock, EndTurn, Knock, Move
from cardtable.kernel.cards import JOKER
from cardtable.kernel.message import Written
from cardtable.play.bench import Piece, Table
from cardtable.play.pace import PACES, Pace
from cardtable.qt import seating
from cardtable.qt.carousel.bench_page import BenchPage
from cardtable.qt.house import House
from cardtable.qt.scenes.places import HandPlace, MeldPlace, PiecePlace
from cardtable.qt.windows.question_sheet import QuestionSheet
from cardtable.qt.windows.score_sheet import ScoreSheet
from tests.qt.evening import QuickBrain, evening, house_in, until

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the others play without a pause and without a process of their own."""
    monkeypatch.setitem(PACES, "fast", Pace(0, 0, 0, 0))
    monkeypatch.setattr(seating, "WorkerBrain", QuickBrain)


class BenchHands:
    """The hands of a person who rearranges the table by keys alone."""

    def __init__(self, house: House) -> None:
        self._house = house

    @property
    def page(self) -> BenchPage:
        """The page of the match."""
        assert self._house.sitting is not None
        page = self._house.sitting.page
        assert isinstance(page, BenchPage)
        return page

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key in the window, or in the menu that is open."""
        menu = QApplication.activePopupWidget()
        handle = self._house.window.windowHandle()
        assert handle is not None
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(menu or handle, QKeyEvent(kind, key, modifiers))

    async def come_back(self) -> None:
        """Bring the window to the front again: the screen of tests forgets it after each menu."""
        self._house.window.activateWindow()
        await until(self._house.window.isActiveWindow, "the window in front")
        self.page.table.setFocus()

    async def play(self, move: Move) -> None:
        """Make a move as its keys make it."""
        match move:
            case DrawStock():
                self.press(Qt.Key.Key_Space)
            case Arrange():
                await self._arrange(move.table)
                self.press(Qt.Key.Key_F)
            case EndTurn():
                self.press(Qt.Key.Key_F, SHIFT)
            case Knock():
                self.press(Qt.Key.Key_K)
                sheet = self.page.findChildren(QuestionSheet)[-1]
                sheet.agreed.emit()
                sheet.accept()

    async def _arrange(self, table: Table) -> None:
        """Gather each combination that does not lie there yet, card by card, then lay it as a new one."""
        there = Counter(map(_alike, self.page.player.bench.table))
        for cards in table:
            if there[_alike(cards)]:
                there[_alike(cards)] -= 1
                continue
            for laid in cards:
                self._go_to(self._wanted(laid, table))
                self.press(Qt.Key.Key_Return, SHIFT)
            self.press(Qt.Key.Key_N)
            await self._declare(cards)

    def _wanted(self, laid: Written, table: Table) -> int:
        """Name a copy of a card that lies where it is not wanted: in a heap that goes, else in the hand."""
        bench, picked = self.page.player.bench, self.page.player.picked
        staying = Counter(map(_alike, table))
        free: list[Piece] = []
        for heap in bench.now.heaps:
            if staying[_alike(heap.cards)]:
                staying[_alike(heap.cards)] -= 1
            else:
                free += heap.pieces
        fitting = [p for p in (*free, *bench.now.hand) if p.laid.card == laid.card and p.key not in picked]
        return min(fitting, key=lambda piece: (piece.laid.meaning != laid.meaning, piece.own)).key

    def _go_to(self, key: int) -> None:
        """Move along the hand or along the heaps to a card."""
        table, page = self.page.table, self.page
        page.arrive()
        self.press(Qt.Key.Key_Home)
        if HandPlace(key) in table.reading_order():
            while table.focused_place() != HandPlace(key):
                self.press(Qt.Key.Key_Right)
            return
        heap = page.player.bench.heap_of(key)
        assert heap is not None
        if isinstance(table.focused_place(), HandPlace):
            self.press(Qt.Key.Key_F6)
        while isinstance(table.focused_place(), PiecePlace):
            self.press(Qt.Key.Key_Up)
        self.press(Qt.Key.Key_Home)
        while table.focused_place() != MeldPlace(heap.key):
            self.press(Qt.Key.Key_Right)
        self.press(Qt.Key.Key_Down)
        while table.focused_place() != PiecePlace(key):
            self.press(Qt.Key.Key_Right)

    async def _declare(self, cards: tuple[Written, ...]) -> None:
        """Choose from the list that opens what a joker stands for."""
        menu = QApplication.activePopupWidget()
        if not isinstance(menu, QMenu):
            return
        asked = self.page.player.bench.undecided[0]
        readings = self.page.player.bench.readings(asked)
        meaning = next(laid.meaning for laid in cards if laid.card == JOKER and laid.meaning in readings)
        for _ in range(readings.index(meaning)):
            self.press(Qt.Key.Key_Down)
        self.press(Qt.Key.Key_Return)
        await self.come_back()


def _alike(cards: tuple[Written, ...]) -> tuple[str, ...]:
    return tuple(sorted(map(str, cards)))


@pytest.mark.parametrize("seed", [10, pytest.param(3, marks=pytest.mark.long)])
def test_a_whole_round_is_played_by_keys_alone(qapp: QApplication, tmp_path: Path, seed: int) -> None:
    """A person draws, rearranges, declares jokers, knocks or ends the turn by key until the score sheet comes."""

    async def play() -> None:
        house = await house_in(qapp, tmp_path)
        house.sit_down_at("carousel", 3, "casual", seed=seed)
        hands = BenchHands(house)
        page, asked = hands.page, 0
        while True:
            await until(lambda: page.view.over or page.view.my_turn, "a turn")
            if page.view.over:
                break
            asked += 1
            number, move = page.feed.number, choose("carousel", page.view, "casual", asked)
            await hands.play(move)  # type: ignore[arg-type] # the choice among this game's moves
            assert page.feed.number != number, (page.feed.game.write_move(move), page.beside(), page.bar.message)
            await hands.come_back()
        await until(lambda: bool(page.findChildren(ScoreSheet)), "the score sheet")
        hands.press(Qt.Key.Key_Space)
        await until(lambda: page.view.standing.round == 2, "the second round")
        await house.close()

    with evening(qapp) as run:
        run(play())
