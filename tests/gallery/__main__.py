"""Hang a gallery of the whole program, to be looked at picture by picture: `python -m tests.gallery DIR`.

`--all` makes every combination, `--only TEXT` the pictures whose names hold a text, `--list` names them.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import asdict
from itertools import groupby
from pathlib import Path

from tests.gallery.page import page
from tests.gallery.pictures import Picture, chosen


def main() -> int:
    """Make the pictures, then the page that shows them."""
    options = _options()
    pictures = chosen(everything=options.all, only=options.only)
    if options.list:
        print(*(picture.name for picture in pictures), sep="\n")  # noqa: T201 - what was asked for
        return 0
    options.folder.mkdir(parents=True, exist_ok=True)
    by_scale = sorted(pictures, key=lambda picture: picture.scale)
    failed = [scale for scale, some in groupby(by_scale, lambda each: each.scale) if take(options.folder, scale, some)]
    (options.folder / "index.html").write_text(page(pictures), encoding="utf-8")
    return 1 if failed else 0


def take(folder: Path, scale: float, pictures: Iterable[Picture]) -> int:
    """Take the pictures of one scale, which Qt reads at its start alone."""
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": str(scale)}
    asked = "\n".join(json.dumps(asdict(picture)) for picture in pictures)
    studio = [sys.executable, "-m", "tests.gallery.studio", str(folder)]
    return subprocess.run(studio, input=asked, text=True, env=surroundings, check=False).returncode


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--all", action="store_true", help="every combination; thousands of pictures")
    parser.add_argument("--only", default="", metavar="TEXT")
    parser.add_argument("--list", action="store_true", help="name the pictures, make none")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
