"""Draw the icons of the house: `python packaging/art/draw_icons.py` writes resources/icons/*.svg.

All strokes are black: QtSvg knows no `currentColor`, so the program lays the colour over them.
The marks of style sheets alone come in their own inks.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from app_icon import APP_ICON
from icons_table import ICONS

GRID = 24
STROKE = 1.9
BLACK = "#000000"
FILLED = "@"
# Qt's style sheets take a picture as it is: these come in a dark, a pale ink as well.
MARKS = ("opened", "down")
INKS = {"dark": "#2A211B", "pale": "#FFF7E8"}


def main() -> None:
    """Write every icon."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    root = Path(__file__).resolve().parents[2]
    parser.add_argument("--into", type=Path, default=root / "resources" / "icons", help="folder to write to")
    into: Path = parser.parse_args().into
    into.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures().items():
        (into / f"{name}.svg").write_text(picture, encoding="utf-8", newline="\n")


def pictures() -> dict[str, str]:
    """Return the SVG text of every icon by its name."""
    lines = {name: icon(strokes) for name, strokes in ICONS.items()}
    marks = {f"mark-{name}-{ink}": icon(ICONS[name], colour) for name in MARKS for ink, colour in INKS.items()}
    return lines | marks | {"cardtable": APP_ICON}


def icon(strokes: tuple[str, ...], colour: str = BLACK) -> str:
    """Return one line icon as SVG text."""
    lines = "\n".join(f"  {_path(stroke)}" for stroke in strokes)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{GRID}" height="{GRID}" viewBox="0 0 {GRID} {GRID}"\n'
        f'     fill="none" stroke="{colour}" stroke-width="{STROKE}" stroke-linecap="round" stroke-linejoin="round">\n'
        f"{lines}\n</svg>\n"
    )


def _path(stroke: str) -> str:
    if stroke.startswith(FILLED):
        return f'<path d="{stroke.removeprefix(FILLED)}" fill="{BLACK}" stroke="none"/>'
    return f'<path d="{stroke}"/>'


if __name__ == "__main__":
    main()
