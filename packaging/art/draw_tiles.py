"""Draw the grounds of the game tiles: `python packaging/art/draw_tiles.py` writes resources/tiles/*.svg.

A pointed arch of a paler tone, two stars; the cards before it are dealt by the home screen.
"""

from __future__ import annotations

import argparse
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


def main() -> None:
    """Write every ground."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    root = Path(__file__).resolve().parents[2]
    parser.add_argument("--into", type=Path, default=root / "resources" / "tiles", help="folder to write to")
    into: Path = parser.parse_args().into
    into.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures().items():
        (into / f"{name}.svg").write_text(picture, encoding="utf-8", newline="\n")


def pictures() -> dict[str, str]:
    """Return the SVG text of every ground by its name."""
    return {name: _ground(*hues) for name, hues in HUES.items()}


def _ground(ground: str, arch: str, band: str) -> str:
    parts = (
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{ground}"/>',
        f'<path d="{BAND}" fill="none" stroke="{band}" stroke-width="5"/>',
        f'<path d="{ARCH}" fill="{arch}"/>',
        star(74, 82, 21, "#F2B84B"),
        star(474, 104, 14, "#A8432A"),
    )
    lines = "\n".join(f"  {part}" for part in parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}">\n{lines}\n</svg>\n'
    )


if __name__ == "__main__":
    main()
