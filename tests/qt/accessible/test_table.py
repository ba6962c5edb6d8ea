"""Every card, combination, pile, opponent as an object for screen readers."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from pytestqt.qtbot import QtBot

from cardtable.games.playroom.moves import Discard, Extend
from cardtable.kernel.notation import read_card
from cardtable.qt.accessible import table as table_module
from cardtable.qt.accessible.table import PlaceInterface
from cardtable.qt.feed import SeatFeed
from cardtable.qt.scenes import handled_table
from cardtable.qt.scenes.places import HandPlace, MeldPlace, Place, SeatPlace, StockPlace
from cardtable.qt.scenes.table_view import TableView

Show = Callable[..., tuple[TableView, SeatFeed]]
NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


def heard(view: TableView) -> list[tuple[str, str]]:
    """List name and description of each object, in reading order."""
    table = QAccessible.queryAccessibleInterface(view)
    children = [table.child(at) for at in range(table.childCount())]
    return [(child.text(NAME), child.text(DESCRIPTION)) for child in children]


def child(view: TableView, at: int) -> QAccessibleInterface:
    """Give one object of the table."""
    return QAccessible.queryAccessibleInterface(view).child(at)


def test_the_table_is_read_in_order(shown: Show) -> None:
    """Hand cards, combinations, stock, discard pile, opponents, each with name and place."""
    view, _ = shown("owed")
    assert heard(view) == [
        ("2 of hearts", "1 of 8"),
        ("6 of hearts", "2 of 8"),
        ("7 of hearts", "3 of 8"),
        ("8 of spades", "4 of 8"),
        ("7 of diamonds, must be played, 300 points", "5 of 8"),
        ("10 of clubs", "6 of 8"),
        ("queen of clubs", "7 of 8"),
        ("joker", "8 of 8"),
        ("Run: 3, 4 and 5 of hearts", "1 of 3"),
        ("Set: 9 of spades, hearts, diamonds and clubs, closed", "2 of 3"),
        ("Run: jack, queen, king and ace of diamonds", "3 of 3"),
        ("Stock", "46 cards"),
        ("Discard pile", "1 card, 4 of diamonds on top"),
        ("Layla", "14 cards"),
        ("Hassan", "14 cards, opened"),
        ("Omar", "14 cards"),
    ]


def test_objects_are_kept(shown: Show) -> None:
    """The same place is always the same object, found again by its index."""
    view, _ = shown("owed")
    table = QAccessible.queryAccessibleInterface(view)
    assert table.child(3) is table.child(3)
    assert table.indexOfChild(table.child(5)) == 5
    assert table.role() == QAccessible.Role.List


def test_focus_and_lifting_are_states(shown: Show) -> None:
    """The card in focus says so; a lifted card is selected, a resting one is not called unselected."""
    view, _ = shown("owed")
    keys = [row.key for row in view.models.hand.rows]
    view.models.hand.toggle(keys[1])
    view.focus_on(HandPlace(keys[1]))
    states = [child(view, at).state() for at in (0, 1)]
    assert [(state.focused, state.selectable, state.selected) for state in states] == [
        (False, False, False),
        (True, True, True),
    ]


def test_an_object_lies_where_its_card_is_seen(shown: Show) -> None:
    """The rectangle is that of the card on the screen, and the point in it finds the object."""
    view, _ = shown("owed")
    view.focus_on(MeldPlace(2))
    table = QAccessible.queryAccessibleInterface(view)
    rect = child(view, 9).rect()
    assert rect.topLeft() == view.viewport().mapToGlobal(view.place_rect(MeldPlace(2)).topLeft())
    assert table.childAt(rect.center().x(), rect.center().y()) is table.child(9)


def test_a_press_on_the_stock_draws(shown: Show) -> None:
    """What the screen reader's own keys ask for is done."""
    view, feed = shown("early")
    stock = view.reading_order().index(StockPlace())
    found = child(view, stock)
    assert isinstance(found, PlaceInterface)
    assert QAccessibleActionInterface.pressAction() in found.actions.actionNames()
    found.actions.doAction(QAccessibleActionInterface.pressAction())
    assert len(feed.view.hand) == 15


def test_a_card_that_has_left_is_no_object_any_more(shown: Show) -> None:
    """An object that a screen reader still holds is invalid, and does nothing."""
    view, _ = shown("mid")
    place = HandPlace(next(row.key for row in view.models.hand.rows if str(row.card) == "KS"))
    held = child(view, view.reading_order().index(place))
    assert isinstance(held, PlaceInterface)
    view.focus_on(place)
    view.ask(Discard(read_card("KS")))
    held.actions.doAction(QAccessibleActionInterface.pressAction())
    assert not held.isValid()


def test_names_follow_the_language(shown: Show) -> None:
    """After a change of language every object is heard in the new one."""
    view, _ = shown("owed")
    view._words.set_language("ar")
    assert heard(view)[6] == ("ملكة السباتي", "7 من 8")


def test_names_follow_the_table(shown: Show) -> None:
    """An extended combination is heard as it lies now."""
    view, _ = shown("mid")
    view.ask(Extend(7, read_card("8S")))
    place = view.reading_order().index(MeldPlace(7))
    assert heard(view)[place][0] == "Run: 4, 5, 6, 7 and 8 of spades"


def test_opponents_are_objects_too(shown: Show) -> None:
    """The last objects are the opponents, from the left."""
    view, _ = shown("mid")
    assert view.reading_order()[-3:] == [SeatPlace(1), SeatPlace(2), SeatPlace(3)]


def test_asking_loses_no_reference(shown: Show, qtbot: QtBot) -> None:
    """Reading the whole table many times leaves None as often referred to as before."""
    view, _ = shown("mid")
    heard(view)
    before = sys.getrefcount(None)
    for _ in range(50):
        heard(view)
    assert sys.getrefcount(None) > before - 50


def test_a_place_is_told_once(shown: Show, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes to the table and to one of its places at once hears the place once."""
    view, _ = shown("owed")
    view.clearFocus()
    told: list[Place] = []
    monkeypatch.setattr(handled_table, "announce_focus", lambda _view, place: told.append(place))
    view.setFocus()
    view.focus_on(MeldPlace(2))
    qtbot.wait(20)
    assert told == [MeldPlace(2)]


def test_actions_are_named_in_the_language_of_the_window(shown: Show) -> None:
    """Qt has the words for each action."""
    view, _ = shown("owed")
    place = child(view, 0)
    assert isinstance(place, PlaceInterface)
    press = QAccessibleActionInterface.pressAction()
    assert (place.actions.localizedActionName(press), place.actions.localizedActionDescription(press)) == (
        "Press",
        "Triggers the action",
    )


def test_a_card_that_has_left_can_be_asked_for_a_while(
    shown: Show, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A screen reader finds the table from where the focus was, so that it does not read table and window anew."""
    monkeypatch.setattr(table_module, "LINGERS_MS", 100)
    view, _ = shown("mid")
    place = HandPlace(next(row.key for row in view.models.hand.rows if str(row.card) == "KS"))
    held = child(view, view.reading_order().index(place))
    assert isinstance(held, PlaceInterface)
    QAccessible.setActive(True)
    try:
        view.ask(Discard(read_card("KS")))
        assert (held.isValid(), held.rect().isEmpty()) == (True, True)
        assert held.parent() is QAccessible.queryAccessibleInterface(view)
        qtbot.waitUntil(lambda: not held.isValid(), timeout=5000)
    finally:
        QAccessible.setActive(False)
