"""Draw the people of the house: `python packaging/art/draw_avatars.py` writes resources/avatars/*.svg."""

from __future__ import annotations

import argparse
from pathlib import Path

from avatars_people import PEOPLE


def main() -> None:
    """Write every avatar."""
    parser = argparse.ArgumentParser(description=__doc__)
    root = Path(__file__).resolve().parents[2]
    parser.add_argument("--into", type=Path, default=root / "resources" / "avatars", help="folder to write to")
    into: Path = parser.parse_args().into
    into.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures().items():
        (into / f"{name}.svg").write_text(picture, encoding="utf-8", newline="\n")


def pictures() -> dict[str, str]:
    """Return the SVG text of every avatar by its name."""
    return {name: _picture("\n".join(parts())) for name, parts in PEOPLE.items()}


def _picture(parts: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200">\n{parts}\n</svg>\n'


if __name__ == "__main__":
    main()
