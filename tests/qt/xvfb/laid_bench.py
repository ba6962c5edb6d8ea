"""The program's window opened at a position of Carousel that is worth rearranging.

Run it so: python -m tests.qt.xvfb.laid_bench FOLDER
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import qasync
from PySide6.QtWidgets import QApplication

from cardtable.qt.house import House
from cardtable.qt.lesson_table import LessonTable
from cardtable.store.paths import data_folder
from tests.qt.carousel.benches import FOUR, lay


async def open_at_bench(app: QApplication, folder: Path) -> None:
    """Keep the window open at the position until it is closed."""
    closed = asyncio.Event()
    app.lastWindowClosed.connect(closed.set)
    house = House(app, data_folder(folder), "en", "slow")
    house.open()
    house.sit(LessonTable(lay(FOUR), None, None))
    await closed.wait()
    await house.close()


def main() -> None:
    """Open the window."""
    app = QApplication(sys.argv[:1])
    app.setQuitOnLastWindowClosed(False)
    qasync.run(open_at_bench(app, Path(sys.argv[1])))


if __name__ == "__main__":
    main()
