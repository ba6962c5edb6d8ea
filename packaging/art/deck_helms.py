"""What the knights wear: on the head, over the shoulders."""

from __future__ import annotations

from deck_hair import Hair
from deck_palette import GOLD, GOLD_DEEP, PEARL, STEEL, STEEL_SHADE, WOOD, Dress
from deck_robes import Cut, Garment, border, cloak, panel
from deck_suits import suit_mark
from deck_svg import both_sides, dot, number, placed, shape, symmetric

_LEAF, _LEAF_SHADE = "#6FAE5C", "#2A6540"
_MAIL = "#A9B6BE"


def plumed_helm(dress: Dress) -> str:
    """Draw an open helm, its visor raised, under a sweeping plume."""
    plume = shape(
        "M4,-44 C8,-66 34,-72 50,-54 C58,-42 54,-24 46,-12 C44,-26 36,-38 22,-38 C14,-38 8,-40 4,-44Z",
        dress.main,
        dress.dark,
        1,
    )
    plume += shape("M10,-46 C22,-56 38,-54 47,-38 M18,-43 C28,-48 40,-42 46,-24", line=dress.second, width=2)
    plume = placed(plume, 0, 0, flip=True)
    bowl = shape(
        symmetric("M0,-46 C20,-46 30,-32 29,-12 L28,10 C26,20 22,26 18,30 C20,14 22,0 20,-12 C12,-17 6,-18 0,-18"),
        STEEL,
        STEEL_SHADE,
        1,
    )
    shade = shape(
        "M8,-45 C24,-43 30,-30 29,-12 L28,10 C26,20 22,26 18,30 C20,14 22,0 20,-12 C22,-26 18,-38 8,-45Z", STEEL_SHADE
    )
    visor = shape("M-31,-16 C-28,-32 28,-32 31,-16 L26,-11 C14,-21 -14,-21 -26,-11Z", STEEL, STEEL_SHADE, 1)
    slits = shape("M-20,-20 L-8,-24 M8,-24 L20,-20", line="#4A5A68", width=2.2)
    return (
        plume
        + bowl
        + shade
        + visor
        + slits
        + dot(-28, -13, 3, GOLD, GOLD_DEEP, 0.8)
        + dot(28, -13, 3, GOLD, GOLD_DEEP, 0.8)
        + dot(0, -46, 3.4, GOLD, GOLD_DEEP, 0.9)
    )


def roundlet(dress: Dress) -> str:
    """Draw a rolled hat with a scarf that flies behind."""
    scarf = shape("M20,-32 C36,-34 48,-22 59,-27 C56,-14 46,-7 36,-12 C29,-15 26,-18 20,-20Z", PEARL, dress.second, 1.2)
    scarf += shape("M26,-26 C36,-26 44,-16 52,-20", line=dress.second, width=1.3)
    crown = shape("M-20,-28 C-18,-46 18,-46 20,-28Z", dress.dark)
    roll = shape(
        "M-28,-20 C-30,-32 -20,-36 0,-36 C20,-36 30,-32 28,-20 C26,-12 18,-16 0,-17 C-18,-16 -26,-12 -28,-20Z",
        dress.main,
        dress.dark,
        1,
    )
    wraps = shape(
        "M-19,-35 Q-14,-26 -18,-15 M-7,-36 Q-2,-27 -6,-17 M7,-36 Q12,-27 8,-17 M20,-34 Q24,-26 20,-15",
        line=GOLD,
        width=2.4,
    )
    return scarf + crown + roll + wraps + dot(-12, -27, 4.6, GOLD, GOLD_DEEP, 0.9) + dot(-12, -27, 1.9, PEARL)


def spired_helm(_dress: Dress) -> str:
    """Draw a pointed helm banded with fur, mail falling round the cheeks."""
    mail = "".join(
        shape(
            f"M{s * 20},-14 C{s * 30},-8 {s * 32},16 {s * 30},36 C{s * 22},40 {s * 16},38 {s * 13},34 C{s * 18},22"
            f" {s * 20},6 {s * 20},-14Z",
            _MAIL,
            STEEL_SHADE,
            1,
        )
        for s in (-1, 1)
    )
    rings = shape(
        "M-28,0 l6,3 M-29,10 l7,3 M-29,20 l9,3 M-28,29 l10,3 M28,0 l-6,3 M29,10 l-7,3 M29,20 l-9,3 M28,29 l-10,3",
        line=STEEL_SHADE,
        width=1.6,
    )
    bowl = shape(symmetric("M0,-58 C4,-50 24,-44 25,-20 L0,-20"), STEEL, STEEL_SHADE, 1)
    shade = shape("M0,-58 C4,-50 24,-44 25,-20 L12,-20 C13,-38 6,-48 0,-58Z", STEEL_SHADE)
    fur = shape(
        "M-29,-14 C-33,-22 -29,-29 -23,-28 C-8,-33 8,-33 23,-28 C29,-29 33,-22 29,-14 C12,-20 -12,-20 -29,-14Z",
        "#7A4A2C",
    )
    tufts = shape(
        "M-24,-27 l-3,6 M-16,-29 l-2,8 M-8,-30 l-1,8 M0,-30 l0,8 M8,-30 l1,8 M16,-29 l2,8 M24,-27 l3,6",
        line="#5A3420",
        width=1.6,
    )
    return mail + rings + bowl + shade + fur + tufts + dot(0, -59, 3, GOLD, GOLD_DEEP, 0.8)


def laurel(_dress: Dress) -> str:
    """Draw a wreath of leaves round the brow."""
    band = shape("M-23,-14 Q0,-25 23,-14", line=_LEAF_SHADE, width=3)
    leaf = "M0,0 C-7,-5 -8,-15 0,-22 C8,-15 7,-5 0,0Z"
    spray = "".join(
        placed(shape(leaf, _LEAF if n % 2 else "#8CC46F", _LEAF_SHADE, 0.9), side * x, y, 0.92, side * turn)
        for n, (x, y, turn) in enumerate(((23, -8, 40), (20, -14, 22), (14, -18, 8), (8, -20, -4)))
        for side in (-1, 1)
    )
    return band + spray + "".join(dot(x, y, 2.4, "#B3202C") for x, y in both_sides((0, -21), (11, -19), (19, -13)))


def long_moustache(hair: Hair) -> str:
    """Draw a moustache that hangs past the chin."""
    half = "M0,10 C6,8 12,12 14,18 C16,26 17,34 15,42 C11,36 10,28 8,23 C6,18 3,16 0,15"
    return shape(symmetric(half), hair.light, hair.shade, 0.9)


def plate_tabard(dress: Dress, cut: Cut) -> Garment:
    """Draw a tabard over plate: gorget, pauldrons."""
    seam = shape(f"M-20,50 L{cut.point(-24)} M20,50 L{cut.point(24)}", line=GOLD, width=2)
    sign = suit_mark(dress.suit, 0, 78, 22, dress.light)
    plates = "".join(
        shape(
            f"M{s * 16},36 C{s * 30},30 {s * 50},36 {s * 54},54 C{s * 46},62 {s * 32},62 {s * 24},56Z",
            STEEL,
            STEEL_SHADE,
            1,
        )
        + shape(f"M{s * 26},40 Q{s * 40},44 {s * 46},58", line=STEEL_SHADE, width=1.6)
        for s in (-1, 1)
    )
    gorget = shape(symmetric("M0,28 C8,30 14,29 17,28 L20,42 C12,50 6,52 0,52"), STEEL, STEEL_SHADE, 1) + shape(
        "M-18,38 Q0,48 18,38", line=STEEL_SHADE, width=1.4
    )
    return cloak(cut, dress.dark) + panel(cut, dress.main, 15, 30) + seam + sign + plates, gorget


def frogged_coat(dress: Dress, cut: Cut) -> Garment:
    """Draw a riding coat with a fur collar, fastened with loops of cord."""
    loops = "".join(
        shape(f"M-22,{number(y)} L22,{number(y)}", line=GOLD, width=2.6)
        + dot(-24, y, 3, GOLD)
        + dot(24, y, 3, GOLD)
        + dot(0, y, 2.8, GOLD, GOLD_DEEP, 0.8)
        for y in cut.down(64, 12)
    )
    collar = shape(symmetric("M0,54 L12,34 C26,30 44,38 50,50 C40,60 22,58 12,50 L0,62"), "#7A4A2C", "#5A3420", 1)
    return cloak(cut, dress.second) + panel(cut, dress.main, 15, 34) + loops, collar


def clasped_cape(dress: Dress, cut: Cut) -> Garment:
    """Draw a short cape held by a chain over a light tunic."""
    tunic = panel(cut, dress.light, 15, 26) + border(cut, 27, GOLD, 2.4)
    buttons = "".join(suit_mark(dress.suit, 0, y, 8, dress.main) for y in cut.down(66, 12))
    chain = shape("M-20,42 Q0,58 20,42", line=GOLD, width=3)
    pins = "".join(dot(x, 41, 5, GOLD, GOLD_DEEP, 0.9) + dot(x, 41, 2, dress.main) for x in (-21, 21))
    return cloak(cut, dress.main) + tunic + buttons, chain + pins


def hunting_coat(dress: Dress, cut: Cut) -> Garment:
    """Draw a hunter's coat with broad lapels, a baldric across."""
    strap = shape(f"M30,42 L{cut.point(-18)} L{cut.point(-28)} L22,36Z", WOOD)
    lapels = shape(symmetric("M0,74 L10,36 L16,32 L30,38 L22,52 L26,56"), dress.second, GOLD_DEEP, 0.9)
    buttons = "".join(dot(x, y, 2.4, GOLD) for y in cut.down(84, 11) for x in (-8, 8))
    shirt = shape(symmetric("M0,60 L9,36 L0,42"), PEARL)
    return cloak(cut, dress.dark) + panel(cut, dress.main, 15, 32) + strap + buttons, lapels + shirt
