"""Home offers what can be gone on with, and tells of what cannot."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.games.registry import GAMES
from cardtable.kernel.options import read_options
from cardtable.kernel.seats import Person
from cardtable.play import journal
from cardtable.play.shelf import begin
from cardtable.play.terms import Terms
from cardtable.qt.letters import Letters
from cardtable.qt.saved import SavedMatches
from cardtable.qt.windows.home import Home
from cardtable.qt.windows.list_sheet import ListSheet
from cardtable.qt.words import Words
from cardtable.text.catalogue import LANGUAGES

CAST = (Person("Ann", "f", None, "you"), Person("Omar", "m", "casual", "omar"))
GAME = GAMES["playroom-rummy"]


def a_match(folder: Path, hour: int = 20) -> Path:
    """Begin a match and leave it."""
    terms = Terms(GAME, read_options(GAME.options, {}), 5, CAST)
    shelved = begin(folder, terms, datetime(2026, 5, 1, hour, tzinfo=UTC))
    shelved.close()
    assert shelved.path is not None
    return shelved.path


def shown(qtbot: QtBot, folder: Path, language: str = "en") -> tuple[Home, SavedMatches, list[object]]:
    """Show home over a folder; give what it was told of trouble as well."""
    words = Words(language)
    home = Home(words, Letters())
    qtbot.addWidget(home)
    saved = SavedMatches(folder, home, words)
    told: list[object] = []
    saved.troubled.connect(told.append)
    saved.show()
    return home, saved, told


def test_a_match_that_was_left_is_offered(qtbot: QtBot, tmp_path: Path) -> None:
    """The hand that is held there is shown; choosing it names its file."""
    path = a_match(tmp_path)
    home, saved, told = shown(qtbot, tmp_path)
    chosen: list[object] = []
    saved.chosen.connect(chosen.append)
    home.continued.emit()
    assert home.unfinished is not None
    assert (len(home.unfinished.hand), chosen, told) == (14, [path], [])


def test_a_match_that_was_put_aside_is_offered_no_longer(qtbot: QtBot, tmp_path: Path) -> None:
    """It stays in the list of the others."""
    a_match(tmp_path)
    home, _saved, _told = shown(qtbot, tmp_path)
    home.put_aside.emit()
    assert home.unfinished is None
    home.saved_asked.emit()
    (sheet,) = home.findChildren(ListSheet)
    assert sheet.lines.count() == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_no_match_is_kept_aside_and_told(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    """It is not passed over in silence; the match played before it is offered."""
    sound = a_match(tmp_path, hour=19)
    broken = tmp_path / "2026-05-01-210000-playroom-rummy.cardtable"
    broken.write_bytes(b"no match\n")
    home, saved, told = shown(qtbot, tmp_path, language)
    assert [getattr(each, "id", None) for each in told] == ["store-match-broken"]
    assert home.unfinished is not None
    assert not broken.exists()
    chosen: list[object] = []
    saved.chosen.connect(chosen.append)
    home.continued.emit()
    assert chosen == [sound]


def test_a_damaged_match_is_offered_as_far_as_it_is_sound(qtbot: QtBot, tmp_path: Path) -> None:
    """A line that means nothing stands behind the deal: the match is offered from there."""
    path = a_match(tmp_path)
    path.write_bytes(path.read_bytes() + b"1 nonsense\n")
    home, _saved, told = shown(qtbot, tmp_path)
    assert home.unfinished is not None
    assert (home.unfinished.round, told) == (1, [])
    assert path.exists()


def test_a_match_of_older_rules_is_offered_from_the_start_of_its_round(qtbot: QtBot, tmp_path: Path) -> None:
    """Home looks at it without touching it."""
    path = a_match(tmp_path)
    raw = path.read_bytes()
    older = raw.replace(f"rules: {journal.RULES}".encode(), b"rules: 0")
    assert older != raw
    path.write_bytes(older)
    home, _saved, told = shown(qtbot, tmp_path)
    assert home.unfinished is not None
    assert (told, path.read_bytes()) == ([], older)
