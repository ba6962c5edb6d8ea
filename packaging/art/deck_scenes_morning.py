"""The scenes of trumps 1 to 7: the morning of the festival."""

from __future__ import annotations

import deck_buildings as built
import deck_creatures as creatures
import deck_things as things
from deck_ornaments import BRICK, BRICK_DEEP
from deck_palette import CREAM, GOLD_DEEP, INK, PEARL, PLUM, WOOD, WOOD_SHADE
from deck_scenery import (
    FIRST_LIGHT,
    GLOW,
    LEAF_SHADE,
    MEADOW,
    MORNING,
    NOON,
    PLASTER,
    SAFFRON,
    SKINS,
    SUNRISE,
    TEAL,
    House,
    Person,
    bunting,
    cloud,
    cypress,
    ground,
    hill,
    rays,
    ripples,
    sky,
    stars,
    sun,
    town,
    tree,
)
from deck_svg import box, dot, placed, shape, star

_HUSH = "#7E6AA8"
_WATER, _WATER_SHADE = "#6FAFC4", "#4C8FA8"


def first_song() -> str:
    """Draw trump 1: at first light the little bird begins to sing."""
    far = (
        hill(-40, 190, 236, "#B98BB0")
        + hill(90, 300, 222, "#A97FAE")
        + placed(town(0, (_HUSH,) * 3, "#6A5A9B", GLOW), 30, 334, 0.76)
    )
    glow = f'<g fill-opacity=".55">{dot(60, 262, 54, GLOW)}</g>'
    last_star = shape(star(9, 3.6, 8, 0, 196, 62), GLOW) + stars(((150, 40), (218, 110), (172, 96), (100, 44)))
    branch = shape("M242,236 C200,250 150,226 66,236", line=WOOD_SHADE, width=9)
    branch += shape("M176,238 C160,262 140,268 118,270 M206,241 C214,222 222,206 236,196", line=WOOD_SHADE, width=5)
    leaves = "".join(
        placed(shape("M0,0 C6,-14 18,-16 24,-12 C20,-2 10,6 0,0Z", LEAF_SHADE), x, y, 1.1, turn)
        for x, y, turn in ((88, 234, -70), (66, 236, 150), (118, 270, 140), (140, 266, -40), (218, 212, -110))
    )
    blossoms = "".join(
        placed(
            "".join(placed(dot(0, -6, 4.6, "#FBE3D8"), 0, 0, 1, 72 * n) for n in range(5)) + dot(0, 0, 3, SAFFRON), x, y
        )
        for x, y in ((76, 226), (132, 258), (190, 232), (224, 220), (104, 276), (216, 250))
    )
    bird = placed(creatures.little_bird(), 128, 168, 1.5)
    return (
        sky(FIRST_LIGHT, 110, 190)
        + last_star
        + glow
        + far
        + branch
        + leaves
        + blossoms
        + bird
        + placed(things.notes(), 42, 128, 0.9)
        + placed(things.notes(), 66, 96, 0.7)
    )


def cock_crow() -> str:
    """Draw trump 2: the cock wakes the town."""
    disc = dot(132, 196, 84, GLOW) + dot(132, 196, 70, SAFFRON)
    roof = shape("M8,252 L242,236 L242,342 L8,342Z", BRICK)
    tiles = "".join(
        shape(f"M{x},{252 - x * 0.066 + row * 22:.0f} q9,15 18,-1", line=BRICK_DEEP, width=2.6)
        for row in range(1, 5)
        for x in range(8 - row % 2 * 4, 226, 18)
    )
    ridge = shape("M8,252 L242,236", line="#C4673F", width=10)
    chimney = box((186, 190, 30, 60), 0, "#C4673F") + box((182, 184, 38, 10), 2, BRICK_DEEP)
    smoke = shape("M201,182 C190,160 214,146 202,122 C194,104 214,92 210,76", line=CREAM, width=9)
    return (
        sky(SUNRISE, 120, 200)
        + rays(132, 196, 30, 11, "#FBD9A0")
        + disc
        + smoke
        + chimney
        + roof
        + tiles
        + ridge
        + placed(creatures.cock(), 112, 172, 1.55)
    )


def at_the_well() -> str:
    """Draw trump 3: the first water of the day."""
    houses = House(40, 240, 62, 110, CREAM, BRICK).drawn() + House(206, 240, 74, 132, PLASTER, TEAL).drawn()
    houses += House(122, 240, 76, 82, "#EBCFA6", BRICK_DEEP).drawn()
    court = ground(236, 3, "#E6CFA8") + shape(
        "M20,270 L80,270 M150,262 L226,262 M30,322 L100,322 M140,326 L186,326", line="#D1B484", width=3
    )
    maid = Person(SKINS[1], "#4A2E1C", "#B3202C", "M-12,-66 L-24,-46 M12,-66 L26,-44 L14,-36", CREAM)
    pail = placed(
        shape("M-10,-8 L10,-8 L8,10 L-8,10Z", TEAL) + shape("M-10,-8 Q0,-26 10,-8", line=INK, width=1.6), 41, 280
    )
    pot = placed(things.flower_pot(), 208, 256, 0.62)
    return (
        sky(MORNING, 90, 160)
        + cloud(170, 56, 1.1)
        + houses
        + court
        + placed(built.well(), 142, 226, 1.55)
        + maid.drawn(62, 318, 1.25)
        + pail
        + pot
    )


def fresh_bread() -> str:
    """Draw trump 4: the baker draws the loaves for the feast."""
    wall = box((8, 8, 234, 334), 0, "#F1D9B4") + box((8, 246, 234, 96), 0, "#C99A6B")
    floor = shape(
        "M8,268 L242,268 M8,294 L242,294 M60,246 L60,268 M150,246 L150,268 M104,268 L104,294 M200,268 L200,294",
        line="#B48453",
        width=2,
    )
    chimney = shape("M76,60 L84,8 L140,8 L148,60Z", "#C4673F") + shape("M78,42 L146,42", line=BRICK_DEEP, width=2)
    oven = chimney + placed(built.oven(), 106, 158, 1.8)
    shelf = (
        box((176, 92, 60, 7), 0, WOOD)
        + "".join(placed(things.loaf(), x, 84, 0.27) for x in (191, 217))
        + placed(things.loaf(), 204, 73, 0.27)
    )
    baker = Person(SKINS[0], "#6A4429", PEARL, "M-12,-64 L-30,-48 M12,-64 L-6,-42", CREAM, hat=PEARL)
    peel = shape("M222,192 L128,214", line=WOOD, width=5) + shape(
        "M128,206 L92,214 C84,216 84,226 92,226 L130,222Z", WOOD
    )
    bread = placed(things.loaf(), 106, 204, 0.34)
    board = box((8, 290, 180, 10), 2, WOOD_SHADE) + box((18, 300, 12, 40), 0, WOOD) + box((160, 300, 12, 40), 0, WOOD)
    loaves = "".join(placed(things.loaf(), x, 279, 0.42) for x in (42, 84, 126))
    return wall + floor + oven + shelf + baker.drawn(196, 283, 1.4) + peel + bread + board + loaves


def open_gate() -> str:
    """Draw trump 5: the gate opens, guests come up the road."""
    land = hill(-60, 120, 190, "#A9C98A", 300) + hill(120, 320, 180, MEADOW, 300) + ground(276, 5, MEADOW)
    road = shape("M112,286 L140,286 C150,306 176,322 214,342 L30,342 C70,322 104,306 112,286Z", "#EBD3A8")
    trees = tree(38, 292, 0.8) + tree(214, 286, 0.75)
    guests = Person(SKINS[2], INK, TEAL).drawn(92, 326, 0.95) + Person(
        SKINS[0], "#CE6B2B", "#B3202C", hat=SAFFRON
    ).drawn(138, 328, 0.8)
    child = Person(SKINS[2], INK, SAFFRON).drawn(113, 330, 0.55)
    return (
        sky(MORNING, 110, 190)
        + cloud(150, 50)
        + cloud(206, 96, 0.7)
        + land
        + trees
        + placed(built.gate(), 126, 190, 2.0)
        + road
        + guests
        + child
    )


def over_the_bridge() -> str:
    """Draw trump 6: the donkey carries fruit over the bridge."""
    banks = hill(-70, 130, 150, "#A9C98A", 270) + hill(110, 330, 140, MEADOW, 270)
    houses = House(222, 206, 40, 64, CREAM, BRICK).drawn() + cypress(38, 212, 0.95) + cypress(60, 206, 0.7)
    water = (
        ground(242, 3, _WATER)
        + ripples(((60, 292), (120, 306), (178, 274), (92, 326), (160, 328)), "#A8D5E2", 14)
        + ripples(((126, 276), (40, 318)), _WATER_SHADE, 14)
    )
    lad = Person(SKINS[1], "#2B2526", TEAL, "M-12,-66 L-22,-44 M12,-66 L26,-52", hat=SAFFRON)
    train = (
        placed(creatures.donkey(), 142, 133, 1.3)
        + lad.drawn(66, 199, 0.82)
        + shape("M86,156 L92,118", line=WOOD_SHADE, width=2)
    )
    ducks = "".join(
        placed(
            shape("M-14,0 C-12,10 12,10 16,-4 C8,0 2,-2 -4,-2 L-6,-10 C-6,-18 -18,-18 -18,-10 L-14,-4Z", colour)
            + shape("M-18,-11 L-25,-9 L-18,-7Z", SAFFRON)
            + dot(-12, -12, 1.6, INK),
            x,
            y,
            scale,
        )
        for x, y, scale, colour in ((70, 312, 1.1, PEARL), (112, 322, 0.8, GLOW), (140, 316, 0.8, GLOW))
    )
    return (
        sky(NOON, 90, 150)
        + cloud(118, 46)
        + cloud(206, 66, 0.8)
        + banks
        + houses
        + water
        + placed(built.bridge(), 125, 222, 2.25)
        + train
        + ducks
    )


def market_day() -> str:
    """Draw trump 7: stalls fill the square."""
    houses = (
        House(44, 214, 70, 104, "#EBCFA6", BRICK).drawn()
        + House(118, 214, 66, 126, CREAM, TEAL).drawn()
        + House(202, 214, 76, 110, PLASTER, BRICK_DEEP).drawn()
    )
    square = ground(210, 2, "#E6CFA8")
    flags = bunting((50, 78), (242, 52), 16, (BRICK, SAFFRON, TEAL, PLUM), 9)
    far = placed(built.stall(TEAL, CREAM), 188, 196, 0.86)
    crates = "".join(
        box((x, 308, 46, 22), 2, "#C99A5B", WOOD, 1.4)
        + "".join(dot(x + 8 + 10 * n, 306, 6.5, colour) for n in range(4))
        + shape(f"M{x + 2},319 L{x + 44},319", line=WOOD, width=1.6)
        for x, colour in ((26, "#E0822E"), (80, "#8DB86A"), (134, "#B3202C"))
    )
    buyer = Person(SKINS[3], INK, SAFFRON, "M-12,-66 L-26,-52 M12,-66 L20,-42", hat="#B3202C")
    basket = placed(
        shape("M-12,-4 L12,-4 L9,12 L-9,12Z", "#C99A5B", GOLD_DEEP, 1)
        + shape("M-12,-4 Q0,-26 12,-4", line=GOLD_DEEP, width=2),
        226,
        240,
    )
    return (
        sky(NOON, 110, 170)
        + sun(206, 36, 15)
        + houses
        + square
        + flags
        + far
        + placed(built.stall(), 92, 232, 1.5)
        + buyer.drawn(200, 283, 1.12)
        + basket
        + crates
    )
