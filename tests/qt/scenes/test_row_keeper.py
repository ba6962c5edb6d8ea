"""Rows of combinations that keep their places."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QMarginsF, QPointF, QRectF

from cardtable.qt.scenes.meld_layout import Leeway
from cardtable.qt.scenes.row_keeper import RowKeeper, RowsLaid

AREA = QRectF(58, 144, 700, 240)
HAND = 80
FEW = dict.fromkeys(range(1, 9), 4)
MANY = {number: 14 if number % 3 else 3 for number in range(1, 31)}


def lay(
    rows: RowKeeper, counts: dict[int, int], leeway: Leeway = Leeway.OVERFLOW, area: QRectF = AREA, fresh: int = 0
) -> RowsLaid:
    """Lay combinations of so many cards."""
    return rows.lay(counts, area, HAND, fresh, 0, leeway)


def corners(laid: RowsLaid) -> dict[int, QPointF]:
    """Give where each combination begins."""
    return {number: rect.topLeft() for number, rect in laid.rects.items()}


def test_a_hand_that_grows_moves_no_combination() -> None:
    """A second row of the hand takes height from the table; what lies there stays where it is."""
    rows = RowKeeper()
    before = lay(rows, FEW, Leeway.FREE)
    lower = lay(rows, FEW, area=AREA.adjusted(0, 0, 0, -20))
    assert corners(lower) == corners(before)


def test_nothing_moves_while_cards_are_held() -> None:
    """However many combinations come, those that lie there stay under the pointer; the new ones can be scrolled to."""
    rows = RowKeeper()
    before = corners(lay(rows, FEW, Leeway.FREE))
    held = lay(rows, FEW | dict.fromkeys(range(9, 40), 14), Leeway.HELD)
    assert {number: corner for number, corner in corners(held).items() if number in before} == before
    assert held.below


def test_rows_that_do_not_fit_are_scrolled_to() -> None:
    """Scrolling shows other whole rows, never beyond the first or last."""
    rows = RowKeeper()
    top = lay(rows, MANY, Leeway.FREE)
    rows.scroll(1)
    further = lay(rows, MANY)
    rows.scroll(-9)
    back = lay(rows, MANY)
    rows.scroll(99)
    end = lay(rows, MANY)
    assert (top.above, end.below) == (frozenset(), frozenset())
    assert further.above
    assert further.above < end.above
    assert corners(back) == corners(top)


def test_a_combination_is_revealed_with_as_little_scrolling_as_needed() -> None:
    """One that is seen already moves nothing; another one comes into view."""
    rows = RowKeeper()
    hidden = max(lay(rows, MANY, Leeway.FREE).below)
    needed = (rows.reveal(1), rows.reveal(hidden))
    shown = lay(rows, MANY)
    assert (needed, hidden in shown.hidden) == ((False, True), False)
    assert AREA.contains(shown.rects[hidden])


def test_a_draft_that_begins_is_scrolled_to() -> None:
    """The place of the new combination is seen, after the last one."""
    rows = RowKeeper()
    lay(rows, MANY, Leeway.FREE)
    drafting = lay(rows, MANY, fresh=3)
    assert drafting.below == frozenset()
    assert AREA.contains(drafting.fresh)


def test_rows_that_are_scrolled_leave_room_for_the_signs() -> None:
    """No combination lies where the signs of further rows stand."""
    rows = RowKeeper(aside=QMarginsF(0, 0, 40, 0))
    laid = lay(rows, MANY, Leeway.FREE)
    inside = AREA.adjusted(0, 0, -40, 0)
    assert [number for number, rect in laid.rects.items() if rect.right() > inside.right()] == []


def test_rows_that_are_scrolled_keep_their_places() -> None:
    """A combination that goes away leaves its gap there, too; one that comes is laid after the last."""
    rows = RowKeeper()
    before = corners(lay(rows, MANY, Leeway.FREE))
    later = corners(lay(rows, {number: cards for number, cards in MANY.items() if number != 2} | {31: 3}))
    assert {number: later[number] for number in later if number != 31} == {
        number: corner for number, corner in before.items() if number != 2
    }


def test_the_place_of_a_new_combination_can_be_scrolled_to() -> None:
    """It lies in the last row, which is not in sight at first."""
    rows = RowKeeper()
    first = lay(rows, MANY, Leeway.FREE)
    needed = rows.reveal_fresh()
    shown = lay(rows, MANY)
    assert (first.fresh_seen, needed, shown.fresh_seen) == (False, True, True)
    assert [number for number, rect in shown.rects.items() if rect.intersects(shown.fresh)] == []


def test_rows_never_lie_over_one_another() -> None:
    """However many combinations there are, each row ends above the next."""
    laid = lay(RowKeeper(), dict.fromkeys(range(1, 60), 5), Leeway.FREE)
    assert [pair for pair in combinations(laid.rects, 2) if laid.rects[pair[0]].intersects(laid.rects[pair[1]])] == []
