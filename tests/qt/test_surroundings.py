"""What the program says before it has a window."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.qt.resources import MissingResource
from cardtable.qt.surroundings import complaint
from cardtable.text.catalogue import LANGUAGES, Catalogue, CatalogueError

MISSING = MissingResource(Path("/house/cards/back.svg"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_file_is_named_in_the_language_of_the_system(language: str) -> None:
    """A sentence without a window, in Arabic as well."""
    told = complaint(MISSING, language)
    assert "/house/cards/back.svg" in told
    assert (told == complaint(MISSING, "en")) is (language == "en")


def test_without_sentences_the_file_is_named_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the sentences are missing too, the file is named in English."""

    def missing(_self: Catalogue, _language: str) -> None:
        raise CatalogueError("no sentences")

    monkeypatch.setattr(Catalogue, "__init__", missing)
    assert complaint(MISSING, "ar") == "cardtable: missing file /house/cards/back.svg"
