"""A whole round of each game as its listener hears it, at each level of speech, in each language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from cardtable.play.reload import SavedText, play_while_valid, read_terms
from cardtable.play.running import Facts
from cardtable.text.levels import Level
from cardtable.text.speak import Speaker

HERE: Final = Path(__file__).parent
GAMES: Final = tuple(sorted(path.parent.name for path in HERE.glob("*/round.cardtable")))
LEVELS: Final = (Level.BRIEF, Level.NORMAL, Level.FULL)
"""The levels at which anything is said of what happens."""
ME: Final = 0
PRESSES: Final = {"assertive": "! ", "polite": ""}


def path_of(game: str, level: Level, language: str) -> Path:
    """Name the file of a transcript."""
    return HERE / game / f"{level.written}-{language}.txt"


def transcript(game: str, level: Level, language: str) -> str:
    """Write all that is spoken in the saved round of a game, a sentence a line; `!` marks what presses."""
    return "".join(f"{line}\n" for line in _lines(game, level, language))


def _lines(game: str, level: Level, language: str) -> Iterator[str]:
    saved = SavedText((HERE / game / "round.cardtable").read_bytes())
    terms = read_terms(saved.header)
    speaker = Speaker(language, terms.cast, ME)
    happened: list[Facts] = []
    fault = play_while_valid(saved, lambda _line, facts: happened.append(facts)).fault
    assert fault is None, fault
    for facts in happened:
        for fact in facts:
            said = terms.game.tell(terms.game.see(fact, ME))
            if said is not None:
                utterance = speaker.report(said, level)
                if utterance.spoken:
                    yield PRESSES[utterance.urgency] + utterance.spoken
