"""The README shows what the gallery can take."""

from __future__ import annotations

import re
from pathlib import Path

from tests.gallery.readme import INTO, SHOWN

README = Path(__file__).resolve().parents[2] / "README.md"


def test_the_readme_shows_each_picture() -> None:
    """Each that is taken is shown, each that is shown is taken."""
    shown = re.findall(r"\(docs/pictures/([\w-]+)\.png\)", README.read_text(encoding="utf-8"))
    assert sorted(shown) == sorted(SHOWN)
    assert {path.stem for path in INTO.glob("*.png")} == set(SHOWN)
