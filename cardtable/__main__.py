"""The front door: to the window, or to a subcommand."""

from __future__ import annotations

import gc
import multiprocessing
import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

from cardtable.cli.main import main as read_command_line
from cardtable.cli.screen import has_screen
from cardtable.cli.usage import complain
from cardtable.qt.voice.backend import SPEAK, spare_pipewire

if TYPE_CHECKING:
    from argparse import Namespace

_NO_SCREEN = "there is no screen here to open a window on; the subcommands work without one (see cardtable --help)"


def main() -> int:
    """Start the program; give its exit code."""
    multiprocessing.freeze_support()  # first of all: in a bundle, worker processes come in here too
    if sys.argv[1:2] == [SPEAK]:
        return _speak(*sys.argv[2:])
    try:
        return read_command_line(sys.argv[1:], _open_window, _look_at_window, _measure_window)
    except BrokenPipeError:
        # Whoever read our words has heard enough, as in `cardtable replay … | head`.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130


def _open_window(arguments: Namespace) -> int:
    if not has_screen():
        complain(_NO_SCREEN)
        return 1
    gc.disable()  # until the window stands: what is loaded now is no garbage
    try:
        from cardtable.qt.app import main as open_window  # noqa: PLC0415 - only the window loads Qt
    except ImportError as error:
        complain(f"the window cannot be opened, a part of it is missing: {error}")
        return 1
    return open_window(arguments)


def _speak(engine: str | None = None) -> int:
    spare_pipewire()
    try:
        from cardtable.qt.voice.speaking import main as speak  # noqa: PLC0415 - some systems lack a library that it needs
    except ImportError as error:
        complain(f"no speech: {error}")
        return 1
    return speak(engine)


def _look_at_window() -> Mapping[str, Mapping[str, str]]:
    if not has_screen():
        return {"window": {"trouble": _NO_SCREEN}}
    try:
        from cardtable.qt.doctor import look_at_window  # noqa: PLC0415 - only the window loads Qt
    except ImportError as error:
        return {"window": {"trouble": str(error)}}
    return look_at_window()


def _measure_window(rounds: int) -> Mapping[str, object]:
    try:
        from cardtable.qt.bench import measure_window  # noqa: PLC0415 - only the window loads Qt
    except ImportError as error:
        return {"trouble": str(error)}
    return measure_window(rounds)


if __name__ == "__main__":
    sys.exit(main())
