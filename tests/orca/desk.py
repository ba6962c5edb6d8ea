"""The screen reader Orca at work on a screen that nobody sees, with a voice that is written down."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.qt.xvfb.screen import missing as missing_for_a_screen
from tests.qt.xvfb.screen import running, screen

NEEDED: Final = ("orca", "speech-dispatcher")
ANNOUNCING: Final = 45
"""The first Orca that speaks what a program announces; the ones before read names alone."""
PATIENCE: Final = 30.0
"""How many seconds the service, then Orca may take to start."""
MODULE: Final = "recorder"
RECORDER: Final = Path(__file__).with_name("recorder.py")
_SETTINGS: Final = 'LogLevel 3\nDefaultModule {module}\nAddModule "{module}" "{program}" "{folder}/{module}.conf"\n'


def missing() -> list[str]:
    """Name what is needed but not installed."""
    return [program for program in NEEDED if shutil.which(program) is None] + missing_for_a_screen()


def version() -> tuple[int, ...]:
    """Tell which Orca is installed."""
    told = subprocess.run(["orca", "--version"], check=False, capture_output=True, text=True, timeout=PATIENCE).stdout
    found = re.search(r"\d+(\.\d+)*", told)
    return tuple(int(part) for part in found[0].split(".")) if found else ()


@contextmanager
def desk(folder: Path) -> Iterator[tuple[Mapping[str, str], Path]]:
    """Give the environment of a screen that Orca reads, with the file into which it is written down."""
    spoken, bus = folder / "spoken.txt", folder / "bus"
    spoken.touch()
    bus.mkdir(mode=0o700)
    with screen(bus) as shown:
        environment = {**shown, **_home(folder), "SPEECHD_ADDRESS": f"unix_socket:{bus / 'speech'}"}
        with running(_service(folder, bus / "speech"), environment):
            _wait_for((bus / "speech").exists)
            with running(("orca", "--replace", "--disable", "braille"), environment):
                _wait_for(lambda: bool(spoken.read_text(encoding="utf-8")))
                yield environment, spoken


def _home(folder: Path) -> Mapping[str, str]:
    """Keep away from the settings that the person at this computer has made."""
    kept = {"HOME": "home", "XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data", "XDG_CACHE_HOME": "cache"}
    for name in kept.values():
        (folder / name).mkdir()
    return {variable: str(folder / name) for variable, name in kept.items()}


def _service(folder: Path, socket: Path) -> tuple[str, ...]:
    """Write the settings of the service, then give what starts it."""
    program = folder / MODULE
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{RECORDER}" "$1"\n', encoding="utf-8")
    program.chmod(0o700)
    (folder / f"{MODULE}.conf").touch()
    settings = _SETTINGS.format(module=MODULE, program=program, folder=folder)
    (folder / "speechd.conf").write_text(settings, encoding="utf-8")
    places = ("-C", str(folder), "-L", str(folder), "-P", str(folder / "pid"), "-S", str(socket))
    return ("speech-dispatcher", "--run-single", "--timeout", "0", "-c", "unix_socket", *places)


def _wait_for(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > end:
            raise TimeoutError("Orca does not begin to speak")
        time.sleep(0.1)
