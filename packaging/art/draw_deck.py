"""The card maker, which draws the whole deck.

python packaging/art/draw_deck.py resources/cards    writes every card as SVG
python packaging/art/draw_deck.py --sheet OUT.png    paints all of them, at the table's sizes, on felt
"""

from __future__ import annotations

import argparse
from pathlib import Path

from deck_faces import deck_files
from deck_sheet import paint_sheet


def main() -> None:
    """Write the deck into a folder, paint it for the eye, or both."""
    parser = argparse.ArgumentParser(description="Draw the deck.")
    parser.add_argument("folder", nargs="?", type=Path, help="where the cards go: resources/cards")
    parser.add_argument("--sheet", type=Path, metavar="PNG", help="paint all faces at several widths on felt")
    chosen = parser.parse_args()
    if chosen.folder is None and chosen.sheet is None:
        parser.error("name a folder, or --sheet PNG")
    if chosen.folder:
        _write(chosen.folder)
    if chosen.sheet:
        paint_sheet(chosen.sheet)


def _write(folder: Path) -> None:
    for path, text in deck_files():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
