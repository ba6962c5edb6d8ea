"""A saved match, read for a subcommand."""

from __future__ import annotations

from pathlib import Path

from cardtable.cli.usage import UsageError
from cardtable.play.reload import SavedText


def read_saved(path: Path) -> SavedText:
    """Read a saved match; raise UsageError where there is no such file, BrokenMatchError where it is none."""
    try:
        return SavedText(path.read_bytes())
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror}") from error
