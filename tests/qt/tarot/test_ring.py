"""The cards of a trick lie turned towards their players, none on another."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from cardtable.qt.scenes.card_item import Spot
from cardtable.qt.tarot.ring import RING, Ring, ring_in, round_of, row_of

ROOMY = QRectF(0, 0, 900, 520)
LOW = QRectF(0, 0, 700, 150)


def lying(ring: Ring) -> list[QPolygonF]:
    """Give the outline of each card as it lies."""
    spots = [Spot(None, corner, ring.card, 0, tilt=tilt) for corner, tilt in zip(ring.corners, ring.tilts, strict=True)]
    return [spot.turned.map(QPolygonF(spot.rect)) for spot in spots]


def leans(ring: Ring) -> list[int]:
    """Tell of each card of the others whether it leans to the left, to the right or hardly at all."""
    return [(tilt > 3) - (tilt < -3) for tilt in ring.tilts[1:]]


@pytest.mark.parametrize(
    ("opponents", "expected"), [(2, [-1, 1]), (3, [-1, 0, 1]), (4, [-1, -1, 1, 1]), (5, [-1, -1, 0, 1, 1])]
)
def test_each_card_leans_towards_its_player(opponents: int, expected: list[int]) -> None:
    """Whoever sits at the left has a card that leans to the left; every card is turned a little."""
    ring = ring_in(ROOMY, round_of(opponents), 100, 60)
    assert (leans(ring), 0.0 in ring.tilts) == (expected, False)


@pytest.mark.parametrize("opponents", RING)
def test_turned_cards_stay_clear_of_each_other_within_the_felt(opponents: int) -> None:
    """No corner of a turned card reaches another card or the edge."""
    ring = ring_in(ROOMY, round_of(opponents), 110, 60)
    outlines = lying(ring)
    assert [pair for pair in combinations(outlines, 2) if pair[0].intersects(pair[1])] == []
    assert all(ROOMY.contains(outline.boundingRect()) for outline in outlines)


@pytest.mark.parametrize("opponents", RING)
def test_a_tilt_costs_little_of_the_size(opponents: int) -> None:
    """Cards that are just large enough lie straight rather than get smaller."""
    felt = QRectF(0, 0, 620, 300)
    tilted = ring_in(felt, round_of(opponents), 110, 40)
    straight = ring_in(felt, round_of(opponents), 110, 110)
    assert (tilted.card >= 0.92 * straight.card, any(straight.tilts)) == (True, straight.card == 110)


@pytest.mark.parametrize("opponents", RING)
def test_on_a_low_felt_all_cards_lie_in_a_row(opponents: int) -> None:
    """The own card has its place among those of the others, which keep their order."""
    ring = ring_in(LOW, row_of(opponents), 90, 44)
    across = [corner.x() for corner in ring.corners[1:]]
    assert (ring.clear, across == sorted(across)) == (True, True)
    assert min(across) < ring.corners[0].x() < max(across)


def test_a_card_that_is_turned_has_its_middle_where_it_would_lie_straight() -> None:
    """What is drawn round it, or points at it, finds it there."""
    spot = Spot(None, QPointF(100, 50), 80, 0, tilt=8)
    assert spot.room.center() == spot.rect.center()
    assert spot.room.width() > spot.rect.width()
