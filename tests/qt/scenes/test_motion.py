"""Whoever goes on does not wait for what is still on its way."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from cardtable.qt.scenes.durations import PLACE_MS, Motion
from cardtable.qt.scenes.motion import TILT, fanned
from cardtable.qt.scenes.places import StockPlace
from cardtable.qt.scenes.table_view import TableView
from cardtable.rummy.moves import DrawStock
from tests.qt.scenes.conftest import Shown


def in_place(view: TableView) -> bool:
    """Tell whether every card is seen where it belongs."""
    return all(item.pos() == item.spot.corner for item in view._stage.keeper.items.values())


def test_a_motion_that_is_skipped_shows_its_end(shown: Callable[..., Shown]) -> None:
    """Each card lies where it would have come to rest."""
    view, feed = shown("early", motion=Motion.NORMAL)
    feed.submit(DrawStock())
    assert view._movement.busy
    view.skip_motion()
    assert (view._movement.busy, in_place(view)) == (False, True)


def test_a_click_skips_what_still_flies(shown: Callable[..., Shown]) -> None:
    """The click is answered at once as well."""
    view, feed = shown("early", motion=Motion.NORMAL)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.place_rect(StockPlace()).center())
    assert feed.view.drawn == 1
    assert view._movement.busy
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=view.rect().center())
    assert (view._movement.busy, in_place(view)) == (False, True)


def test_several_carried_cards_are_held_as_a_fan() -> None:
    """One card leans as ever; of three the middle one does, its neighbours to both sides of it."""
    assert [fanned(0, 1), fanned(1, 3)] == [TILT, TILT]
    assert fanned(0, 3) < TILT < fanned(2, 3)


def test_a_card_sent_elsewhere_by_another_that_lands_flies_there(shown: Callable[..., Shown]) -> None:
    """Both arrive at the same beat; what the first one does to the second is not undone."""
    view, _ = shown("early", motion=Motion.NORMAL)
    movement = view._movement
    first, second = list(view._stage.keeper.items.values())[:2]
    for card in (first, second):
        card.setPos(card.pos() + QPointF(200, 0))
    told: list[str] = []

    def send_on() -> None:
        second.setPos(second.pos() + QPointF(300, 0))
        movement.go(second, PLACE_MS, then=lambda: told.append("second"))

    movement.go(first, PLACE_MS, then=send_on)
    movement.go(second, PLACE_MS)
    movement.move(0)
    movement.move(PLACE_MS)
    assert (movement.busy, told, second.pos() == second.spot.corner) == (True, [], False)
    movement.finish()
    assert (told, second.pos() == second.spot.corner) == (["second"], True)
