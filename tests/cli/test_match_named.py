"""A saved match can stand alone on the command line."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pytest

from cardtable.cli.main import main


def opened(*words: str) -> tuple[int, list[Namespace]]:
    """Read the words; give the exit code and what the window was asked for."""
    asked: list[Namespace] = []

    def window(arguments: Namespace) -> int:
        asked.append(arguments)
        return 0

    return main(words, window, dict, lambda _rounds: {}), asked


@pytest.mark.parametrize(
    "words",
    [("a.cardtable",), ("--match", "a.cardtable"), ("--language", "ar", "a.cardtable"), ("--match=a.cardtable",)],
)
def test_a_match_alone_is_gone_on_with(words: tuple[str, ...]) -> None:
    """As the system hands it over on a double click."""
    code, asked = opened(*words)
    assert (code, [each.match for each in asked]) == (0, [Path("a.cardtable")])


def test_a_match_after_a_subcommand_is_the_subcommands(tmp_path: Path) -> None:
    """`verify FILE` opens no window."""
    code, asked = opened("verify", str(tmp_path / "a.cardtable"))
    assert (code, asked) == (2, [])


def test_a_match_and_a_game_are_refused_together(capsys: pytest.CaptureFixture[str]) -> None:
    """A saved match brings its own table."""
    code, asked = opened("--game", "playroom-rummy", "a.cardtable")
    assert (code, asked) == (2, [])
    assert capsys.readouterr().err == "cardtable: a saved match brings its own table: leave --game out\n"
