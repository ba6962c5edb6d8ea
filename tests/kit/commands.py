"""Subcommands run in this process, where no window may open."""

from __future__ import annotations

from typing import NoReturn

from cardtable.cli.main import main


def run_command(*words: str) -> int:
    """Do what the words say; give the exit code."""
    return main(words, _no_window, _no_window, _no_window)


def _no_window(*_: object) -> NoReturn:
    raise AssertionError("a subcommand opened a window")
