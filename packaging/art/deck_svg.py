"""The few SVG marks with which every card is drawn."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping

_STEP = re.compile(r"([MLCQ])([^MLCQZ]*)")
_NUMBER = re.compile(r"-?\d*\.?\d+")

Point = tuple[float, float]
Box = tuple[float, float, float, float]
Step = tuple[str, list[Point]]


def number(value: float, digits: int = 1) -> str:
    """Write a number as short as its rounding allows: `.5`, `-3`, `12.4`."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{value:.0f}"
    if text in {"-0", ""}:
        return "0"
    return text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text


def shape(d: str, fill: str = "none", line: str = "", width: float = 1.0) -> str:
    """Draw a path, filled, outlined or both."""
    return f'<path d="{d}" fill="{fill}"{_outlined(line, width)}/>'


def dot(x: float, y: float, radius: float, fill: str, line: str = "", width: float = 1.0) -> str:
    """Draw a round spot."""
    place = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius, 2)}"'
    return f'<circle {place} fill="{fill}"{_outlined(line, width)}/>'


def box(place: Box, corner: float, fill: str, line: str = "", width: float = 1.0) -> str:
    """Draw a rectangle with round corners; its place is (left, top, width, height)."""
    left, top, across, down = (number(value, 2) for value in place)
    size = f'x="{left}" y="{top}" width="{across}" height="{down}" rx="{number(corner, 2)}"'
    return f'<rect {size} fill="{fill}"{_outlined(line, width)}/>'


def placed(art: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0, *, flip: bool = False) -> str:
    """Set a drawing down at a place: scaled, turned clockwise by degrees, mirrored left to right."""
    moves = [f"translate({number(x)} {number(y)})"]
    if turn:
        moves.append(f"rotate({number(turn)})")
    if flip:
        moves.append(f"scale({number(-scale, 3)} {number(scale, 3)})")
    elif scale != 1.0:
        moves.append(f"scale({number(scale, 3)})")
    return f'<g transform="{" ".join(moves)}">{art}</g>'


def two_way(half: str, name: str) -> str:
    """Draw the upper half of a card, then the same half from the other end; the name is its own on the card."""
    return f'<g id="{name}">{half}</g><use xlink:href="#{name}" transform="rotate(180 125 175)"/>'


def card(art: str) -> str:
    """Close a drawing of 250 × 350 units into an SVG Tiny document."""
    size = 'viewBox="0 0 250 350" width="250" height="350"'
    names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    head = f'<svg {names} version="1.2" baseProfile="tiny" {size}>'
    return f'{head}\n<g stroke-linejoin="round" stroke-linecap="round">{art}</g>\n</svg>\n'


def indexed_card(art: str, marks: Mapping[str, str]) -> str:
    """Close a drawing and its corner marks, a group for each script, into a document that shows the first of them.

    Scripts that write a card as the first one does share its group; whoever shows another one draws `art`, then it.
    """
    shown, *others = marks
    if not marks[shown]:
        return card(art)
    kept = "".join(f'<g id="{name}">{marks[name]}</g>' for name in others if marks[name] != marks[shown])
    defined = f"<defs>{kept}</defs>" if kept else ""
    return card(f'<g id="art">{art}</g><g id="{shown}">{marks[shown]}</g>{defined}')


def symmetric(half: str) -> str:
    """Complete the right half of an outline, given from its top to its bottom, with its mirror image."""
    steps = _steps(half)
    ends = [points[-1] for _, points in steps]
    outline = [_written(command, points) for command, points in steps]
    if ends[-1][0] != 0:
        outline.append(_written("L", [_mirrored(ends[-1])]))
    for index in range(len(steps) - 1, 0, -1):
        command, points = steps[index]
        back = [_mirrored(point) for point in [*reversed(points[:-1]), ends[index - 1]]]
        outline.append(_written(command, back))
    return "".join(outline) + "Z"


def both_sides(*places: Point) -> list[Point]:
    """Return each place with its mirror image; a place on the axis stands alone."""
    return [(side * x, y) for x, y in places for side in ((-1, 1) if x else (1,))]


def polygon(points: list[Point]) -> str:
    """Join points to a closed outline."""
    return "M" + "L".join(f"{number(x)},{number(y)}" for x, y in points) + "Z"


def star(outer: float, inner: float, points: int = 8, turn: float = 0.0, x: float = 0.0, y: float = 0.0) -> str:
    """Outline a star round (x, y); its first point looks up, turned clockwise by degrees."""
    corners: list[Point] = []
    for index in range(points * 2):
        angle = math.radians(turn + index * 180 / points)
        radius = inner if index % 2 else outer
        corners.append((x + radius * math.sin(angle), y - radius * math.cos(angle)))
    return polygon(corners)


def _outlined(line: str, width: float) -> str:
    return f' stroke="{line}" stroke-width="{number(width, 2)}"' if line else ""


def _steps(d: str) -> list[Step]:
    steps: list[Step] = []
    for command, rest in _STEP.findall(d):
        values = [float(value) for value in _NUMBER.findall(rest)]
        steps.append((command, list(zip(values[::2], values[1::2], strict=True))))
    return steps


def _mirrored(point: Point) -> Point:
    return -point[0], point[1]


def _written(command: str, points: list[Point]) -> str:
    return command + " ".join(f"{number(x)},{number(y)}" for x, y in points)
