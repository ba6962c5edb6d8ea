"""A screen that nobody sees, with a window manager and an accessibility bus of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

LAUNCHER: Final = "/usr/libexec/at-spi-bus-launcher"
LIBRARIES: Final = Path("/usr/lib")
LIBRARY: Final = LIBRARIES / "python3" / "dist-packages" / "gi"
NEEDED: Final = ("Xvfb", "openbox", "xdotool", "dbus-daemon", LAUNCHER, "/usr/bin/python3")


def missing() -> list[str]:
    """Name what a screen and who looks at it need but is not installed."""
    absent = [program for program in NEEDED if shutil.which(program) is None]
    readable = LIBRARY.exists() and any(LIBRARIES.glob("*/girepository-1.0/Atspi-2.0.typelib"))
    return absent if readable else [*absent, "gir1.2-atspi-2.0"]


@contextmanager
def screen(folder: Path, size: str = "1366x768") -> Iterator[Mapping[str, str]]:
    """Give the environment of a new screen; `folder` takes what its bus keeps."""
    with ExitStack() as ends:
        display = _begun(ends, "Xvfb", "-displayfd", "1", "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-r")
        environment = {
            **os.environ,
            "DISPLAY": f":{display}",
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "XDG_RUNTIME_DIR": str(folder),
        }
        bus = _begun(ends, "dbus-daemon", "--session", "--nofork", "--print-address=1", env=environment)
        environment["DBUS_SESSION_BUS_ADDRESS"] = bus
        for command in (["openbox"], [LAUNCHER, "--launch-immediately"]):
            ends.enter_context(running(command, environment))
        yield environment


def _begun(ends: ExitStack, *command: str, env: Mapping[str, str] | None = None) -> str:
    """Start a program that lives as long as the screen; give the first line it prints."""
    process = ends.enter_context(running(command, env, stdout=subprocess.PIPE))
    assert process.stdout is not None
    return process.stdout.readline().strip()


@contextmanager
def running(
    command: list[str] | tuple[str, ...], env: Mapping[str, str] | None, stdout: int = subprocess.DEVNULL
) -> Iterator[subprocess.Popen[str]]:
    """Run a program, end it in the end."""
    with subprocess.Popen(command, env=env, stdout=stdout, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            yield process
        finally:
            process.terminate()
