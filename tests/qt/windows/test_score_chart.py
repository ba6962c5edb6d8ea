"""The chart of the running totals."""

from __future__ import annotations

import pytest

from cardtable.qt.windows.score_chart import spread, steps


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (0, 355, (0, 100, 200, 300, 400)),
        (0, 1, (0, 1)),
        (0, 40, (0, 10, 20, 30, 40)),
        (-291, 159, (-400, -200, 0, 200)),
        (-54, 0, (-60, -40, -20, 0)),
        (0, 1010, (0, 500, 1000, 1500)),
    ],
)
def test_the_scale_names_round_numbers_round_all_totals(low: float, high: float, expected: tuple[float, ...]) -> None:
    """Zero is among them, where the lines begin."""
    assert steps(low, high) == expected


def test_names_that_would_overlap_stand_apart_above_the_lowest_line() -> None:
    """They keep their order, the best player's on top."""
    assert spread([10, 12, 90, 99], 15, 100) == [10, 25, 85, 100]
