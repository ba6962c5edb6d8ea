"""The corner marks by which a card is known in a fan."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.ttGlyphSet import _TTGlyph, _TTGlyphSet

from deck_suits import suit_mark
from deck_svg import number, shape

_FONT = Path(__file__).with_name("deck_index_font.ttf")
_KERN = 0.05
_TAIL = 0.35
_OVERSHOOT = 0.03
_WEIGHT = 0.07


@dataclass(frozen=True)
class Corner:
    """Where an index stands: its axis and top, the heights of rank and suit, the widest rank allowed.

    `breadth` narrows all letters: 1 is their width as drawn by the type's makers.
    """

    axis: float
    top: float
    rank: float
    gap: float
    suit: float
    widest: float
    breadth: float


@dataclass(frozen=True)
class _Word:
    glyphs: str
    left: float
    right: float
    capital: float
    tail: float


STANDARD_CORNER = Corner(axis=30, top=14, rank=40, gap=7, suit=36, widest=40, breadth=0.86)
COMPACT_CORNER = Corner(axis=53, top=13, rank=72, gap=11, suit=68, widest=88, breadth=0.98)
LARGE_CORNER = Corner(axis=54, top=13, rank=112, gap=13, suit=96, widest=94, breadth=0.92)


def index(rank: str, suit: str, ink: str, corner: Corner) -> str:
    """Draw a rank with its suit below."""
    middle = corner.top + corner.rank + corner.gap + corner.suit / 2
    return letters(rank, corner, corner.top, corner.rank, ink) + suit_mark(suit, corner.axis, middle, corner.suit, ink)


def letters(text: str, corner: Corner, top: float, height: float, ink: str) -> str:
    """Draw figures or capitals round a corner's axis, narrowed until they fit its widest place.

    A tail below the line shortens its letter, so that it stays clear of the suit; what is
    narrowed is outlined as well, so that it keeps its weight.
    """
    word = _outline(text)
    tall = min(height / word.capital, (height + corner.gap * _TAIL) / (word.capital + word.tail))
    wide = min(tall * corner.breadth, corner.widest / (word.right - word.left))
    start = corner.axis - (word.left + word.right) / 2 * wide
    move = f"matrix({number(wide, 4)} 0 0 {number(-tall, 4)} {number(start)} {number(top + tall * word.capital)})"
    weight = _WEIGHT * (1 - wide / tall) * word.capital
    return f'<g transform="{move}">{shape(word.glyphs, ink, ink if weight > 1 else "", weight)}</g>'


@cache
def _outline(text: str) -> _Word:
    """Return a word's path in font units with the room it takes."""
    font = TTFont(_FONT)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    capital = _bounds(glyphs[names[ord("K")]], glyphs)[3]
    pen = SVGPathPen(glyphs, ntos=lambda value: number(value, 0))
    left = right = tail = 0.0
    for place, letter in enumerate(text):
        glyph = glyphs[names[ord(letter)]]
        x_min, y_min, x_max, _ = _bounds(glyph, glyphs)
        shift = right + _KERN * capital - x_min if place else 0.0
        left = left if place else x_min
        right = shift + x_max
        tail = max(tail, -y_min - _OVERSHOOT * capital)
        glyph.draw(TransformPen(pen, (1, 0, 0, 1, shift, 0)))
    return _Word(pen.getCommands(), left, right, capital, tail)


def _bounds(glyph: _TTGlyph, glyphs: _TTGlyphSet) -> tuple[float, float, float, float]:
    pen = BoundsPen(glyphs)
    glyph.draw(pen)
    left, foot, right, head = pen.bounds
    return left, foot, right, head
