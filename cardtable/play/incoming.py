"""How a match that lies elsewhere comes onto the shelf."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from cardtable.kernel.message import Message, message
from cardtable.play.reload import BrokenMatchError, SavedText
from cardtable.store.files import reason
from cardtable.store.matches import ENDING


def bring_in(folder: Path, path: Path) -> Path | Message:
    """Give a match its place in the folder, or say why it cannot have one; the file itself stays as it is.

    A match that was brought in before goes on where it stands.
    """
    if path.resolve().parent == folder.resolve():
        return path
    try:
        raw = path.read_bytes()
        SavedText(raw)
        return _kept(folder, path.stem, raw)
    except BrokenMatchError as error:
        place = message("store-place-line", line=error.fault.line, column=1)
        return message("store-match-broken-in-place", file=str(path), place=place)
    except OSError as error:
        return message("store-match-unreadable", file=str(error.filename or path), reason=reason(error))


def _kept(folder: Path, stem: str, raw: bytes) -> Path:
    """Find the match that begins so under this name, else put it there; raise OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    for nth in count(1):
        place = folder / f"{stem}{f'-{nth}' if nth > 1 else ''}{ENDING}"
        if not place.exists():
            break
        if place.read_bytes().startswith(raw):
            return place
    place.write_bytes(raw)
    return place
