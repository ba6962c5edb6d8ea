"""Takes pictures at one scale of the screen: `python -m tests.gallery.studio DIR`."""

from __future__ import annotations

import json
import os
import sys
import traceback
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from cardtable.qt.dressing import Dressing
from cardtable.qt.preferences import Preferences
from cardtable.qt.words import Words
from tests.gallery.pictures import Picture, still
from tests.gallery.rooms import Stand, furnish


def main() -> int:
    """Take each picture that is told on standard input, a line of JSON each; return 1 if any could not be taken."""
    folder = Path(sys.argv[1])
    app = QApplication(sys.argv[:1])
    app.setQuitOnLastWindowClosed(False)
    spoiled = 0
    for line in sys.stdin:
        picture = Picture(**json.loads(line))
        try:
            _take(app, picture, folder / f"{picture.name}.png")
        except Exception:  # noqa: BLE001 - one picture that cannot be taken costs the others nothing
            spoiled += 1
            traceback.print_exc()
        print(picture.name, flush=True)  # noqa: T201 - tells how far it is
    return 1 if spoiled else 0


def _take(app: QApplication, picture: Picture, file: Path) -> None:
    with TemporaryDirectory() as home:
        preferences = Preferences(Path(home) / "settings.json")
        preferences.change(language=picture.language, **still(picture).settings)
        words = Words(picture.language)
        dressing = Dressing(app, words, preferences.settings)
        stand = Stand(words, preferences, (picture.size[0], picture.size[1]))
        shown = furnish(picture.room, stand)
        for _ in range(3):
            app.processEvents()
        _grab(shown).save(str(file))
        stand.clear()
        dressing.keeper.deleteLater()
        for window in app.topLevelWidgets():
            window.close()
            window.deleteLater()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _grab(window: QWidget) -> QPixmap:
    """Take a picture of a window on white, so that nothing transparent is hidden, with the menus that are open."""
    taken = window.grab()
    canvas = QPixmap(taken.size())
    canvas.setDevicePixelRatio(taken.devicePixelRatio())
    canvas.fill("white")
    painter = QPainter(canvas)
    painter.drawPixmap(0, 0, taken)
    for menu in window.findChildren(QMenu):
        if menu.isVisible():
            painter.drawPixmap(window.mapFromGlobal(menu.pos()), menu.grab())
    painter.end()
    return canvas


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.exit(main())
