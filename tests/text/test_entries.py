"""The entries of Fluent files, each parsed when it is first said."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from cardtable.text.catalogue import LANGUAGES, Catalogue
from cardtable.text.entries import Entries

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "translations").glob("*/*.ftl"))

SOURCE = """# What stands on a card
card = The { -colour } card
    .key = C
-colour = red
second = { card } again
wrong = { $
"""


@pytest.fixture
def faults() -> list[str]:
    """Collect the faults that are told."""
    return []


@pytest.fixture
def entries(tmp_path: Path, faults: list[str]) -> Entries:
    """Read a file with a sentence, a term, a reference and a fault."""
    path = tmp_path / "words.ftl"
    path.write_text(SOURCE, encoding="utf-8")
    found = Entries("en", {}, faults.append)
    found.read(path)
    return found


def said(entries: Entries, name: str) -> str:
    """Say a sentence."""
    pattern = entries.get_message(name).value
    assert pattern is not None
    return str(entries.format_pattern(pattern)[0])


def test_a_sentence_finds_the_terms_and_the_sentences_that_it_holds(entries: Entries) -> None:
    """Whatever a sentence refers to is parsed with it."""
    assert said(entries, "second") == "The red card again"


def test_only_messages_have_ids(entries: Entries) -> None:
    """A term is no sentence: nobody says it alone."""
    assert entries.ids == {"card", "second", "wrong"}


def test_what_is_no_fluent_is_told_once_it_is_to_be_said(entries: Entries, faults: list[str], tmp_path: Path) -> None:
    """A broken entry costs the others nothing; the log names its file."""
    assert said(entries, "card") == "The red card"
    assert faults == []
    with pytest.raises(LookupError):
        entries.get_message("wrong")
    assert faults == [f"{tmp_path / 'words.ftl'}: not Fluent: wrong = {{ $"]


def test_an_id_that_stands_twice_is_told(entries: Entries, faults: list[str], tmp_path: Path) -> None:
    """The first of two sentences with one id counts."""
    again = tmp_path / "again.ftl"
    again.write_text("card = Another\n", encoding="utf-8")
    entries.read(again)
    assert faults == [f"{again}: card is there twice"]
    assert said(entries, "card") == "The red card"


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_file_is_fluent_whole(path: Path) -> None:
    """Nothing in a file that is delivered waits to be found broken by a player."""
    whole = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert [entry.content for entry in whole.body if isinstance(entry, Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_alone(language: str) -> None:
    """Each id is found with its sentence."""
    catalogue = Catalogue(language)
    assert [each for each in sorted(catalogue.ids()) if not catalogue.has(each)] == []
