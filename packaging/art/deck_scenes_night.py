"""The scenes of trumps 15 to 21: the evening of the festival, its night."""

from __future__ import annotations

import deck_buildings as built
import deck_creatures as creatures
import deck_things as things
from deck_ornaments import BRICK, BRICK_DEEP
from deck_palette import CREAM, GOLD, GOLD_DEEP, INK, PLUM, WOOD, WOOD_SHADE
from deck_scenery import (
    AFTERNOON,
    DARK,
    DUSK,
    GLOW,
    MEADOW,
    NIGHT,
    SAFFRON,
    SKINS,
    SUNSET,
    TEAL,
    House,
    Person,
    along,
    bird_in_flight,
    bunting,
    cypress,
    ground,
    hill,
    rays,
    ripples,
    sky,
    stars,
    town,
)
from deck_svg import box, dot, placed, shape

_VIOLET = ("#54458A", "#5F4E96", "#4A3C7C")
_SHADE = "#2E2358"


def carousel() -> str:
    """Draw trump 15: the wooden horses go round."""
    land = ground(262, 4, MEADOW)
    column = box((112, 118, 28, 160), 0, SAFFRON, GOLD_DEEP, 1) + shape(
        "M112,150 L140,134 M112,182 L140,166 M112,214 L140,198 M112,246 L140,230", line=BRICK, width=6
    )
    near = placed(creatures.wooden_horse(), 72, 202, 1.06) + placed(creatures.wooden_horse(), 178, 196, 1.06)
    poles = box((72.5, 126, 5, 40), 0, GOLD) + box((178.5, 126, 5, 40), 0, GOLD)
    floor = shape("M22,258 C22,236 228,236 228,258 L228,272 C228,294 22,294 22,272Z", BRICK) + shape(
        "M22,258 C22,280 228,280 228,258 C228,236 22,236 22,258Z", "#C99A6B", GOLD_DEEP, 1
    )
    lamps = "".join(
        dot(x, y, 3, GLOW) for x, y in ((44, 281), (72, 285), (99, 287), (125, 288), (151, 287), (178, 285), (206, 281))
    )
    onlookers = (
        Person(SKINS[2], INK, TEAL).drawn(44, 332, 0.72)
        + Person(SKINS[0], "#CE6B2B", SAFFRON).drawn(74, 334, 0.56)
        + Person(SKINS[1], "#2B2526", "#B3202C").drawn(168, 333, 0.7)
    )
    return (
        sky(AFTERNOON, 100, 170)
        + land
        + floor
        + lamps
        + column
        + poles
        + near
        + placed(built.carousel_roof(), 125, 142, 1.98)
        + onlookers
    )


def drum_dance() -> str:
    """Draw trump 16: the drum calls to the dance."""
    houses = (
        House(40, 236, 64, 128, "#E9B98F", BRICK_DEEP, GLOW).drawn()
        + House(120, 236, 82, 104, "#F0CFA0", BRICK, GLOW).drawn()
        + House(206, 236, 70, 140, "#E9B98F", TEAL, GLOW).drawn()
    )
    square = ground(230, 3, "#D9A977")
    flags = bunting((52, 70), (242, 60), 18, (CREAM, BRICK, TEAL, SAFFRON), 9) + bunting(
        (62, 36), (242, 24), 8, (SAFFRON, PLUM, CREAM), 8
    )
    dancers = Person(SKINS[1], "#4A2E1C", "#B3202C", "M-12,-68 L-23,-92 M12,-68 L28,-78", CREAM).drawn(56, 290, 1.25)
    dancers += Person(SKINS[3], INK, TEAL, "M-12,-68 L-28,-78 M12,-68 L24,-92").drawn(196, 284, 1.25)
    drummer = Person(
        SKINS[0], "#CE6B2B", PLUM, "M-12,-66 L-27,-52 L-20,-40 M12,-66 L27,-52 L20,-40", hat=SAFFRON
    ).drawn(126, 318, 1.75)
    return sky(SUNSET, 90, 160) + houses + square + flags + dancers + drummer + placed(things.drum(), 126, 280, 1.15)


def storks_home() -> str:
    """Draw trump 17: the sun goes down, the storks come home."""
    sun = dot(140, 226, 92, "#F7CE82") + dot(140, 226, 74, SAFFRON)
    sea = ground(240, 0, "#8E4B72") + ripples(
        ((140, 254), (120, 268), (168, 270), (146, 284), (196, 258), (84, 258)), SAFFRON, 20
    )
    flock = "".join(
        bird_in_flight(x, y, scale, NIGHT)
        for x, y, scale in ((150, 56, 1.1), (178, 72, 0.9), (122, 74, 0.9), (202, 92, 0.75), (96, 96, 0.75))
    )
    roof = shape("M8,292 L196,320 L196,342 L8,342Z", _SHADE) + shape("M8,292 L200,321", line="#4A2E5E", width=7)
    chimney = box((58, 264, 62, 60), 0, "#4A2E5E") + box((52, 258, 74, 10), 2, _SHADE)
    nest = shape("M46,240 C60,248 118,248 132,240 C132,256 120,264 90,264 C58,264 46,256 46,240Z", WOOD_SHADE)
    nest += shape(
        "M42,244 L70,254 M62,242 L100,258 M134,242 L104,256 M120,246 L78,260 M50,258 L40,250 M128,258 L140,250",
        line=WOOD,
        width=3,
    )
    return sky(SUNSET, 90, 150) + sun + flock + sea + roof + chimney + placed(creatures.stork(), 94, 174, 1.5) + nest


def lantern_lane() -> str:
    """Draw trump 18: lanterns are lit along the lane."""
    lane = ground(262, 0, "#6A4A76") + shape("M112,236 L140,236 L206,342 L40,342Z", "#9A6A86")
    afar = House(126, 240, 44, 62, _VIOLET[2], _SHADE, GLOW).drawn()
    houses = (
        House(43, 286, 72, 172, _VIOLET[1], _SHADE, GLOW).drawn()
        + House(207, 286, 72, 186, _VIOLET[0], _SHADE, GLOW).drawn()
    )
    strings = (((50, 100), (126, 166), (242, 92)), ((20, 164), (126, 232), (242, 150)))
    lines = "".join(shape(f"M{a[0]},{a[1]} Q{b[0]},{b[1]} {c[0]},{c[1]}", line=NIGHT, width=1.6) for a, b, c in strings)
    lamps = "".join(
        placed(things.lantern(colour), x, y + 19, 0.4)
        for string, parts in zip(strings, ((0.26, 0.76), (0.14, 0.84)), strict=True)
        for part, colour in zip(parts, (TEAL, "#B3202C"), strict=True)
        for x, y in (along(*string, part),)
    )
    lamps += placed(things.lantern("#B3202C"), 126, 178, 0.92)
    lighter = Person(SKINS[2], INK, TEAL, "M-12,-66 L-22,-46 M12,-66 L24,-84", hat="#B3202C").drawn(92, 326, 1.15)
    pole = shape("M112,260 L122,202", line=WOOD, width=3)
    child = Person(SKINS[2], INK, SAFFRON, "M-12,-66 L-22,-46 M12,-66 L26,-56").drawn(148, 330, 0.8)
    return (
        sky(DUSK, 100, 180)
        + stars(((80, 40), (130, 30), (190, 52), (160, 84), (222, 36), (104, 72)))
        + lane
        + afar
        + houses
        + lines
        + lamps
        + pole
        + lighter
        + child
        + placed(things.lantern(), 172, 298, 0.3)
    )


def river_lights() -> str:
    """Draw trump 19: little lights go down the river under the moon."""
    moon = shape("M186,34 A34,34 0 1 0 216,84 A28,28 0 1 1 186,34Z", GLOW)
    banks = (
        hill(-60, 110, 96, _VIOLET[2], 230)
        + hill(130, 320, 90, _VIOLET[2], 230)
        + cypress(34, 162, 0.8, _SHADE)
        + cypress(56, 156, 0.6, _SHADE)
        + cypress(222, 164, 0.6, _SHADE)
    )
    water = ground(204, 0, "#34347A") + ground(258, 5, "#2B2B68")
    span = shape(
        "M8,176 Q125,112 242,176 L242,206 L216,206 C214,176 172,170 168,206 L152,206 C148,158 102,158 98,206"
        " L82,206 C78,170 36,176 34,206 L8,206Z",
        "#8273B8",
    )
    span += shape("M8,172 Q125,108 242,172", line="#9C8FCB", width=5)
    shine = ripples(((170, 244), (40, 232), (216, 232), (60, 326), (150, 222)), "#6C6CB4", 14) + ripples(
        ((202, 222), (210, 236)), GLOW, 9
    )
    boats = "".join(
        placed(things.candle_boat(), x, y, scale)
        for x, y, scale in ((176, 214, 0.42), (62, 226, 0.5), (128, 234, 0.55), (190, 262, 0.7), (84, 282, 1.15))
    )
    return (
        sky(DARK, 90, 150)
        + stars(((80, 46), (120, 74), (66, 104), (140, 34), (160, 110), (226, 120), (34, 128)))
        + moon
        + banks
        + span
        + water
        + shine
        + boats
    )


def fireworks() -> str:
    """Draw trump 20: fireworks over the roofs."""
    trails = shape(
        "M128,260 Q120,180 130,116 M70,262 Q72,220 66,184 M190,262 Q198,230 196,186", line="#6C5AA6", width=2.4
    )
    bursts = placed(things.firework(), 132, 98, 1.55) + placed(things.firework("#E2703A", GLOW), 68, 168, 0.9)
    bursts += placed(things.firework("#7CCBB0", "#E9F1D9"), 192, 180, 1.05)
    roofs = town(310, _VIOLET, _SHADE, GLOW)
    crowd = ground(308, 2, NIGHT) + "".join(
        dot(x, 312 + n % 3 * 4, 10, ("#4A2E1C", INK, "#74331A")[n % 3])
        + shape(f"M{x - 14},342 C{x - 14},320 {x + 14},320 {x + 14},342Z", ("#6F4E8B", BRICK_DEEP, TEAL)[n % 3])
        for n, x in enumerate(range(26, 190, 23))
    )
    return (
        sky(DARK, 120, 220)
        + stars(((80, 40), (212, 50), (226, 110), (34, 110), (40, 230), (206, 240)))
        + trails
        + bursts
        + roofs
        + crowd
    )


def great_night() -> str:
    """Draw trump 21: the great one stands over the sleeping town, the little one sleeps."""
    beams = rays(132, 118, 30, 8, "#3F3178")
    halo = dot(132, 118, 94, "#463585") + dot(132, 118, 80, "#5D4A9E")
    roofs = placed(town(0, _VIOLET, _SHADE, GLOW), 22, 300, 0.84) + ground(296, 0, NIGHT)
    branch = shape("M8,318 C60,306 100,310 150,316 M96,310 C112,300 120,296 130,296", line="#5A3A32", width=7)
    leaves = "".join(
        placed(shape("M0,0 C6,-14 18,-16 24,-12 C20,-2 10,6 0,0Z", "#2C5A52"), x, y, 0.9, turn)
        for x, y, turn in ((146, 315, 10), (128, 297, -20), (30, 312, -120), (112, 312, 60))
    )
    bird = placed(creatures.little_bird(asleep=True), 70, 282, 0.66)
    return (
        sky(DARK, 150, 240)
        + beams
        + halo
        + stars(
            ((30, 130), (222, 40), (218, 220), (40, 196), (90, 26), (226, 128), (64, 226), (196, 236), (160, 24)),
            GLOW,
            5,
        )
        + placed(things.great_star(), 132, 118, 1.62)
        + roofs
        + branch
        + leaves
        + bird
    )
