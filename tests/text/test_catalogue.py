"""The sentences of one language, read from its Fluent files."""

from __future__ import annotations

import logging
import sys
from fractions import Fraction
from pathlib import Path

import pytest

from cardtable.text import catalogue
from cardtable.text.catalogue import LANGUAGES, Catalogue, CatalogueError, isolated


@pytest.fixture
def at_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let faults be logged, as when a person plays."""
    monkeypatch.setattr(Catalogue, "strict", False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_sentences(language: str) -> None:
    """Every language of the program can be opened and knows a card by its name."""
    assert Catalogue(language).has("suit-h")
    assert "suit-h" in Catalogue(language).ids()


def test_a_language_that_nobody_wrote_is_a_fault() -> None:
    """A language without words is no silent one."""
    with pytest.raises(CatalogueError, match="there is no language tlh"):
        Catalogue("tlh")


def test_a_sentence_that_does_not_exist_is_a_fault() -> None:
    """A test never passes on a sentence that nobody wrote."""
    with pytest.raises(CatalogueError, match="there is no sentence no-such-sentence"):
        Catalogue("en").format("no-such-sentence")


def test_a_value_that_is_missing_is_a_fault() -> None:
    """A test never passes on a sentence with a hole."""
    with pytest.raises(CatalogueError, match="playroom-progress: Unknown external: needed"):
        Catalogue("en").format("playroom-progress", {"reached": 25})


@pytest.mark.usefixtures("at_play")
def test_a_person_at_play_gets_the_id_and_the_log_one_line(caplog: pytest.LogCaptureFixture) -> None:
    """A missing sentence never stops a game; it is logged once, however often it is wanted."""
    with caplog.at_level(logging.ERROR):
        said = [Catalogue("ar").format("a-sentence-not-yet-written") for _ in range(3)]
    assert said == ["a-sentence-not-yet-written"] * 3
    assert [record.message for record in caplog.records] == ["ar: there is no sentence a-sentence-not-yet-written"]


@pytest.mark.usefixtures("at_play")
def test_a_person_at_play_gets_what_can_be_said() -> None:
    """A sentence with a hole still says the rest."""
    assert Catalogue("en").format("playroom-progress", {"reached": 25}) == "25 of needed"


@pytest.mark.parametrize(
    ("value", "written"),
    [(0, "0"), (1500, "1500"), (-5, "−5"), (Fraction(71, 2), "35½"), (Fraction(-1, 2), "−½"), (Fraction(4, 2), "2")],
)
def test_numbers_are_written_in_the_digits_of_the_cards(value: int | Fraction, written: str) -> None:
    """No thousands comma, a true minus, halves as ½."""
    assert Catalogue("en").format("playroom-progress", {"reached": value, "needed": 30}) == f"{written} of 30"


def test_numbers_choose_among_plurals() -> None:
    """A number stays a number for the grammar, although it is written in our own way."""
    arabic = Catalogue("ar")
    assert arabic.format("playroom-would-owe", {"count": 1}) == "يجب لعب الكرت في هذا الدور"
    assert arabic.format("playroom-would-owe", {"count": 5}) == "يجب لعب الكروت في هذا الدور"


@pytest.mark.parametrize(
    ("text", "language", "shown"),
    [
        ("Ann", "en", "Ann"),
        ("ليلى", "ar", "ليلى"),
        ("Ann", "ar", "\u2068Ann\u2069"),
        ("ليلى", "en", "\u2068ليلى\u2069"),
        ("45 / 30", "ar", "\u206845 / 30\u2069"),
        ("−50", "ar", "\u2068−50\u2069"),
        ("50", "ar", "50"),
        ("−50", "en", "−50"),
    ],
)
def test_what_runs_the_other_way_is_isolated(text: str, language: str, shown: str) -> None:
    """A name of the other script or a signed number keeps its direction; what runs along needs no mark."""
    assert isolated(text, language) == shown


def test_a_bundle_brings_its_own_translations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A packaged program reads the files that were packed into it."""
    (tmp_path / "translations").mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert catalogue.sentences_folder() == tmp_path / "translations"
