"""The two jokers."""

from __future__ import annotations

from dataclasses import dataclass

import deck_heads as heads
from deck_frames import BUST, framed_bust
from deck_heads import Skin
from deck_index import Corner, Mark, letters
from deck_letters import called
from deck_ornaments import medallion
from deck_palette import GOLD, GOLD_DEEP, JOKER, PEARL
from deck_svg import both_sides, dot, number, placed, shape, star


@dataclass(frozen=True)
class Motley:
    """The colours of a jester: his clothes left and right, collar, bells, the ground behind him."""

    left: str
    right: str
    collar: str
    bells: str
    ground: str
    line: str
    skin: Skin


_CHALK = Skin("#FFFDF8", "#DCD8D6", "#15202F", "#15202F")

JOKERS = {
    "JK1": Motley("#7A2F8F", "#1F6A60", "#F2B84B", GOLD, "#EFE2F1", GOLD, heads.FAIR),
    "JK2": Motley("#15202F", "#7A2F8F", "#FFFDF8", PEARL, "#E9E6EE", "#9C8FA8", _CHALK),
}

_SCALE, _FACE = 1.28, -29.0
_MEDALLION_SCALE = 1.12
# A star of five points stands on two of them, above the circle round it.
_STAR_FOOT = 0.9


def joker_star(corner: Corner, ink: str) -> str:
    """Draw the star that a joker has where others have their rank."""
    size = _star_size(corner)
    return shape(star(size / 2, size * 0.22, 5, 0, corner.axis, corner.top + size * 0.5), ink)


def joker_name(corner: Corner, ink: str) -> Mark:
    """Draw JK below the joker's star."""
    below = corner.top + _star_size(corner) * _STAR_FOOT + corner.gap
    return lambda indices: letters(called("JK", indices), corner, below, corner.suit * 0.8, ink)


def _star_size(corner: Corner) -> float:
    return min(corner.rank * 1.12, corner.widest)


def joker_picture(name: str) -> str:
    """Draw the jester in a medallion on a great star."""
    motley = JOKERS[name]
    shoulders = "C-36,33 -18,29 0,29 L0,74.2 A51.6,51.6 0 0 1 -44.7,48.4Z"
    jester = _torso(
        motley, f"M-44.7,48.4 {shoulders}", "M44.7,48.4 C36,33 18,29 0,29 L0,74.2 A51.6,51.6 0 0 0 44.7,48.4Z"
    )
    art = medallion(motley.ground, motley.line) + placed(jester + _head(motley), 0, _FACE, _SCALE)
    return placed(art, 125, 187, _MEDALLION_SCALE)


def joker_bust(name: str) -> str:
    """Draw the jester's head and shoulders in the small frame of the bold faces."""
    motley = JOKERS[name]
    half, base = number(BUST.width / 2 / _SCALE), number((BUST.height - 84) / _SCALE)
    left = f"M-{half},50 C-40,34 -18,29 0,29 L0,{base} L-{half},{base}Z"
    right = f"M{half},50 C40,34 18,29 0,29 L0,{base} L{half},{base}Z"
    person = placed(_torso(motley, left, right) + _head(motley), BUST.axis, BUST.top + 84, _SCALE)
    return framed_bust(person, motley.ground, JOKER)


def _torso(motley: Motley, left: str, right: str) -> str:
    """Draw the parted doublet, given the outlines of its halves, under a collar of points."""
    lozenges = "".join(
        shape(f"M{number(x)},{y - 7} L{number(x + 4)},{y} L{number(x)},{y + 7} L{number(x - 4)},{y}Z", motley.collar)
        for x, y in both_sides((15, 62), (32, 54))
    )
    collar = "".join(
        shape(f"M{x * 0.35:.1f},26 L{x - 8},{y - 12} L{x},{y} L{x + 8},{y - 12}Z", colour, GOLD_DEEP, 0.8)
        for x, y, colour in (
            (-33, 44, motley.collar),
            (33, 44, motley.collar),
            (-17, 52, motley.right),
            (17, 52, motley.left),
            (0, 57, motley.collar),
        )
    )
    bells = "".join(_bell(x, y, 2.8, motley) for x, y in both_sides((33, 45), (17, 53), (0, 58)))
    return shape(left, motley.left) + shape(right, motley.right) + lozenges + collar + bells


def _head(motley: Motley) -> str:
    face = heads.face(motley.skin, heads.SOFT, "#2A211B", blush=True) + heads.lips(motley.skin, 3)
    return shape("M-10,14 L10,14 L13,33 Q0,42 -13,33Z", motley.skin.shade) + face + _cap(motley)


def _cap(motley: Motley) -> str:
    left = (
        "M0,-18 C-8,-22 -16,-20 -21,-12 C-28,-22 -24,-34 -14,-40 C-28,-46 -40,-34 -40,-16"
        " C-50,-40 -36,-58 -14,-56 C-8,-55 -3,-52 0,-48Z"
    )
    right = (
        "M0,-18 C8,-22 16,-20 21,-12 C28,-22 24,-34 14,-40 C28,-46 40,-34 40,-16"
        " C50,-40 36,-58 14,-56 C8,-55 3,-52 0,-48Z"
    )
    band = "M-22,-14 C-14,-24 14,-24 22,-14 L21,-7 C14,-16.5 -14,-16.5 -21,-7Z"
    bells = "".join(_bell(x, y, 4.8, motley) for x, y in both_sides((40, -13)))
    return (
        shape(left, motley.left, GOLD_DEEP, 0.8)
        + shape(right, motley.right, GOLD_DEEP, 0.8)
        + shape(band, motley.collar, GOLD_DEEP, 0.8)
        + bells
    )


def _bell(x: float, y: float, radius: float, motley: Motley) -> str:
    slit = f"M{number(x - radius * 0.6)},{number(y)} L{number(x + radius * 0.6)},{number(y)}"
    return dot(x, y, radius, motley.bells, GOLD_DEEP, 0.9) + shape(slit, line=GOLD_DEEP, width=1)
