"""The parts a face of the house is put together from, on a disc of 200 x 200."""

from __future__ import annotations

from dataclasses import dataclass

CENTRE = 100
INK = "#2A211B"

# The disc's edge closes the bust: QtSvg clips nothing.
BUST = "M28 169.4C34 151 60 145 82 140L118 140C140 145 166 151 172 169.4A100 100 0 0 1 28 169.4Z"
FACE = "M65 82C65 50 135 50 135 82L134 99C132 122 116 137 100 137C84 137 68 122 66 99Z"
NECK = "M84 118L116 118L117 142C117 151 110 156 100 156C90 156 83 151 83 142Z"
NECK_SHADOW = (
    "M84 127C89 135 95 138.5 100 138.5C105 138.5 111 135 116 127"
    "L116.5 136C112 144 106 147 100 147C94 147 88 144 83.5 136Z"
)


@dataclass(frozen=True)
class Skin:
    """The two tones of a face: light, shade."""

    light: str
    shade: str


def disc(colour: str) -> str:
    """Return the tinted ground."""
    return f'<circle cx="{CENTRE}" cy="{CENTRE}" r="{CENTRE}" fill="{colour}"/>'


def shape(path: str, colour: str) -> str:
    """Return a flat shape."""
    return f'<path d="{path}" fill="{colour}"/>'


def stroke(path: str, colour: str, width: float) -> str:
    """Return a round line."""
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def dot(x: float, y: float, radius: float, colour: str) -> str:
    """Return a filled circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{colour}"/>'


def oval(x: float, y: float, across: float, down: float, colour: str) -> str:
    """Return a filled ellipse by its radii."""
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{across:g}" ry="{down:g}" fill="{colour}"/>'


def bust(clothes: str, collar: str, skin: Skin) -> str:
    """Return shoulders, collar, neck."""
    return "\n".join(
        (
            shape(BUST, clothes),
            shape("M76 141.5L124 141.5C123 156 113 164 100 164C87 164 77 156 76 141.5Z", collar),
            shape(NECK, skin.light),
            shape(NECK_SHADOW, skin.shade),
        )
    )


def head(skin: Skin, *, ears: bool = True) -> str:
    """Return face and ears."""
    parts = []
    if ears:
        parts += [
            oval(65.5, 98, 8, 10, skin.light),
            oval(134.5, 98, 8, 10, skin.light),
            oval(65, 98.5, 3.5, 5, skin.shade),
            oval(135, 98.5, 3.5, 5, skin.shade),
        ]
    return "\n".join((*parts, shape(FACE, skin.light)))


def features(skin: Skin, brows: str, *, lips: str = "#8E3B2E", brow_width: float = 3.6) -> str:
    """Return brows, dot eyes, nose, a small smile."""
    return "\n".join(
        (
            stroke("M78 85.5C81.5 82.5 87 82.5 90.5 85", brows, brow_width),
            stroke("M109.5 85C113 82.5 118.5 82.5 122 85.5", brows, brow_width),
            dot(84.5, 96, 4.3, INK),
            dot(115.5, 96, 4.3, INK),
            dot(86, 94.5, 1.3, "#FFFFFF"),
            dot(117, 94.5, 1.3, "#FFFFFF"),
            stroke("M100.5 98C98.5 103 97.3 106.5 98.2 108C99 109.3 101.5 109.3 103 108.5", skin.shade, 3),
            stroke("M90 119C94.5 124.5 105.5 124.5 110 119", lips, 3.6),
        )
    )


def cheeks(colour: str) -> str:
    """Return a little warmth on both cheeks."""
    return f'<g fill-opacity=".5">{oval(77, 109, 6.5, 4.5, colour)}{oval(123, 109, 6.5, 4.5, colour)}</g>'


def glasses(colour: str) -> str:
    """Return round glasses."""
    ring = f'fill="#FFFFFF" fill-opacity=".18" stroke="{colour}" stroke-width="3.6"'
    return "\n".join(
        (
            f'<circle cx="84" cy="96.5" r="13.5" {ring}/>',
            f'<circle cx="116" cy="96.5" r="13.5" {ring}/>',
            stroke("M97.5 95C99 93.5 101 93.5 102.5 95", colour, 3.6),
            stroke("M70.5 95L65.5 93", colour, 3.6),
            stroke("M129.5 95L134.5 93", colour, 3.6),
        )
    )
