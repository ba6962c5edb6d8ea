"""Write the guide of the program as pages: `python packaging/write_guide.py` writes docs/guide/*.md."""

from __future__ import annotations

import argparse
from pathlib import Path

from cardtable.games.registry import GAMES
from cardtable.qt.keys import PLACES, USUAL, Verb
from cardtable.text.catalogue import LANGUAGES, RIGHT_TO_LEFT, Catalogue
from cardtable.text.guide import guide

ROOT = Path(__file__).resolve().parent.parent
RULES = "../../translations/{language}/rules/"


def main() -> None:
    """Write the page of each language."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--into", type=Path, default=ROOT / "docs" / "guide", help="folder to write to")
    into: Path = parser.parse_args().into
    into.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        (into / f"{language}.md").write_text(page(language), encoding="utf-8", newline="\n")


def page(language: str) -> str:
    """Return the guide with the usual keys of an English board, its links to rulebooks as links to their files."""
    catalogue = Catalogue(language)
    text = guide(language, lambda verb: _usual(verb, catalogue))
    for game in GAMES:
        text = text.replace(f"(rules:{game})", f"({RULES.format(language=language)}{game}.html)")
    return f'<div dir="rtl">\n\n{text}\n</div>\n' if language in RIGHT_TO_LEFT else text


def _usual(verb: str, catalogue: Catalogue) -> str:
    chord = USUAL[Verb[verb.upper().replace("-", "_")]]
    held = [name for name in ("ctrl", "alt", "shift") if getattr(chord, name)]
    key = chord.key if chord.key in PLACES else catalogue.format(f"key-{chord.key}")
    return "+".join([*(catalogue.format(f"key-{name}") for name in held), key])


if __name__ == "__main__":
    main()
