"""The faces of the court."""

from __future__ import annotations

from dataclasses import dataclass

from deck_svg import dot, number, shape, symmetric

# A head is drawn round the origin: crown of the skull at y = -27, chin at y = 27, looking a little to the left.


@dataclass(frozen=True)
class Skin:
    """Two tones of a face, its lips, the colour of its eyes."""

    light: str
    shade: str
    lips: str
    eyes: str = "#3A2416"


FAIR = Skin("#F6D6B6", "#E9B993", "#B4453F")
ROSY = Skin("#F3CBA5", "#E2A97F", "#AC3F3A", "#2F4C66")
OLIVE = Skin("#E3B283", "#CB9464", "#9C4238")
BROWN = Skin("#B67B4C", "#9A623A", "#7C2F2A", "#20140C")
DEEP = Skin("#85563A", "#6C422B", "#5A211E", "#160D08")


@dataclass(frozen=True)
class Build:
    """The shape of a face: its outline from brow to chin, its brows, how wide its eyes open."""

    outline: str
    brows: str
    brow_width: float
    gaze: float


_HIGH_BROWS = "M-15,-8.8 Q-11.5,-12.8 -6.5,-10 M2.5,-10 Q7.5,-13 12.5,-8.8"
_LEVEL_BROWS = "M-15.5,-8 Q-11,-10.6 -5.5,-8.4 M1.5,-8.4 Q7,-10.8 12.5,-7.8"
_STRAIGHT_BROWS = "M-15,-9.4 L-6,-9 M2,-9 L12,-9.6"

SOFT = Build("M0,-27 C13,-27 19.5,-19 19.5,-6 C19.5,8 13.5,18.5 7.5,24 C4.5,26.5 2.5,27 0,27", _HIGH_BROWS, 1.5, 3.5)
OVAL = Build("M0,-27 C12,-27 18.5,-19 18.5,-6 C18.5,7 13,19 7,25.5 C4.5,28 2.5,28.5 0,28.5", _HIGH_BROWS, 1.3, 2.9)
ROUND = Build("M0,-27 C13,-27 20,-19 20.5,-6 C21,7 16,18 9.5,23.5 C5.5,26 3,26.5 0,26.5", _HIGH_BROWS, 1.7, 3.6)
LEAN = Build("M0,-27 C13,-27 19,-19 19,-6 C19,7 16,17 9.5,24.5 C7,27.5 4,28.5 0,28.5", _STRAIGHT_BROWS, 1.9, 3.2)
BROAD = Build("M0,-27 C14,-27 20.5,-19 20.5,-6 C20.5,8 18,17.5 11.5,23.5 C7.5,27 4,27.5 0,27.5", _LEVEL_BROWS, 2.2, 3.1)


def neck(skin: Skin) -> str:
    """Draw the neck down to the breastbone, in the shadow of the chin."""
    return shape(symmetric("M0,12 L10,14 C9.5,26 11,32 17,37 C12,44 6,50 0,54"), skin.light) + shape(
        "M-10,17 L10,14 C9.6,24 10.4,30 13,34 C4,33 -6,29 -10,21Z", skin.shade
    )


def face(skin: Skin, build: Build, brow: str, *, age: bool = False, blush: bool = False) -> str:
    """Draw a face with its shaded side, eyes, brows and nose."""
    far_side = build.outline.removeprefix("M0,-27")
    ridge = "C-1.5,22 .5,17 -1.5,11.5 C-3.5,11.5 -5.5,10.5 -6.5,8 L-2.5,-5 C-2,-12 -1,-20 0,-27Z"
    marks = [
        shape(symmetric(build.outline), skin.light),
        shape(f"M0,-27{far_side} {ridge}", skin.shade),
        shape("M-6.5,8 C-5.8,10.6 -3.6,11.5 -1.2,10.6", line=_darker(skin), width=1.1),
    ]
    if blush:
        marks.append(_spots(((-12.6, 8, 3.6), (11, 8, 3.8)), skin.lips, 0.22))
    if age:
        lines = "M-15.5,2.5 Q-11,5.5 -7.5,3.5 M4,3.5 Q8.5,5.5 13,2.5 M-8,-15.5 Q-1,-17 7,-15.5"
        marks.append(shape(lines, line=_darker(skin), width=0.8))
    eyes = _eye(-10.2, -2.5, 3.3, build.gaze, skin) + _eye(6.6, -2.5, 3.8, build.gaze, skin)
    return "".join([*marks, eyes, shape(build.brows, line=brow, width=build.brow_width)])


def lips(skin: Skin, smile: float = 0.8) -> str:
    """Draw full lips; a higher smile lifts their corners."""
    corner = number(16.6 - smile)
    low = number(20.4 + smile / 3)
    return shape(
        f"M-7.5,{corner} C-5,15.2 -3.6,14.8 -2.2,15.6 C-.8,14.8 1.4,15.2 4,{corner} C1.6,{low} -5,{low} -7.5,{corner}Z",
        skin.lips,
    )


def plain_mouth(skin: Skin) -> str:
    """Draw a young man's mouth: a line and its lower lip."""
    return shape("M-7.5,15.6 Q-2,18 4,15.4", line=skin.lips, width=1.7) + shape(
        "M-4,19.6 Q-1.6,20.6 1,19.5", line=_darker(skin), width=1
    )


def lip_under_beard(skin: Skin) -> str:
    """Draw the lower lip that a beard leaves free."""
    return shape("M-5,18.5 Q-1,17.5 3,18.5 Q-1,21.5 -5,18.5Z", skin.lips)


def freckles(skin: Skin) -> str:
    """Scatter freckles over nose and cheeks."""
    spots = [(-13.5, 4.5), (-10.8, 6.6), (-14, 8), (5.6, 5.4), (8.6, 4.2), (10.6, 7)]
    return "".join(dot(x, y, 0.75, _darker(skin)) for x, y in spots)


def _eye(x: float, y: float, reach: float, gaze: float, skin: Skin) -> str:
    left, right, corner = number(x - reach), number(x + reach), number(y + 0.3)
    lid = f"M{left},{corner} Q{number(x)},{number(y - gaze)} {right},{corner}"
    return "".join(
        [
            shape(f"{lid} Q{number(x)},{number(y + gaze - 0.6)} {left},{corner}Z", "#FFFDF8"),
            dot(x - 0.3, y, 1.75, skin.eyes),
            shape(lid, line="#2A1A12", width=1.3),
        ]
    )


def _spots(places: tuple[tuple[float, float, float], ...], colour: str, strength: float) -> str:
    spots = "".join(dot(x, y, radius, colour) for x, y, radius in places)
    return f'<g fill-opacity="{strength}">{spots}</g>'


def _darker(skin: Skin) -> str:
    parts = (int(skin.shade[place : place + 2], 16) * 7 // 10 for place in (1, 3, 5))
    return "#" + "".join(f"{part:02X}" for part in parts)
