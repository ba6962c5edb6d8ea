"""The eight-pointed star, the one ornament of the house."""

from __future__ import annotations

from math import cos, pi, sin

POINTS = 8


def star_points(x: float, y: float, radius: float, *, inner: float = 0.765, turn: float = 0.0) -> str:
    """Return the corners of a star of two crossed squares as an SVG `points` text.

    `inner` is the radius of the inner corners as a part of `radius`; 0.765 makes the two squares' sides straight.
    """
    corners = []
    for step in range(2 * POINTS):
        reach = radius * (inner if step % 2 else 1)
        angle = pi * step / POINTS + turn
        corners.append(f"{_number(x + reach * sin(angle))},{_number(y - reach * cos(angle))}")
    return " ".join(corners)


def star(x: float, y: float, radius: float, colour: str, *, inner: float = 0.765, turn: float = 0.0) -> str:
    """Return a filled star as an SVG polygon."""
    return f'<polygon points="{star_points(x, y, radius, inner=inner, turn=turn)}" fill="{colour}"/>'


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
