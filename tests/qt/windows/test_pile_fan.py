"""The discard pile fanned out in multi discard mode."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.kernel.refusal import Refusal
from cardtable.qt.keys import Verb
from cardtable.qt.scenes.places import DiscardPlace
from cardtable.qt.windows.list_sheet import ListSheet
from cardtable.qt.windows.pile_fan import FanCard, PileFan
from cardtable.qt.windows.table_page import TablePage
from tests.qt.windows.conftest import Laid


def fan_of(page: TablePage) -> list[FanCard]:
    """Click the pile; give the cards of the fan, oldest first."""
    spot = page.table.place_rect(DiscardPlace()).center()
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    sheet = page.findChild(PileFan)
    assert isinstance(sheet, PileFan)
    return sheet.findChildren(FanCard)


def test_a_click_on_the_pile_fans_it_out(laid: Laid) -> None:
    """Every card that may be taken lies there with what taking it takes; the focus is on the newest."""
    page = laid("mid", drawn="0")
    cards = fan_of(page)
    names = [card.accessibleName() for card in cards]
    assert len(cards) == page.view.discard_count
    assert (names[0], names[-4], names[-1]) == ("All 12 cards", "jack of spades: takes 4 cards", "jack of hearts")
    assert page.window().focusWidget() is cards[-1]


def test_a_card_of_the_fan_is_taken_with_all_above_it(laid: Laid) -> None:
    """A click on the fourth card from the top takes four."""
    page = laid("mid", drawn="0")
    held, pile = page.view.counts[0], page.view.discard_count
    cards = fan_of(page)
    QTest.mouseClick(cards[-4], Qt.MouseButton.LeftButton)
    assert (page.view.counts[0], page.view.discard_count) == (held + 4, pile - 4)


def test_arrows_go_along_the_fan(laid: Laid) -> None:
    """Left goes to older cards, Home to the oldest, Enter takes."""
    page = laid("mid", drawn="0")
    held, cards = page.view.counts[0], fan_of(page)
    QTest.keyClick(cards[-1], Qt.Key.Key_Left)
    assert page.window().focusWidget() is cards[-2]
    QTest.keyClick(cards[-2], Qt.Key.Key_Home)
    assert page.window().focusWidget() is cards[0]
    QTest.keyClick(cards[0], Qt.Key.Key_Right)
    QTest.keyClick(cards[1], Qt.Key.Key_End)
    QTest.keyClick(cards[-1], Qt.Key.Key_Return)
    assert page.view.counts[0] == held + 1


def test_by_key_the_pile_is_a_list(laid: Laid) -> None:
    """Shift+D lists the cards, newest first."""
    page = laid("mid", drawn="0")
    page.keys.do(Verb.TAKE_PILE)
    assert page.findChild(ListSheet) is not None
    assert page.findChild(PileFan) is None


def refused(page: TablePage) -> Refusal | None:
    """Give the last refusal, which is forgotten then."""
    found, page.last_refusal = page.last_refusal, None
    return found


def test_where_nothing_may_be_taken_the_rule_is_heard(laid: Laid) -> None:
    """After the draw neither key nor click opens anything: both say why."""
    page = laid("mid")
    page.keys.do(Verb.TAKE_PILE)
    by_key = refused(page)
    spot = page.table.place_rect(DiscardPlace()).center()
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert by_key is not None
    assert refused(page) == by_key
    assert page.findChild(ListSheet) is None
    assert page.findChild(PileFan) is None
