"""Write the transcripts anew, to be read whole before they are kept: `python -m tests.golden`."""

from __future__ import annotations

from itertools import product

from cardtable.text.catalogue import LANGUAGES, Catalogue
from tests.golden.transcripts import GAMES, LEVELS, path_of, transcript

Catalogue.strict = True
for game, level, language in product(GAMES, LEVELS, LANGUAGES):
    path_of(game, level, language).write_text(transcript(game, level, language), encoding="utf-8", newline="\n")
