"""A table as full as four packs can make it, in windows of every size."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.qt.feed import SeatFeed
from cardtable.qt.scenes import sizes
from cardtable.qt.scenes.card_keeper import InHand
from cardtable.qt.scenes.places import MeldPlace
from cardtable.qt.scenes.table_view import TableView
from cardtable.qt.scenes.tags import TagItem

Show = Callable[..., tuple[TableView, SeatFeed]]
TITLE = 48
WINDOWS = [(1024, 640), (1366, 768), (1920, 1080), (3840, 2160)]
HAND_ROW_SHOWS = 0.5
"""How much of a card's height a second row of the hand leaves open."""
COMPACT_INDEX = 72 / 250
"""The height of an index for the width of a compact card."""


def crowded(shown: Show, size: tuple[int, int], scale: float) -> TableView:
    """Show 30 combinations, 45 cards in hand, eight seats."""
    view, _ = shown("brim", 8, scale=scale)
    view.resize(size[0], size[1] - TITLE)
    return view


def first_wheel(view: TableView, turned: int) -> None:
    """Turn the wheel over the table."""
    spot = QPointF(300, 300)
    none = (Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase)
    QApplication.sendEvent(view.viewport(), QWheelEvent(spot, spot, QPoint(), QPoint(0, turned), *none, False))


def scroll_signs(view: TableView) -> list[QRectF]:
    """Measure the signs that say how many more combinations there are."""
    laid = view._stage.melds_laid
    assert laid is not None
    counted = {"scene-more-above": len(laid.above), "scene-more-below": len(laid.below)}
    texts = {view._words.text(name, count=count) for name, count in counted.items()}
    signs = [item for item in view._stage.items() if isinstance(item, TagItem) and item.sign.text in texts]
    return [QRectF(sign.pos(), sign.size) for sign in signs]


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", WINDOWS)
def test_every_combination_can_be_reached_by_key(shown: Show, size: tuple[int, int], scale: float) -> None:
    """The focus brings each combination into view, whole, above the action bar, where a click finds it."""
    view = crowded(shown, size, scale)
    for number in range(1, 31):
        view.focus_on(MeldPlace(number))
        plan, rect = view._stage.plan, view.place_rect(MeldPlace(number))
        assert plan is not None
        assert plan.melds.toAlignedRect().contains(rect)
        assert view.place_at(rect.topLeft() + QPoint(3, 3)) == MeldPlace(number)


@pytest.mark.parametrize("size", WINDOWS[1:])
def test_at_usual_text_all_lies_open(shown: Show, size: tuple[int, int]) -> None:
    """At 100 % nothing has to be scrolled but in the smallest window."""
    view = crowded(shown, size, 1.0)
    assert view._stage.melds_laid is not None
    assert view._stage.melds_laid.hidden == frozenset()


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", WINDOWS)
def test_each_combination_that_is_seen_is_whole(shown: Show, size: tuple[int, int], scale: float) -> None:
    """Neither another row nor the sign of further rows covers anything of a combination."""
    view = crowded(shown, size, scale)
    laid, signs = view._stage.melds_laid, scroll_signs(view)
    assert laid is not None
    seen = {number: rect for number, rect in laid.rects.items() if number not in laid.hidden}
    assert [pair for pair in combinations(seen, 2) if seen[pair[0]].intersects(seen[pair[1]])] == []
    assert [number for number, rect in seen.items() if any(rect.intersects(sign) for sign in signs)] == []
    assert bool(signs) == bool(laid.hidden)


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", WINDOWS)
def test_rank_and_suit_of_every_held_card_stay_visible(shown: Show, size: tuple[int, int], scale: float) -> None:
    """What a card shows under its neighbours is wide and high enough for its index with its suit."""
    view = crowded(shown, size, scale)
    items = {key: item for key, item in view._stage.keeper.items.items() if isinstance(key, InHand)}
    for key, item in items.items():
        rect = item.spot.rect
        index = QRectF(rect.left() + 1, rect.top() + 1, rect.width() * 0.3, rect.height() * HAND_ROW_SHOWS - 2)
        upper = [other for other in items.values() if other.spot.z > item.spot.z]
        assert [other.spot.card for other in upper if other.spot.rect.intersects(index)] == [], key


def test_the_smallest_index_is_readable() -> None:
    """An index is never less than 11 px high."""
    assert sizes.MELD_LEAST * COMPACT_INDEX >= 11


def test_the_wheel_and_the_sign_scroll(shown: Show) -> None:
    """A turn of the wheel scrolls by a row; so does a click on the sign that says how many more there are."""
    view = crowded(shown, (1024, 640), 2.0)
    stage = view._stage
    assert stage.melds_laid is not None
    first_wheel(view, -120)
    by_wheel = len(stage.melds_laid.above)
    signs = [item for item in stage.items() if isinstance(item, TagItem)]
    upper = next(item for item in signs if item.sign.text == view._words.text("scene-more-above", count=by_wheel))
    centre = upper.pos() + QPointF(upper.size.width() / 2, upper.size.height() / 2)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=centre.toPoint())
    assert (by_wheel > 0, stage.melds_laid.above) == (True, frozenset())


def test_a_drawn_card_moves_no_combination(shown: Show) -> None:
    """A hand that grows into a second row takes its height from below the combinations."""
    view, feed = shown("mid", drawn="0")
    before = [view.place_rect(MeldPlace(number)) for number in range(1, 10)]
    offers = [offer for offer in feed.offers() if type(offer).__name__ == "TakeDiscard"]
    feed.submit(offers[-1])
    rows = {item.spot.corner.y() for key, item in view._stage.keeper.items.items() if isinstance(key, InHand)}
    assert len(rows) == 2
    assert [view.place_rect(MeldPlace(number)) for number in range(1, 10)] == before
