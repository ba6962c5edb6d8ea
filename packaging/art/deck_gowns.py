"""Gowns of the queens."""

from __future__ import annotations

from deck_palette import GOLD, GOLD_SHADE, PEARL, Dress
from deck_robes import Cut, Garment, border, cloak, medal, panel, placket
from deck_suits import suit_mark
from deck_svg import both_sides, dot, shape, symmetric

_NECKLACE = ((14, 42), (11, 46), (7.6, 49), (3.8, 50.8), (0, 51.4))


def court_gown(dress: Dress, cut: Cut) -> Garment:
    """Draw a gown with a laced bodice, puffed shoulders, pearls."""
    lining = shape(f"M-15,41 L15,41 L{cut.point(7)} L{cut.point(-7)}Z", dress.light)
    lacing = "".join(
        shape(f"M-6,{y:.0f} L6,{y + 6:.0f} M6,{y:.0f} L-6,{y + 6:.0f}", line=GOLD_SHADE, width=1.2)
        for y in cut.down(59, 8)
    )
    puffs = "".join(
        shape(
            f"M{s * 15},36 C{s * 26},32 {s * 46},36 {s * 50},48 C{s * 48},58 {s * 34},62 {s * 25},57"
            f" C{s * 20},52 {s * 16},46 {s * 15},36Z",
            dress.main,
        )
        + shape(
            f"M{s * 25},40 Q{s * 29},49 {s * 28},56 M{s * 36},40 Q{s * 40},48 {s * 38},57", line=dress.second, width=1.6
        )
        for s in (-1, 1)
    )
    pearls = "".join(dot(x, y, 1.9, PEARL, dress.second, 0.7) for x, y in both_sides(*_NECKLACE))
    return cloak(cut, dress.dark) + panel(cut, dress.main, 17, 24) + lining + lacing + puffs, pearls


def collar_gown(dress: Dress, cut: Cut) -> Garment:
    """Draw a gown with a high fan collar."""
    fan = symmetric("M0,52 L13,36 C24,30 32,20 35,8 C45,20 45,38 36,48 C26,55 12,57 0,64")
    pleats = "M-22,37 L-36,15 M-24,42 L-41,26 M-24,47 L-41,39 M22,37 L36,15 M24,42 L41,26 M24,47 L41,39"
    marks = "".join(suit_mark(dress.suit, 0, y, 7.5, GOLD) for y in cut.down(70, 11))
    under = cloak(cut, dress.dark) + panel(cut, dress.main, 15, 25) + border(cut, 26, GOLD, 2) + marks
    return under, shape(fan, dress.light, dress.second, 1.1) + shape(pleats, line=dress.second, width=0.9)


def shawl_gown(dress: Dress, cut: Cut) -> Garment:
    """Draw a gown under a shawl crossed over the breast."""
    lower = shape(
        f"M17,36 C30,36 42,42 46,54 C34,62 20,70 {cut.point(-4)} L{cut.point(-20)} C-6,62 8,48 17,36Z", dress.second
    )
    upper = shape(
        f"M-17,36 C-30,36 -42,42 -46,54 C-34,62 -20,70 {cut.point(4)} L{cut.point(20)} C6,62 -8,48 -17,36Z",
        dress.main,
        dress.dark,
        0.8,
    )
    folds = shape("M-37,46 C-25,50 -10,58 0,66 M-27,40 C-16,46 -6,56 3,64", line=dress.dark, width=1.1)
    necklace = shape("M-13,36 Q0,54 13,36", line=GOLD, width=2.6)
    return cloak(cut, dress.dark) + panel(cut, dress.light, 14, 22), necklace + lower + upper + folds + medal(
        dress, 2, 69, cut
    )


def ruff_gown(dress: Dress, cut: Cut) -> Garment:
    """Draw a gown with a round ruff."""
    bodice = panel(cut, dress.main, 14, 26) + placket(cut, dress.second, 7, 40) + border(cut, 27, GOLD, 2)
    buttons = "".join(dot(0, y, 2, GOLD) for y in cut.down(60, 7))
    ruff = symmetric("M0,33 C8,33 16,27 25,27 C31,28 35,32 32,36 C35,40 31,45 26,44 C23,50 16,51 13,49 C9,54 3,54 0,51")
    pleats = "M-29,34 L-17,37 M-25,43 L-14,39 M-12,48 L-8,40 M0,50 L0,41 M12,48 L8,40 M25,43 L14,39 M29,34 L17,37"
    return cloak(cut, dress.dark) + bodice + buttons, shape(ruff, PEARL, dress.second, 1.1) + shape(
        pleats, line=dress.second, width=1
    )
