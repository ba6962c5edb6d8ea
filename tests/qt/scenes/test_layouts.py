"""Where everything lies, in windows of any size."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from cardtable.qt.scenes import sizes
from cardtable.qt.scenes.hand_layout import gap_at, hand_height, lay_hand, rows_needed
from cardtable.qt.scenes.meld_layout import Slot, flow, keep_places, lay_row, measure, tightness
from cardtable.qt.scenes.table_layout import Frame, TablePlan, plan

SIZES = ((1024, 640), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160))
TITLE = 48
HAND = tuple("H" * 4 + "S" * 4 + "D" * 3 + "C" * 3)


def laid(size: tuple[int, int], opponents: int, *, scale: float = 1.0, cards: int = 14) -> TablePlan:
    """Lay a table out in a window of that size."""
    width, tall = size
    groups = tuple(HAND[at * len(HAND) // cards] for at in range(cards))
    return plan(Frame(width, tall - TITLE, tall, opponents, groups, scale, bar=54 * scale, line=37 * scale))


def parts(table: TablePlan) -> dict[str, QRectF]:
    """Name the parts that may not lie over one another."""
    found = {"melds": table.melds, "stock": table.stock, "bar": table.bar, "hand": table.hand}
    if table.discard is not None:
        found["discard"] = table.discard
    if table.line is not None:
        found["line"] = table.line
    return found


@pytest.mark.parametrize(("size", "opponents", "scale"), [*product(SIZES, range(1, 8), (1.0, 1.5))])
def test_parts_of_the_table_do_not_overlap(size: tuple[int, int], opponents: int, scale: float) -> None:
    """Combinations, piles, bars, hand, plates each have a place of their own, inside the view."""
    table = laid(size, opponents, scale=scale)
    named = parts(table) | {f"plate {at}": rect for at, rect in enumerate(table.plates.rects)}
    overlapping = [(one, other) for one, other in combinations(named, 2) if named[one].intersects(named[other])]
    assert overlapping == []
    view = QRectF(0, 0, size[0], size[1] - TITLE)
    assert [name for name, rect in named.items() if not view.contains(rect)] == []


@pytest.mark.parametrize(("size", "opponents", "scale"), [*product(SIZES, range(1, 8), (1.0, 1.5, 2.0, 2.5))])
def test_plates_stand_apart(size: tuple[int, int], opponents: int, scale: float) -> None:
    """No plate covers another, whatever the size of text."""
    rects = laid(size, opponents, scale=scale).plates.rects
    assert [pair for pair in combinations(rects, 2) if pair[0].intersects(pair[1])] == []


def test_cards_have_the_sizes_of_the_style_guide() -> None:
    """A hand card is an eighth of the window's height wide, between 80 and 240."""
    assert [sizes.hand_width(tall) for _, tall in SIZES] == [80, 96, 135, 180, 240]


def test_the_own_line_moves_into_the_bar_where_rows_are_tight() -> None:
    """With four seats on a laptop there is room for the line, with eight there is none."""
    beside_panel = (1122, 768)
    assert laid(beside_panel, 3).line is not None
    assert laid(beside_panel, 7, cards=22).line is None


def test_left_handed_tables_have_their_piles_at_the_left() -> None:
    """The piles change sides, the combinations take the other side."""
    table = plan(Frame(1366, 720, 768, 3, HAND, left_handed=True))
    assert table.stock.right() < table.melds.left()


def test_a_hand_lies_in_one_row_while_strips_are_readable() -> None:
    """A hand of 14 has one row, a hand of 30 two."""
    assert rows_needed(HAND, 1022, 96) == (14,)
    assert len(rows_needed(HAND + HAND[::-1], 1022, 96)) == 2


@given(cards=st.integers(1, 45), size=st.sampled_from(SIZES), opponents=st.integers(1, 7))
def test_every_card_of_a_hand_lies_inside_it(cards: int, size: tuple[int, int], opponents: int) -> None:
    """However many cards are held, each lies within the hand's area."""
    table = laid(size, opponents, cards=cards)
    groups = tuple(HAND[at * len(HAND) // cards] for at in range(cards))
    rows = lay_hand(groups, table.hand, table.hand_card)
    tall = sizes.height(table.hand_card)
    inside = table.hand.adjusted(-1, -1, 1, 1)
    assert all(inside.contains(QRectF(spot.x(), spot.y(), table.hand_card, tall)) for spot in rows.spots)


@given(cards=st.integers(1, 40))
def test_a_card_dropped_on_another_comes_to_stand_beside_it(cards: int) -> None:
    """The gap at the left part of a card is before it, the one at its visible right part after it."""
    groups = ("",) * cards
    tall = hand_height(len(rows_needed(groups, 1022, 96)), 96)
    rows = lay_hand(groups, QRectF(50, 500, 1022, tall), 96)
    gaps = [gap_at(rows.spots, rows.breaks, 96, spot + QPointF(2, 5)) for spot in rows.spots]
    assert gaps == list(range(cards))


@given(
    counts=st.lists(st.integers(3, 8), max_size=30),
    size=st.sampled_from(SIZES),
    opponents=st.integers(1, 7),
)
def test_thirty_combinations_find_room(counts: list[int], size: tuple[int, int], opponents: int) -> None:
    """Up to thirty combinations lie in their rows without covering one another."""
    table = laid(size, opponents)
    chosen = measure(counts, table.melds, table.hand_card)
    rows = flow([Slot(number, cards) for number, cards in enumerate(counts)], table.melds.width(), chosen)
    for row in rows:
        edges = lay_row(row, table.melds.left(), table.melds.width(), chosen)
        ends = [left + chosen.width(slot.cards) for left, slot in zip(edges, row, strict=True)]
        assert all(end < left for end, left in zip(ends, edges[1:], strict=False))
        assert ends[-1] <= table.melds.right() + 1
    assert chosen.card >= sizes.MELD_LEAST


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_a_hand_of_large_cards_gives_way_before_combinations_get_small(scale: float) -> None:
    """Cards asked for larger get smaller again, plates fold, until the combinations are not small beside them."""
    wide, tall = 1366, 768
    frame = Frame(
        *(wide, tall - TITLE, tall, 3, HAND, scale),
        bar=54 * scale,
        line=37 * scale,
        card_scale=1.5,
        melds=(4, 3, 4, 3, 5, 5, 4, 3, 3),
    )
    table = plan(frame)
    assert tightness(frame.melds, table.melds, table.hand_card) == 0


def test_within_a_turn_hand_and_plates_keep_their_size() -> None:
    """Combinations that come in between change the rows, nothing else."""
    frame = Frame(1122, 720, 768, 7, HAND, melds=(4,) * 20)
    before = plan(frame)
    after = plan(replace(frame, melds=(4,) * 30, fit=before.fit))
    assert (before.hand_card, before.plates) == (after.hand_card, after.plates)


@pytest.mark.parametrize(("tall", "grown"), [(640, 1), (1080, 1), (1440, 1.3), (2160, 1.5)])
def test_words_on_the_felt_grow_with_high_windows(tall: int, grown: float) -> None:
    """Plates and signs keep their proportion to the cards from 1080 px on, up to half as large again."""
    assert sizes.felt_text(tall) == grown


def test_a_removed_combination_leaves_its_gap() -> None:
    """Nothing moves up until the rows are filled anew."""
    area = QRectF(0, 0, 800, 300)
    chosen = measure([3, 3, 3], area, 96)
    rows = flow([Slot(1, 3), Slot(2, 3), Slot(3, 3)], 800, chosen)
    assert keep_places(rows, {1: 3, 3: 3}, 800, chosen) == ((Slot(1, 3), Slot(None, 3), Slot(3, 3)),)


def test_a_new_combination_comes_last() -> None:
    """A combination laid by anybody takes the next free place."""
    area = QRectF(0, 0, 800, 300)
    chosen = measure([3, 3, 3], area, 96)
    rows = flow([Slot(1, 3), Slot(2, 3)], 800, chosen)
    assert keep_places(rows, {1: 4, 2: 3, 7: 3}, 800, chosen) == ((Slot(1, 4), Slot(2, 3), Slot(7, 3)),)


@pytest.mark.parametrize("card", [48, 56, 80])
def test_few_small_cards_lie_in_one_row(card: int) -> None:
    """However small its cards, a hand that has room for wide strips is not broken in two."""
    assert rows_needed(("H", "H", "S", "S", "D", "D", "C", "C"), 940, card) == (8,)
