"""What every scene of the trumps is built of: skies, hills, houses, trees, people."""

from __future__ import annotations

import math
from dataclasses import dataclass

from deck_ornaments import BRICK, BRICK_DEEP
from deck_palette import CREAM, GOLD, GOLD_DEEP, INK, PEARL, WOOD, WOOD_SHADE
from deck_svg import Point, box, dot, number, placed, polygon, shape, star

LEAF = "#3F8A55"
LEAF_SHADE = "#2C7A56"
MEADOW = "#8DB86A"
SAFFRON = "#F2B84B"
GLOW = "#FFE7A8"
PLASTER = "#F3E0C3"
STONE = "#D9C9B2"
STONE_SHADE = "#B9A58C"
TEAL = "#1F6A60"
NIGHT = "#1F1B45"
SKINS = ("#F3CBA5", "#E3B283", "#B67B4C", "#85563A")


@dataclass(frozen=True)
class Hour:
    """The colours of the sky at an hour, from its height to the horizon."""

    high: str
    middle: str
    low: str


FIRST_LIGHT = Hour("#6A5A9B", "#C793AC", "#F7CBA6")
SUNRISE = Hour("#F2A98A", "#F7C795", "#FBE3B5")
MORNING = Hour("#BFDDE6", "#DCECE6", "#FBEFD2")
NOON = Hour("#8FC6DE", "#B5DBE6", "#DDEEE8")
AFTERNOON = Hour("#A9D2D8", "#DCE3C6", "#F9E3AE")
SUNSET = Hour("#B4566A", "#E2815F", "#F7BE6E")
DUSK = Hour("#3D2C6B", "#6F4E8B", "#C07A93")
DARK = Hour("#1F1B45", "#2B2560", "#3D2C6B")


def sky(hour: Hour, middle: float = 120, low: float = 200) -> str:
    """Fill the picture with the sky of an hour; the two lower bands begin at these heights."""
    return box((8, 8, 234, 334), 0, hour.high) + ground(middle, 10, hour.middle) + ground(low, -8, hour.low)


def ground(top: float, swell: float, colour: str) -> str:
    """Draw a rolling ground from this height down, over the whole width."""
    first, second = number(top - swell), number(top + swell)
    level = number(top)
    return shape(
        f"M8,{level} C50,{first} 90,{first} 125,{level} C160,{second} 200,{second} 242,{level} L242,342 L8,342Z", colour
    )


def hill(left: float, right: float, top: float, colour: str, foot: float = 342) -> str:
    """Draw one round hill between two edges."""
    parts = (n / 36 for n in range(37))
    edge = [(left + (right - left) * _swing(part), foot - (foot - top) * 3 * part * (1 - part)) for part in parts]
    return shape(polygon(within(edge)), colour)


def rays(x: float, y: float, pitch: int, breadth: float, colour: str) -> str:
    """Draw rays all round (x, y), a pitch of degrees apart, up to the picture's edge."""
    far = 400.0
    drawn: list[str] = []
    for turn in range(0, 360, pitch):
        edges = (math.radians(turn + side * breadth / 2) for side in (-1, 1))
        ray = [(x, y), *((x + far * math.sin(angle), y - far * math.cos(angle)) for angle in edges)]
        drawn.append(shape(polygon(within(ray)), colour))
    return "".join(drawn)


def within(outline: list[Point]) -> list[Point]:
    """Cut an outline off at the edges of the picture."""
    for axis, edge, side in ((0, 8.0, 1), (0, 242.0, -1), (1, 8.0, 1), (1, 342.0, -1)):
        kept: list[Point] = []
        for place, here in enumerate(outline):
            before = outline[place - 1]
            inside, was_inside = ((point[axis] - edge) * side >= 0 for point in (here, before))
            if inside != was_inside:
                part = (edge - before[axis]) / (here[axis] - before[axis])
                kept.append((before[0] + (here[0] - before[0]) * part, before[1] + (here[1] - before[1]) * part))
            if inside:
                kept.append(here)
        outline = kept
    return outline


def _swing(part: float) -> float:
    """Return how far a hill's outline has come across after a part of its length."""
    return 3 * 0.28 * part * (1 - part) ** 2 + 3 * 0.72 * part**2 * (1 - part) + part**3


def sun(x: float, y: float, radius: float) -> str:
    """Draw the sun in a pale ring."""
    return dot(x, y, radius * 1.45, GLOW) + dot(x, y, radius, SAFFRON)


def stars(places: tuple[Point, ...], colour: str = GLOW, reach: float = 3.6) -> str:
    """Scatter small eight-pointed stars; every other one is half as large."""
    return "".join(
        shape(star(size := reach / (1 + n % 2), size * 0.42, 8, 0, x, y), colour) for n, (x, y) in enumerate(places)
    )


def cloud(x: float, y: float, scale: float = 1.0) -> str:
    """Draw a flat-bottomed cloud, its middle at (x, y)."""
    puffs = "M-30,8 C-40,8 -40,-6 -28,-6 C-27,-18 -10,-21 -4,-12 C4,-20 20,-16 20,-6 C32,-8 36,8 26,8Z"
    return placed(shape(puffs, PEARL), x, y, scale)


def bird_in_flight(x: float, y: float, scale: float, colour: str) -> str:
    """Draw a far bird: two wings."""
    wings = shape("M-14,-4 C-9,-9 -4,-7 0,0 C4,-7 9,-9 14,-4", line=colour, width=2.6)
    return placed(wings, x, y, scale)


@dataclass(frozen=True)
class House:
    """A house of the town: the middle of its foot, width, height to the eaves, walls, roof, what its windows show."""

    x: float
    foot: float
    width: float
    height: float
    wall: str = PLASTER
    roof: str = BRICK
    glass: str = "#6F8FA3"

    def drawn(self) -> str:
        """Draw the house from the front, with two rows of windows under a hipped roof."""
        left, top = self.x - self.width / 2, self.foot - self.height
        walls = box((left, top, self.width, self.height), 0, self.wall)
        eaves, ridge = self.width / 2 + 4, self.width * 0.26
        rise = min(26.0, self.width * 0.5)
        points = ((-eaves, 0), (-ridge, -rise), (ridge, -rise), (eaves, 0))
        outline = polygon([(self.x + x, top + y) for x, y in points])
        return walls + self._windows(top) + shape(outline, self.roof)

    def _windows(self, top: float) -> str:
        size, rows = self.width * 0.17, max(1, int(self.height // 34))
        return "".join(
            box((self.x + side * self.width * 0.24 - size / 2, top + 10 + row * 30, size, size * 1.5), 1.5, self.glass)
            for row in range(rows)
            for side in (-1, 1)
        )


def town(foot: float, walls: tuple[str, str, str], roof: str, glass: str) -> str:
    """Draw the town from afar: its roofs with the bell tower in their midst."""
    row = ((30, 34, 30), (62, 30, 44), (92, 34, 28), (160, 34, 34), (192, 32, 50), (222, 34, 32))
    houses = "".join(
        House(x, foot, width, height, walls[n % 3], roof, glass).drawn() for n, (x, width, height) in enumerate(row)
    )
    return belfry_afar(127, foot, walls[1], roof, glass) + houses


def belfry_afar(x: float, foot: float, wall: str, roof: str, glass: str) -> str:
    """Draw the bell tower as the whole town sees it."""
    tower = box((-13, -92, 26, 92), 0, wall) + shape("M-18,-92 L0,-128 L18,-92Z", roof)
    opening = shape("M-6,-66 L-6,-78 C-6,-83 -3,-86 0,-88 C3,-86 6,-83 6,-78 L6,-66Z", glass)
    return placed(tower + opening + dot(0, -130, 2.6, GOLD), x, foot)


def tree(x: float, foot: float, scale: float = 1.0) -> str:
    """Draw a round tree."""
    trunk = shape("M-5,0 L-3,-36 L3,-36 L5,0Z", WOOD)
    leaves = shape(
        "M-30,-44 C-36,-62 -20,-72 -16,-72 C-12,-90 14,-90 18,-74 C34,-74 38,-52 28,-44 C22,-34 -22,-34 -30,-44Z", LEAF
    )
    dark = shape("M28,-44 C34,-50 34,-66 24,-72 C26,-56 14,-42 -24,-40 C-10,-35 20,-35 28,-44Z", LEAF_SHADE)
    return placed(trunk + leaves + dark, x, foot, scale)


def cypress(x: float, foot: float, scale: float = 1.0, colour: str = LEAF_SHADE) -> str:
    """Draw a slender cypress."""
    return placed(
        box((-2, -10, 4, 10), 0, WOOD_SHADE) + shape("M0,-84 C12,-50 14,-20 0,-8 C-14,-20 -12,-50 0,-84Z", colour),
        x,
        foot,
        scale,
    )


def bunting(left: Point, right: Point, sag: float, colours: tuple[str, ...], flags: int = 8) -> str:
    """Hang a line of pointed flags between two places."""
    middle = ((left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + sag * 2)
    line = shape(
        f"M{left[0]},{left[1]} Q{number(middle[0])},{number(middle[1])} {right[0]},{right[1]}", line=INK, width=1
    )
    return line + "".join(
        placed(shape("M-7,0 L7,0 L0,16Z", colours[n % len(colours)]), *along(left, middle, right, (n + 0.5) / flags))
        for n in range(flags)
    )


def along(start: Point, middle: Point, end: Point, part: float) -> Point:
    """Return the place at a part of a sagging line."""
    weights = ((1 - part) ** 2, 2 * part * (1 - part), part**2)
    x, y = (sum(w * p[axis] for w, p in zip(weights, (start, middle, end), strict=True)) for axis in (0, 1))
    return x, y


def ripples(places: tuple[Point, ...], colour: str, reach: float = 12) -> str:
    """Draw short waves on water."""
    far = number(reach)
    return "".join(
        placed(
            shape(f"M-{far},0 Q-{number(reach / 2)},-4 0,0 Q{number(reach / 2)},4 {far},0", line=colour, width=1.8),
            x,
            y,
        )
        for x, y in places
    )


@dataclass(frozen=True)
class Person:
    """Somebody of the town, a hundred units tall: skin, hair, coat, apron or none, how the arms go."""

    skin: str
    hair: str
    coat: str
    arms: str = "M-12,-66 L-20,-42 M12,-66 L20,-42"
    apron: str = ""
    hat: str = ""

    def drawn(self, x: float, foot: float, scale: float = 1.0) -> str:
        """Draw the person from the front, feet at (x, foot)."""
        feet = shape("M-8,-10 L-8,-1 M8,-10 L8,-1", line=INK, width=7)
        coat = shape("M-13,-70 C-8,-75 8,-75 13,-70 L21,-8 C10,-5 -10,-5 -21,-8Z", self.coat)
        apron = shape("M-9,-50 L9,-50 L14,-9 L-14,-9Z", self.apron) if self.apron else ""
        arms = shape(self.arms, line=self.coat, width=8)
        head = dot(0, -87, 12.5, self.hair) + dot(0, -84.5, 10.5, self.skin)
        head += dot(-4, -85, 1.5, INK) + dot(4, -85, 1.5, INK)
        head += shape("M-3.5,-80 Q0,-77 3.5,-80", line=GOLD_DEEP, width=1.4)
        head += shape("M-12,-86 C-12,-104 12,-104 12,-86 C6,-93 -6,-93 -12,-86Z", self.hat or self.hair)
        return placed(feet + coat + apron + arms + head, x, foot, scale)


def table(left: float, right: float, top: float) -> str:
    """Draw a long table under a cloth that hangs in scallops."""
    width = (right - left) / 6
    scallops = "".join(
        f" Q{number(right - (n + 0.5) * width)},{number(top + 50)} {number(right - (n + 1) * width)},{number(top + 36)}"
        for n in range(6)
    )
    legs = shape(
        f"M{left + 12},{top + 30} L{left + 12},{top + 74} M{right - 12},{top + 30} L{right - 12},{top + 74}",
        line=WOOD_SHADE,
        width=6,
    )
    return (
        legs
        + shape(f"M{left},{top} L{right},{top} L{right},{top + 36}{scallops}Z", CREAM, STONE_SHADE, 1)
        + shape(f"M{left},{top + 7} L{right},{top + 7}", line=BRICK_DEEP, width=2)
    )
