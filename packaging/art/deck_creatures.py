"""The animals of the trumps."""

from __future__ import annotations

from deck_ornaments import BRICK
from deck_palette import GOLD, GOLD_DEEP, INK, PEARL, PLUM, WOOD, WOOD_SHADE
from deck_scenery import SAFFRON, TEAL
from deck_svg import box, dot, shape

# Each is drawn round the origin in a field of 100 × 100 units and looks to the left.

_DOWN, _DOWN_SHADE = "#A0714A", "#7C5233"
_GINGER, _GINGER_SHADE = "#DE9A4F", "#B5722E"


def little_bird(*, asleep: bool = False) -> str:
    """Draw the little bird, singing or asleep."""
    legs = shape("M-4,30 L-5,44 M9,29 L10,44", line=WOOD_SHADE, width=2.6)
    body = shape(
        "M-32,-12 C-34,-30 -19,-37 -7,-33 C8,-28 12,-13 26,-11 L44,-40 L53,-33 L39,-2 C34,18 16,32 -4,32"
        " C-24,32 -36,12 -32,-12Z",
        _DOWN,
    )
    breast = shape("M-32,-14 C-20,-18 -8,-8 -3,6 C1,18 0,28 -4,32 C-24,32 -36,12 -32,-14Z", BRICK)
    belly = shape("M-22,24 C-16,16 -4,20 1,24 C1,29 -2,32 -4,32 C-11,32 -17,29 -22,24Z", "#F3E0C3")
    wing = shape("M3,-6 C17,-10 30,-2 38,2 C32,16 14,21 2,14 C-4,8 -3,-3 3,-6Z", _DOWN_SHADE)
    if asleep:
        face = shape("M-22,-19 Q-18,-15 -13,-19", line=INK, width=2.4) + shape("M-32,-20 L-43,-16 L-31,-12Z", SAFFRON)
    else:
        face = dot(-17, -20, 3.6, INK) + dot(-18.2, -21.2, 1.2, PEARL)
        face += shape("M-31,-24 L-46,-29 L-32,-17Z M-33,-16 L-45,-12 L-31,-10Z", SAFFRON)
    return legs + body + breast + belly + wing + face


def cock() -> str:
    """Draw a crowing cock."""
    legs = shape("M-8,28 L-9,46 M4,28 L5,46 M-16,47 L-3,47 M-1,47 L12,47", line=GOLD_DEEP, width=2.6)
    tail = shape("M12,4 C14,-34 32,-50 48,-42 C36,-36 36,-18 32,8Z", TEAL)
    tail += shape("M14,6 C26,-24 46,-30 51,-16 C42,-16 36,-2 30,14Z", PLUM)
    tail += shape("M14,8 C30,-8 46,-6 49,6 C40,4 34,12 24,20Z", TEAL)
    body = shape(
        "M-33,-31 C-33,-41 -19,-42 -15,-32 C-11,-15 4,-5 22,-10 C28,12 14,31 -6,31 C-26,31 -34,10 -30,-8"
        " C-29,-17 -33,-23 -33,-31Z",
        PEARL,
    )
    neck = shape(
        "M-33,-31 C-33,-41 -19,-42 -15,-32 C-12,-20 -6,-12 0,-8 L-8,-2 L-13,-8 L-18,0 L-23,-6 L-30,0 C-30,-17"
        " -33,-23 -33,-31Z",
        SAFFRON,
    )
    wing = shape("M-12,4 C2,-4 18,0 21,6 C10,21 -8,20 -14,12Z", BRICK)
    head = shape("M-31,-37 C-37,-46 -30,-50 -27,-43 C-27,-52 -19,-52 -19,-44 C-14,-49 -9,-42 -14,-34Z", "#B3202C")
    head += shape("M-32,-26 C-38,-18 -33,-11 -28,-17Z", "#B3202C")
    head += shape("M-33,-36 L-46,-35 L-34,-31Z M-34,-30 L-43,-25 L-32,-27Z", SAFFRON) + dot(-25, -33, 2.6, INK)
    return legs + tail + body + neck + wing + head


def donkey() -> str:
    """Draw a donkey with panniers."""
    coat, shade = "#9C8E84", "#7C6F66"
    legs = shape("M-16,10 L-17,42 M-4,12 L-4,42 M20,12 L21,42 M32,8 L34,42", line=shade, width=7)
    hooves = shape("M-20,42 L-13,42 M-7,42 L0,42 M18,42 L25,42 M31,42 L38,42", line=INK, width=5)
    tail = shape("M36,-12 Q44,0 41,20", line=shade, width=3)
    body = shape("M-20,-14 C-6,-10 20,-16 34,-14 C40,-6 40,10 34,16 C18,20 -8,20 -20,14Z", coat)
    head = shape(
        "M-18,-18 C-22,-28 -28,-34 -30,-36 L-27,-54 C-22,-50 -21,-42 -21,-38 L-14,-52 C-11,-46 -13,-38 -15,-34"
        " C-8,-26 -6,-14 -4,-8 L-18,12Z M-14,-33 C-22,-40 -34,-34 -38,-26 L-48,-12 C-49,-5 -42,-3 -38,-6 L-22,-16Z",
        coat,
    )
    muzzle = shape("M-43,-18 L-48,-12 C-49,-5 -42,-3 -38,-6 L-34,-9Z", "#E9DFD3")
    basket = box((0, -16, 26, 24), 4, "#C99A5B", WOOD, 1.2) + shape("M1,-8 L25,-8 M1,0 L25,0", line=WOOD, width=1.4)
    load = "".join(dot(x, -18, 6, colour) for x, colour in ((5, "#E0822E"), (21, "#B3202C"), (13, SAFFRON)))
    return tail + legs + hooves + body + head + muzzle + dot(-27, -24, 2.4, INK) + load + basket


def sleeping_cat() -> str:
    """Draw a cat curled up in sleep."""
    body = shape("M-40,26 C-46,-4 -16,-26 10,-22 C38,-18 52,4 44,24 C34,34 -30,34 -40,26Z", _GINGER)
    stripes = shape("M2,-22 Q4,-12 0,-4 M16,-21 Q19,-11 15,-2 M30,-14 Q32,-5 27,3", line=_GINGER_SHADE, width=4)
    tail = shape("M42,18 C38,34 6,34 -10,29", line=_GINGER_SHADE, width=9) + shape(
        "M-2,31 L-10,29", line=PEARL, width=9
    )
    head = shape(
        "M-46,10 L-44,-14 L-33,-4 C-28,-6 -22,-6 -18,-4 L-8,-15 L-5,8 C-6,22 -16,28 -26,28 C-36,28 -46,22 -46,10Z",
        _GINGER,
        _GINGER_SHADE,
        1.2,
    )
    face = shape("M-38,9 Q-34,13 -30,9 M-21,9 Q-17,13 -13,9", line=INK, width=2.2) + shape(
        "M-28,14 L-23,14 L-25.5,17.5Z", "#B4655A"
    )
    face += shape("M-25.5,17 L-25.5,20 M-31,21 Q-28,23 -25.5,20 Q-23,23 -20,21", line=INK, width=1.2)
    return (
        body
        + stripes
        + tail
        + head
        + face
        + shape("M-30,-4 L-28,2 M-25,-5 L-25,2 M-20,-4 L-22,2", line=_GINGER_SHADE, width=2)
    )


def stork() -> str:
    """Draw a stork on one leg."""
    leg = shape("M4,14 L4,48 M4,48 L-6,48 M12,12 L20,24 L10,26", line="#C8452F", width=3)
    body = shape("M-12,-4 C-4,-16 18,-14 40,6 C30,16 4,22 -8,12 C-14,8 -14,0 -12,-4Z", PEARL)
    wing = shape("M6,2 C20,-4 34,4 46,12 C32,18 14,16 4,10Z", INK)
    neck = shape("M-6,4 C-20,-6 2,-22 -10,-36", line=PEARL, width=7.5) + dot(-12, -38, 6.4, PEARL)
    bill = shape("M-16,-42 L-44,-32 L-16,-35Z", "#C8452F")
    return leg + body + wing + neck + bill + dot(-13, -39, 1.8, INK)


def wooden_horse() -> str:
    """Draw a carousel's leaping horse on its pole."""
    pole = box((1, -50, 5, 100), 2, GOLD, GOLD_DEEP, 0.8)
    tail = shape("M32,-8 C46,-12 52,4 44,20 C42,8 36,4 30,4Z", PLUM)
    body = shape(
        "M-32,-38 L-30,-47 L-25,-39 C-16,-36 -10,-24 -4,-13 C8,-9 22,-16 33,-10 C41,-4 39,8 33,13 L42,28 L36,42"
        " L29,39 L33,29 L20,15 C10,18 0,17 -8,14 L-20,17 L-22,33 L-29,33 L-29,12 L-14,4 C-20,-2 -22,-10 -24,-16"
        " L-38,-9 C-44,-9 -46,-15 -44,-19Z",
        PEARL,
        "#B9A58C",
        1.2,
    )
    mane = shape("M-26,-39 C-14,-40 -4,-26 0,-12 L-8,-10 L-10,-18 L-16,-16 L-16,-26 L-22,-26Z", PLUM)
    saddle = shape("M-4,-13 C6,-9 14,-11 20,-13 L22,4 C14,9 2,8 -5,3Z", BRICK, SAFFRON, 2)
    bridle = shape("M-39,-24 L-34,-12 M-28,-36 L-34,-12 M-34,-12 Q-18,-2 -4,-8", line=TEAL, width=2.2)
    return pole + tail + body + mane + saddle + bridle + dot(-31, -28, 2.2, INK)


def little_dog() -> str:
    """Draw a small dog that trots along."""
    coat, patch = "#F3E0C3", "#8A5A3A"
    legs = shape("M-16,14 L-22,36 M-8,16 L-4,36 M18,14 L14,36 M26,12 L34,34", line=coat, width=7)
    tail = shape("M28,-2 C38,-6 40,-18 34,-24", line=coat, width=6)
    body = shape("M-22,-6 C-8,-10 18,-12 28,-6 C34,2 32,16 24,18 C8,20 -10,20 -20,18Z", coat) + dot(12, -1, 9, patch)
    head = shape(
        "M-20,-28 C-10,-32 -4,-22 -8,-8 C-14,2 -26,2 -30,-6 L-44,-6 C-46,-14 -38,-18 -34,-18 C-32,-24 -26,-28 -20,-28Z",
        coat,
    )
    ear = shape("M-16,-28 C-4,-30 0,-18 -4,-8 C-12,-8 -16,-18 -16,-28Z", patch)
    collar = shape("M-26,2 Q-16,6 -8,-4", line=BRICK, width=4)
    return tail + legs + body + head + ear + collar + dot(-24, -17, 2.6, INK) + dot(-43, -10, 3, INK)
