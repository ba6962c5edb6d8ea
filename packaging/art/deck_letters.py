"""The figures or letters by which a card's rank is called in the three scripts of the deck.

Arabic letters are the first of the words in `translations/GLOSSARY.md`: آس, ولد, فارس, ملك. The queen's word is the
king's with one letter more, so her sign is his with that letter: مة. Figures are those of the Arab east, as a deck
written in Arabic has them; many decks in Arab countries have Latin corners, so these are what nobody has to choose.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.ttGlyphSet import _TTGlyph, _TTGlyphSet

from deck_svg import number

INDICES = ("latin", "french", "arabic")

_HERE = Path(__file__).parent
# Besley Bold, cut down by pyftsubset to the figures and capitals that stand on cards.
_LATIN_FONT = _HERE / "deck_index_font.ttf"
_FONTS = _HERE.parents[1] / "resources" / "fonts"
_PLAIN_FONT = _FONTS / "ReadexPro-Bold.ttf"
# Bolder Arabic fills the teeth of 2, 3, the eyes of letters.
_ARABIC_FONT = _FONTS / "ReadexPro-Medium.ttf"

_FRENCH = {"A": "1", "J": "V", "N": "C", "Q": "D", "K": "R"}
_ARABIC = {"A": "آ", "J": "و", "N": "ف", "Q": "مة", "K": "م", "JK": "ج"}
_ARABIC_FIGURES = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")
# The glyphs of letters that join, as they stand from left to right.
_JOINED = {"مة": ("uni0629.fina", "uni0645.init")}

# Parts of a capital's height: the gap between figures, between Arabic ones; how far round letters hang below the line.
_KERN, _KERN_OF_STEMS = 0.05, 0.17
_OVERSHOOT = 0.03


@dataclass(frozen=True)
class Word:
    """What stands in a corner, in units of its font: its path, the room it takes, the height its letters share."""

    glyphs: str
    left: float
    right: float
    capital: float
    tail: float


def called(rank: str, indices: str) -> str:
    """Return what a rank, a trump's number or `JK` is called in a script."""
    if indices == "french":
        return _FRENCH.get(rank, rank)
    if indices == "arabic":
        return _ARABIC.get(rank, rank).translate(_ARABIC_FIGURES)
    return rank


@cache
def outline(text: str, *, plain: bool = False) -> Word:
    """Return the outline of a corner's text; `plain` Latin letters have strokes of one weight, without serifs."""
    if text.isascii():
        return _spaced(text, _PLAIN_FONT if plain else _LATIN_FONT, "K", _KERN)
    if text.isdecimal():
        return _spaced(text, _ARABIC_FONT, called("1", "arabic"), _KERN_OF_STEMS)
    return _whole(text)


def _spaced(text: str, file: Path, tallest: str, kern: float) -> Word:
    """Set figures or capitals side by side, all as high as the tallest of their kind."""
    glyphs, names = _font(file)
    capital = _bounds(glyphs[names[ord(tallest)]], glyphs)[3]
    pen = SVGPathPen(glyphs, ntos=lambda value: number(value, 0))
    left = right = tail = 0.0
    for place, letter in enumerate(text):
        glyph = glyphs[names[ord(letter)]]
        x_min, y_min, x_max, _ = _bounds(glyph, glyphs)
        shift = right + kern * capital - x_min if place else 0.0
        left = left if place else x_min
        right = shift + x_max
        tail = max(tail, -y_min - _OVERSHOOT * capital)
        glyph.draw(TransformPen(pen, (1, 0, 0, 1, shift, 0)))
    return Word(pen.getCommands(), left, right, capital, tail)


def _whole(text: str) -> Word:
    """Set Arabic letters, as high as they are themselves: what hangs below the line is no tail but half the letter."""
    glyphs, names = _font(_ARABIC_FONT)
    drawn = _JOINED.get(text) or tuple(names[ord(letter)] for letter in text)
    ends = [0.0]
    for name in drawn:
        ends.append(ends[-1] + glyphs[name].width)
    bounds = [_bounds(glyphs[name], glyphs) for name in drawn]
    foot, head = min(place[1] for place in bounds), max(place[3] for place in bounds)
    pen = SVGPathPen(glyphs, ntos=lambda value: number(value, 0))
    for name, start in zip(drawn, ends, strict=False):
        glyphs[name].draw(TransformPen(pen, (1, 0, 0, 1, start, -foot)))
    return Word(pen.getCommands(), bounds[0][0], ends[-2] + bounds[-1][2], head - foot, 0)


@cache
def _font(file: Path) -> tuple[_TTGlyphSet, dict[int, str]]:
    font = TTFont(file)
    return font.getGlyphSet(), font.getBestCmap()


def _bounds(glyph: _TTGlyph, glyphs: _TTGlyphSet) -> tuple[float, float, float, float]:
    pen = BoundsPen(glyphs)
    glyph.draw(pen)
    left, foot, right, head = pen.bounds
    return left, foot, right, head
