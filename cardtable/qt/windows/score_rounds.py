"""The rounds of a match in a table: what each brought, with the totals that it led to."""

from __future__ import annotations

from itertools import accumulate

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from cardtable.kernel.message import Who
from cardtable.qt.tables.sight import SeatView
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Label, Tone
from cardtable.qt.windows.hairline import Hairline
from cardtable.qt.words import Words
from cardtable.text.numerals import number, signed


class RoundsTable(QWidget):
    """A row a round, a column a player: the running total, in small beside it what the round added."""

    def __init__(self, words: Words, view: SeatView) -> None:
        """Show all rounds so far."""
        super().__init__()
        rounds, seats = view.standing.rounds, view.standing.seats
        self.setAccessibleName(words.text("sheet-rounds"))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 8, 0, 0)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(4)
        grid.addWidget(Label(words.text("sheet-rounds"), Role.SECTION), 0, 0)
        for seat in range(seats):
            grid.setColumnStretch(seat + 1, 1)
            name = Label(words.text("panel-name", name=Who(seat)), Role.SECONDARY, Tone.SECONDARY, wrap=False)
            grid.addWidget(name, 0, seat + 1, Qt.AlignmentFlag.AlignTrailing)
        running = [tuple(accumulate(added[seat] for added in rounds)) for seat in range(seats)]
        for nth, added in enumerate(rounds):
            line = 2 * nth + 1
            grid.addWidget(Hairline(), line, 0, 1, seats + 1)
            grid.addWidget(Label(words.text("table-round", round=nth + 1), Role.BODY, wrap=False), line + 1, 0)
            for seat in range(seats):
                told = words.text("sheet-running", total=number(running[seat][nth]), added=signed(added[seat]))
                cell = Label(words.figure(told), Role.BODY, wrap=False, tabular=True)
                grid.addWidget(cell, line + 1, seat + 1, Qt.AlignmentFlag.AlignTrailing)
