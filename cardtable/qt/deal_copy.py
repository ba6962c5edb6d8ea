"""The code of a deal on its way to the clipboard."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QGuiApplication

from cardtable.kernel.message import Message, message
from cardtable.play.deal_code import code_of
from cardtable.play.reload import BrokenMatchError, SavedText


def copy_code(path: Path | None) -> Message:
    """Copy the code of the last deal of a match; give what the person hears of that."""
    if path is None:
        return message("deal-not-kept")
    try:
        code = code_of(SavedText(path.read_bytes()))
    except (OSError, BrokenMatchError):
        return message("deal-not-kept")
    if code is None:
        return message("deal-without-code")
    QGuiApplication.clipboard().setText(code)
    return message("deal-code-copied", code=code)
