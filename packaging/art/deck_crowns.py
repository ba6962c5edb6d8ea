"""Crowns, coronets, caps."""

from __future__ import annotations

from deck_palette import CREAM, GOLD, GOLD_DEEP, GOLD_SHADE, PEARL, Dress
from deck_suits import suit_mark
from deck_svg import both_sides, dot, shape, symmetric


def _gold(d: str) -> str:
    return shape(d, GOLD, GOLD_DEEP, 0.9)


def _band(dress: Dress, *, jewel: str) -> str:
    jewels = "".join(dot(x, y, 1.9, PEARL) for x, y in ((-14.5, -19.8), (14.5, -19.8), (-7.6, -18.1), (7.6, -18.1)))
    return (
        shape("M-21.5,-27 Q0,-21 21.5,-27 L20.8,-17.5 Q0,-11.5 -20.8,-17.5Z", dress.main, GOLD_DEEP, 0.9)
        + jewels
        + shape("M0,-22 L3.6,-17.6 L0,-13.2 L-3.6,-17.6Z", jewel)
    )


def _balls(*places: tuple[float, float, float]) -> str:
    return "".join(
        dot(mirrored_x, y, radius, PEARL, GOLD_DEEP, 0.9)
        for x, y, radius in places
        for mirrored_x, _ in both_sides((x, y))
    )


def royal_crown(dress: Dress) -> str:
    """Draw an open crown of five points."""
    half = (
        "M0,-55 C2,-46 4,-41 7.5,-37 C11,-40 13.5,-44 15,-49 C15.5,-43 16.5,-39 18,-36 C21,-38 24.5,-41 27,-45"
        " L21.5,-26 Q11,-22.5 0,-22.5"
    )
    facets = "M0,-55 C2,-46 4,-41 7.5,-37 L7,-24 L0,-23.5Z M15,-49 C15.5,-43 16.5,-39 18,-36 L17,-25.5 L13,-24.8Z"
    return (
        _gold(symmetric(half))
        + shape(facets, GOLD_SHADE)
        + _balls((0, -56, 3.1), (15, -50, 2.5), (27, -46, 2.5))
        + _band(dress, jewel=GOLD)
    )


def arched_crown(dress: Dress) -> str:
    """Draw a closed crown: a cap of cloth under two arches."""
    cloth = shape(symmetric("M0,-50 C14,-50 25,-44 24,-27 Q12,-23 0,-23"), dress.second)
    arches = shape(
        symmetric("M0,-53 C17,-55 31,-42 23,-26 L18.5,-25 C24,-38 15,-48 3,-47.5 L3,-23 L0,-23"), GOLD, GOLD_DEEP, 0.9
    )
    pearls = "".join(dot(x, y, 1.5, PEARL) for x, y in both_sides((9, -50), (17, -46.5), (23, -40)))
    top = shape("M0,-62 L3.6,-57 L0,-52 L-3.6,-57Z", GOLD, GOLD_DEEP, 0.9)
    return cloth + arches + pearls + top + _band(dress, jewel=PEARL)


def turban(dress: Dress) -> str:
    """Draw a wound turban with a jewel and a plume."""
    plume = shape("M1,-40 C-4,-50 2,-60 12,-63 C10,-56 12,-48 4,-39Z", PEARL, GOLD_DEEP, 0.9)
    plume += shape("M2.5,-41 C2,-49 5,-56 11,-61", line=GOLD_SHADE, width=1)
    cloth = shape(
        symmetric("M0,-46 C18,-47 30,-38 28,-25 C27,-17 24,-13 21.5,-11 C15,-17 8,-19 0,-19"), CREAM, GOLD_DEEP, 0.9
    )
    folds = (
        "M-27,-22 C-16,-30 -4,-27 3,-19 M27,-22 C16,-30 4,-27 -3,-19"
        " M-25,-34 C-14,-40 4,-36 14,-19 M25,-34 C14,-40 -4,-36 -14,-19"
    )
    stripes = shape(
        "M-28,-27 C-16,-35 2,-32 9,-18.4 L4,-19 C-3,-27 -16,-28 -27.3,-20Z"
        " M28,-27 C18,-34 8,-33 3,-29 L6,-26 C12,-29 18,-27 27.3,-20Z",
        dress.main,
    )
    jewel = dot(0, -29, 5.6, GOLD, GOLD_DEEP, 0.9) + shape("M0,-32.6 L3.2,-29 L0,-25.4 L-3.2,-29Z", dress.second)
    return plume + cloth + stripes + shape(folds, line=GOLD_SHADE, width=0.9) + jewel


def leaf_crown(dress: Dress) -> str:
    """Draw a crown whose points end in trefoils."""
    half = "M0,-44 L4,-35 L12,-34 L15,-41 L20,-33 L25,-38 L21.5,-26 Q11,-22.5 0,-22.5"
    leaves = "".join(
        suit_mark("C", x, y, size, GOLD)
        for x, y, size in ((0, -49.5, 15), (-15.5, -44.5, 12), (15.5, -44.5, 12), (-26, -40, 10), (26, -40, 10))
    )
    return (
        f'<g stroke="{GOLD_DEEP}" stroke-width="4">{leaves}</g>'
        + _gold(symmetric(half))
        + shape("M0,-44 L4,-35 L12,-34 L12,-24.6 L0,-23Z", GOLD_SHADE)
        + _band(dress, jewel=GOLD)
    )


def tall_coronet(dress: Dress) -> str:
    """Draw a queen's coronet of slender points with pearls."""
    half = "M0,-55 L4.5,-38 L9,-49 L12,-36 L17,-44 L20.5,-26 Q10,-22.5 0,-22.5"
    facets = "M0,-55 L4.5,-38 L4,-23.6 L0,-23.4Z M9,-49 L12,-36 L11.5,-24.6 L8,-24Z"
    return (
        _gold(symmetric(half))
        + shape(facets, GOLD_SHADE)
        + _balls((0, -56, 2.8), (9, -50, 2.2), (17, -45, 2.2))
        + _band(dress, jewel=PEARL)
    )


def heart_coronet(dress: Dress) -> str:
    """Draw a low coronet of round arches with a heart before it."""
    half = "M0,-45 C5,-45 7,-38 7,-34 C9,-41 15,-43 16,-34 C18,-38 22,-39 23.5,-38 L21,-26 Q10,-22.5 0,-22.5"
    heart = suit_mark("H", 0, -36.5, 13, dress.main)
    return (
        _gold(symmetric(half))
        + _balls((0, -46.5, 2.6), (11.5, -42, 2.1), (23, -39, 2.1))
        + heart
        + _band(dress, jewel=PEARL)
    )


def sun_tiara(dress: Dress) -> str:
    """Draw a fan-shaped tiara of rays."""
    half = "M0,-60 L4,-50 L10,-57 L12,-47 L19,-51 L19,-41 L26,-41 L21.5,-26 Q11,-22.5 0,-22.5"
    inner = "M0,-45 C8,-45 14,-38 15,-25 Q7,-23 0,-23"
    sun = dot(0, -33, 4.8, GOLD, GOLD_DEEP, 0.9) + dot(0, -33, 2.2, dress.second)
    return (
        _gold(symmetric(half)) + shape(symmetric(inner), dress.second, GOLD_DEEP, 0.9) + sun + _band(dress, jewel=GOLD)
    )


def veil_coronet(dress: Dress) -> str:
    """Draw a small trefoil coronet."""
    half = "M0,-43 L3.5,-34 L10,-37 L12,-32 L19,-36 L20.5,-26 Q10,-22.5 0,-22.5"
    leaf = suit_mark("C", 0, -46, 14, GOLD)
    return (
        f'<g stroke="{GOLD_DEEP}" stroke-width="4">{leaf}</g>'
        + _gold(symmetric(half))
        + _balls((10, -39, 2), (19, -38, 2))
        + _band(dress, jewel=PEARL)
    )


def veil(dress: Dress) -> str:
    """Draw the veil that falls behind a queen's head."""
    cloth = symmetric("M0,-38 C20,-38 31,-26 31,-4 C31,20 34,38 40,58 L0,58")
    folds = "M-27,-8 C-27,18 -30,36 -35,54 M27,-8 C27,18 30,36 35,54"
    return shape(cloth, dress.main) + shape(folds, line=dress.dark, width=1.4)


def feather_cap(dress: Dress) -> str:
    """Draw a flat cap with a feather laid along its brim."""
    crown = shape("M-25,-20 C-33,-34 -22,-46 0,-46 C20,-46 30,-38 26,-20 C14,-27 -12,-27 -25,-20Z", dress.main)
    fold = shape("M8,-45 C20,-42 26,-34 25,-22", line=dress.dark, width=1.6)
    brim = shape(
        "M-27,-16 C-27,-21 -26,-24 -24,-25 C-12,-31 12,-31 24,-25 C26,-24 27,-21 27,-16 C12,-23 -12,-23 -27,-16Z",
        dress.dark,
    )
    feather = shape("M4,-27 C9,-42 20,-53 34,-53 C35,-42 25,-28 10,-24Z", dress.light, dress.dark, 1)
    feather += shape(
        "M6,-26 C13,-37 22,-45 32,-50.5 M14,-36 l1,-6 M20,-42 l1,-5 M16,-35 l7,0 M22,-41 l6,-1",
        line=dress.second,
        width=1.1,
    )
    return crown + fold + brim + feather + dot(6, -26, 3.2, GOLD, GOLD_DEEP, 0.9)


def beret(dress: Dress) -> str:
    """Draw a soft beret that hangs to one side, with a drooping plume."""
    plume = shape(
        "M-15,-37 C-23,-47 -35,-42 -36.5,-28 C-36.5,-21 -34,-16 -31,-14 C-33,-26 -26,-31 -15,-30Z",
        PEARL,
        dress.second,
        1.2,
    )
    cloth = shape(
        "M-23,-21 C-30,-38 -14,-50 6,-48 C26,-47 40,-34 34,-23 C31,-17 25,-19 23,-21 C10,-26 -10,-26 -23,-21Z",
        dress.main,
    )
    fold = shape("M-12,-38 C0,-44 16,-42 26,-34", line=dress.dark, width=1.6)
    band = shape(
        "M-24,-17 C-24,-22 -22.5,-24 -21,-25 C-8,-30 10,-30 22,-25 C24,-23.5 25,-21 24.5,-17"
        " C10,-22.5 -10,-22.5 -24,-17Z",
        GOLD,
        GOLD_DEEP,
        0.9,
    )
    return cloth + fold + plume + band + suit_mark("H", -17, -29, 11, PEARL)


def round_cap(dress: Dress) -> str:
    """Draw a high embroidered cap with an upright aigrette."""
    cloth = shape("M-22,-20 C-24,-40 -18,-50 0,-50 C18,-50 24,-40 22,-20 C10,-25 -10,-25 -22,-20Z", dress.second)
    zigzag = shape("M-22,-35 L-16,-41 L-10,-35 L-4,-41 L2,-35 L8,-41 L14,-35 L20,-41 L22,-38", line=GOLD, width=1.8)
    roll = shape(
        "M-26,-17 C-29,-24 -26,-30 -20,-30 C-8,-34 8,-34 20,-30 C26,-30 29,-24 26,-17 C12,-24 -12,-24 -26,-17Z",
        dress.main,
        dress.dark,
        1,
    )
    twist = shape("M-18,-30 q3,4 0,9 M-9,-32 q3,4 0,9 M9,-32 q3,4 0,9 M18,-30 q3,4 0,9", line=dress.dark, width=1.3)
    return cloth + zigzag + roll + twist + dot(0, -28, 4.4, GOLD, GOLD_DEEP, 0.9) + dot(0, -28, 1.9, dress.main)


def forester_hat(dress: Dress) -> str:
    """Draw a pointed hat with a turned-up brim and a long feather."""
    feather = shape("M14,-30 C20,-46 32,-58 46,-60 C46,-48 36,-34 20,-26Z", "#B3202C", "#7E1A22", 1)
    feather += shape("M17,-29 C24,-40 32,-50 43,-57", line="#E9A38F", width=1.1)
    crown = shape("M-22,-22 C-20,-34 -14,-46 -6,-52 C2,-55 16,-44 23,-22 C10,-28 -10,-28 -22,-22Z", dress.main)
    fold = shape("M-6,-52 C-2,-44 0,-36 -2,-27", line=dress.dark, width=1.5)
    brim = shape(
        "M-38,-14 C-30,-25 -12,-30 4,-29 C16,-28.5 26,-26 30,-21 C28,-17 24,-16 21,-16.5 C6,-22 -16,-21 -38,-14Z",
        dress.dark,
    )
    return feather + crown + fold + brim + shape("M-24,-23.6 C-8,-29.5 10,-29.5 25,-24.4", line=GOLD, width=1.6)
