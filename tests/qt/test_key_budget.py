"""What is done often takes few keys: those that move to a card are not counted, all others are."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from cardtable.games.registry import GAMES
from cardtable.games.tarot.phases import Bidding
from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.options import read_options
from cardtable.play.running import RunningMatch
from cardtable.play.table import Table
from cardtable.play.terms import Terms
from cardtable.qt.feed import SeatFeed
from cardtable.qt.letters import Letters
from cardtable.qt.preferences import Preferences
from cardtable.qt.scenes.places import HandPlace, MeldPlace, Place
from cardtable.qt.tarot.page import TarotPage
from cardtable.qt.windows.match_page import MatchPage
from cardtable.qt.windows.table_page import TablePage
from cardtable.qt.words import Words
from tests.kit.positions import PEOPLE, table

NONE: Final = Qt.KeyboardModifier.NoModifier


class Counted:
    """Hands that count what they press at a page."""

    def __init__(self, page: MatchPage) -> None:
        """Begin to count at nothing."""
        self._page = page
        self.presses = 0

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key: in the menu that is open, at the control that has the focus, or at the table."""
        self.presses += 1
        event = QKeyEvent(QEvent.Type.KeyPress, key, modifiers)
        menu = next((each for each in self._page.findChildren(QMenu) if each.isVisible()), None)
        if menu is not None:
            QApplication.sendEvent(menu, event)
        elif not self._page.keys.read(event):
            focused = QApplication.focusWidget()
            assert focused is not None
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                QApplication.sendEvent(focused, QKeyEvent(kind, key, modifiers))

    def go_to(self, place: Place) -> None:
        """Move, which is not counted."""
        self._page.arrive()
        self._page.table.focus_on(place)

    def go_to_card(self, written: str) -> None:
        """Move to a card of the hand."""
        card = Card(written[:-1], written[-1])
        self.go_to(HandPlace(next(row.key for row in self._page.hand.rows if row.card == card)))


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    """Give the usual settings, with cards that do not travel."""
    chosen = Preferences(tmp_path / "settings.json")
    chosen.change(motion="none")
    return chosen


def shown(qtbot: QtBot, page: MatchPage, match: Table) -> Counted:
    """Show a page and sit down at it."""
    qtbot.addWidget(page)
    page.resize(1366, 768)
    page.show()
    qtbot.waitActive(page)
    page.begin(match.sight(0), None)
    page.arrive()
    return Counted(page)


@pytest.fixture
def rummy(qtbot: QtBot, preferences: Preferences) -> tuple[TablePage, Counted]:
    """Sit at a table of Playroom Rummy in the middle of a round, having drawn, manipulation on."""
    match = table("mid", 4)
    page = TablePage(SeatFeed(match, 0), Words("en", match.cast, 0), Letters(), preferences)
    return page, shown(qtbot, page, match)


def test_a_draw_takes_one_key(qtbot: QtBot, preferences: Preferences) -> None:
    """Space draws from the stock."""
    match = table("mid", 4, drawn="0")
    page = TablePage(SeatFeed(match, 0), Words("en", match.cast, 0), Letters(), preferences)
    hands = shown(qtbot, page, match)
    hands.press(Qt.Key.Key_Space)
    assert page.view.drawn == 1
    assert hands.presses <= 1


def test_a_discard_takes_two_keys_at_most(rummy: tuple[TablePage, Counted]) -> None:
    """Delete on the card discards it."""
    page, hands = rummy
    hands.go_to_card("KS")
    hands.press(Qt.Key.Key_Delete)
    assert page.view.discard[-1] == Card("K", "S")
    assert hands.presses <= 2


def test_a_combination_of_three_takes_six_keys_at_most(rummy: tuple[TablePage, Counted]) -> None:
    """Begin it, choose each card, lay it."""
    page, hands = rummy
    before = len(page.view.table)
    hands.press(Qt.Key.Key_N)
    for written in ("5C", "6C"):
        hands.go_to_card(written)
        hands.press(Qt.Key.Key_Return)
    hands.go_to(HandPlace(next(row.key for row in page.hand.rows if row.card == JOKER)))
    hands.press(Qt.Key.Key_Return)
    hands.press(Qt.Key.Key_F)
    assert len(page.view.table) == before + 1
    assert hands.presses <= 6


@pytest.mark.parametrize(("downs", "taken"), [(0, "4S"), (1, "7S")])
def test_an_end_card_takes_four_keys_at_most(rummy: tuple[TablePage, Counted], downs: int, taken: str) -> None:
    """On a combination the menu offers its first card, then its last."""
    page, hands = rummy
    held = page.view.hand.count(Card(taken[0], taken[1]))
    hands.go_to(MeldPlace(7))
    hands.press(Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    for _ in range(downs):
        hands.press(Qt.Key.Key_Down)
    hands.press(Qt.Key.Key_Return)
    assert page.view.hand.count(Card(taken[0], taken[1])) == held + 1
    assert hands.presses <= 4


@pytest.fixture
def tarot(qtbot: QtBot, preferences: Preferences) -> tuple[TarotPage, Counted]:
    """Sit at a table of French Tarot, first to bid."""
    game = GAMES["french-tarot"]
    options = read_options(game.options, {})
    for seed in range(50):
        terms = Terms(game, options, seed, PEOPLE[:4])
        match = Table(terms, RunningMatch(game, game.open_match(options, 4, seed).state))
        if match.turn == 0:
            break
    page = TarotPage(SeatFeed(match, 0), Words("en", match.cast, 0), Letters(), preferences)
    return page, shown(qtbot, page, match)


def test_a_bid_takes_three_keys_at_most(tarot: tuple[TarotPage, Counted]) -> None:
    """Space goes to the contracts, an arrow along them, Space bids."""
    page, hands = tarot
    assert isinstance(page.view.phase, Bidding)
    hands.press(Qt.Key.Key_Space)
    hands.press(Qt.Key.Key_Right)
    hands.press(Qt.Key.Key_Space)
    assert not page.view.my_turn
    assert hands.presses <= 3


def test_a_pass_takes_one_key(tarot: tuple[TarotPage, Counted]) -> None:
    """P passes."""
    page, hands = tarot
    hands.press(Qt.Key.Key_P)
    assert not page.view.my_turn
    assert hands.presses <= 1


def test_a_combination_begun_elsewhere_leads_to_the_hand(rummy: tuple[TablePage, Counted]) -> None:
    """Whoever stood at a combination need not walk back to the cards it is begun with."""
    page, hands = rummy
    hands.go_to(MeldPlace(7))
    hands.press(Qt.Key.Key_N)
    assert page.player.draft.is_open
    assert page.table.focused_card() is not None
