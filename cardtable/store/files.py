"""How a file is written whole, read as text, or kept aside."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from cardtable.kernel.message import Message, message


class UnreadableError(Exception):
    """Say in a message what is wrong with a file, with the place in it."""

    def __init__(self, told: Message) -> None:
        """Keep the message."""
        super().__init__(told.id)
        self.message = told


def read_text(path: Path) -> str:
    """Read a file of UTF-8 text; raise OSError, or UnreadableError with the byte that is no UTF-8."""
    raw = path.read_bytes()
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise UnreadableError(message("store-place-byte", byte=error.start + 1)) from error


def write_whole(path: Path, text: str) -> Message | None:
    """Write a file so that a kill leaves either the old one or the new; say what went wrong, if anything."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        new = Path(name)
        try:
            with open(handle, "w", encoding="utf-8", newline="\n") as file:  # noqa: PTH123 - a descriptor, no path
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            new.replace(path)
        except OSError:
            with contextlib.suppress(OSError):
                new.unlink()
            raise
    except OSError as error:
        return message("store-not-written", file=str(path), reason=reason(error))
    return None


def set_aside(path: Path) -> Path:
    """Keep a broken file as `NAME.broken-1`, `-2`, …; give its new path, or raise OSError."""
    nth = 1
    while (aside := path.with_name(f"{path.name}.broken-{nth}")).exists():
        nth += 1
    return path.rename(aside)


def reason(error: OSError) -> str:
    """Give the system's own words for what went wrong."""
    return error.strerror or str(error)
