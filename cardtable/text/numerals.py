"""Numbers as they are written at the table."""

from __future__ import annotations

from fractions import Fraction

from cardtable.kernel.match import Points

MINUS, HALF = "−", "½"


def number(value: Points) -> str:
    """Write a number with a true minus; halves as ½, other fractions as 5 1/6."""
    sign = MINUS if value < 0 else ""
    whole, rest = divmod(abs(Fraction(value)), 1)
    if not rest:
        return f"{sign}{whole}"
    if rest == Fraction(1, 2):
        return f"{sign}{whole or ''}{HALF}"
    return f"{sign}{whole} {rest}" if whole else f"{sign}{rest}"


def signed(value: Points) -> str:
    """Write a gain or a loss: +10, −5, 0."""
    return f"+{number(value)}" if value > 0 else number(value)
