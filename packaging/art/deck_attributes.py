"""What the court holds in its hands."""

from __future__ import annotations

from deck_palette import GOLD, GOLD_DEEP, GOLD_SHADE, PEARL, STEEL, STEEL_SHADE, WOOD, WOOD_SHADE, Dress
from deck_suits import suit_mark
from deck_svg import box, dot, placed, shape, star, symmetric

# Each is held at the origin; up is negative, the outer edge of the card is to the right.

_LEAF = "#3F8A55"
_LEAF_SHADE = "#2A6540"


def _shaft(top: float) -> str:
    return box((-2.2, top, 4.4, 16 - top), 1.5, WOOD) + box((0.6, top, 1.6, 16 - top), 0.8, WOOD_SHADE)


def sword(dress: Dress) -> str:
    """Draw a straight sword, point up."""
    blade = shape("M0,-112 L4.6,-103 L4.6,-17 L-4.6,-17 L-4.6,-103Z", STEEL, STEEL_SHADE, 0.9)
    ridge = shape("M0,-112 L4.6,-103 L4.6,-17 L0,-17Z", STEEL_SHADE)
    guard = shape("M-15,-19 C-9,-15.5 9,-15.5 15,-19 L15.5,-13.5 C9,-10.5 -9,-10.5 -15.5,-13.5Z", GOLD, GOLD_DEEP, 0.9)
    return blade + ridge + box((-2.6, -12, 5.2, 26), 1.5, dress.dark) + guard + dot(0, 16, 4.6, GOLD, GOLD_DEEP, 0.9)


def heart_sceptre(dress: Dress) -> str:
    """Draw a golden sceptre that ends in the suit's sign."""
    rod = box((-2.2, -84, 4.4, 100), 1.5, GOLD, GOLD_DEEP, 0.8)
    knobs = (
        dot(0, -82, 4.2, GOLD, GOLD_DEEP, 0.9)
        + dot(0, -20, 3.4, GOLD, GOLD_DEEP, 0.9)
        + dot(0, -66, 3.2, GOLD, GOLD_DEEP, 0.9)
    )
    head = (
        dot(0, -97, 12.5, GOLD, GOLD_DEEP, 0.9)
        + dot(0, -97, 9.6, dress.light)
        + suit_mark(dress.suit, 0, -96.6, 13, dress.main)
    )
    return rod + knobs + head


def star_sceptre(dress: Dress) -> str:
    """Draw a sceptre that ends in an eight-pointed star."""
    rod = box((-1.9, -84, 3.8, 100), 1.5, GOLD, GOLD_DEEP, 0.8)
    head = (
        shape(star(14, 8.2, 8, 0, 0, -96), GOLD, GOLD_DEEP, 0.9)
        + dot(0, -96, 4.4, dress.main)
        + dot(0, -96, 1.9, PEARL)
    )
    return rod + dot(0, -79, 3.4, GOLD, GOLD_DEEP, 0.9) + dot(0, -20, 3, GOLD, GOLD_DEEP, 0.9) + head


def battle_axe(_dress: Dress) -> str:
    """Draw an axe with its blade outward."""
    blade = shape(
        "M2,-100 C10,-100 15,-108 17,-112 C22,-100 22,-84 17,-72 C15,-78 10,-84 2,-84Z", STEEL, STEEL_SHADE, 0.9
    )
    edge = shape("M17,-112 C22,-100 22,-84 17,-72 C18.5,-84 18.5,-100 17,-112Z", STEEL_SHADE)
    back = shape("M-2,-97 L-10,-101 L-8,-92 L-10,-83 L-2,-87Z", STEEL_SHADE)
    return _shaft(-110) + back + blade + edge + box((-4, -101, 8, 18), 2, GOLD, GOLD_DEEP, 0.9)


def orb(dress: Dress) -> str:
    """Draw an orb on an open hand, crowned with the suit's sign."""
    ball = dot(0, -19, 14, GOLD, GOLD_DEEP, 0.9) + shape(
        "M9,-29.8 A14,14 0 0 1 -9,-8.3 A17,17 0 0 0 9,-29.8Z", GOLD_SHADE
    )
    bands = shape("M-14,-19 Q0,-13 14,-19 M0,-33 Q-5,-24 0,-16", line=dress.main, width=3)
    return f'<g stroke="{GOLD_DEEP}" stroke-width="4">{suit_mark(dress.suit, 0, -41, 17, GOLD)}</g>' + ball + bands


def rose(dress: Dress) -> str:
    """Draw a rose with two leaves."""
    stem = shape("M0,14 C-2,-14 3,-44 0,-72", line=_LEAF_SHADE, width=2.4)
    leaves = shape(
        "M1,-30 C8,-44 17,-44 21,-42 C19,-32 10,-26 1,-30Z M0,-48 C-8,-58 -14,-58 -18,-55 C-15,-46 -8,-43 0,-48Z", _LEAF
    )
    sepals = shape("M-9,-72 L0,-66 L9,-72 L4,-78 L-4,-78Z", _LEAF_SHADE)
    bloom = shape(
        "M0,-70 C-14,-70 -18,-84 -14,-94 C-10,-100 -4,-96 0,-98 C4,-96 10,-100 14,-94 C18,-84 14,-70 0,-70Z", dress.main
    )
    petals = shape("M-14,-92 C-8,-84 -4,-80 0,-72 C4,-80 8,-84 14,-92", line=dress.dark, width=1.4)
    heart = shape("M-7,-92 C-6,-84 6,-84 7,-92 C5,-97 -5,-97 -7,-92Z M-3,-91 Q0,-87 3,-91", dress.second, dress.dark, 1)
    return stem + leaves + sepals + bloom + petals + heart


def fan(dress: Dress) -> str:
    """Draw an open fan of feathers."""
    plumes = "".join(
        placed(
            shape(
                "M0,-14 C-9,-28 -10,-46 0,-54 C10,-46 9,-28 0,-14Z",
                dress.second if n % 2 else dress.main,
                GOLD_DEEP,
                0.8,
            )
            + dot(0, -43, 3.6, GOLD)
            + dot(0, -43, 1.7, dress.dark),
            0,
            -18,
            0.84,
            turn,
        )
        for n, turn in enumerate((-42, 22, -26, 6, -10))
    )
    return plumes + box((-2, -26, 4, 42), 1.5, GOLD, GOLD_DEEP, 0.8) + dot(0, -30, 5, GOLD, GOLD_DEEP, 0.9)


def sprig(_dress: Dress) -> str:
    """Draw a sprig of clover with blossoms."""
    stem = shape("M0,14 C2,-20 -3,-50 1,-78 M0,-26 Q7,-40 11,-50 M0,-44 Q-8,-54 -11,-62", line=_LEAF_SHADE, width=2.2)
    leaves = suit_mark("C", 11, -58, 20, _LEAF) + suit_mark("C", -12, -70, 20, _LEAF)
    bloom = "".join(
        placed(shape("M0,0 C-4,-5 -4,-13 0,-17 C4,-13 4,-5 0,0Z", colour, "#B79BB8", 0.7), 1, -78, 1.0, turn)
        for turn, colour in (
            (-80, PEARL),
            (80, PEARL),
            (-52, "#EAD3E4"),
            (52, "#EAD3E4"),
            (-26, PEARL),
            (26, PEARL),
            (0, "#EAD3E4"),
        )
    )
    return stem + leaves + bloom


def halberd(_dress: Dress) -> str:
    """Draw a halberd: spike, blade and hook on a shaft."""
    spike = shape(symmetric("M0,-118 L4.6,-102 L2,-94"), STEEL, STEEL_SHADE, 0.9)
    blade = shape(
        "M2,-90 L8,-92 C12,-94 16,-98 18,-101 C21,-90 19,-76 12,-68 C11,-72 7,-75 2,-75Z", STEEL, STEEL_SHADE, 0.9
    )
    hook = shape("M-2,-89 C-8,-89 -13,-85 -14,-78 C-10,-81 -6,-80 -2,-77Z", STEEL_SHADE)
    return _shaft(-98) + hook + blade + spike + box((-3.6, -94, 7.2, 22), 2, GOLD, GOLD_DEEP, 0.9)


def pennant(dress: Dress) -> str:
    """Draw a lance with a forked pennant."""
    cloth = shape("M2,-104 C9,-107 14,-101 21,-104 L17,-95 L21,-80 C14,-77 9,-83 2,-80Z", dress.main, dress.dark, 0.9)
    tip = shape(symmetric("M0,-120 L4,-110 L0,-103"), STEEL, STEEL_SHADE, 0.9)
    return _shaft(-106) + cloth + suit_mark(dress.suit, 10, -92, 12, dress.light) + tip


def sabre(dress: Dress) -> str:
    """Draw a curved sabre, point up."""
    blade = shape("M-3,-16 C-4,-54 -2,-86 16,-112 C10,-84 6,-50 5,-16Z", STEEL, STEEL_SHADE, 0.9)
    ridge = shape("M2,-16 C2,-54 5,-84 16,-112 C10,-84 6,-50 5,-16Z", STEEL_SHADE)
    guard = shape(
        "M-11,-18 C-6,-15 8,-15 13,-20 C14,-15 12,-11 8,-11 L-7,-11 C-10,-11 -12,-14 -11,-18Z", GOLD, GOLD_DEEP, 0.9
    )
    return blade + ridge + box((-2.6, -12, 5.2, 24), 1.5, dress.dark) + guard + dot(-1, 14, 4, GOLD, GOLD_DEEP, 0.9)


def bow(_dress: Dress) -> str:
    """Draw a strung bow, held at its grip."""
    limb = shape("M-16,-92 C-10,-91 -9,-84 -5,-74 C3,-50 7,-26 3,0 C2,8 0,16 -3,22", line=WOOD, width=4.4)
    string = shape("M-15,-91 L-15,27", line="#8C7B66", width=1)
    return string + limb + shape("M4,-14 C4.4,-8 3.6,2 1.8,12", line=GOLD, width=5.2)
