"""The scenes of trumps 8 to 14: the noon of the festival."""

from __future__ import annotations

import deck_buildings as built
import deck_creatures as creatures
import deck_things as things
from deck_ornaments import BRICK, BRICK_DEEP
from deck_palette import CREAM, GOLD_DEEP, INK, PEARL, PLUM, WOOD, WOOD_SHADE
from deck_scenery import (
    AFTERNOON,
    LEAF,
    LEAF_SHADE,
    MEADOW,
    NOON,
    PLASTER,
    SAFFRON,
    SKINS,
    STONE,
    STONE_SHADE,
    TEAL,
    House,
    Person,
    bird_in_flight,
    bunting,
    cloud,
    cypress,
    ground,
    hill,
    ripples,
    sky,
    sun,
    table,
    town,
    tree,
)
from deck_svg import box, dot, placed, shape, star, symmetric

_WHEAT, _WHEAT_SHADE = "#EFC668", "#D9A441"
_SEA, _SEA_SHADE = "#3F8FA6", "#2F7488"


def kite_wind() -> str:
    """Draw trump 8: the wind lifts the kites."""
    land = hill(90, 330, 216, "#A9C98A", 320) + hill(-90, 200, 226, MEADOW)
    far = placed(town(0, (PLASTER, CREAM, STONE), BRICK, "#6F8FA3"), 138, 262, 0.36) + cypress(222, 286, 0.6)
    string = shape("M144,150 C150,210 116,222 92,228", line=INK, width=1.4)
    child = Person(SKINS[0], "#74331A", "#B3202C", "M-12,-68 L-25,-84 M12,-68 L22,-92").drawn(72, 312, 1.0)
    flowers = "".join(
        dot(x, y, 4, colour)
        for x, y, colour in (
            (36, 306, PEARL),
            (104, 322, SAFFRON),
            (122, 300, PEARL),
            (148, 326, PEARL),
            (50, 326, SAFFRON),
        )
    )
    small = placed(things.kite(), 60, 130, 0.5, -16)
    return (
        sky(NOON, 130, 200)
        + cloud(96, 96)
        + cloud(210, 190, 0.8)
        + far
        + land
        + string
        + placed(things.kite(), 158, 102, 1.65, 12)
        + small
        + child
        + flowers
    )


def windmill_hill() -> str:
    """Draw trump 9: the mill turns above the wheat."""
    land = hill(-20, 290, 226, MEADOW, 330)
    wheat = ground(292, 5, _WHEAT) + "".join(
        shape(f"M{x},340 L{x},{312 + n % 2 * 6}", line=_WHEAT_SHADE, width=3)
        + placed(shape("M0,0 C-5,-6 -5,-14 0,-20 C5,-14 5,-6 0,0Z", _WHEAT_SHADE), x, 316 + n % 2 * 6, 0.9)
        for n, x in enumerate(range(22, 192, 13))
    )
    poppies = "".join(
        dot(x, y, 5, "#B3202C") + dot(x, y, 1.8, INK) for x, y in ((40, 300), (92, 308), (146, 299), (176, 310))
    )
    miller = Person(SKINS[1], "#A9A6A4", PEARL, hat=CREAM).drawn(190, 284, 0.7)
    return (
        sky(NOON, 120, 210)
        + sun(196, 56, 20)
        + cloud(60, 112)
        + cloud(206, 150, 0.8)
        + land
        + tree(44, 292, 0.6)
        + placed(built.windmill(), 122, 182, 1.95)
        + miller
        + wheat
        + poppies
    )


def noon_bell() -> str:
    """Draw trump 10: the great bell rings noon."""
    tower = box((50, 88, 150, 254), 0, PLASTER) + box((176, 88, 24, 254), 0, STONE)
    roof = shape("M38,90 L125,22 L212,90Z", BRICK) + shape("M150,42 L212,90 L180,90Z", BRICK_DEEP)
    cornice = box((42, 86, 166, 12), 2, STONE_SHADE) + box((42, 258, 166, 12), 2, STONE_SHADE)
    arch = shape(symmetric("M0,106 C34,118 50,142 50,172 L50,246 L0,246"), PLUM, STONE, 7)
    beam = box((-54, 150, 108, 8), 0, WOOD)
    bell = placed(arch + beam, 125, 0) + placed(things.bell(), 125, 202, 1.12, 8)
    rings = shape("M66,184 q-8,16 0,32 M184,184 q8,16 0,32", line=SAFFRON, width=3.4)
    rose = (
        dot(125, 304, 22, STONE, STONE_SHADE, 2)
        + shape(star(17, 13, 8, 0, 125, 304), TEAL)
        + shape(star(8, 3.4, 8, 0, 125, 304), SAFFRON)
    )
    doves = "".join(
        bird_in_flight(x, y, scale, PEARL)
        for x, y, scale in ((32, 150, 1), (222, 130, 0.8), (30, 206, 0.8), (222, 190, 1), (224, 240, 0.7))
    )
    return (
        sky(NOON, 160, 250)
        + sun(208, 40, 16)
        + roof
        + tower
        + cornice
        + bell
        + rings
        + rose
        + doves
        + shape("M125,22 L125,14", line=INK, width=3)
    )


def long_table() -> str:
    """Draw trump 11: all sit down to one table."""
    land = hill(-60, 150, 150, "#A9C98A", 280) + hill(100, 330, 136, MEADOW, 280) + ground(256, 3, "#B9CF8B")
    people = "".join(
        Person(skin, hair, coat, arms).drawn(x, 300, 1.6)
        for x, skin, hair, coat, arms in (
            (56, SKINS[3], INK, TEAL, "M-12,-66 L-24,-46 M12,-66 L20,-80"),
            (122, SKINS[0], "#8F8A88", "#B3202C", "M-12,-66 L-22,-46 M12,-66 L22,-46"),
            (188, SKINS[1], "#4A2E1C", SAFFRON, "M-12,-66 L-20,-80 M12,-66 L24,-46"),
        )
    )
    cups = "".join(
        dot(x, 172, 5, skin) + shape(f"M{x - 8},152 L{x + 8},152 L{x + 5},172 L{x - 5},172Z", SAFFRON, GOLD_DEEP, 1)
        for x, skin in ((88, SKINS[3]), (156, SKINS[1]))
    )
    posts = box((20, 64, 8, 226), 0, WOOD) + box((222, 40, 8, 246), 0, WOOD)
    beams = box((8, 74, 234, 8), 0, WOOD_SHADE)
    vine = "".join(
        dot(x, 72 + (n * 7) % 12, 13, LEAF if n % 2 else LEAF_SHADE) for n, x in enumerate(range(22, 236, 15))
    )
    grapes = "".join(
        "".join(dot(x + dx, 94 + dy, 4.6, PLUM) for dx, dy in ((-7, 0), (0, 0), (7, 0), (-3.5, 7), (3.5, 7), (0, 14)))
        for x in (60, 118, 194)
    )
    feast = placed(things.jug(), 92, 208, 0.78) + placed(things.hot_loaf(), 158, 209, 0.66)
    feast += "".join(
        dot(x, y, 7, colour)
        for x, y, colour in (
            (40, 226, "#E0822E"),
            (52, 226, "#E0822E"),
            (46, 216, "#E0822E"),
            (206, 226, "#B3202C"),
            (195, 226, LEAF),
        )
    )
    bench = box((26, 306, 150, 8), 2, WOOD) + shape("M44,314 L44,334 M158,314 L158,334", line=WOOD_SHADE, width=6)
    return (
        sky(NOON, 100, 150)
        + cloud(176, 46)
        + land
        + posts
        + beams
        + vine
        + grapes
        + people
        + cups
        + table(18, 232, 236)
        + feast
        + bench
    )


def siesta() -> str:
    """Draw trump 12: the town rests, so does the cat."""
    house = box((8, 8, 150, 284), 0, CREAM) + box((8, 252, 150, 40), 0, "#EBCFA6")
    window = box((72, 94, 52, 78), 3, PLUM) + box((52, 92, 24, 82), 2, TEAL) + box((120, 92, 24, 82), 2, TEAL)
    window += "".join(
        shape(f"M{x},{y} L{x + 16},{y}", line="#144A41", width=2) for x in (56, 124) for y in range(102, 172, 10)
    )
    window += box((50, 174, 96, 7), 2, STONE_SHADE) + placed(things.flower_pot(), 98, 154, 0.5)
    vine = "".join(
        dot(x, y, 12, LEAF_SHADE if n % 2 else LEAF)
        for n, (x, y) in enumerate(
            ((70, 20), (88, 30), (106, 22), (124, 34), (142, 24), (150, 44), (154, 66), (150, 86))
        )
    )
    vine += "".join(
        dot(x, y, 5.6, "#C9486B") + dot(x, y, 1.8, SAFFRON)
        for x, y in (
            (72, 32),
            (82, 20),
            (96, 38),
            (112, 28),
            (126, 44),
            (134, 26),
            (148, 36),
            (144, 58),
            (156, 76),
            (146, 94),
        )
    )
    oranges = "".join(
        dot(x, y, 8, "#E0822E") for x, y in ((162, 212), (204, 168), (224, 206), (186, 188), (206, 216), (178, 166))
    )
    garden = tree(190, 286, 1.52) + oranges
    ledge = box((8, 268, 234, 14), 3, STONE) + box((8, 282, 234, 60), 0, STONE_SHADE)
    joints = shape(
        "M8,302 L242,302 M50,282 L50,302 M110,282 L110,302 M170,282 L170,302 M80,302 L80,342 M140,302 L140,342",
        line="#A08B70",
        width=2,
    )
    return (
        sky(AFTERNOON, 120, 200)
        + ground(244, 4, MEADOW)
        + house
        + vine
        + window
        + garden
        + ledge
        + joints
        + placed(creatures.sleeping_cat(), 104, 222, 1.5)
    )


def boat_race() -> str:
    """Draw trump 13: sails on the bay."""
    shore = (
        hill(110, 330, 110, "#A9C98A", 200)
        + hill(-90, 90, 140, MEADOW, 200)
        + placed(town(0, (CREAM, PLASTER, STONE), BRICK, "#6F8FA3"), 130, 186, 0.42)
    )
    sea = ground(182, 0, _SEA) + ground(256, 6, _SEA_SHADE)
    waves = ripples(((40, 206), (206, 224), (60, 296), (120, 322), (168, 282), (30, 262), (216, 268)), "#A8D5E2", 14)
    gulls = (
        bird_in_flight(82, 66, 1.1, PEARL) + bird_in_flight(112, 92, 0.8, PEARL) + bird_in_flight(214, 84, 0.9, PEARL)
    )
    far = placed(things.sailing_boat(SAFFRON, CREAM, BRICK), 196, 178, 0.8) + placed(
        things.sailing_boat(CREAM, PLUM, BRICK), 44, 176, 0.6
    )
    buoy = placed(
        shape("M-10,10 L-6,-14 L6,-14 L10,10Z", "#B3202C")
        + box((-8, -6, 16, 6), 0, PEARL)
        + shape("M0,-14 L0,-24", line=INK, width=2)
        + shape("M0,-24 L12,-20 L0,-16Z", SAFFRON),
        158,
        314,
        1.1,
    )
    return (
        sky(AFTERNOON, 90, 150)
        + sun(186, 48, 18)
        + gulls
        + shore
        + sea
        + far
        + waves
        + placed(things.sailing_boat(), 104, 216, 1.7)
        + ripples(((60, 290), (150, 288)), PEARL, 18)
        + buoy
    )


def puppet_play() -> str:
    """Draw trump 14: the puppets play to the children."""
    houses = House(38, 240, 60, 140, PLASTER, BRICK).drawn() + House(212, 240, 60, 150, CREAM, TEAL).drawn()
    square = ground(236, 3, "#E6CFA8")
    players = placed(things.puppet(), -16, 0, 0.4) + placed(
        things.puppet(SAFFRON, BRICK, SKINS[2]), 16, 0, 0.4, flip=True
    )
    stage = placed(built.booth(players), 127, 160, 2.0)
    flags = bunting((54, 58), (242, 34), 10, (SAFFRON, BRICK, PLUM, TEAL), 9)
    children = "".join(
        placed(
            shape("M-26,44 C-26,16 -16,10 0,10 C16,10 26,16 26,44Z", coat) + dot(0, -6, 17, hair) + shape(bow, SAFFRON),
            x,
            y,
        )
        for x, y, coat, hair, bow in (
            (50, 296, "#B3202C", "#4A2E1C", "M0,-16 L-12,-22 L-12,-10Z M0,-16 L12,-22 L12,-10Z"),
            (104, 298, TEAL, "#E0AE4E", "M-17,-6 C-17,-28 17,-28 17,-6Z"),
            (158, 296, PLUM, INK, "M-17,-8 L17,-8 L17,-4 L-17,-4Z"),
        )
    )
    return sky(AFTERNOON, 120, 190) + houses + square + flags + stage + children
