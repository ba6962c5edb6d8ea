"""The four suit symbols."""

from __future__ import annotations

from deck_svg import placed, shape, symmetric

SUITS = "SHDC"

_BOLD = 17.0

# Each outline is 100 units high, centred on the origin.
_OUTLINES = {
    "S": symmetric("M0,-50 C9,-32 45,-9 45,17 C45,31 35,38.5 25,38.5 C16,38.5 8.5,34 4,27 C5.5,38 10,45 22,50"),
    "H": symmetric("M0,-29 C4,-41 13,-48 24,-48 C38,-48 48,-37 48,-21 C48,8 12,27 0,50"),
    "D": symmetric("M0,-50 C9,-31 25,-14 40,0 C25,14 9,31 0,50"),
    "C": symmetric(
        "M0,-50 C12.5,-50 22,-40.5 22,-28.5 C22,-22.5 19.5,-17 15.5,-13 C18,-14 21,-14.5 24,-14.5"
        " C37,-14.5 46,-5 46,7.5 C46,20.5 36.5,30 24,30 C15.5,30 8,25.5 4,18.5 C5.5,34 10,44 22,50"
    ),
}


def suit_outline(suit: str) -> str:
    """Return a suit symbol's path: 100 units high, its centre at the origin."""
    return _OUTLINES[suit]


def suit_mark(suit: str, x: float, y: float, height: float, ink: str, *, turned: bool = False) -> str:
    """Draw a suit symbol with its centre at (x, y)."""
    art = shape(_OUTLINES[suit], ink)
    return placed(art, x, y, height / 100, 180 if turned else 0)


def hollow_mark(suit: str, x: float, y: float, height: float, ink: str) -> str:
    """Draw a suit symbol with its centre at (x, y) as a bold line round paper, no larger than a solid one."""
    art = shape(_OUTLINES[suit], line=ink, width=_BOLD)
    return placed(art, x, y, height / (100 + _BOLD))
