"""The rounds of a match, one by one: what each brought, with the totals that it led to."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from cardtable.kernel.message import Who
from cardtable.qt.tables.sight import SeatView
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Label, Tone
from cardtable.qt.windows.hairline import Hairline
from cardtable.qt.words import Words
from cardtable.text.numerals import number, signed

BETWEEN: Final = "  ·  "


class RoundsTable(QWidget):
    """A row a round, a column a player: the running total, in small beside it what the round added.

    Where the columns have no room, each round is a line of names with these numbers.
    """

    def __init__(self, words: Words, view: SeatView, width: int) -> None:
        """Show all rounds so far in a width of `width` px."""
        super().__init__()
        self._words = words
        rounds, seats = view.standing.rounds, view.standing.seats
        self.setAccessibleName(words.text("sheet-rounds"))
        names = [words.text("panel-name", name=Who(seat)) for seat in range(seats)]
        running = [tuple(accumulate(added[seat] for added in rounds)) for seat in range(seats)]
        rows = [
            [self._cell(number(running[seat][nth]), signed(added[seat])) for seat in range(seats)]
            for nth, added in enumerate(rounds)
        ]
        grid = self._grid_of(names, rows)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.addWidget(Label(words.text("sheet-rounds"), Role.SECTION))
        if grid.minimumSizeHint().width() <= width:
            column.addWidget(grid)
            return
        for nth, cells in enumerate(rows):
            told = [f"{name} {cell}" for name, cell in zip(names, cells, strict=True)]
            column.addWidget(Hairline())
            column.addWidget(Label(self._round(nth), Role.BODY_STRONG))
            column.addWidget(Label(BETWEEN.join(told), Role.BODY, tabular=True))

    def _grid_of(self, names: list[str], rows: list[list[str]]) -> QWidget:
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(4)
        for place, name in enumerate(names, start=1):
            grid.setColumnStretch(place, 1)
            label = Label(name, Role.SECONDARY, Tone.SECONDARY, wrap=False)
            grid.addWidget(label, 0, place, Qt.AlignmentFlag.AlignTrailing)
        for nth, cells in enumerate(rows):
            line = 2 * nth + 1
            grid.addWidget(Hairline(), line, 0, 1, len(names) + 1)
            grid.addWidget(Label(self._round(nth), Role.BODY, wrap=False), line + 1, 0)
            for place, told in enumerate(cells, start=1):
                cell = Label(told, Role.BODY, wrap=False, tabular=True)
                grid.addWidget(cell, line + 1, place, Qt.AlignmentFlag.AlignTrailing)
        return holder

    def _cell(self, total: str, added: str) -> str:
        return self._words.figure(self._words.text("sheet-running", total=total, added=added))

    def _round(self, nth: int) -> str:
        return self._words.text("table-round", round=nth + 1)
