"""Linux' speech service, which is asked whether it is awake before anything waits for it."""

from __future__ import annotations

import os
import socket
from pathlib import Path
from typing import Final

PATIENCE: Final = 2.0
"""How many seconds it may take to answer; it needs some milliseconds."""
UNIX: Final = "unix_socket"


def is_stuck() -> bool:
    """Tell whether the service runs but does not answer: whoever asks it for its voices would wait for ever.

    One that does not run is not stuck; it is started by asking.
    """
    path = _socket()
    if path is None:
        return False
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(PATIENCE)
            line.connect(str(path))
            line.sendall(b"SET SELF CLIENT_NAME player:cardtable:probe\r\n")
            return not line.recv(1)
    except TimeoutError:
        return True
    except OSError:
        return False


def _socket() -> Path | None:
    """Find where the service listens; None where it does so by other means."""
    means, _, given = os.environ.get("SPEECHD_ADDRESS", UNIX).partition(":")
    if means != UNIX:
        return None
    runtime = os.environ.get("XDG_RUNTIME_DIR") or os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(given) if given else Path(runtime, "speech-dispatcher", "speechd.sock")
