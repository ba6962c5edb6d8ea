"""What a view of a table answers so that a screen reader finds each place on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QGraphicsView

from cardtable.qt.scenes.places import Place


class Spoken(NamedTuple):
    """A name with what is said after it."""

    name: str
    description: str


class ReadableTable(QGraphicsView):
    """A table whose places are read one by one; each kind of table answers in its own way.

    `hinted` may add to what is told of a place, as the keys that can be pressed there. `hand_line` is the hand in short
    lines for a braille display. It is there for who asks: a description that says it has changed is read aloud at once.
    """

    hand_line: str = ""
    hinted: Callable[[Place, str], str] = staticmethod(lambda _place, told: told)

    def spoken(self, place: Place) -> Spoken:
        """Say a place; one that is on the table no more says nothing."""
        raise NotImplementedError

    def reading_order(self) -> list[Place]:
        """List the places as they are read."""
        raise NotImplementedError

    def place_at(self, point: QPoint) -> Place | None:
        """Name what lies at a point of the view."""
        raise NotImplementedError

    def place_rect(self, place: Place) -> QRect:
        """Give the rectangle of a place in the view."""
        raise NotImplementedError

    def focused_place(self) -> Place | None:
        """Give the place in focus."""
        raise NotImplementedError

    def focus_on(self, place: Place) -> None:
        """Give a place the focus."""
        raise NotImplementedError

    def press(self, place: Place | None) -> None:
        """Do the main thing with a place."""
        raise NotImplementedError

    def context_menu(self) -> None:
        """Open the menu of what is in focus."""
        raise NotImplementedError

    def is_lifted(self, place: Place) -> bool:
        """Tell whether a place is a lifted card."""
        raise NotImplementedError
