"""The same deal, to be played differently."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from cardtable.kernel.message import Message, message
from cardtable.play.reload import SavedText
from cardtable.store.files import reason
from cardtable.store.matches import new_match


def same_deal(folder: Path, path: Path, now: datetime) -> Path | Message:
    """Begin a match that has come as far as the last deal of another, and give its file; the other stays as it is."""
    try:
        saved = SavedText(path.read_bytes())
        file = new_match(folder, saved.header.game, now)
    except OSError as error:
        return message("store-match-not-written", file=str(folder), reason=reason(error))
    file.append(saved.to_last_deal().decode("utf-8"), lasting=True)
    file.close()
    return file.trouble or file.path
