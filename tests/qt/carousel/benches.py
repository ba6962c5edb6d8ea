"""The bench on a screen that nobody sees, with hands that use keys or the pointer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from cardtable.games.carousel.game import Carousel
from cardtable.kernel.notation import write_cards
from cardtable.play.running import RunningMatch
from cardtable.play.table import Table
from cardtable.play.terms import Terms
from cardtable.qt.carousel.bench_page import BenchPage
from cardtable.qt.scenes.places import HandPlace, MeldPlace, PiecePlace, Place
from cardtable.qt.widgets import Button
from tests.kit.positions import NAMES, PEOPLE

GAME = Carousel()
NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier

FOUR = {
    "turn": "Me",
    "drawn": "1",
    "table": "5H 6H 7H 8H | 9S 9H 9D | 3C 4C 5C 6C | 8S 8D 8C 8H",
    "hand Me": "9C 7C KS 2D",
    "hand Layla": "AS KH",
}
"""A turn that changes four combinations: one card from each makes room for two from the hand."""
REARRANGED = ["5H 6H 7H 8H 9H", "9S 9D 9C", "3C 4C 5C", "8S 8D 8H", "6C 7C 8C"]

Sat = Callable[..., BenchPage]


def lay(head: dict[str, str], seats: int = 3) -> Table:
    """Lay a table in a position."""
    state = GAME.set_up(head, NAMES[:seats])
    return Table(Terms(GAME, GAME.view(state, 0).options, 7, PEOPLE[:seats]), RunningMatch(GAME, state))


def lying(page: BenchPage) -> list[str]:
    """Write the heaps of the bench."""
    return [write_cards(cards) for cards in page.player.bench.table]


def confirmed(page: BenchPage) -> list[str]:
    """Write the table that all see."""
    return [write_cards(each.cards) for each in page.view.table]


def said(page: BenchPage) -> list[str]:
    """Give all that was announced, oldest first."""
    page.announcer.flush()
    return [each.text for each in page.announcer.said]


class Keys:
    """Play by keys alone."""

    def __init__(self, page: BenchPage) -> None:
        self._page = page

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key, in a menu if one is open."""
        event = QKeyEvent(QEvent.Type.KeyPress, key, modifiers)
        menu = next((each for each in self._page.findChildren(QMenu) if each.isVisible()), None)
        if menu is not None:
            QApplication.sendEvent(menu, event)
        else:
            self._page.keys.read(event)

    def go_to_hand(self, card: str) -> None:
        """Move to a card of the hand."""
        rows = self._page.hand.rows
        self._page.arrive()
        self.press(Qt.Key.Key_Home)
        for _ in range(next(at for at, row in enumerate(rows) if str(row.card) == card)):
            self.press(Qt.Key.Key_Right)

    def go_to_heap(self, number: int) -> None:
        """Move to a heap, counted from 0."""
        if isinstance(self._page.table.focused_place(), HandPlace):
            self.press(Qt.Key.Key_F6)
        if isinstance(self._page.table.focused_place(), PiecePlace):
            self.press(Qt.Key.Key_Up)
        self.press(Qt.Key.Key_Home)
        for _ in range(number):
            self.press(Qt.Key.Key_Right)

    def go_to_piece(self, number: int, card: str) -> None:
        """Move to a card of a heap."""
        self.go_to_heap(number)
        self.press(Qt.Key.Key_Down)
        cards = [str(laid.card) for laid in self._page.player.bench.table[number]]
        for _ in range(cards.index(card)):
            self.press(Qt.Key.Key_Right)


class Pointer:
    """Play by mouse alone."""

    def __init__(self, page: BenchPage) -> None:
        self._page = page

    def drag(self, place: Place, to: Place) -> None:
        """Drag a card to a place."""
        start, end = self._point(place), self._point(to)
        self._send(self._viewport, QEvent.Type.MouseButtonPress, start)
        for step in range(1, 5):
            self._send(self._viewport, QEvent.Type.MouseMove, start + (end - start) * step / 4)
        self._send(self._viewport, QEvent.Type.MouseButtonRelease, end)

    def click(self, place: Place) -> None:
        """Click a place."""
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            self._send(self._viewport, kind, self._point(place))

    def click_button(self, name: str) -> None:
        """Click a button of the bar."""
        words = self._page.words.text(name)
        button = next(each for each in self._page.bar.findChildren(Button) if each.text() == words)
        assert button.isVisible()
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            self._send(button, kind, button.rect().center())

    def held(self, card: str) -> HandPlace:
        """Find a card of the hand."""
        return HandPlace(next(row.key for row in self._page.hand.rows if str(row.card) == card))

    def piece(self, number: int, card: str) -> PiecePlace:
        """Find a card of a heap, counted from 0."""
        heap = self._page.player.bench.now.heaps[number]
        return PiecePlace(next(piece.key for piece in heap.pieces if str(piece.laid.card) == card))

    def heap(self, number: int) -> MeldPlace:
        """Find a heap, counted from 0."""
        return MeldPlace(self._page.player.bench.now.heaps[number].key)

    @property
    def _viewport(self) -> QWidget:
        return self._page.table.viewport()

    def _point(self, place: Place) -> QPoint:
        rect = self._page.table.place_rect(place)
        single = isinstance(place, HandPlace | PiecePlace)
        return rect.topLeft() + QPoint(8, 24) if single else rect.center()

    @staticmethod
    def _send(to: QWidget, kind: QEvent.Type, point: QPoint) -> None:
        button = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
        held = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseButtonRelease else Qt.MouseButton.LeftButton
        spot, globally = QPointF(point), QPointF(to.mapToGlobal(point))
        QApplication.sendEvent(to, QMouseEvent(kind, spot, globally, button, held, NONE))
