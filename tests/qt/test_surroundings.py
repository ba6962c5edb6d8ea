"""What the program says before it has a window."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import pytest

from cardtable.qt.resources import MissingResource
from cardtable.qt.surroundings import complaint, log_to, say_outside
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


def test_a_program_without_a_terminal_says_nothing_outside(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On Windows a program with a window has no place to write to; that is no trouble of its own."""
    say_outside("heard")
    monkeypatch.setattr(sys, "stderr", None)
    say_outside("unheard")
    monkeypatch.undo()
    assert capsys.readouterr().err == "heard\n"


def test_a_log_that_cannot_be_written_troubles_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On a full disk the program goes on, and says nothing of its log."""
    monkeypatch.setattr(logging, "raiseExceptions", True)
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    log_to(tmp_path / "cardtable.log")
    (handler,) = root.handlers

    def full(_record: logging.LogRecord) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(handler, "format", full)
    root.error("something")
    assert capsys.readouterr().err == ""
    handler.close()
