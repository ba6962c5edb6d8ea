"""The rulebook of each game, in each language."""

from __future__ import annotations

import re
import unicodedata
from html.parser import HTMLParser

from cardtable.text.catalogue import sentences_folder

_VARIANTS = ("اأإآٱ", "هة", "يىئ", "وؤ")
"""Arabic letters that people type for one another."""
_MARKS = "[\u064b-\u0652\u0670\u0640\u200e\u200f]*"
"""Vowel signs, the stretching stroke, direction marks: all of them may stand after a letter or be left out."""


class BookError(Exception):
    """Name the file of a rulebook or guide that is missing, or cannot be read as UTF-8."""

    def __init__(self, file: str) -> None:
        """Keep the path of the file."""
        super().__init__(f"the book {file} cannot be read")
        self.file = file


def rulebook(language: str, game: str) -> str:
    """Give a game's rulebook as HTML, with an anchor for each rule's id; raise BookError."""
    path = sentences_folder() / language / "rules" / f"{game}.html"
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BookError(str(path)) from error


def anchors(html: str) -> frozenset[str]:
    """Name the places of a rulebook that can be opened: rules such as PR-24, options, chapters."""
    reader = _AnchorReader()
    reader.feed(html)
    reader.close()
    return frozenset(reader.names)


def sought(words: str) -> re.Pattern[str]:
    """Give the pattern that finds words in a rulebook, whatever their case, vowel signs or kind of alef."""
    return re.compile(_MARKS.join(_letter(letter) for letter in words if not _is_mark(letter)), re.IGNORECASE)


def _letter(letter: str) -> str:
    kin = next((variants for variants in _VARIANTS if letter in variants), None)
    return f"[{kin}]" if kin else re.escape(letter)


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Cf") or letter == "\u0640"


class _AnchorReader(HTMLParser):
    """Collect the names of anchors."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names += [value for name, value in attrs if tag == "a" and name == "name" and value]
