"""What the town of the trumps has built."""

from __future__ import annotations

from deck_ornaments import BRICK, BRICK_DEEP
from deck_palette import CREAM, GOLD, GOLD_DEEP, INK, PEARL, PLUM, WOOD, WOOD_SHADE
from deck_scenery import LEAF, PLASTER, SAFFRON, STONE, STONE_SHADE, TEAL
from deck_svg import both_sides, box, dot, number, placed, shape, symmetric

# Each is drawn round the origin in a field of 100 × 100 units.


def well() -> str:
    """Draw a roofed well with its bucket."""
    posts = box((-31, -24, 6, 46), 0, WOOD) + box((25, -24, 6, 46), 0, WOOD)
    axle = box((-36, -16, 72, 6), 3, WOOD_SHADE) + shape("M36,-13 L42,-13 L42,-3", line=INK, width=3)
    roof = shape("M-44,-22 L0,-49 L44,-22Z", BRICK) + shape(
        "M-30,-24 L-2,-42 M-8,-24 L8,-38 M12,-24 L18,-33", line=BRICK_DEEP, width=2.2
    )
    bucket = shape("M0,-10 L0,-2", line=STONE, width=2) + shape("M-9,-2 L9,-2 L7,14 L-7,14Z", SAFFRON, GOLD_DEEP, 1.4)
    ring = shape("M-38,16 L38,16 L34,49 L-34,49Z", STONE) + box((-41, 13, 82, 8), 3, STONE_SHADE)
    joints = shape(
        "M-36,32 L36,32 M-14,21 L-14,32 M14,21 L14,32 M-26,32 L-25,48 M0,32 L0,48 M26,32 L25,48",
        line=STONE_SHADE,
        width=1.8,
    )
    return posts + axle + roof + bucket + ring + joints


def gate() -> str:
    """Draw the town gate between two towers."""
    wall = box((-24, -16, 48, 64), 0, PLASTER) + _battlements(-24, -16, 4, 12, PLASTER)
    arch = shape(symmetric("M0,-6 C10,0 16,10 16,22 L16,48 L0,48"), PLUM)
    leaves = shape("M-16,22 L-9,24 L-9,48 L-16,48Z M16,22 L9,24 L9,48 L16,48Z", WOOD)
    rim = shape("M-18,48 L-18,22 C-18,8 -11,-2 0,-9 C11,-2 18,8 18,22 L18,48", line=STONE_SHADE, width=3)
    towers = "".join(
        box((x - 14, -28, 28, 76), 0, STONE)
        + _battlements(x - 14, -28, 3, 28 / 3, STONE)
        + shape(f"M{x - 4},4 L{x - 4},-8 Q{x},-14 {x + 4},-8 L{x + 4},4Z", PLUM)
        for x in (-36, 36)
    )
    flags = "".join(
        shape(f"M{x},-34 L{x},-54", line=INK, width=1.8) + shape(f"M{x},-54 L{x + 15},-49 L{x},-44Z", colour)
        for x, colour in ((-36, BRICK), (36, TEAL))
    )
    return flags + wall + arch + leaves + rim + towers


def bridge() -> str:
    """Draw a humped bridge of two arches."""
    body = shape("M-50,2 Q0,-32 50,2 L50,36 L42,36 C42,16 10,16 8,36 L-8,36 C-10,16 -42,16 -42,36 L-50,36Z", STONE)
    rim = shape("M-42,36 C-42,16 -10,16 -8,36 M8,36 C10,16 42,16 42,36", line=STONE_SHADE, width=4)
    top = shape("M-50,2 Q0,-32 50,2 L50,9 Q0,-25 -50,9Z", BRICK)
    return body + rim + top + shape("M-6,0 L6,0 M-22,6 L-12,5 M12,5 L22,6 M-3,10 L5,10", line=STONE_SHADE, width=2)


def stall(first: str = BRICK, second: str = CREAM) -> str:
    """Draw a market stall under a striped awning."""
    posts = box((-42, -30, 4, 78), 0, WOOD) + box((38, -30, 4, 78), 0, WOOD)
    stripes = "".join(_awning_stripe(n, second if n % 2 else first) for n in range(5))
    counter = box((-46, 20, 92, 28), 2, WOOD) + box((-46, 20, 92, 6), 2, WOOD_SHADE)
    fruit = "".join(dot(x, y, 7, "#E0822E") for x, y in ((-34, 15), (-22, 15), (-28, 6)))
    fruit += "".join(dot(x, y, 7, "#B3202C") for x, y in ((22, 15), (34, 15), (28, 6)))
    melon = dot(0, 9, 13, LEAF) + shape("M-6,-2 Q-10,9 -6,20 M6,-2 Q10,9 6,20 M0,-4 L0,22", line="#2A6540", width=2)
    return posts + melon + fruit + counter + stripes


def _awning_stripe(place: int, colour: str) -> str:
    """Draw one of an awning's five stripes, wider at its scalloped foot."""
    top, foot = -36 + place * 14.4, -48 + place * 19.2
    upper = f"M{number(top)},-48 L{number(top + 14.4)},-48"
    return shape(f"{upper} L{number(foot + 19.2)},-14 Q{number(foot + 9.6)},-4 {number(foot)},-14Z", colour)


def windmill() -> str:
    """Draw a windmill with its four sails."""
    tower = shape("M-20,48 L-12,-8 L12,-8 L20,48Z", PLASTER) + shape("M4,-8 L12,-8 L20,48 L10,48Z", STONE)
    cap = shape("M-15,-8 C-13,-24 13,-24 15,-8Z", BRICK)
    door = shape("M-6,48 L-6,36 Q0,28 6,36 L6,48Z", WOOD) + box((-4, 10, 8, 10), 2, TEAL)
    sail = box((-1.5, -46, 3, 46), 0, WOOD_SHADE) + box((1, -45, 11, 32), 1, PEARL, WOOD, 1.4)
    sail += shape("M1,-35 L12,-35 M1,-25 L12,-25 M6.5,-45 L6.5,-13", line=WOOD, width=1.2)
    sails = "".join(placed(sail, 0, -10, 1.0, turn) for turn in (20, 110, 200, 290))
    return tower + cap + door + sails + dot(0, -10, 4, GOLD, GOLD_DEEP, 1)


def booth(players: str = "") -> str:
    """Draw a puppet booth with its curtain open on the players."""
    stage = box((-36, -24, 72, 44), 0, PLUM)
    curtains = "".join(
        shape(f"M{s * 36},-24 L{s * 16},-24 C{s * 18},-8 {s * 26},4 {s * 34},12 L{s * 36},20Z", "#B3202C")
        for s in (-1, 1)
    )
    front = "".join(box((-40 + n * 16, 18, 16, 31), 0, (TEAL, CREAM)[n % 2]) for n in range(5))
    ledge = box((-43, 15, 86, 7), 2, GOLD, GOLD_DEEP, 1)
    roof = shape("M-42,-24 L-30,-46 L30,-46 L42,-24Z", TEAL) + shape(
        "M-28,-24 L-20,-46 L-8,-46 L-12,-24Z M12,-24 L8,-46 L20,-46 L28,-24Z", CREAM
    )
    fringe = "".join(dot(x, -23, 6, BRICK if n % 2 else SAFFRON) for n, x in enumerate(range(-36, 37, 12)))
    sides = box((-40, -24, 5, 42), 0, TEAL) + box((35, -24, 5, 42), 0, TEAL)
    return stage + players + curtains + sides + front + roof + fringe + ledge


def carousel_roof() -> str:
    """Draw the striped canopy of a carousel with its crown of lights, a hundred wide."""
    cone = "".join(
        shape(f"M0,-50 L{number(-50 + n * 12.5)},-14 L{number(-37.5 + n * 12.5)},-14Z", (BRICK, CREAM)[n % 2])
        for n in range(8)
    )
    band = box((-52, -15, 104, 9), 3, GOLD, GOLD_DEEP, 1)
    scallops = "".join(dot(x, -6, 6.6, (CREAM, BRICK)[n % 2]) for n, x in enumerate(range(-45, 46, 15)))
    lights = "".join(dot(x, -10.5, 2.2, PEARL) for x, _ in both_sides((0, 0), (15, 0), (30, 0), (45, 0)))
    flag = shape("M0,-50 L0,-64", line=INK, width=1.4) + shape("M0,-64 L14,-60 L0,-55Z", TEAL)
    return flag + scallops + cone + band + lights


def oven() -> str:
    """Draw a domed oven of bricks with its fire."""
    dome = shape("M-50,48 L-50,6 C-50,-30 -26,-48 0,-48 C26,-48 50,-30 50,6 L50,48Z", "#C4673F")
    rows = (
        "M-48,-8 L48,-8 M-50,10 L50,10 M-36,-28 L36,-28 M-50,29 L50,29 M-20,-46 L-20,-28 M18,-46 L18,-28 M-32,-28"
        " L-32,-8 M0,-28 L0,-8 M32,-28 L32,-8 M-40,-8 L-40,10 M40,-8 L40,10 M-42,29 L-42,48 M42,29 L42,48"
    )
    mouth = shape("M-26,40 L-26,16 C-26,-2 -12,-10 0,-10 C12,-10 26,-2 26,16 L26,40Z", "#3A1C14", PLASTER, 4)
    fire = shape("M-18,38 C-22,22 -8,20 -8,6 C0,12 2,18 4,22 C6,16 9,14 10,11 C18,20 20,30 16,38Z", "#E2703A")
    fire += shape("M-9,38 C-12,28 -3,26 -2,18 C4,24 9,30 7,38Z", SAFFRON)
    return dome + shape(rows, line=BRICK_DEEP, width=2) + mouth + fire + box((-34, 38, 68, 8), 2, STONE)


def _battlements(left: float, top: float, count: int, pitch: float, colour: str) -> str:
    return "".join(box((left + n * pitch, top - 7, pitch * 0.62, 8), 0, colour) for n in range(count))
