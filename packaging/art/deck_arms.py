"""What the knights carry."""

from __future__ import annotations

from deck_palette import GOLD, GOLD_DEEP, INK, PEARL, STEEL, STEEL_SHADE, WOOD, WOOD_SHADE, Dress
from deck_svg import box, dot, placed, shape, star, symmetric

# Each is held at the origin, as what the court holds: up is negative, the outer edge of the card is to the right.

_DOWN, _DOWN_SHADE = "#8AA0AE", "#4E6576"
_HORN = "#F0DDBB"


def lance(dress: Dress) -> str:
    """Draw a striped lance with its hand guard."""
    shaft = shape("M-3.4,18 L-2,-96 L2,-96 L3.4,18Z", dress.light)
    stripes = "".join(shape(f"M-3,{y} L3,{y - 9} L3,{y - 17} L-3,{y - 8}Z", dress.main) for y in range(-18, -84, -17))
    tip = shape(symmetric("M0,-118 L5,-102 L2.4,-93 L0,-93"), STEEL, STEEL_SHADE, 0.9)
    guard = shape(symmetric("M0,-26 L5,-26 C7,-18 12,-13 16,-10 L0,-8"), GOLD, GOLD_DEEP, 0.9)
    return shaft + stripes + tip + guard


def falcon(dress: Dress) -> str:
    """Draw a falcon on the glove."""
    tail = shape("M-2,-14 L8,8 L18,4 L10,-22Z", _DOWN_SHADE) + shape("M2,-8 L12,-12 M6,0 L15,-4", line=_DOWN, width=2)
    body = shape("M-10,-8 C-20,-24 -18,-44 -8,-56 C-2,-62 8,-58 11,-48 C16,-32 14,-16 4,-6Z", _DOWN)
    breast = shape("M-10,-8 C-20,-24 -18,-42 -9,-50 C-4,-42 -2,-22 -4,-8Z", PEARL)
    spots = "".join(
        dot(x, y, 1.3, _DOWN_SHADE) for x, y in ((-12, -36), (-8, -30), (-13, -27), (-8, -20), (-11, -17), (-8, -40))
    )
    wing = shape("M0,-48 C12,-46 16,-24 10,-2 C0,-10 -6,-30 0,-48Z", _DOWN_SHADE) + shape(
        "M2,-38 Q8,-26 8,-10 M6,-42 Q12,-30 11,-14", line=_DOWN, width=1.6
    )
    head = dot(-5, -56, 10, _DOWN_SHADE) + shape("M-14,-56 C-16,-50 -10,-46 -6,-48 C-6,-52 -8,-56 -14,-56Z", PEARL)
    beak = shape("M-14,-58 C-20,-58 -21,-52 -18,-50 C-17,-53 -15,-53 -13,-53Z", GOLD, GOLD_DEEP, 0.8)
    hood = shape("M-8,-64 C0,-68 6,-60 5,-52 L-2,-56Z", dress.main)
    legs = shape("M-6,-8 L-6,0 M1,-8 L1,0", line=GOLD, width=3.4) + shape("M0,0 L8,16", line=dress.main, width=1.8)
    return (
        tail
        + body
        + breast
        + spots
        + wing
        + head
        + hood
        + beak
        + dot(-9, -58, 2.2, PEARL)
        + dot(-9.4, -58, 1.4, INK)
        + legs
    )


def sun_mace(dress: Dress) -> str:
    """Draw a mace with a head like the sun."""
    shaft = box((-2.6, -72, 5.2, 90), 1.5, WOOD, WOOD_SHADE, 0.8) + box((-3.4, -30, 6.8, 8), 1.5, GOLD, GOLD_DEEP, 0.8)
    head = shape(star(20, 12.5, 8, 0, 0, -88), GOLD, GOLD_DEEP, 0.9) + dot(0, -88, 10.4, dress.second, GOLD_DEEP, 0.9)
    return (
        shaft
        + head
        + shape(star(7.4, 3.4, 8, 0, 0, -88), PEARL)
        + box((-4, -74, 8, 6), 1.5, GOLD, GOLD_DEEP, 0.8)
        + dot(0, 18, 4, GOLD, GOLD_DEEP, 0.9)
    )


def hunting_horn(dress: Dress) -> str:
    """Draw a hunting horn held up by its middle, its cord hanging down."""
    cord = shape("M-12,-58 C-30,-30 -22,10 -2,22 C10,10 20,-2 14,-22", line=dress.second, width=2.2)
    curve = shape(
        "M-30,-96 C-36,-72 -26,-26 2,4 C9,4 12,-2 9,-8 C-6,-28 -10,-60 2,-92 C-8,-100 -22,-102 -30,-96Z",
        _HORN,
        "#B9935A",
        1.2,
    )
    shade = shape("M2,-92 C-10,-60 -6,-28 9,-8 C12,-2 9,4 2,4 C-14,-24 -16,-62 -8,-97 C-4,-96 -1,-94 2,-92Z", "#D9BD8C")
    bell = shape("M-31,-99 C-24,-107 -4,-103 4,-92 C0,-86 -26,-90 -31,-99Z", GOLD, GOLD_DEEP, 1) + shape(
        "M-26,-98 C-20,-102 -6,-99 -1,-93 C-6,-90 -22,-93 -26,-98Z", INK
    )
    rings = "".join(shape(d, line=GOLD, width=4.4) for d in ("M-28,-62 Q-18,-58 -8,-58", "M-18,-26 Q-10,-26 -1,-30"))
    return placed(cord + curve + shade + rings + bell, -2, 0, 0.82, 9)
