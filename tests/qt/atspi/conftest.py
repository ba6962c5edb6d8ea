"""A screen with a bus of its own, and a person who listens to the window on it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.qt.atspi.reader import Reader, reader
from tests.qt.xvfb.screen import missing, screen

Sat = Callable[..., Reader]


@pytest.fixture
def seen(tmp_path: Path) -> Iterator[Mapping[str, str]]:
    """Give the environment of a screen that nobody sees."""
    if missing():
        pytest.skip(f"not installed: {', '.join(missing())}")
    folder = tmp_path / "bus"
    folder.mkdir(mode=0o700)
    with screen(folder) as environment:
        yield environment


@pytest.fixture
def sat(seen: Mapping[str, str], tmp_path: Path) -> Iterator[Sat]:
    """Give a function that opens the program and waits until the first card of the hand has the focus."""
    with ExitStack() as ends:

        def sit(*arguments: str, program: str = "cardtable", language: str = "en") -> Reader:
            home = ("--data-dir", str(tmp_path), "--language", language) if program == "cardtable" else ()
            person = ends.enter_context(reader(seen, sys.executable, "-m", program, *home, *arguments))
            person.wait_for(lambda: person.focus is not None and person.focus.role == "list item", "the hand")
            person.hush()
            return person

        yield sit
