"""The window's program, from its start until its window is closed."""

from __future__ import annotations

import asyncio
import logging
import sys
from argparse import Namespace
from typing import Final

import qasync
from PySide6.QtWidgets import QApplication

from cardtable.qt import resources
from cardtable.qt.house import House
from cardtable.qt.opening import Openings
from cardtable.qt.surroundings import complaint, log_to, paint_in_one_thread, say_outside, settle_down, system_language
from cardtable.store.paths import DataFolder, data_folder

DESKTOP_NAME: Final = "org.cardtable.cardtable"
"""How the desktop knows the program, for its icon among the windows."""

_log = logging.getLogger(__name__)


def main(arguments: Namespace) -> int:
    """Open the window; return the program's exit code.

    `arguments` are those of the command line: language, data_dir, match, game, seats, level, seed, option, pace.
    """
    folder = data_folder(arguments.data_dir)
    log_to(folder.log)
    paint_in_one_thread()
    app = QApplication(sys.argv[:1])
    app.setDesktopFileName(DESKTOP_NAME)
    app.setQuitOnLastWindowClosed(False)
    try:
        resources.path("cards", "standard", "back.svg")
        qasync.run(_open(app, folder, arguments))
    except resources.MissingResource as missing:
        say_outside(complaint(missing, arguments.language or system_language()))
        return 1
    except RuntimeError:
        # The system has ended Qt's loop over our heads, as when the session closes; every move is on disk.
        _log.exception("the window was ended from outside")
        say_outside(f"cardtable: the window ended before it was closed; {folder.log} says more")
        return 1
    return 0


async def _open(app: QApplication, folder: DataFolder, arguments: Namespace) -> None:
    """Keep the house open until its window is closed."""
    closed = asyncio.Event()
    app.lastWindowClosed.connect(closed.set)
    house = House(app, folder, arguments.language or "", arguments.pace or "")
    sys.excepthook = house.fault
    house.open()
    Openings(app).asked.connect(house.bring_in)
    settle_down()
    if arguments.match is not None:
        house.bring_in(arguments.match)
    if arguments.game is not None:
        written = dict(pair.split("=", 1) for pair in arguments.option)
        house.sit_down_at(arguments.game, arguments.seats, arguments.level, arguments.seed, written)
    await closed.wait()
    await house.close()
