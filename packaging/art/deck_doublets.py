"""Doublets of the jacks."""

from __future__ import annotations

from deck_palette import GOLD, GOLD_DEEP, PEARL, WOOD, Dress
from deck_robes import Cut, Garment, cloak, panel
from deck_suits import suit_mark
from deck_svg import dot, number, shape, symmetric


def parted_doublet(dress: Dress, cut: Cut) -> Garment:
    """Draw a doublet in two colours, buttoned down the middle."""
    edge, bend = number(cut.half), number(cut.half - 14)
    half = shape(f"M0,32 L13,32 C30,36 {bend},38 {edge},56 L{cut.point(cut.half)} L{cut.point(0)}Z", dress.dark)
    stripes = "".join(shape(f"M{x},40 L{cut.point(x * 1.2)}", line=GOLD, width=1.6) for x in (-24, 24))
    buttons = "".join(dot(0, y, 2.3, GOLD, GOLD_DEEP, 0.8) for y in cut.down(58, 9))
    collar = symmetric("M0,54 L8,38 L14,31 L28,37 L16,52")
    return cloak(cut, dress.main) + half + stripes + buttons, shape(collar, dress.light, dress.second, 1)


def quilted_doublet(dress: Dress, cut: Cut) -> Garment:
    """Draw a quilted doublet with a broad collar."""
    seams = "".join(
        shape(f"M{x},{44 if abs(x) < 30 else 48} L{cut.point(x)}", line=dress.dark, width=1.3)
        for x in (-44, -33, -22, -11, 11, 22, 33, 44)
    )
    marks = "".join(suit_mark(dress.suit, 0, y, 7, dress.light) for y in cut.down(70, 11))
    collar = symmetric("M0,58 C6,50 10,44 12,34 L18,32 C32,34 42,40 45,50 C36,56 20,56 12,54 C8,58 4,62 0,64")
    return cloak(cut, dress.main) + seams + marks, shape(collar, dress.light, dress.second, 1)


def vest_doublet(dress: Dress, cut: Cut) -> Garment:
    """Draw an open vest over a laced shirt."""
    vest = "".join(
        shape(
            f"M{s * 13},33 C{s * 22},36 {s * 30},44 {s * 31},58 L{cut.point(s * 31)} L{cut.point(s * 10)}"
            f" C{s * 14},60 {s * 14},46 {s * 10},38Z",
            dress.second,
        )
        + shape(f"M{s * 10.5},40 C{s * 14},50 {s * 14},62 {cut.point(s * 11)}", line=GOLD, width=2)
        for s in (-1, 1)
    )
    laces = "".join(shape(f"M-6,{y:.0f} L6,{y:.0f}", line=dress.main, width=1.4) for y in cut.down(58, 7))
    scarf = symmetric("M0,46 C6,46 11,42 15,35 C20,38 20,44 15,47 C10,52 4,54 0,54")
    return cloak(cut, dress.main) + panel(cut, PEARL, 13, 17) + vest + laces, shape(scarf, GOLD, GOLD_DEEP, 0.9)


def hooded_tunic(dress: Dress, cut: Cut) -> Garment:
    """Draw a tunic under a cape cut in points, with the strap of a quiver."""
    strap = shape(f"M-34,46 L{cut.point(20)} L{cut.point(12)} L-38,50Z", WOOD)
    buttons = "".join(dot(0, y, 2, dress.second) for y in cut.down(76, 8))
    cape = symmetric("M0,46 L13,33 L15,31 C32,34 46,40 52,52 L44,60 L38,54 L30,64 L23,56 L15,67 L8,58 L0,70")
    rim = shape("M-15,33 Q0,60 15,33", line=dress.second, width=2.6)
    return cloak(cut, dress.main) + strap + buttons, shape(cape, dress.dark) + rim
