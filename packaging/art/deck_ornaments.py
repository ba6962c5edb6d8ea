"""The eight-pointed star: on the aces, behind the jokers, all over the card's back."""

from __future__ import annotations

import math

from deck_palette import GOLD, PAPER, Dress
from deck_suits import suit_mark, suit_outline
from deck_svg import Point, box, dot, placed, shape, star

BRICK = "#9A3B26"
BRICK_DEEP = "#7F2E1D"
SAND = "#F0D9B0"

# Two crossed squares meet at this part of their outer radius; corner to corner a square is 0.7071 wide.
_CROSSING, _SQUARE = 0.7654, 0.7071
_REACH = 93.0
_ACE_SCALE = 1.08

# Where each symbol's weight lies: its own star is set there.
_HEART_OF = {"S": 10.0, "H": -8.0, "D": 0.0, "C": 3.0}


def medallion(ground: str, line: str) -> str:
    """Draw a round field of paper on a star of two crossed squares, its centre at the origin."""
    squares = "".join(shape(star(_REACH, _REACH * _SQUARE, 4, turn), line=line, width=2.2) for turn in (22.5, 67.5))
    tips = "".join(dot(x, y, 2.6, line) for x, y in _around(_REACH * 0.885, 22.5))
    field = dot(0, 0, 66, PAPER, line, 2.2)
    return shape(star(_REACH, _REACH * _CROSSING, 8, 22.5), ground) + squares + tips + field


def ace(ink: str, dress: Dress) -> str:
    """Draw the great symbol of an ace in its medallion, with a star at its heart."""
    suit = dress.suit
    size = 112.0 if suit == "S" else 102.0
    middle = _HEART_OF[suit] * size / 100
    inlay = placed(shape(suit_outline(suit), line=GOLD, width=2.4), 0, _HEART_OF[suit] * 0.18, size / 100 * 0.8)
    heart = shape(star(25, 25 * _CROSSING, 8, 22.5, 0, middle), PAPER, GOLD, 1.6)
    own = suit_mark(suit, 0, middle, 23, ink)
    art = medallion(dress.tint, GOLD) + suit_mark(suit, 0, 0, size, ink) + inlay + heart + own
    return placed(art, 125, 175, _ACE_SCALE)


def card_back() -> str:
    """Draw the back: a lattice of eight-pointed stars with crosses between them."""
    columns, rows, pitch = 4, 6, 51.5
    places = [
        (125 + (column - (columns - 1) / 2) * pitch, 175 + (row - (rows - 1) / 2) * pitch)
        for row in range(rows)
        for column in range(columns)
    ]
    between = [
        (125 + (column - columns / 2) * pitch, 175 + (row - rows / 2) * pitch)
        for row in range(1, rows)
        for column in range(1, columns)
    ]
    reach = pitch / 2
    lattice = "".join(star(reach, reach * _CROSSING, 8, 0, x, y) for x, y in places)
    rings = "".join(star(reach * 0.74, reach * 0.74 * _CROSSING, 8, 22.5, x, y) for x, y in places)
    blossoms = "".join(star(reach * 0.52, reach * 0.2, 8, 0, x, y) for x, y in places)
    crosses = "".join(star(reach * 0.4, reach * 0.16, 4, 0, x, y) for x, y in between)
    return "".join(
        [
            box((11, 11, 228, 328), 10, BRICK),
            box((15.5, 15.5, 219, 319), 6, "none", SAND, 1.8),
            shape(lattice, BRICK_DEEP, SAND, 1.7),
            shape(rings, BRICK),
            shape(blossoms, GOLD),
            shape(crosses, SAND),
            *(dot(x, y, 2.6, BRICK_DEEP) for x, y in places),
        ]
    )


def _around(radius: float, turn: float) -> list[Point]:
    """Return the eight points of a star round the origin."""
    angles = (math.radians(turn + 45 * n) for n in range(8))
    return [(radius * math.sin(angle), -radius * math.cos(angle)) for angle in angles]
