"""Robes of the kings, with the cut that all the court's clothes share."""

from __future__ import annotations

import math
from dataclasses import dataclass

from deck_heads import Skin
from deck_palette import GOLD, GOLD_DEEP, INK, PEARL, Dress
from deck_suits import suit_mark
from deck_svg import both_sides, dot, number, placed, shape, symmetric

# A garment is drawn round the head's origin, in two layers: what lies below the neck, what lies over it.
Garment = tuple[str, str]


@dataclass(frozen=True)
class Cut:
    """Where a figure is cut off: half its width, the height of the cut below the face, its slope."""

    half: float
    base: float
    slope: float

    def at(self, x: float) -> float:
        """Return the height of the cut at x."""
        return self.base - self.slope * x

    def point(self, x: float) -> str:
        """Return the point of the cut at x as a path writes it."""
        return f"{number(x)},{number(self.at(x))}"

    def down(self, top: float, step: float) -> list[float]:
        """Return the heights at which a row of buttons stands, from its top to the cut."""
        return [top + step * n for n in range(math.floor((self.base - 7 - top) / step) + 1)]


def cloak(cut: Cut, colour: str) -> str:
    """Draw the outer garment: from the neck over the shoulders to the edges of the picture."""
    edge, bend = number(cut.half), number(cut.half - 14)
    return shape(
        f"M-13,32 C-30,36 -{bend},38 -{edge},56 L{cut.point(-cut.half)} L{cut.point(cut.half)}"
        f" L{edge},56 C{bend},38 30,36 13,32Z",
        colour,
    )


def panel(cut: Cut, colour: str, top: float, foot: float) -> str:
    """Draw the front of a garment, which widens from the neck to the cut."""
    low, bend = number(cut.base - 16), number(top + 6)
    return shape(
        f"M-{top},34 C-{bend},46 -{foot},{low} -{foot},{low} L{cut.point(-foot)} L{cut.point(foot)}"
        f" L{foot},{low} C{foot},{low} {bend},46 {top},34Z",
        colour,
    )


def placket(cut: Cut, colour: str, width: float, top: float) -> str:
    """Draw the strip down the middle that carries the buttons."""
    return shape(f"M-{width},{top} L{cut.point(-width)} L{cut.point(width)} L{width},{top}Z", colour)


def border(cut: Cut, x: float, colour: str, width: float) -> str:
    """Draw the hems of an open cloak."""
    return "".join(
        shape(f"M{s * 13},34 C{s * (x - 8)},42 {s * x},60 {s * x},60 L{cut.point(s * x)}", line=colour, width=width)
        for s in (-1, 1)
    )


def medal(dress: Dress, x: float, lowest: float, cut: Cut) -> str:
    """Draw a gold medal with the suit on it, as low as asked yet clear of the cut."""
    y = min(lowest, cut.at(x) - 8)
    return dot(x, y, 5.6, GOLD, GOLD_DEEP, 0.9) + suit_mark(dress.suit, x, y, 6.6, dress.dark)


def raised_arm(dress: Dress, sleeve: str, skin: Skin, axis: float, cut: Cut) -> Garment:
    """Draw an arm raised from below the cut; the fist apart, as it closes over what it holds."""
    arm = shape(
        f"M{axis - 8},74 C{axis - 15},78 {axis - 17},86 {cut.point(axis - 17)}"
        f" L{cut.point(axis + 17)} C{axis + 17},86 {axis + 15},78 {axis + 8},74Z",
        sleeve,
        dress.dark,
        1,
    )
    cuff = shape(
        f"M{axis - 10},71 Q{axis},67.5 {axis + 10},71 L{axis + 11},78 Q{axis},74.5 {axis - 11},78Z",
        dress.light,
        GOLD_DEEP,
        0.8,
    )
    fist = shape("M-7.5,7 C-9,2 -8.5,-5 -5,-7 C-2,-8.4 3,-8.2 6,-6.6 C9,-4.6 9,3 7.5,7 C3,9 -3,9 -7.5,7Z", skin.light)
    fingers = shape("M-6,-3.2 L5,-3.2 M-6.8,.4 L5.4,.4 M-6.4,4 L4.8,4", line=skin.shade, width=1.2)
    return arm + cuff, placed(fist + fingers, axis, 64, flip=axis < 0)


def ermine_robe(dress: Dress, cut: Cut) -> Garment:
    """Draw a king's cloak with a broad collar of ermine."""
    front = panel(cut, dress.main, 13, 27) + placket(cut, GOLD, 5, 40) + border(cut, 28, GOLD, 2)
    buttons = "".join(dot(0, y, 2.2, dress.dark) for y in cut.down(78, 8))
    collar = symmetric("M0,30 L14,30 C30,34 44,40 47,50 C40,58 28,62 16,60 C10,58 4,64 0,70")
    tails = "".join(
        placed(shape("M0,-3.4 L1.8,2.4 L0,1.4 L-1.8,2.4Z", INK), x, y)
        for x, y in both_sides((20, 40), (32, 43), (40, 50), (25, 52), (13, 50))
    )
    return cloak(cut, dress.dark) + front + buttons, shape(collar, PEARL, "#CFC4B4", 1) + tails + medal(
        dress, 0, 66, cut
    )


def brocade_robe(dress: Dress, cut: Cut) -> Garment:
    """Draw a king's robe of brocade with crossed lapels and a chain of office."""
    front = panel(cut, dress.main, 13, 32) + border(cut, 33, GOLD, 2.4)
    lapels = shape(f"M13,33 L22,38 L{cut.point(6)} L{cut.point(-4)}Z", dress.second, dress.dark, 0.8)
    lapels += shape(f"M-13,33 L-22,38 L{cut.point(-4)} L{cut.point(6)}Z", dress.second, dress.dark, 0.8)
    marks = "".join(
        suit_mark(dress.suit, x, y, 8, GOLD) for x, y in both_sides((22, 54), (24, 67), (25, 80)) if y < cut.at(x) - 9
    )
    chain = "".join(dot(x, y, 2.6, GOLD, GOLD_DEEP, 0.8) for x, y in both_sides((44, 50), (38, 55), (31, 58.5)))
    return cloak(cut, dress.dark) + front + marks + chain, lapels


def sash_robe(dress: Dress, cut: Cut) -> Garment:
    """Draw a king's robe closed high, with a sash over one shoulder."""
    front = panel(cut, dress.main, 13, 34) + border(cut, 35, GOLD, 2)
    sash = shape(f"M-30,40 L-20,36 L{cut.point(30)} L{cut.point(14)}Z", dress.second, dress.dark, 0.8)
    collar = shape(symmetric("M0,46 L10,32 L20,36 L12,52"), GOLD, GOLD_DEEP, 0.9)
    return cloak(cut, dress.dark) + front + sash, collar + medal(dress, -6, 63, cut)


def mantle_robe(dress: Dress, cut: Cut) -> Garment:
    """Draw a king's mantle held by a clasp over a light tunic."""
    tunic = panel(cut, dress.light, 12, 22) + placket(cut, dress.second, 4, 40)
    sides = "".join(
        shape(
            f"M{s * 13},32 C{s * 26},36 {s * 34},44 {s * 36},58 L{cut.point(s * 36)}"
            f" L{cut.point(s * 15)} C{s * 15},60 {s * 12},48 {s * 5},42Z",
            dress.main,
        )
        for s in (-1, 1)
    )
    marks = "".join(suit_mark(dress.suit, 0, y, 6, dress.dark) for y in cut.down(60, 10))
    clasp = shape("M-15,42 Q0,50 15,42", line=GOLD, width=3)
    clasp += "".join(dot(x, 41, 4.8, GOLD, GOLD_DEEP, 0.9) + dot(x, 41, 2, dress.dark) for x in (-16, 16))
    return cloak(cut, dress.dark) + tunic + sides + marks, clasp
