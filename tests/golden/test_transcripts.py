"""What is heard of a whole round reads as it was last read through by a person."""

from __future__ import annotations

import pytest

from cardtable.games.registry import GAMES as OFFERED
from cardtable.text.catalogue import LANGUAGES
from cardtable.text.levels import Level
from tests.golden.transcripts import GAMES, LEVELS, path_of, transcript


def test_every_game_has_a_round_to_listen_to() -> None:
    """No game is left out."""
    assert sorted(OFFERED) == list(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.written)
@pytest.mark.parametrize("game", GAMES)
def test_a_round_is_heard_as_it_was_read_through(game: str, level: Level, language: str) -> None:
    """A change of words shows here; `python -m tests.golden` writes it down, to be read before it is kept."""
    assert path_of(game, level, language).read_text(encoding="utf-8") == transcript(game, level, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_quieter_level_never_says_more(game: str, language: str) -> None:
    """Each level has fewer words than the next one, silence none."""
    lengths = [len(transcript(game, level, language)) for level in Level]
    assert lengths == sorted(lengths)
    assert lengths[Level.SILENT] == 0
