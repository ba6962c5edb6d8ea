"""What the page of a match asks of the table that it shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cardtable.play.table import Sight
from cardtable.qt.accessible.readable import ReadableTable
from cardtable.qt.feed import Shown
from cardtable.qt.models.hand import HandModel
from cardtable.qt.scenes.dress import Dress
from cardtable.qt.scenes.durations import PLACE_MS
from cardtable.qt.scenes.hint_marks import Hinted
from cardtable.qt.theme import Theme


class TableModels(Protocol):
    """What lies on a table, as lists that follow the view."""

    @property
    def hand(self) -> HandModel:
        """The own hand."""
        ...

    def __iter__(self) -> Iterator[Shown]:
        """Give the models in reading order."""
        ...


class PlayedTable(ReadableTable):
    """A table that a match is played at.

    `said` carries a message to announce, `focused` the place that now has the focus; `folded` tells whether the own
    line has no room and moves into the action bar.
    """

    said = Signal(object)
    focused = Signal(object)
    folded = Signal(bool)
    models: TableModels

    def show_sight(self, sight: Sight) -> None:
        """Show a sight whose view the models show already: cards travel as was perceived."""
        raise NotImplementedError

    def seat_bars(self, bar: QWidget, line: QWidget) -> None:
        """Let the action bar and the own line lie on the felt."""
        raise NotImplementedError

    def set_theme(self, theme: Theme) -> None:
        """Show the table in another light or size of text."""
        raise NotImplementedError

    def set_dress(self, dress: Dress) -> None:
        """Lay the table as the person wants it."""
        raise NotImplementedError

    def rearrange(self, duration: int = PLACE_MS) -> None:
        """Bring everything to where it belongs now, in so many milliseconds."""
        raise NotImplementedError

    def skip_motion(self) -> None:
        """Show the end of every motion at once."""
        raise NotImplementedError

    def mark_hints(self, hinted: Iterable[Hinted]) -> None:
        """Mark what a hint is about, and nothing else."""
        raise NotImplementedError

    def move_focus(self, across: int, down: int) -> bool:
        """Move the focus by one, or by a row; tell whether it moved."""
        raise NotImplementedError

    def home(self) -> bool:
        """Move the focus to the first of its zone; tell whether it moved."""
        raise NotImplementedError

    def end(self) -> bool:
        """Move the focus to the last of its zone; tell whether it moved."""
        raise NotImplementedError

    def next_zone(self, step: int) -> bool:
        """Move the focus to the next zone; False past the last one, where the window goes on."""
        raise NotImplementedError

    def enter_hand(self) -> bool:
        """Move the focus to the hand; tell whether it moved."""
        raise NotImplementedError
