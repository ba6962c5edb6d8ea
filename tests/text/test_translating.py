"""The page for translators names every file that they translate."""

from __future__ import annotations

import re
from pathlib import Path

SENTENCES = Path(__file__).resolve().parents[2] / "translations"


def test_the_table_names_every_file_of_sentences() -> None:
    """Who adds a file says in the table what it holds."""
    rows = re.findall(r"^\| (`.+?) \|", (SENTENCES / "TRANSLATING.md").read_text(encoding="utf-8"), re.MULTILINE)
    named = {file for row in rows for file in re.findall(r"`([\w-]+\.ftl)`", row)}
    assert named == {path.name for path in (SENTENCES / "en").glob("*.ftl")}
