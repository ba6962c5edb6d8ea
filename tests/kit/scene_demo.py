"""Show the table on screen in a position, a size, a language, a light, or keep a picture of it.

Run it so: python -m tests.kit.scene_demo mid --seats 4 --size 1366x768 --language ar --theme dark --picture OUT.png
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import get_args

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QMenu, QVBoxLayout, QWidget

from cardtable.qt import theme
from cardtable.qt.feed import SeatFeed
from cardtable.qt.letters import Letters
from cardtable.qt.preferences import Preferences
from cardtable.qt.scenes.places import HandPlace, MeldPlace
from cardtable.qt.windows.table_page import TablePage
from cardtable.qt.words import Words
from cardtable.store.settings import Deck, Indices
from tests.kit.positions import POSITIONS, table


class Window(QWidget):
    """A bare window round the page of the table, whose keys it reads."""

    def __init__(self, page: TablePage) -> None:
        super().__init__()
        self._page = page
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(page)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the page do what the key asks for."""
        self._page.keys.read(event)


def main() -> None:
    """Read the command line and show."""
    options = _options()
    app = QApplication(sys.argv[:1])
    theme.apply(app, theme.Theme(theme.PALETTES[options.theme], options.scale))
    laid = table(options.position, options.seats, **dict(change.split("=", 1) for change in options.change))
    feed = SeatFeed(laid, 0)
    words = Words(options.language, laid.cast, 0)
    app.setLayoutDirection(words.direction)
    with TemporaryDirectory() as folder:
        page = TablePage(feed, words, Letters(), _preferences(Path(folder), options))
        page.begin(laid.sight(0), None)
        window = Window(page)
        _show(app, window, page, options)


def _preferences(folder: Path, options: argparse.Namespace) -> Preferences:
    preferences = Preferences(folder / "settings.json")
    preferences.change(deck=options.deck, indices=options.indices)
    preferences.change(left_handed=options.left, motion=options.motion, scores_shown=options.panel)
    return preferences


def _show(app: QApplication, window: Window, page: TablePage, options: argparse.Namespace) -> None:
    width, height = (int(part) for part in options.size.split("x"))
    window.resize(width, height)
    window.show()
    view = page.table
    view.setFocus(Qt.FocusReason.TabFocusReason)
    app.processEvents()  # the panel takes its place first
    window.resize(width, height)
    app.processEvents()
    for step in options.do:
        _do(page, step)
        app.processEvents()
    if options.picture:
        _grab(window).save(options.picture)
    else:
        app.exec()


def _grab(window: QWidget) -> QPixmap:
    """Take a picture of a window with the menus that are open over it."""
    picture = window.grab()
    painter = QPainter(picture)
    for menu in window.findChildren(QMenu):
        if menu.isVisible():
            painter.drawPixmap(window.mapFromGlobal(menu.pos()), menu.grab())
    painter.end()
    return picture


def _do(page: TablePage, step: str) -> None:
    """Take a step: `lift 3`, `drag 3 400 300`, `point 400 300`, `draft 0 1 2`, `focus meld 2`, `menu`, `pile`."""
    view = page.table
    verb, *rest = step.split()
    keys = [row.key for row in view.models.hand.rows]
    match verb:
        case "lift":
            for place in rest:
                view.models.hand.toggle(keys[int(place)])
            view.rearrange()
        case "drag":
            *places, x, y = (int(part) for part in rest)
            if len(places) > 1:
                _do(page, "lift " + " ".join(map(str, places)))
            spot = view.place_rect(HandPlace(keys[places[0]])).center().toPointF()
            view._handling.drag_began(keys[places[0]], spot)
            view._handling.dragged(QPointF(x, y))
        case "point":
            view._handling.hover(QPointF(*map(int, rest)))
        case "draft":
            page.player.resume_draft(tuple(keys[int(place)] for place in rest))
        case "focus":
            view.focus_on(MeldPlace(int(rest[1])) if rest[0] == "meld" else HandPlace(keys[int(rest[1])]))
        case "menu":
            view.context_menu()
        case "pile":
            page.keys.take_from_pile()


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("position", choices=sorted(POSITIONS))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--size", default="1366x768")
    parser.add_argument("--panel", action="store_true")
    parser.add_argument("--language", default="en")
    parser.add_argument("--theme", default="light", choices=sorted(theme.PALETTES))
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--motion", default="none")
    parser.add_argument("--deck", choices=get_args(Deck), default="standard")
    parser.add_argument("--indices", choices=get_args(Indices), default="latin")
    parser.add_argument("--left", action="store_true")
    parser.add_argument("--do", action="append", default=[])
    parser.add_argument("--change", action="append", default=[])
    parser.add_argument("--picture", default="")
    return parser.parse_args()


if __name__ == "__main__":
    main()
