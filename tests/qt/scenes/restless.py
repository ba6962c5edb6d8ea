"""A restless person at the table: input of every kind in any order, the cards counted after each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from cardtable.games.playroom.moves import Discard, Extend, LayMeld
from cardtable.games.playroom.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.refusal import Refusal
from cardtable.play.hand_order import Sorting
from cardtable.play.table import Table
from cardtable.qt.feed import SeatFeed
from cardtable.qt.keys import NAMED, PLACES, USUAL, Chord
from cardtable.qt.letters import Letters
from cardtable.qt.preferences import Preferences
from cardtable.qt.scenes.card_item import CardItem
from cardtable.qt.scenes.card_keeper import InHand, InMeld, InPile
from cardtable.qt.scenes.places import FeltPlace, HandPlace, Place
from cardtable.qt.scenes.table_view import TableView
from cardtable.qt.windows.list_sheet import ListSheet
from cardtable.qt.windows.match_page import MatchPage
from cardtable.qt.windows.sheet import Sheet
from cardtable.qt.windows.table_page import TablePage
from cardtable.qt.words import Words
from tests.kit.positions import table

LEFT = Qt.MouseButton.LeftButton
SIZES: Final = ((1024, 640), (1100, 700), (1366, 768))
CHORDS: Final = tuple(USUAL.values())
OTHER_KEYS: Final = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_F6,
    Qt.Key.Key_Escape,
)
DIRECTLY: Final = Qt.FindChildOption.FindDirectChildrenOnly
LANGUAGES: Final = ("en", "ar")

Lies = tuple[Counter[Card], dict[int, Counter[Card]], Card | None]


def lies(view: TableView) -> Lies:
    """Tell what is seen on the table: hand, combinations, top of the discard pile."""
    items = view._stage.keeper.items
    hand = Counter(item.spot.card for key, item in items.items() if isinstance(key, InHand) and item.spot.card)
    melds: dict[int, Counter[Card]] = {}
    for key, item in items.items():
        if isinstance(key, InMeld) and item.spot.card is not None:
            melds.setdefault(key.number, Counter())[item.spot.card] += 1
    piled = {key.depth: item.spot.card for key, item in items.items() if isinstance(key, InPile)}
    return hand, melds, piled[max(piled)] if piled else None


def expected(seen: View) -> Lies:
    """Tell what should be seen of a view."""
    melds = {laid.number: Counter(laid.meld.cards) for laid in seen.table}
    return Counter(seen.hand), melds, seen.discard[-1] if seen.discard else None


class Restless:
    """Someone who presses everything, at one page that is laid anew for each stream of input."""

    page_type: type[MatchPage] = TablePage

    def __init__(self, folder: Path, position: str = "restless") -> None:
        """Sit down at a position."""
        self.match = self.lay(position)
        self._feed = SeatFeed(self.match, 0)
        self._words = Words("en", self.match.cast, 0)
        preferences = Preferences(folder / "settings.json")
        preferences.change(motion="fast", scores_shown=False)
        self.page: Any = self.page_type(self._feed, self._words, Letters(), preferences)
        self.page.begin(self.match.sight(0), None)
        self.page.resize(*SIZES[0])
        self.page.show()
        self.made: list[object] = []
        self._deeds: dict[str, Callable[[int, int], object]] = {
            "press": self._press,
            "move": lambda a, b: QTest.mouseMove(self._port, self._point(a, b)),
            "release": lambda a, b: QTest.mouseRelease(self._port, LEFT, pos=self._point(a, b)),
            "double": lambda a, b: QTest.mouseDClick(self._port, LEFT, pos=self._point(a, b)),
            "click": self._click,
            "drag": self._drag,
            "throw": self._throw,
            "hold": lambda _a, _b: self.view._gesture.hold(),
            "right": self._right,
            "wheel": self._wheel,
            "verb": lambda a, b: self._chord(CHORDS[a % len(CHORDS)]),
            "key": lambda a, b: self._key(OTHER_KEYS[a % len(OTHER_KEYS)], Qt.KeyboardModifier(0)),
            "choose": self._choose,
            "others": lambda a, _b: self._others(a),
            "resize": lambda a, _b: self.page.resize(*SIZES[a % len(SIZES)]),
            "language": lambda a, _b: self._words.set_language(LANGUAGES[a % 2]),
            "leave": lambda _a, _b: self._leave(),
            "wait": lambda _a, _b: QApplication.processEvents(),
        }

    @property
    def view(self) -> Any:  # noqa: ANN401 - each game has a table of its own
        """The table on the page."""
        return self.page.table

    @property
    def view_now(self) -> Any:  # noqa: ANN401 - each game has a view of its own
        """What the person may know."""
        return self._feed.view

    @property
    def deeds(self) -> tuple[str, ...]:
        """What can be done, by name."""
        return tuple(self._deeds)

    def sit_down(self, position: str) -> None:
        """Lay the table anew for another stream."""
        self.rest()
        self._feed.close()
        self.match = self.lay(position)
        self._write_down(self.match)
        self._feed._table = self.match
        self._feed._unwatch = self.match.watch(0, self._feed.sight.emit)
        self._words.set_language("en")
        self.view.models.hand.put_down()
        self.view.models.hand.sort(Sorting.SUIT)
        self.put_away()
        self.page.resize(*SIZES[0])
        self.page.begin(self.match.sight(0), None)
        self.view.setFocus()

    def lay(self, position: str) -> Table:
        """Lay the table in a position."""
        return table(position, 3)

    def put_away(self) -> None:
        """Take back what was begun at the table before."""
        self.page.player.drop_draft()

    def move_of(self, seat: int, choice: int) -> object:
        """Choose a move for another seat."""
        offers = self.match.game.offers(self.match.view(seat))
        return offers[choice % len(offers)]

    def do(self, what: str, a: int, b: int) -> None:
        """Do something; a sheet that lies open takes nothing but its own choice."""
        self.made.clear()
        lifted = len(self.view.models.hand.lifted) + len(self.view._handling.carried)
        if self._sheets and what not in ("choose", "others", "resize", "language", "wait"):
            what = "choose"
        self._deeds[what](a, b)
        assert self._asked_once(lifted), (what, self.made)
        self.count()

    def count(self) -> None:
        """Find every card of the view on the table once, none beside them."""
        view: View = self._feed.view
        hand = self.view.models.hand
        assert lies(self.view) == expected(view)
        assert Counter(hand.cards(hand.arrival)) == Counter(view.hand)
        assert set(self.page.player.draft.places) <= set(hand.arrival)
        assert {row.key for row in hand.rows} == set(hand.arrival) - set(self.page.player.draft.places)
        assert self.view.focused_place() in self.view.reading_order()

    def rest(self) -> None:
        """Let go of everything and let every card arrive; then nothing is seen but what the view holds."""
        for sheet in self._sheets:
            sheet.reject()
        for menu in self._menus:
            menu.close()
        self.view._gesture.cancel()
        self.view._movement.finish()
        self.count()
        keeper = self.view._stage.keeper
        seen = {item for item in self.view._stage.items() if isinstance(item, CardItem)}
        assert seen == set(keeper.items.values())
        assert all(item.pos() == item.spot.corner for item in seen)
        assert self.view._handling.carried == {}
        # No event loop runs here that would bury what has gone.
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    @property
    def _sheets(self) -> list[Sheet]:
        return [sheet for sheet in self.page.findChildren(Sheet, options=DIRECTLY) if sheet.isVisible()]

    @property
    def _menus(self) -> list[QMenu]:
        return [menu for menu in self.view.findChildren(QMenu, options=DIRECTLY) if menu.isVisible()]

    @property
    def _port(self) -> QWidget:
        port: QWidget = self.view.viewport()
        return port

    def _write_down(self, match: Table) -> None:
        """Write down each move of one's own that is accepted."""
        submit = match.submit

        def written(seat: int, move: object, number: int | None = None) -> Refusal | None:
            refusal = submit(seat, move, number)
            if seat == 0 and refusal is None:
                self.made.append(move)
            return refusal

        match.submit = written  # type: ignore[method-assign] # a stand-in that listens

    def _asked_once(self, lifted: int) -> bool:
        """Tell whether one deed made one move: several lifted cards may extend, a draft is laid before a discard."""
        if len(self.made) < 2:
            return True
        if all(isinstance(move, Extend) for move in self.made):
            return len(self.made) <= lifted
        return [type(move) for move in self.made] == [LayMeld, Discard]

    def _point(self, a: int, b: int) -> QPoint:
        """Name a point: mostly within something on the table, now and then anywhere."""
        if b % 5 == 0:
            return QPoint(a * 1366 // 1000, b * 768 // 1000)
        places: list[Place] = [*self.view.reading_order(), FeltPlace()]
        rect: QRect = self.view.place_rect(places[a % len(places)])
        return rect.topLeft() + QPoint(b % 20, b % 50)

    def _press(self, a: int, b: int) -> None:
        QTest.mousePress(self._port, LEFT, pos=self._point(a, b))

    def _click(self, a: int, b: int) -> None:
        QTest.mouseClick(self._port, LEFT, pos=self._point(a, b))

    def _drag(self, a: int, b: int) -> None:
        """Drag a card of the hand to something else."""
        hand = [place for place in self.view.reading_order() if isinstance(place, HandPlace)]
        if hand:
            start = self.view.place_rect(hand[a % len(hand)]).topLeft() + QPoint(9, 25)
            end = self._point(b, a)
            QTest.mousePress(self._port, LEFT, pos=start)
            for step in (1, 2, 3):
                QTest.mouseMove(self._port, start + (end - start) * step / 3)
            QTest.mouseRelease(self._port, LEFT, pos=end)

    def _throw(self, a: int, b: int) -> None:
        """Click three times where one is."""
        point = self._point(a, b)
        QTest.mouseClick(self._port, LEFT, pos=point)
        QTest.mouseDClick(self._port, LEFT, pos=point)
        QTest.mouseClick(self._port, LEFT, pos=point)

    def _right(self, a: int, b: int) -> None:
        point = self._point(a, b)
        asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, self.view.viewport().mapToGlobal(point))
        QApplication.sendEvent(self.view.viewport(), asked)

    def _wheel(self, a: int, b: int) -> None:
        point = QPointF(self._point(a, b))
        turned = QPoint(0, 120 if b % 2 else -120)
        flags = (Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase)
        QApplication.sendEvent(self.view.viewport(), QWheelEvent(point, point, QPoint(), turned, *flags, False))

    def _chord(self, chord: Chord) -> None:
        named = {name: key for key, name in NAMED.items()}
        key = named[chord.key] if chord.key in named else PLACES[chord.key].logical
        modifiers = Qt.KeyboardModifier.NoModifier
        for held, modifier in (
            (chord.shift, Qt.KeyboardModifier.ShiftModifier),
            (chord.ctrl, Qt.KeyboardModifier.ControlModifier),
            (chord.alt, Qt.KeyboardModifier.AltModifier),
        ):
            if held:
                modifiers |= modifier
        self._key(key, modifiers)

    def _key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
        pressed = QKeyEvent(QEvent.Type.KeyPress, key, modifiers)
        if not self.page.keys.read(pressed):
            QApplication.sendEvent(self.view, pressed)

    def _choose(self, a: int, b: int) -> None:
        """Choose from the menu or list that is open, or close it."""
        menus, sheets = self._menus, self._sheets
        if menus:
            actions = [action for action in menus[-1].actions() if action.isEnabled() and action.menu() is None]
            menus[-1].close()
            if actions and b % 3:
                actions[a % len(actions)].trigger()
        elif sheets and isinstance(sheets[-1], ListSheet) and b % 3:
            sheets[-1].lines._pick(a % max(sheets[-1].lines.count(), 1))
        elif sheets and b % 3:
            _click_one(sheets[-1], a)
        elif sheets:
            sheets[-1].reject()

    def _others(self, choice: int) -> None:
        """Let whoever else is in turn move, or take back; deal the next round after one."""
        seat = self.match.turn
        if seat is None:
            self.match.next_round()
        elif seat != 0 and choice % 9 == 0:
            self.match.take_back(seat)
        elif seat != 0:
            self.match.submit(seat, self.move_of(seat, choice))

    def _leave(self) -> None:
        """Let the window lose the keyboard in the middle of whatever is done."""
        for kind in (QEvent.Type.FocusOut, QEvent.Type.FocusIn):
            QApplication.sendEvent(self.view, QFocusEvent(kind, Qt.FocusReason.ActiveWindowFocusReason))


def _click_one(sheet: Sheet, choice: int) -> None:
    """Click one of the buttons of a sheet."""
    buttons = [each for each in sheet.findChildren(QAbstractButton) if each.isVisible() and each.isEnabled()]
    if buttons:
        buttons[choice % len(buttons)].click()
