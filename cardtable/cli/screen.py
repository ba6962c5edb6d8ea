"""Whether there is a screen here to open a window on."""

from __future__ import annotations

import os
import re
import socket
import sys
from pathlib import Path


def has_screen() -> bool:
    """Tell whether a window can be expected to open; Qt would end the whole program where there is no screen."""
    if sys.platform in ("win32", "darwin"):
        return True
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    if platform and not platform.startswith(("xcb", "wayland")):
        return True
    return _has_wayland() or _has_x()


def _has_wayland() -> bool:
    name = os.environ.get("WAYLAND_DISPLAY")
    return bool(name) and _answers(str(Path(os.environ.get("XDG_RUNTIME_DIR", ""), name or "")))


def _has_x() -> bool:
    display = os.environ.get("DISPLAY", "")
    local = re.fullmatch(r"(?:unix)?:(\d+)(?:\.\d+)?", display)
    if local is None:
        return bool(display)  # a screen on another computer: only Qt itself can tell
    place = f"/tmp/.X11-unix/X{local[1]}"  # noqa: S108 - where X servers listen
    return _answers(f"\0{place}") or _answers(place)


def _answers(address: str) -> bool:
    """Tell whether somebody listens at a local address (with a leading null an abstract one)."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        try:
            line.connect(address)
        except OSError:
            return False
    return True
