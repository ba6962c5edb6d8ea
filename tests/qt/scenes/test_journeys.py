"""Where cards come from, where they go."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF

from cardtable.games.playroom.facts import Discarded, DiscardTaken, Seen, StockRebuilt, YouDrew
from cardtable.games.playroom.view import View
from cardtable.kernel.cards import Card
from cardtable.qt.scenes.card_keeper import InHand, InMeld, InPile, Journey
from cardtable.qt.scenes.journeys import journey
from cardtable.qt.scenes.table_layout import Frame, plan
from tests.kit.positions import table

LAID = plan(Frame(1122, 720, 768, 3))
PLATES = dict(enumerate(LAID.plates.rects, start=1))
KING = Card("K", "S")


def travels(*seen: Seen, pile: int = 12) -> Journey:
    """Tell how cards travel after what was perceived, with so many cards on the pile."""
    view = table("mid", 4).view(0)
    assert isinstance(view, View)
    return journey(seen, replace(view, discard_count=pile), LAID, PLATES)


def centre(rect: QRectF | None) -> tuple[float, float] | None:
    """Give the middle of a rectangle."""
    return None if rect is None else rect.center().toTuple()


def test_a_drawn_card_comes_from_the_stock() -> None:
    """The own card starts where it was drawn."""
    assert travels(YouDrew(0, KING)).source(InHand(1)) == LAID.stock


def test_an_opponents_discard_comes_from_the_plate() -> None:
    """The new top card starts at the player who threw it."""
    found = travels(Discarded(2, KING)).source(InPile(12))
    assert centre(found) == centre(PLATES[2])


def test_buried_cards_stay_where_they_are() -> None:
    """Cards of the pile that are covered or uncovered do not travel."""
    thrown, taken = travels(Discarded(2, KING)), travels(DiscardTaken(2, (KING,)))
    assert (thrown.sink(InPile(9)), taken.source(InPile(8))) == (None, None)


def test_a_taken_discard_goes_to_the_plate() -> None:
    """What an opponent takes from the pile is seen going there."""
    found = travels(DiscardTaken(2, (KING,))).sink(InPile(13))
    assert centre(found) == centre(PLATES[2])


def test_a_card_laid_by_an_opponent_comes_from_the_plate() -> None:
    """Cards of others start at their plate, own ones where they lay."""
    found = travels(Discarded(3, KING)).source(InMeld(1, KING, 1))
    assert centre(found) == centre(PLATES[3])


def test_a_rebuilt_stock_takes_the_pile() -> None:
    """When the pile becomes the new stock, its cards go there."""
    assert travels(StockRebuilt(40), pile=1).sink(InPile(9)) == LAID.stock
