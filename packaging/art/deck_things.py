"""What the people of the trumps make, play, light."""

from __future__ import annotations

import math

from deck_ornaments import BRICK
from deck_palette import CREAM, GOLD, GOLD_DEEP, GOLD_SHADE, INK, PEARL, PLUM, WOOD, WOOD_SHADE
from deck_scenery import GLOW, LEAF, SAFFRON, SKINS, TEAL
from deck_svg import both_sides, box, dot, placed, shape, star, symmetric

# Each is drawn round the origin in a field of 100 × 100 units.

_CRUST, _CRUST_SHADE, _CRUMB = "#C98A4B", "#9A5F2C", "#F5DDAE"
_CROSSING = 0.7654


def loaf() -> str:
    """Draw a round loaf, fresh from the oven."""
    crust = shape("M-44,22 C-50,-10 -24,-26 0,-26 C24,-26 50,-10 44,22 C30,33 -30,33 -44,22Z", _CRUST)
    shade = shape(
        "M-44,22 C-46,14 -45,6 -42,0 C-38,16 20,24 45,10 C46,14 45,19 44,22 C30,33 -30,33 -44,22Z", _CRUST_SHADE
    )
    cuts = "".join(
        placed(shape("M-4,12 C-7,2 -2,-10 5,-14 C6,-4 3,8 -4,12Z", _CRUMB), x, y)
        for x, y in ((-24, 0), (0, -3), (24, 0))
    )
    return crust + shade + cuts


def steam() -> str:
    """Draw three wisps of steam."""
    return shape(
        "M-18,-32 q-5,-6 0,-11 q5,-5 0,-11 M0,-34 q-5,-6 0,-11 q5,-5 0,-11 M18,-32 q-5,-6 0,-11 q5,-5 0,-11",
        line=PEARL,
        width=3.4,
    )


def hot_loaf() -> str:
    """Draw a loaf that steams."""
    return placed(loaf(), 0, 14) + placed(steam(), 0, 14)


def kite() -> str:
    """Draw a kite with bows along its tail."""
    tail = shape("M4,20 C-8,30 14,36 2,48", line=PLUM, width=2)
    bows = "".join(
        placed(shape("M0,0 L-8,-5 L-8,5Z M0,0 L8,-5 L8,5Z", colour), x, y)
        for x, y, colour in ((0, 28, SAFFRON), (6, 39, BRICK), (2, 49, TEAL))
    )
    quarters = "".join(
        shape(d, colour)
        for d, colour in (
            ("M0,-48 L0,-16 L-32,-16Z", BRICK),
            ("M0,-48 L32,-16 L0,-16Z", SAFFRON),
            ("M-32,-16 L0,-16 L4,22Z", CREAM),
            ("M0,-16 L32,-16 L4,22Z", TEAL),
        )
    )
    return tail + bows + quarters + shape("M0,-48 L4,22 M-32,-16 L32,-16", line=WOOD_SHADE, width=1.6)


def bell() -> str:
    """Draw a great bell."""
    clapper = shape("M0,24 L0,38", line=WOOD_SHADE, width=4) + dot(0, 40, 7, GOLD_DEEP)
    body = shape(symmetric("M0,-36 C16,-36 22,-24 24,-4 C25,12 32,20 40,27 L40,34 L0,34"), GOLD, GOLD_DEEP, 1.4)
    shade = shape("M8,-35 C18,-32 22,-20 24,-4 C25,12 32,20 40,27 L40,34 L18,34 C20,10 20,-20 8,-35Z", GOLD_SHADE)
    bands = shape("M-25,2 Q0,8 25,2 M-34,24 Q0,31 34,24", line=GOLD_DEEP, width=2.4)
    loop = shape("M-8,-36 C-10,-50 10,-50 8,-36", line=GOLD_DEEP, width=5)
    return loop + clapper + body + shade + bands + shape(star(8, 3.4, 8, 0, 0, -12), PEARL)


def jug() -> str:
    """Draw a painted jug beside a slice of melon."""
    handle = shape("M12,-32 C38,-34 36,4 18,8", line=TEAL, width=6)
    body = shape(
        "M-20,-44 L8,-44 C6,-34 4,-28 8,-20 C24,-10 26,26 10,40 L-22,40 C-38,26 -36,-10 -20,-20 C-16,-28 -17,-36"
        " -26,-42Z",
        CREAM,
        TEAL,
        2,
    )
    paint = shape("M-31,2 L-25,-5 L-19,2 L-13,-5 L-7,2 L-1,-5 L5,2 L11,-5 L18,2", line=BRICK, width=3) + shape(
        "M-33,12 Q-6,18 20,12 M-31,-12 Q-6,-6 17,-12", line=TEAL, width=3
    )
    slice_ = shape("M2,24 L48,24 C46,46 6,48 2,24Z", LEAF) + shape("M6,24 L44,24 C42,40 10,42 6,24Z", "#D8483F")
    return handle + body + paint + slice_ + "".join(dot(x, y, 1.6, INK) for x, y in ((17, 28), (25, 32), (33, 28)))


def sailing_boat(sail: str = CREAM, second: str = BRICK, hull: str = TEAL) -> str:
    """Draw a boat under sail."""
    mast = box((-1, -50, 4, 70), 0, WOOD_SHADE) + shape("M1,-50 L16,-45 L1,-40Z", SAFFRON)
    main = shape("M5,-38 C28,-22 38,-4 40,12 L5,12Z", sail) + shape("M5,-14 L29,-14 C32,-10 34,-5 36,0 L5,0Z", second)
    jib = shape("M-4,-36 L-4,12 L-34,12 C-26,-2 -16,-20 -4,-36Z", second)
    boat = shape("M-44,18 L46,18 C42,34 30,40 0,40 C-28,40 -38,34 -44,18Z", hull) + shape(
        "M-42,23 L44,23", line=SAFFRON, width=2.6
    )
    return mast + main + jib + boat


def puppet(hat: str = BRICK, robe: str = TEAL, skin: str = SKINS[0]) -> str:
    """Draw a hand puppet in a pointed hat."""
    sleeves = shape("M-14,6 L-36,-6 M14,6 L36,-14", line=robe, width=13)
    hands = dot(-40, -8, 7, skin) + dot(40, -17, 7, skin)
    body = shape("M-16,-2 L16,-2 L26,48 L-26,48Z", robe) + "".join(dot(0, y, 2.8, SAFFRON) for y in (16, 27, 38))
    ruff = "".join(dot(x, y, 6, PEARL, "#CFC4B4", 0.8) for x, y in both_sides((18, -1), (10, 3), (0, 5)))
    head = dot(0, -17, 18, skin) + dot(-7, -18, 2.4, INK) + dot(7, -18, 2.4, INK) + dot(0, -13, 3.6, "#D8604E")
    head += (
        shape("M-8,-8 Q0,-1 8,-8", line="#9C3A30", width=2.2)
        + dot(-12, -11, 3.2, "#EAA58C")
        + dot(12, -11, 3.2, "#EAA58C")
    )
    cap = shape("M-19,-22 C-14,-40 6,-44 26,-50 C22,-38 20,-30 19,-22 C8,-29 -8,-29 -19,-22Z", hat) + dot(
        27, -49, 4.6, SAFFRON
    )
    return sleeves + hands + body + ruff + head + cap


def drum() -> str:
    """Draw a drum with its sticks."""
    sticks = (
        shape("M-40,-44 L-4,-20 M40,-46 L6,-20", line=WOOD, width=4)
        + dot(-3, -19, 4.4, PEARL)
        + dot(5, -19, 4.4, PEARL)
    )
    body = shape("M-38,-14 L-38,30 C-38,44 38,44 38,30 L38,-14Z", BRICK)
    ropes = shape("M-38,-8 L-28,35 L-16,-3 L-2,40 L12,-3 L26,36 L38,-8", line=CREAM, width=3)
    hoops = shape("M-38,27 C-36,42 36,42 38,27 L38,34 C36,48 -36,48 -38,34Z", SAFFRON, GOLD_DEEP, 1)
    hoops += shape("M-38,-14 C-36,1 36,1 38,-14 L38,-7 C36,8 -36,8 -38,-7Z", SAFFRON, GOLD_DEEP, 1)
    skin = shape("M-38,-14 C-38,-30 38,-30 38,-14 C38,1 -38,1 -38,-14Z", CREAM, GOLD_DEEP, 1)
    return body + ropes + hoops + skin + sticks


def low_sun() -> str:
    """Draw the sun half sunk in the sea."""
    rays = "".join(
        placed(shape("M0,-38 L0,-48", line=SAFFRON, width=4.4), 0, 12, 1, turn)
        for turn in (-75, -50, -25, 0, 25, 50, 75)
    )
    disc = shape("M-31,12 A31,31 0 0 1 31,12Z", SAFFRON)
    waves = shape("M-44,12 L44,12 M-34,22 L34,22 M-24,32 L24,32 M-12,42 L12,42", line=GLOW, width=4.4)
    return rays + disc + waves


def lantern(paper: str = BRICK) -> str:
    """Draw a paper lantern that glows."""
    halo = f'<g fill-opacity=".3">{dot(0, 0, 48, GLOW)}</g>'
    cord = shape("M0,-50 L0,-36", line=INK, width=2)
    body = shape(symmetric("M0,-32 C30,-32 38,-14 38,0 C38,16 28,30 0,30"), paper)
    light = shape(symmetric("M0,-32 C13,-32 17,-14 17,0 C17,16 12,30 0,30"), SAFFRON) + shape(
        symmetric("M0,-22 C6,-18 8,-8 8,0 C8,10 5,18 0,22"), GLOW
    )
    caps = box((-14, -37, 28, 7), 2, GOLD, GOLD_DEEP, 1) + box((-12, 28, 24, 7), 2, GOLD, GOLD_DEEP, 1)
    tassel = shape("M-5,35 L-5,47 M0,35 L0,50 M5,35 L5,47", line=SAFFRON, width=2.4)
    return halo + cord + body + light + caps + tassel


def candle_boat() -> str:
    """Draw a paper boat that carries a candle."""
    halo = f'<g fill-opacity=".28">{dot(0, -12, 36, GLOW)}</g>'
    candle = box((-5, -8, 10, 24), 2, CREAM)
    flame = shape("M0,-38 C12,-24 10,-10 0,-9 C-10,-10 -12,-24 0,-38Z", SAFFRON) + shape(
        "M0,-26 C5,-19 5,-12 0,-11 C-5,-12 -5,-19 0,-26Z", PEARL
    )
    hull = shape("M-46,6 L-20,14 L0,6 L20,14 L46,6 L28,34 L-28,34Z", PEARL) + shape(
        "M0,6 L20,14 L46,6 L28,34 L0,34Z", "#DCD3E4"
    )
    return halo + candle + flame + hull + shape("M-34,42 L34,42 M-20,49 L20,49", line=SAFFRON, width=3)


def firework(colour: str = SAFFRON, second: str = "#E9A38F") -> str:
    """Draw a burst of fireworks."""
    rays = "".join(
        placed(
            shape("M0,-14 L0,-36", line=colour if n % 2 else second, width=3.4)
            + dot(0, -45 if n % 2 else -42, 3.4, PEARL if n % 2 else colour),
            0,
            0,
            1,
            n * 30,
        )
        for n in range(12)
    )
    return rays + shape(star(9, 4, 8), PEARL)


def great_star() -> str:
    """Draw the great star, star within star."""
    rays = "".join(placed(shape("M-2.6,-34 L0,-50 L2.6,-34Z", GLOW), 0, 0, 1, 22.5 + n * 45) for n in range(8))
    layers = (
        (46.0, 0.0, SAFFRON, GOLD_DEEP),
        (36.0, 22.5, PEARL, GOLD_SHADE),
        (28.0, 0.0, BRICK, GOLD_DEEP),
        (19.0, 22.5, SAFFRON, ""),
    )
    body = "".join(
        shape(star(reach, reach * _CROSSING, 8, turn), fill, line, 1.2) for reach, turn, fill, line in layers
    )
    petals = "".join(
        dot(11.5 * math.sin(math.radians(45 * n)), -11.5 * math.cos(math.radians(45 * n)), 1.8, PLUM) for n in range(8)
    )
    return rays + body + shape(star(8, 3.2, 8), PEARL) + petals


def flower_pot() -> str:
    """Draw a pot of flowers."""
    leaves = shape("M0,10 L-22,-8 M0,10 L-10,-26 M0,10 L10,-26 M0,10 L22,-8", line=LEAF, width=6)
    blooms = "".join(
        dot(x, y, 9, BRICK) + dot(x, y, 3.4, SAFFRON)
        for x, y in ((-24, -12), (-10, -32), (12, -31), (25, -11), (0, -12))
    )
    pot = shape("M-20,10 L20,10 L14,44 L-14,44Z", "#C4673F") + box((-23, 5, 46, 9), 2, "#A9512E")
    return leaves + blooms + pot


def notes() -> str:
    """Draw a pair of notes."""
    stems = shape("M-9,14 L-5,-16 L17,-20 L14,10", line=PLUM, width=3.4)
    return stems + dot(-13, 15, 6, PLUM) + dot(10, 11, 6, PLUM)
