"""Numbers as they are written at the table."""

from __future__ import annotations

from fractions import Fraction

import pytest

from cardtable.text.numerals import number, signed


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (0, "0"),
        (7, "7"),
        (-600, "−600"),
        (Fraction(1, 2), "½"),
        (Fraction(-71, 2), "−35½"),
        (Fraction(31, 6), "5 1/6"),
        (Fraction(-1, 3), "−1/3"),
        (Fraction(8, 2), "4"),
    ],
)
def test_a_number_is_written_with_a_true_minus_and_a_half_sign(value: int | Fraction, written: str) -> None:
    """Points are whole, halved in tarot, seldom otherwise."""
    assert number(value) == written


@pytest.mark.parametrize(("value", "written"), [(10, "+10"), (0, "0"), (-25, "−25"), (Fraction(1, 2), "+½")])
def test_a_gain_has_a_plus(value: int | Fraction, written: str) -> None:
    """What a move brings shows whether it is a gain; nothing gained has no sign."""
    assert signed(value) == written
