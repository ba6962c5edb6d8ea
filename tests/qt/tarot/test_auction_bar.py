"""The auction can be heard, read and bid in by key or mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.games.tarot.bids import Bid
from cardtable.games.tarot.moves import MakeBid, Move, Pass
from cardtable.games.tarot.options import Options
from cardtable.games.tarot.view import View
from cardtable.qt.letters import Letters
from cardtable.qt.tarot.auction_bar import AuctionBar
from cardtable.qt.tarot.bid_button import BidButton
from cardtable.qt.tarot.bid_tag import BidTag
from cardtable.qt.tarot.bids_sheet import bids_sheet
from cardtable.qt.widgets import Button
from cardtable.qt.words import Words
from cardtable.text.catalogue import LANGUAGES
from tests.qt.tarot.declared import CAST, bidding

MINE = (MakeBid(Bid.LITTLE), Pass(), MakeBid(Bid.PUSH))
"""What the three others of the deal used here bid before the first seat speaks."""


def shown(qtbot: QtBot, view: View, language: str = "en") -> tuple[AuctionBar, list[Move]]:
    """Show the bar over a room; give what it asks for, too."""
    bar = AuctionBar(Words(language, CAST, 0), Letters())
    qtbot.addWidget(bar)
    bar.setLayoutDirection(Words(language).direction)
    bar.follow(view)
    bar.resize(900, bar.heightForWidth(900))
    bar.show()
    bar.activateWindow()
    qtbot.waitUntil(bar.isActiveWindow)
    asked: list[Move] = []
    bar.asked.connect(asked.append)
    return bar, asked


def focused() -> QWidget:
    """Give what has the focus."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def press(*keys: Qt.Key) -> None:
    """Press keys where the focus is."""
    for key in keys:
        QTest.keyClick(focused(), key)


def names(bar: AuctionBar) -> list[str]:
    """List what the tags of the bids say."""
    return [tag.accessibleName() for tag in bar.findChildren(BidTag)]


def test_all_bids_stand_in_their_order_with_the_names(qtbot: QtBot) -> None:
    """Who bid or passed is read in the order in which it was said."""
    bar, _ = shown(qtbot, bidding(4, *MINE))
    assert names(bar) == ["Layla: Little", "Hassan: pass", "Omar: Push"]


def test_a_new_bid_joins_those_that_stand(qtbot: QtBot) -> None:
    """The bar follows the auction without losing what was said before."""
    bar, _ = shown(qtbot, bidding(4, *MINE))
    bar.follow(bidding(4, *MINE, MakeBid(Bid.GUARD)))
    assert names(bar) == ["Layla: Little", "Hassan: pass", "Omar: Push", "You: Guard"]


def test_the_focus_enters_at_the_lowest_bid_that_may_be_made(qtbot: QtBot) -> None:
    """FT-06: Little and Push are bid already, so Guard is the first that may be."""
    bar, _ = shown(qtbot, bidding(4, *MINE))
    bar.enter()
    assert focused().accessibleName() == "Guard, times 2"


def test_any_contract_is_bid_with_three_keys(qtbot: QtBot) -> None:
    """Whoever has entered the bar names the contract by its digit and presses Space."""
    bar, asked = shown(qtbot, bidding(4, *MINE))
    bar.enter()
    press(Qt.Key.Key_5, Qt.Key.Key_Space)
    assert asked == [MakeBid(Bid.GUARD_AGAINST)]


@pytest.mark.parametrize(("language", "onward"), [("en", Qt.Key.Key_Right), ("ar", Qt.Key.Key_Left)])
def test_arrows_walk_as_the_buttons_lie(qtbot: QtBot, language: str, onward: Qt.Key) -> None:
    """In Arabic the next higher contract lies to the left."""
    bar, asked = shown(qtbot, bidding(4, *MINE), language)
    bar.enter()
    press(onward, Qt.Key.Key_Space)
    assert asked == [MakeBid(Bid.GUARD_WITHOUT)]


def test_a_bid_that_is_too_low_says_why(qtbot: QtBot) -> None:
    """FT-06: the reason is heard with the button, and the rule when it is pressed all the same."""
    bar, asked = shown(qtbot, bidding(4, *MINE))
    bar.choose(1)
    assert focused().accessibleDescription() == "Push is bid already; bid higher, or pass."
    press(Qt.Key.Key_Space)
    assert asked == [MakeBid(Bid.LITTLE)]


def test_contracts_that_the_table_does_not_play_say_so(qtbot: QtBot) -> None:
    """FT-09: without the simple take Guard is the lowest contract."""
    bar, _ = shown(qtbot, bidding(4, Pass(), Pass(), Pass(), options=Options(simple_take=False)))
    bar.choose(2)
    assert focused().accessibleDescription() == ("Push is not played at this table; Guard is the lowest contract.")


def test_nothing_can_be_bid_out_of_turn(qtbot: QtBot) -> None:
    """Every button says whose turn it is."""
    bar, _ = shown(qtbot, bidding(4))
    described = {button.accessibleDescription() for button in bar.findChildren(Button) if not button.available}
    assert described == {"It is Layla’s turn; yours comes later.", "Layla is to bid."}


def test_escape_gives_the_focus_back_to_the_table(qtbot: QtBot) -> None:
    """Nothing is bid by leaving the bar."""
    bar, asked = shown(qtbot, bidding(4, *MINE))
    left: list[bool] = []
    bar.left.connect(lambda: left.append(True))
    bar.enter()
    press(Qt.Key.Key_Escape)
    assert (left, asked) == ([True], [])


def test_a_click_bids(qtbot: QtBot) -> None:
    """The mouse bids as the keys do."""
    bar, asked = shown(qtbot, bidding(4, *MINE))
    button = next(each for each in bar.findChildren(Button) if each.accessibleName() == "Guard, times 2")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert asked == [MakeBid(Bid.GUARD)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bids_can_be_walked_as_a_list(room: QWidget, language: str) -> None:
    """A line a bid, in their order."""
    words = Words(language, CAST, 0)
    lines = bids_sheet(room, words, bidding(4, *MINE)).lines
    assert lines.count() == len(MINE)
    assert lines.item(0).text().endswith(words.text("tarot-bid-little"))


def test_before_the_first_bid_the_list_says_so(room: QWidget) -> None:
    """An empty list would say nothing to the ear."""
    lines = bids_sheet(room, Words("en", CAST, 0), bidding(4)).lines
    assert [lines.item(row).text() for row in range(lines.count())] == ["Nobody has bid yet."]


def test_a_list_of_one_line_has_no_empty_one_under_it(room: QWidget) -> None:
    """It is as high as its line."""
    lines = bids_sheet(room, Words("en", CAST, 0), bidding(4)).lines
    assert lines.minimumSizeHint().height() == lines.sizeHint().height()


def described(bar: AuctionBar) -> list[str]:
    """List what the buttons of the contracts say, with the pass."""
    return [each.accessibleName() for each in bar.findChildren(BidButton)]


def test_what_a_hint_advises_is_marked_and_heard(qtbot: QtBot) -> None:
    """The button says so itself; with the next move the mark is gone."""
    bar, _ = shown(qtbot, bidding(4, *MINE))
    bar.mark(frozenset({MakeBid(Bid.GUARD)}))
    assert [name for name in described(bar) if "hint" in name] == ["Guard, times 2, advised by the hint"]
    bar.mark(frozenset())
    assert [name for name in described(bar) if "hint" in name] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_low_window_the_auction_takes_less_room(qtbot: QtBot, language: str) -> None:
    """Smaller buttons without the bids over them, which the list keeps; all that was there can still be reached."""
    bar, _ = shown(qtbot, bidding(4, *MINE), language)
    usual, stops = bar.heightForWidth(900), len(bar.findChildren(Button))
    bar.set_tight(tight=True)
    QApplication.processEvents()
    seen = [each for each in bar.findChildren(Button) if each.isVisible()]
    assert (bar.heightForWidth(900) < usual, len(seen)) == (True, stops)
    bar.set_tight(tight=False)
    QApplication.processEvents()
    assert bar.heightForWidth(900) == usual
