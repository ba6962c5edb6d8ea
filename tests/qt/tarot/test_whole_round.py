"""Whole rounds of French Tarot in the real house, played by keys alone or by mouse alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.bots.choose import choose
from cardtable.games.tarot.bids import Bid
from cardtable.games.tarot.following import playable_cards
from cardtable.games.tarot.moves import Call, MakeBid, Move, Pass, PlayCard, PutBack, ShowHandle
from cardtable.games.tarot.phases import Bidding
from cardtable.games.tarot.tally import plain
from cardtable.games.tarot.view import View
from cardtable.kernel.cards import Card
from cardtable.play.pace import PACES, Pace
from cardtable.qt import seating
from cardtable.qt.house import House
from cardtable.qt.scenes.places import HandPlace, Place
from cardtable.qt.tarot.card_sheet import CardSheet
from cardtable.qt.tarot.page import TarotPage
from cardtable.qt.widgets import Button
from cardtable.qt.windows.score_sheet import ScoreSheet
from tests.qt.evening import QuickBrain, evening, house_in, press, until

NONE = Qt.KeyboardModifier.NoModifier
DIGITS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5)
INDEX = QPoint(8, 24)
"""A point of a card in hand that the next one leaves free."""


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the others play without a pause and without a process of their own."""
    monkeypatch.setitem(PACES, "fast", Pace(0, 0, 0, 0))
    monkeypatch.setattr(seating, "WorkerBrain", QuickBrain)


class TarotHands:
    """The hands of a person who plays by keys alone."""

    def __init__(self, house: House) -> None:
        self._house = house

    @property
    def page(self) -> TarotPage:
        """The page of the match."""
        assert self._house.sitting is not None
        page = self._house.sitting.page
        assert isinstance(page, TarotPage)
        return page

    @property
    def view(self) -> View:
        """What the person may know."""
        return self.page.view

    def press(self, *keys: Qt.Key) -> None:
        """Press keys in the window, wherever the focus is."""
        for key in keys:
            press(self._house, key)

    def play(self, move: Move) -> None:
        """Make a move as its keys make it."""
        match move:
            case Pass():
                self.press(Qt.Key.Key_P)
            case MakeBid(bid):
                self.press(Qt.Key.Key_Space, DIGITS[bid.height], Qt.Key.Key_Return)
            case Call(card):
                self.press(Qt.Key.Key_Space)
                self._tick(card)
                self.press(Qt.Key.Key_Return)
            case PutBack(cards):
                self.press(Qt.Key.Key_Space)
                for card in cards:
                    self._tick(card)
                self.press(Qt.Key.Key_Return)
            case PlayCard(card):
                self._go_to(card)
                self.press(Qt.Key.Key_Return)
            case ShowHandle():
                raise AssertionError("a handle is never shown here")

    async def play_round(self, choice: Callable[[View, int], Move]) -> None:
        """Play until the round is over, as `choice` says."""
        seed = 0
        while True:
            await until(lambda: self.view.over or self.view.my_turn, "a turn")
            if self.view.over:
                return
            seed += 1
            number, move = self.page.feed.number, choice(self.view, seed)
            self.play(move)
            assert self.page.feed.number != number, (move, self.page.bar.message)

    def _go_to(self, card: Card) -> None:
        rows = self.page.hand.rows
        wanted = next(at for at, row in enumerate(rows) if row.card == card)
        self.press(Qt.Key.Key_Home, *[Qt.Key.Key_Right] * wanted)
        assert self.page.table.focused_card() == rows[wanted].key

    def _tick(self, card: Card) -> None:
        grid = self._sheet().grid
        at = next(at for at, box in enumerate(grid.boxes) if box.card == card)
        self.press(Qt.Key.Key_Home, *[Qt.Key.Key_Right] * at)
        if not grid.boxes[at].isChecked():
            self.press(Qt.Key.Key_Space)

    def _sheet(self) -> CardSheet:
        return next(sheet for sheet in self.page.findChildren(CardSheet) if sheet.isVisible())


class TarotPointer(TarotHands):
    """The hand of a person who plays by mouse alone: every other card is dragged, the others are clicked."""

    def play(self, move: Move) -> None:
        """Make a move as it is clicked or dragged."""
        match move:
            case Pass():
                self._click_button(self.page.auction, self.page.words.text("tarot-auction-pass"))
            case MakeBid(bid):
                text, times = self.page.words.text, plain(bid.multiplier)
                self._click_button(self.page.auction, text("tarot-auction-bid", bid=bid.value, multiplier=times))
            case Call(card):
                self._open("bar-call")
                self._click_boxes((card,))
            case PutBack(cards):
                self._open("bar-put-back")
                self._click_boxes(cards)
            case PlayCard(card):
                self._play_card(card)
            case ShowHandle():
                raise AssertionError("a handle is never shown here")

    def _open(self, name: str) -> None:
        self._click_button(self.page.bar, self.page.words.text(name))

    def _play_card(self, card: Card) -> None:
        place = HandPlace(next(row.key for row in self.page.hand.rows if row.card == card))
        viewport, table = self.page.table.viewport(), self.page.table
        start = table.place_rect(place).topLeft() + INDEX
        if len(self.view.hand) % 2:
            middle = table._stage.own_slot().center().toPoint()
            self._send(viewport, QEvent.Type.MouseButtonPress, start)
            for step in range(1, 5):
                self._send(viewport, QEvent.Type.MouseMove, start + (middle - start) * step / 4)
            self._send(viewport, QEvent.Type.MouseButtonRelease, middle)
            return
        self._click(viewport, start)
        self._send(viewport, QEvent.Type.MouseButtonDblClick, self._seen(place))
        self._send(viewport, QEvent.Type.MouseButtonRelease, self._seen(place))

    def _seen(self, place: Place) -> QPoint:
        return self.page.table.place_rect(place).topLeft() + INDEX

    def _click_boxes(self, cards: tuple[Card, ...]) -> None:
        sheet = self._sheet()
        QApplication.processEvents()
        for box in sheet.grid.boxes:
            if (box.card in cards) != box.isChecked():
                self._click(box, box.rect().center())
        self._click(sheet._main, sheet._main.rect().center())

    def _click_button(self, within: QWidget, words: str) -> None:
        button = next(each for each in within.findChildren(Button) if each.text() == words and each.isVisible())
        self._click(button, button.rect().center())

    def _click(self, to: QWidget, point: QPoint) -> None:
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            self._send(to, kind, point)

    @staticmethod
    def _send(to: QWidget, kind: QEvent.Type, point: QPoint) -> None:
        button = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
        held = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseButtonRelease else Qt.MouseButton.LeftButton
        spot, globally = QPointF(point), QPointF(to.mapToGlobal(point))
        QApplication.sendEvent(to, QMouseEvent(kind, spot, globally, button, held, NONE))


def declaring(view: View, seed: int) -> Move:
    """Take the contract with a guard whatever is held, then play as the casual player; announce no handle."""
    if isinstance(view.phase, Bidding):
        highest = view.phase.highest
        return MakeBid(Bid.GUARD) if highest is None or highest.bid.height < Bid.GUARD.height else Pass()
    move: Move = choose("french-tarot", view, "casual", seed)  # type: ignore[assignment] # a player gives its game's own
    return PlayCard(playable_cards(view)[0]) if isinstance(move, ShowHandle) else move


@pytest.mark.parametrize(
    ("hands_of", "seats"),
    [
        pytest.param(hands_of, seats, id=f"{hands_of.__name__}-{seats}", marks=() if often else pytest.mark.long)
        for hands_of in (TarotHands, TarotPointer)
        for seats in (3, 4, 5, 6)
        for often in ((hands_of, seats) in ((TarotHands, 5), (TarotPointer, 4)),)
    ],
)
def test_a_whole_round_is_played(
    qapp: QApplication, tmp_path: Path, hands_of: Callable[[House], TarotHands], seats: int
) -> None:
    """A person bids, calls, puts back, plays every trick; the score sheet comes; Space deals the next round."""

    async def play() -> None:
        house = await house_in(qapp, tmp_path)
        house.preferences.change(trick_hold="none", motion="none", scores_shown=False)
        house.sit_down_at("french-tarot", seats, "casual", seed=seats)
        hands = hands_of(house)
        await hands.play_round(declaring)
        assert len(hands.view.hand) == 0
        await until(lambda: bool(hands.page.findChildren(ScoreSheet)), "the score sheet")
        hands.press(Qt.Key.Key_Space)
        await until(lambda: hands.view.standing.round == 2, "the second round")
        await house.close()

    with evening(qapp) as run:
        run(play())
