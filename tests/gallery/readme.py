"""The pictures of the README, taken anew: `python -m tests.gallery.readme`."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.gallery.__main__ import take
from tests.gallery.pictures import Picture

INTO: Final = Path(__file__).resolve().parents[2] / "docs" / "pictures"
SHOWN: Final = {
    "table": Picture("table-playroom-rummy-4-crowded"),
    "carousel": Picture("table-carousel-3-crowded"),
    "tarot": Picture("table-french-tarot-4-crowded"),
    "basic-arabic": Picture("table-basic-rummy-4-crowded", "ar"),
    "home": Picture("home-unfinished"),
    "options": Picture("options-playroom-rummy"),
    "scores": Picture("scores-playroom-rummy-4"),
}
"""What the README shows, by the name of its file."""


def main() -> int:
    """Take the pictures; return 1 where one could not be taken."""
    with TemporaryDirectory() as folder:
        if take(Path(folder), 1, SHOWN.values()):
            return 1
        for name, picture in SHOWN.items():
            (INTO / f"{name}.png").write_bytes(Path(folder, f"{picture.name}.png").read_bytes())
    return 0


if __name__ == "__main__":
    sys.exit(main())
