"""The corner marks by which a card is known in a fan."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from deck_letters import called, outline
from deck_suits import hollow_mark, suit_mark
from deck_svg import number, shape

_TAIL = 0.35
_WEIGHT = 0.07

Mark = Callable[[str], str]
"""What is written on a card, in the script that is asked for."""


@dataclass(frozen=True)
class Corner:
    """Where an index stands: its axis and top, the heights of rank and suit, the widest rank allowed.

    `breadth` narrows all letters: 1 is their width as drawn by the type's makers; `plain` ones have no serifs.
    """

    axis: float
    top: float
    rank: float
    gap: float
    suit: float
    widest: float
    breadth: float
    plain: bool = False


STANDARD_CORNER = Corner(axis=30, top=14, rank=40, gap=7, suit=36, widest=40, breadth=0.86)
COMPACT_CORNER = Corner(axis=53, top=13, rank=72, gap=11, suit=68, widest=88, breadth=0.98)
LARGE_CORNER = Corner(axis=54, top=13, rank=112, gap=13, suit=96, widest=89, breadth=0.92)


def suit_below(suit: str, ink: str, corner: Corner, *, hollow: bool = False) -> str:
    """Draw the suit below a corner's rank."""
    middle = corner.top + corner.rank + corner.gap + corner.suit / 2
    mark = hollow_mark if hollow else suit_mark
    return mark(suit, corner.axis, middle, corner.suit, ink)


def rank_above(rank: str, ink: str, corner: Corner) -> Mark:
    """Draw a rank, or a trump's number, in the place of a corner's rank."""
    return lambda indices: letters(called(rank, indices), corner, corner.top, corner.rank, ink)


def unwritten(_indices: str) -> str:
    """Write nothing, in no script."""
    return ""


def letters(text: str, corner: Corner, top: float, height: float, ink: str) -> str:
    """Draw figures or capitals round a corner's axis, narrowed until they fit its widest place.

    A tail below the line shortens its letter, so that it stays clear of the suit; what is
    narrowed is outlined as well, so that it keeps its weight.
    """
    word = outline(text, plain=corner.plain)
    tall = min(height / word.capital, (height + corner.gap * _TAIL) / (word.capital + word.tail))
    wide = min(tall * corner.breadth, corner.widest / (word.right - word.left))
    start = corner.axis - (word.left + word.right) / 2 * wide
    move = f"matrix({number(wide, 4)} 0 0 {number(-tall, 4)} {number(start)} {number(top + tall * word.capital)})"
    weight = _WEIGHT * (1 - wide / tall) * word.capital
    return f'<g transform="{move}">{shape(word.glyphs, ink, ink if weight > 1 else "", weight)}</g>'
