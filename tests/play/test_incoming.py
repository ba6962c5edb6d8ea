"""A match that lies elsewhere comes onto the shelf."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from cardtable.kernel.message import Message
from cardtable.play import shelf
from cardtable.play.incoming import bring_in
from tests.play.tables import play_on, terms

NOW = datetime(2026, 11, 30, 18, 36, 1, tzinfo=UTC)


@pytest.fixture
def sent(tmp_path: Path) -> Path:
    """Save a match as it may come by mail."""
    shelved = shelf.begin(tmp_path / "elsewhere", terms(), NOW)
    play_on(shelved.table, 12)
    shelved.close()
    assert shelved.path is not None
    return shelved.path


def test_a_match_is_copied_onto_the_shelf(sent: Path, tmp_path: Path) -> None:
    """The file that was opened stays as it is."""
    before = sent.read_bytes()
    kept = bring_in(tmp_path / "matches", sent)
    assert kept == tmp_path / "matches" / sent.name
    assert (kept.read_bytes(), sent.read_bytes()) == (before, before)


def test_a_match_on_the_shelf_stays_in_its_place(sent: Path) -> None:
    """It is not copied onto itself."""
    assert bring_in(sent.parent, sent) == sent
    assert len(list(sent.parent.glob("*.cardtable"))) == 1


def test_a_match_that_was_brought_in_before_goes_on_where_it_stands(sent: Path, tmp_path: Path) -> None:
    """A second double click on the same file loses nothing of what was played since the first."""
    first = bring_in(tmp_path / "matches", sent)
    assert isinstance(first, Path)
    taken = shelf.take(first)
    assert isinstance(taken, shelf.Shelved)
    play_on(taken.table, 5)
    taken.close()
    assert bring_in(tmp_path / "matches", sent) == first


def test_another_match_of_the_same_name_gets_a_place_of_its_own(sent: Path, tmp_path: Path) -> None:
    """Nothing is ever overwritten."""
    other = tmp_path / "matches" / sent.name
    other.parent.mkdir()
    other.write_text("another match", encoding="utf-8")
    assert bring_in(other.parent, sent) == other.with_name(f"{sent.stem}-2.cardtable")
    assert other.read_text(encoding="utf-8") == "another match"


def test_a_file_that_is_no_match_is_told_of(tmp_path: Path) -> None:
    """It is left where it is, and nothing of it comes onto the shelf."""
    letter = tmp_path / "letter.cardtable"
    letter.write_text("Dear Huda,\n", encoding="utf-8")
    told = bring_in(tmp_path / "matches", letter)
    assert isinstance(told, Message)
    assert told.id == "store-match-broken-in-place"
    assert not (tmp_path / "matches").exists()


def test_a_file_that_is_gone_is_told_of(tmp_path: Path) -> None:
    """The system's own words say why."""
    told = bring_in(tmp_path / "matches", tmp_path / "gone.cardtable")
    assert isinstance(told, Message)
    assert told.id == "store-match-unreadable"
