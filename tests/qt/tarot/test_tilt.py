"""A card of the trick comes to rest turned towards its player, whether it flies or not."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.games.tarot.view import View
from cardtable.qt.scenes.card_item import CardItem
from cardtable.qt.scenes.card_keeper import InTrick
from cardtable.qt.scenes.places import TrickPlace
from cardtable.qt.tarot.page import TarotPage
from tests.qt.tarot.tricks import Sat, dealt, go_on_until, playing


def lying(page: TarotPage) -> dict[int, CardItem]:
    """Give the card that each seat has played, as it lies."""
    return {key.seat: item for key, item in page.table._stage.keeper.items.items() if isinstance(key, InTrick)}


def follows(view: View) -> bool:
    """Tell whether it is the own turn with cards of others on the table."""
    return playing(view) and view.my_turn and len(view.trick) > 1


@pytest.mark.parametrize("motion", ["none", "normal"])
def test_cards_come_to_rest_in_their_tilt(sat: Sat, motion: str) -> None:
    """With motions, without, or skipped, the end is the same."""
    table = dealt(5)
    page = sat(table, motion=motion)
    go_on_until(table, follows)
    QApplication.processEvents()
    page.table.skip_motion()
    cards = lying(page)
    assert {seat: item.rotation() for seat, item in cards.items()} == {
        seat: item.spot.tilt for seat, item in cards.items()
    }
    assert all(item.spot.tilt for item in cards.values())


def test_the_place_of_a_turned_card_holds_all_of_it(sat: Sat) -> None:
    """Pointer and screen reader find the card where it is seen."""
    table = dealt(5)
    page = sat(table)
    go_on_until(table, follows)
    QApplication.processEvents()
    for seat, item in lying(page).items():
        assert page.table._stage.rect(TrickPlace(seat)) == item.spot.room


def test_a_trick_that_is_swept_lies_straight(sat: Sat) -> None:
    """On its way to who took it a card turns back; seen again it has its tilt again."""
    table = dealt(4)
    page = sat(table)
    go_on_until(table, lambda view: playing(view) and view.my_turn and any(view.won) and not view.trick)
    QApplication.processEvents()
    assert page.table.look_at_last_trick()
    assert all(item.rotation() == item.spot.tilt != 0 for item in lying(page).values())
