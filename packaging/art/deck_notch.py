"""The frame of the trumps: as large as the card, cut out at two corners for the index."""

from __future__ import annotations

import math

from deck_palette import GOLD, PAPER, PLUM
from deck_svg import Point, number, shape

_LEFT, _TOP, _RIGHT = 15.0, 15.0, 235.0
_NOTCH, _DEPTH, _STARRED_DEPTH = 58.0, 64.0, 92.0
_CORNER = 7.0
_CARD = ((3.0, 3.0), (247.0, 3.0), (247.0, 347.0), (3.0, 347.0))


def framed_scene(scene: str, *, starred: bool = False) -> str:
    """Set a scene into the frame: what reaches over it is covered with paper."""
    corners = _corners(_STARRED_DEPTH if starred else _DEPTH)
    outline = _rounded(corners, _CORNER)
    mat = _rounded(_CARD, 15) + _rounded(corners[::-1], _CORNER)
    return scene + shape(mat, PAPER) + shape(outline, line=GOLD, width=4.4) + shape(outline, line=PLUM, width=2.2)


def _corners(depth: float) -> tuple[Point, ...]:
    """Return the frame's corners clockwise, the same from both ends of the card."""
    half = ((_LEFT, depth), (_NOTCH, depth), (_NOTCH, _TOP), (_RIGHT, _TOP))
    return (*half, *((250 - x, 350 - y) for x, y in half))


def _rounded(corners: tuple[Point, ...], radius: float) -> str:
    """Join corners to a closed outline that bends round each of them."""
    steps: list[str] = []
    for place, corner in enumerate(corners):
        after = corners[(place + 1) % len(corners)]
        entry, leave = (_towards(corner, other, radius) for other in (corners[place - 1], after))
        steps.append(f"{'L' if place else 'M'}{_written(entry)} Q{_written(corner)} {_written(leave)}")
    return " ".join(steps) + "Z"


def _towards(corner: Point, other: Point, distance: float) -> Point:
    part = distance / math.dist(corner, other)
    return corner[0] + (other[0] - corner[0]) * part, corner[1] + (other[1] - corner[1]) * part


def _written(point: Point) -> str:
    return f"{number(point[0])},{number(point[1])}"
