"""The folder of saved matches."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import BinaryIO, Final

from cardtable.kernel.message import Message, message
from cardtable.store.files import UnreadableError, read_text, reason, set_aside, write_whole

ENDING: Final = ".cardtable"
OVER: Final = "= over"
"""How the last line of a match begins that has been played to its end."""

_LOCKED_BYTE: Final = 1 << 40
"""Where a match is locked: far behind its end, for Windows forbids others to read what is locked."""


class MatchInUseError(Exception):
    """Another window is playing this match."""


class MatchFile:
    """Append to one saved match, which no other window can open meanwhile.

    The system itself drops the lock when the program ends, however it ends, so no lock is ever left behind.
    """

    def __init__(self, path: Path, *, new: bool = False) -> None:
        """Open the file; raise OSError, or MatchInUseError where another window has it."""
        self.path = path
        self.trouble: Message | None = None
        self._file: BinaryIO = path.open("x+b" if new else "r+b", buffering=0)
        try:
            _lock(self._file)
        except OSError as error:
            self._file.close()
            raise MatchInUseError(path.name) from error
        self._end = self._file.seek(0, os.SEEK_END)
        self._unwritten = b""

    def cut(self, length: int) -> None:
        """Drop what stands behind the first `length` bytes: the line that a kill left half written."""
        self._file.truncate(length)
        self._end = length

    def append(self, text: str, *, lasting: bool = False) -> None:
        """Hand the text to the system at once, so that a kill loses none of it.

        With `lasting` it is forced onto the disk, so that not even a power cut loses it. Where the disk is
        full or gone, `trouble` says so; the match goes on, and each later call tries again to write what is
        missing.
        """
        if self._file.closed:
            return  # whoever still moves has left the match already
        self._unwritten += text.encode("utf-8")
        try:
            self._file.seek(self._end)
            self._write_all(self._unwritten)
            if lasting:
                os.fsync(self._file.fileno())
        except OSError as error:
            self.trouble = message("store-match-not-written", file=str(self.path), reason=reason(error))
            return
        self._end += len(self._unwritten)
        self._unwritten = b""
        self.trouble = None

    def close(self) -> None:
        """Let go of the match."""
        self._file.close()

    def _write_all(self, raw: bytes) -> None:
        rest = memoryview(raw)
        while rest:
            rest = rest[self._file.write(rest) :]


if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        file.seek(_LOCKED_BYTE)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def new_match(folder: Path, game: str, now: datetime) -> MatchFile:
    """Make the file of a match that begins now; raise OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{now:%Y-%m-%d-%H%M%S}-{game}"
    nth = 1
    while True:
        try:
            return MatchFile(folder / f"{stem}{f'-{nth}' if nth > 1 else ''}{ENDING}", new=True)
        except FileExistsError:
            nth += 1


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """Name a match that can be continued, with the time of its last move."""

    path: Path
    last_played: datetime


def unfinished(folder: Path) -> tuple[SavedMatch, ...]:
    """List the matches that have not been played to their end, the last played first."""
    found = [_saved(path) for path in folder.glob(f"*{ENDING}")]
    listed = [match for match in found if match is not None]
    return tuple(sorted(listed, key=lambda match: (match.last_played, match.path.name), reverse=True))


def _saved(path: Path) -> SavedMatch | None:
    try:
        last_line = path.read_bytes().rstrip().rpartition(b"\n")[2]
        played = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    except OSError:
        return None
    return None if last_line.startswith(OVER.encode()) else SavedMatch(path, played)


def keep_broken(path: Path, place: Message) -> Message:
    """Keep a match that cannot be continued aside; say where it is, with what is wrong at which place."""
    try:
        aside = set_aside(path)
    except OSError:
        return message("store-match-broken-in-place", file=str(path), place=place)
    return message("store-match-broken", file=str(path), place=place, aside=aside.name)


def load_sidecar(path: Path) -> Mapping[str, object]:
    """Read what is kept beside a match (hand order, sorting, draft); nothing where that cannot be read."""
    try:
        kept = json.loads(read_text(_sidecar(path)))
    except (OSError, UnreadableError, ValueError, RecursionError):
        return {}
    return kept if isinstance(kept, dict) else {}


def save_sidecar(path: Path, kept: Mapping[str, object]) -> Message | None:
    """Keep beside a match what is not the match's; say what went wrong, if anything."""
    return write_whole(_sidecar(path), json.dumps(kept, ensure_ascii=False) + "\n")


def _sidecar(path: Path) -> Path:
    return path.with_suffix(".table.json")
