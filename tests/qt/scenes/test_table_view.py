"""The table on screen, played with the mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from cardtable.kernel.notation import read_card, write_cards
from cardtable.play.draft import Draft
from cardtable.play.hand_order import Sorting
from cardtable.qt.feed import SeatFeed
from cardtable.qt.scenes.card_keeper import InHand
from cardtable.qt.scenes.durations import Motion
from cardtable.qt.scenes.places import DiscardPlace, HandPlace, MeldPlace, Place, StockPlace
from cardtable.qt.scenes.table_view import TableView
from tests.qt.scenes.restless import expected, lies

LEFT = Qt.MouseButton.LeftButton
Show = Callable[..., tuple[TableView, SeatFeed]]


def place_of(view: TableView, face: str) -> HandPlace:
    """Find a card of the hand by its face."""
    return HandPlace(next(row.key for row in view.models.hand.rows if row.card == read_card(face)))


def point_of(view: TableView, place: Place) -> QPoint:
    """Give a point where a place can be seen: the left part of a card, the middle of anything else."""
    rect = view.place_rect(place)
    return rect.topLeft() + QPoint(12, 30) if isinstance(place, HandPlace) else rect.center()


def click(view: TableView, place: Place) -> None:
    """Click a place."""
    QTest.mouseClick(view.viewport(), LEFT, pos=point_of(view, place))


def drag(view: TableView, place: Place, to: QPoint) -> None:
    """Drag a place to a point, by steps."""
    start = point_of(view, place)
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(view.viewport(), start + (to - start) * step / 8)
    QTest.mouseRelease(view.viewport(), LEFT, pos=to)


def test_a_click_lifts_and_another_puts_down(shown: Show) -> None:
    """Several cards can be lifted; a second click puts a card down."""
    view, _ = shown("mid")
    four, five = place_of(view, "4H"), place_of(view, "5H")
    click(view, four)
    click(view, five)
    both = view.models.hand.lifted
    click(view, four)
    assert (both, view.models.hand.lifted) == ((four.key, five.key), (five.key,))


def test_a_click_on_the_stock_draws_once(shown: Show) -> None:
    """A triple click on the stock draws one card."""
    view, feed = shown("early")
    for _ in range(2):
        click(view, StockPlace())
        QTest.mouseDClick(view.viewport(), LEFT, pos=point_of(view, StockPlace()))
    assert (feed.number, len(feed.view.hand)) == (1, 15)


def test_a_double_click_discards(shown: Show) -> None:
    """The card lies on the pile, the turn has passed, nothing stays lifted."""
    view, feed = shown("mid")
    king = place_of(view, "KS")
    click(view, king)
    QTest.mouseDClick(view.viewport(), LEFT, pos=point_of(view, king))
    assert str(feed.view.discard[-1]) == "KS"
    assert (feed.number, view.models.hand.lifted) == (1, ())
    assert lies(view) == expected(feed.view)


def test_a_card_dropped_on_a_combination_extends_it(shown: Show) -> None:
    """Drag to extend."""
    view, feed = shown("mid")
    drag(view, place_of(view, "8S"), point_of(view, MeldPlace(7)))
    assert write_cards(feed.view.meld(7).cards) == "4S 5S 6S 7S 8S"
    assert lies(view) == expected(feed.view)


def test_lifted_cards_are_dragged_together(shown: Show) -> None:
    """Two lifted cards extend one after another."""
    view, feed = shown("mid")
    for face in ("9S", "8S"):
        click(view, place_of(view, face))
    drag(view, place_of(view, "8S"), point_of(view, MeldPlace(7)))
    assert (write_cards(feed.view.meld(7).cards), feed.number) == ("4S 5S 6S 7S 8S 9S", 2)


def test_a_dropped_group_is_a_new_combination(shown: Show) -> None:
    """Cards dropped on the free felt arrange themselves and are laid."""
    view, feed = shown("mid", hand_Me="4H 6H 5H KS 2C")
    for face in ("6H", "4H", "5H"):
        click(view, place_of(view, face))
    drag(view, place_of(view, "5H"), QPoint(560, 390))
    assert write_cards(feed.view.table[-1].meld.cards) == "4H 5H 6H"
    assert lies(view) == expected(feed.view)


def test_a_joker_with_two_readings_is_asked_about(shown: Show) -> None:
    """The choice is offered in a menu; nothing is laid before it is made."""
    view, feed = shown("mid")
    for face in ("5C", "6C", "JK"):
        click(view, place_of(view, face))
    drag(view, place_of(view, "JK"), QPoint(560, 390))
    menu = next(menu for menu in view.findChildren(QMenu) if menu.isVisible())
    laid_before = feed.number
    menu.actions()[1].trigger()
    menu.close()
    assert (laid_before, write_cards(feed.view.table[-1].meld.cards)) == (0, "JK 5C 6C")


def test_a_card_is_moved_within_the_hand_out_of_turn(shown: Show) -> None:
    """Reordering is possible at any time, and then the order is one's own."""
    view, feed = shown("mid", turn="Layla")
    drag(view, place_of(view, "KS"), point_of(view, place_of(view, "4H")) - QPoint(10, 0))
    assert str(view.models.hand.rows[0].card) == "KS"
    assert (view.models.hand.sorting, feed.number) == (Sorting.OWN, 0)


def test_a_refused_drop_goes_back(shown: Show) -> None:
    """A card that does not fit returns to the hand, and the table is as it was."""
    view, feed = shown("mid")
    before = lies(view)
    drag(view, place_of(view, "4H"), point_of(view, MeldPlace(3)))
    assert (feed.number, lies(view), view._handling.carried) == (0, before, {})


def test_a_lifted_card_plays_with_a_click(shown: Show) -> None:
    """For a hand that cannot drag: lift, then click the target."""
    view, feed = shown("mid")
    click(view, place_of(view, "8S"))
    click(view, MeldPlace(7))
    assert write_cards(feed.view.meld(7).cards) == "4S 5S 6S 7S 8S"
    click(view, place_of(view, "KS"))
    click(view, DiscardPlace())
    assert str(feed.view.discard[-1]) == "KS"


def test_a_click_on_a_pile_of_several_asks_how_many(shown: Show, qtbot: QtBot) -> None:
    """In multi mode the person chooses from what would come."""
    view, feed = shown("mid", drawn="0")
    with qtbot.waitSignal(view.pile_asked):
        click(view, DiscardPlace())
    assert feed.number == 0


def test_a_menu_that_was_overtaken_asks_for_nothing(shown: Show, qtbot: QtBot) -> None:
    """What was chosen from a menu opened before the match went on is refused as stale."""
    view, feed = shown("mid")
    view.focus_on(place_of(view, "KS"))
    view.context_menu()
    menu = next(menu for menu in view.findChildren(QMenu) if menu.isVisible())
    feed.submit(feed.offers()[0])
    number = feed.number
    with qtbot.waitSignal(view.said) as said:
        next(action for action in menu.actions() if action.text().startswith("Discard")).trigger()
    menu.close()
    assert (feed.number, said.args[0].id) == (number, "refused-stale")


def test_what_is_impossible_stays_in_the_menu_with_its_reason(shown: Show) -> None:
    """A disabled entry says why."""
    view, _ = shown("early")
    view.focus_on(place_of(view, "KS"))
    view.context_menu()
    menu = next(menu for menu in view.findChildren(QMenu) if menu.isVisible())
    texts = {action.text(): action.isEnabled() for action in menu.actions()}
    menu.close()
    assert texts["Discard – Draw a card first."] is False


def test_a_draft_is_seen_on_the_table(shown: Show) -> None:
    """Picked cards leave the hand's list and lie in the place of a new combination."""
    view, _ = shown("mid")
    draft = Draft()
    draft.begin()
    place = place_of(view, "5C")
    draft.add(place.key, read_card("5C"))
    view.show_draft(draft)
    spot = view._stage.keeper.items[InHand(place.key)].spot
    assert view._stage.plan is not None
    assert view._stage.plan.melds.contains(spot.rect.center())
    view.show_draft(None)
    spot = view._stage.keeper.items[InHand(place.key)].spot
    assert view._stage.plan.hand.contains(spot.rect.center())


@pytest.mark.parametrize("motion", list(Motion))
def test_input_does_not_wait_for_motion(shown: Show, motion: Motion) -> None:
    """While one card still flies, the next is played; in the end all lies as the view says."""
    view, feed = shown("mid", motion=motion)
    drag(view, place_of(view, "8S"), point_of(view, MeldPlace(7)))
    drag(view, place_of(view, "9S"), point_of(view, MeldPlace(7)))
    drag(view, place_of(view, "KS"), point_of(view, DiscardPlace()))
    assert feed.number == 3
    view._movement.finish()
    assert lies(view) == expected(feed.view)
    assert not view._movement.busy


@settings(max_examples=4, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(choices=st.lists(st.integers(0, 10_000), min_size=10, max_size=40))
def test_the_table_shows_what_the_view_holds(shown: Show, choices: list[int]) -> None:
    """After any moves of anybody, take-backs included, the cards seen are those of the view."""
    view, feed = shown("mid", motion=Motion.NORMAL)
    laid = feed._table
    for choice in choices:
        seat = laid.turn
        if seat is None:
            break
        offers = laid.game.offers(laid.view(seat))
        if choice % 7 == 0:
            laid.take_back(seat)
        else:
            laid.submit(seat, offers[choice % len(offers)])
        assert lies(view) == expected(feed.view)
        assert view.focused_place() in view.reading_order()
