"""What the program finds around it: the language of the system, a place for its log, its own files."""

from __future__ import annotations

import gc
import linecache
import logging
import os
import sys
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication

from cardtable.qt.resources import MissingResource
from cardtable.text.catalogue import LANGUAGES, CatalogueError
from cardtable.text.speak import Speaker


def system_language() -> str:
    """Give the language of the system, the first of the house where that is not spoken here."""
    language = QLocale.system().name().partition("_")[0]
    return language if language in LANGUAGES else LANGUAGES[0]


def paint_in_one_thread() -> None:
    """Keep Qt from sharing the painting of one card out among threads, which takes three times as long.

    Qt asks the environment once, before anything is painted.
    """
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")


def settle_down() -> None:
    """Keep what the start has made out of the way of the play.

    PySide has read the source of every module to learn what it wants of Qt. What else was made stays for good:
    the collector of garbage, at rest until now, need not look through it again and again.
    """
    linecache.clearcache()
    gc.freeze()
    gc.enable()


def clear_away() -> None:
    """Throw away what nobody holds any more and hand its memory back to the system.

    The C library of Linux keeps what is freed for later; tables that come and go would leave it more and more, in
    pieces too small for the next. Elsewhere the system sees to that.
    """
    gc.collect()
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415 - the start need not wait for it

        # Only the GNU library has it.
        hand_back = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if hand_back is not None:
            hand_back(ctypes.c_size_t(0))


def somebody_looks() -> bool:
    """Tell whether the window is on a screen: one for tests and pictures is as small as it likes."""
    return QGuiApplication.platformName() not in ("offscreen", "minimal")


def complaint(missing: MissingResource, language: str) -> str:
    """Say which file of the house is missing; in English where the sentences are missing too."""
    try:
        return Speaker(language).spoken("shell-missing-file", file=str(missing.wanted))
    except (CatalogueError, OSError):
        return str(missing)


def say_outside(sentence: str) -> None:
    """Say a sentence where the program was started from; on Windows a program with a window has no such place."""
    if sys.stderr is not None:
        sys.stderr.write(f"{sentence}\n")


def log_to(file: Path) -> None:
    """Write troubles to a file, or nowhere where that cannot be, as on a disk that is full by now."""
    logging.raiseExceptions = False
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = logging.FileHandler(file, encoding="utf-8", delay=True)
    except OSError:
        handler = logging.NullHandler()
    logging.basicConfig(handlers=[handler], format="%(asctime)s %(levelname)s %(name)s: %(message)s")
