"""Show the table on screen in a position, a size, a language, a light, or keep a picture of it.

Run it so: python -m tests.kit.scene_demo mid --seats 4 --size 1366x768 --language ar --theme dark --picture OUT.png
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout

from cardtable.play.draft import Draft
from cardtable.qt import theme
from cardtable.qt.feed import SeatFeed
from cardtable.qt.scenes.dress import Dress
from cardtable.qt.scenes.durations import Motion
from cardtable.qt.scenes.places import HandPlace, MeldPlace
from cardtable.qt.scenes.table_view import TableView
from cardtable.qt.widgets import RoomBackground
from cardtable.qt.words import Words
from tests.kit.positions import POSITIONS, table

TITLE = 48


class Window(RoomBackground):
    """A bare window round the table: a title's room above it, the moves that are asked for made at once."""

    def __init__(self, view: TableView, feed: SeatFeed, panel: int) -> None:
        super().__init__()
        self.view = view
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, TITLE, 0, 0)
        row = QHBoxLayout()
        row.addWidget(view)
        row.addSpacing(panel)
        layout.addLayout(row)
        view.asked.connect(feed.submit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focus."""
        steps: dict[int, Callable[[], object]] = {
            Qt.Key.Key_Left: lambda: self.view.move_focus(-1, 0),
            Qt.Key.Key_Right: lambda: self.view.move_focus(1, 0),
            Qt.Key.Key_Up: lambda: self.view.move_focus(0, -1),
            Qt.Key.Key_Down: lambda: self.view.move_focus(0, 1),
            Qt.Key.Key_Home: self.view.home,
            Qt.Key.Key_End: self.view.end,
            Qt.Key.Key_F6: lambda: self.view.next_zone(1),
            Qt.Key.Key_Return: self.view.activate,
            Qt.Key.Key_Menu: self.view.context_menu,
        }
        if event.key() in steps:
            steps[event.key()]()


def main() -> None:
    """Read the command line and show."""
    options = _options()
    app = QApplication(sys.argv[:1])
    theme.apply(app, theme.Theme(theme.PALETTES[options.theme], options.scale))
    laid = table(options.position, options.seats, **dict(change.split("=", 1) for change in options.change))
    feed = SeatFeed(laid, 0)
    words = Words(options.language, laid.cast, 0)
    app.setLayoutDirection(words.direction)
    dress = Dress(options.large, options.four_colour, options.left, Motion(options.motion))
    view = TableView(feed, words, theme.current(), dress)
    for model in view.models:
        feed.sight.connect(lambda sight, model=model: model.show(sight.view))
    feed.sight.connect(view.show_sight)
    window = Window(view, feed, options.panel)
    width, height = (int(part) for part in options.size.split("x"))
    window.resize(width, height)
    window.show()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    app.processEvents()  # the window takes its size first
    for step in options.do:
        _do(view, step)
        app.processEvents()
    if options.picture:
        window.grab().save(options.picture)
    else:
        app.exec()


def _do(view: TableView, step: str) -> None:
    """Take a step: `lift 3`, `drag 3 400 300`, `draft 0 1 2`, `focus meld 2`, `focus hand 4`."""
    verb, *rest = step.split()
    keys = [row.key for row in view.models.hand.rows]
    if verb == "lift":
        for place in rest:
            view.models.hand.toggle(keys[int(place)])
        view.rearrange()
    elif verb == "drag":
        *places, x, y = (int(part) for part in rest)
        if len(places) > 1:
            _do(view, "lift " + " ".join(map(str, places)))
        spot = view.place_rect(HandPlace(keys[places[0]])).center().toPointF()
        view._handling.drag_began(keys[places[0]], spot)
        view._handling.dragged(QPointF(x, y))
    elif verb == "draft":
        draft = Draft()
        draft.begin()
        for place in rest:
            draft.add(keys[int(place)], view.models.hand.card(keys[int(place)]))
        view.show_draft(draft)
    elif verb == "focus":
        view.focus_on(MeldPlace(int(rest[1])) if rest[0] == "meld" else HandPlace(keys[int(rest[1])]))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("position", choices=sorted(POSITIONS))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--size", default="1366x768")
    parser.add_argument("--panel", type=int, default=244)
    parser.add_argument("--language", default="en")
    parser.add_argument("--theme", default="light", choices=sorted(theme.PALETTES))
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--motion", default="none")
    parser.add_argument("--large", action="store_true")
    parser.add_argument("--four-colour", action="store_true")
    parser.add_argument("--left", action="store_true")
    parser.add_argument("--do", action="append", default=[])
    parser.add_argument("--change", action="append", default=[])
    parser.add_argument("--picture", default="")
    return parser.parse_args()


if __name__ == "__main__":
    main()
