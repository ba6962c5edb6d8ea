"""Draw the grounds of the game tiles: `python packaging/art/draw_tiles.py` writes resources/tiles/*.svg.

A pointed arch of a paler tone, two stars; the cards before it are dealt by the home screen. Carousel's hang from a
roundabout, which stands in front of its ground.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

from ornament import star

WIDTH = 540
HEIGHT = 336
ARCH = "M30 336L30 250C30 130 150 46 270 22C390 46 510 130 510 250L510 336Z"
BAND = "M14 336L14 250C14 120 140 30 270 4C400 30 526 120 526 250L526 336"

# name: ground, arch, line around the arch
HUES = {
    "playroom-rummy-ground": ("#DDE9DF", "#BBD3C4", "#CBDED1"),
    "basic-rummy-ground": ("#F3E6CC", "#E2CB9F", "#EBD9B6"),
    "carousel-ground": ("#F5DFDB", "#E4BAB4", "#EDCCC7"),
    "french-tarot-ground": ("#E6DFF1", "#CBBEE4", "#D9CFEC"),
}

ROOF_WIDTH = 400
APEX = (200, 34)
EAVES = (44, 356, 112)
"""Where the roof of the roundabout begins and ends, how far down."""
STRIPES = 7
HANGERS = (78, 158, 242, 322)
"""Where its cards hang."""


def main() -> None:
    """Write every picture."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    root = Path(__file__).resolve().parents[2]
    parser.add_argument("--into", type=Path, default=root / "resources" / "tiles", help="folder to write to")
    into: Path = parser.parse_args().into
    into.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures().items():
        (into / f"{name}.svg").write_text(picture, encoding="utf-8", newline="\n")


def pictures() -> dict[str, str]:
    """Return the SVG text of every picture by its name."""
    return {**{name: _ground(*hues) for name, hues in HUES.items()}, "carousel-roundabout": _roundabout()}


def _ground(ground: str, arch: str, band: str) -> str:
    parts = (
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{ground}"/>',
        f'<path d="{BAND}" fill="none" stroke="{band}" stroke-width="5"/>',
        f'<path d="{ARCH}" fill="{arch}"/>',
        star(74, 82, 21, "#F2B84B"),
        star(474, 104, 14, "#A8432A"),
    )
    return _svg(WIDTH, parts)


def _roundabout() -> str:
    """Draw mast, flag, striped roof with its scallops, the rods that the cards hang from."""
    left, right, eaves = EAVES
    step = (right - left) / STRIPES
    x, y = APEX
    rods = [f'<rect x="{at - 2}" y="{eaves}" width="4" height="60" fill="#C98A5E"/>' for at in HANGERS]
    roof, scallops = [], []
    for nth in range(STRIPES):
        begin, end = left + nth * step, left + (nth + 1) * step
        hue, edge = ("#F6E3C4", "#F2B84B") if nth % 2 else ("#A8432A", "#1F5D52")
        roof.append(f'<path d="M{x} {y}L{begin:.1f} {eaves}L{end:.1f} {eaves}Z" fill="{hue}"/>')
        half = step / 2
        scallops.append(
            f'<path d="M{begin:.1f} {eaves}A{half:.1f} {half:.1f} 0 0 0 {end:.1f} {eaves}Z" fill="{edge}"/>'
        )
    parts = (
        f'<rect x="{x - 5}" y="{y}" width="10" height="{HEIGHT - y}" fill="#7A4A35"/>',
        f'<rect x="{x - 2}" y="6" width="4" height="{y}" fill="#7A4A35"/>',
        f'<path d="M{x + 2} 6L{x + 36} 15L{x + 2} 24Z" fill="#1F5D52"/>',
        *rods,
        *roof,
        *scallops,
    )
    return _svg(ROOF_WIDTH, parts)


def _svg(width: int, parts: Iterable[str]) -> str:
    lines = "\n".join(f"  {part}" for part in parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{HEIGHT}" '
        f'viewBox="0 0 {width} {HEIGHT}">\n{lines}\n</svg>\n'
    )


if __name__ == "__main__":
    main()
