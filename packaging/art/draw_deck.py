"""The card maker, which draws the whole deck.

python packaging/art/draw_deck.py resources/cards    writes every card as SVG
python packaging/art/draw_deck.py --sheets OUT       paints each deck in each script, at the table's sizes, on felt
"""

from __future__ import annotations

import argparse
from pathlib import Path

from deck_faces import deck_files
from deck_sheet import paint_sheets


def main() -> None:
    """Write the deck into a folder, paint it for the eye, or both."""
    parser = argparse.ArgumentParser(description="Draw the deck.")
    parser.add_argument("folder", nargs="?", type=Path, help="where the cards go: resources/cards")
    parser.add_argument(
        "--sheets", type=Path, metavar="FOLDER", help="paint a contact sheet of each deck in each script"
    )
    chosen = parser.parse_args()
    if chosen.folder is None and chosen.sheets is None:
        parser.error("name a folder, or --sheets FOLDER")
    if chosen.folder:
        _write(chosen.folder)
    if chosen.sheets:
        paint_sheets(chosen.sheets)


def _write(folder: Path) -> None:
    for path, text in deck_files():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
