"""The players of a finished round in rows: what each was left with, what each was given, the total."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from cardtable.kernel.message import Who
from cardtable.qt import theme
from cardtable.qt.stylesheet import RADIUS_BUTTON
from cardtable.qt.tables import manners_of
from cardtable.qt.tables.sight import SeatView
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Avatar, Label, Tone
from cardtable.qt.windows.hairline import Hairline
from cardtable.qt.windows.score_cells import MINI, MiniHand, figure
from cardtable.qt.windows.score_count import Counted, ScoreCount
from cardtable.qt.windows.score_rows import Cell, SheetRow
from cardtable.qt.words import Words
from cardtable.text.numerals import number, signed

GAP: Final = 18
LEAST_CELL: Final = 96
MARGIN: Final = 10


@dataclass(frozen=True, slots=True)
class Measure:
    """How large the parts of a row are: picture, card, what lies between two rows, in px; the type of the numbers.

    `aside` is what names, hands and the sum of the round take of the width in px; the rest is for numbers.
    """

    picture: int
    card: int
    between: int
    numbers: Role
    aside: int
    formulas: bool = True


ROOMY: Final = Measure(38, MINI, 6, Role.FIGURE, 420)
CLOSE: Final = Measure(26, 24, 2, Role.BODY_STRONG, 250)
"""For more players than a window has room for otherwise."""
PLAIN: Final = Measure(26, 24, 6, Role.FIGURE, 250, formulas=False)
"""For larger text than a window has room for otherwise; the formulas are then read in words."""


class ScoreTable(QWidget):
    """A row a player, the best of the round first; the listener's own row has a ground of its own."""

    def __init__(
        self, words: Words, view: SeatView, rows: Sequence[SheetRow], width: int, measure: Measure, count: ScoreCount
    ) -> None:
        """Show a round in a width of `width` px; `count` lets the totals count up."""
        super().__init__()
        self._words, self._view, self._measure, self._count = words, view, measure, count
        columns = self._columns(rows)
        self._room = max((width - theme.current().scaled(measure.aside)) // (len(columns) - 1) - GAP, LEAST_CELL)
        self._grid = QGridLayout(self)
        self._own_line: int | None = None
        self._grid.setContentsMargins(MARGIN, 0, MARGIN, 0)
        self._grid.setHorizontalSpacing(GAP)
        self._grid.setVerticalSpacing(measure.between)
        self._add_titles([name for name, _ in columns], parted=any(row.part for row in rows))
        for line, row in enumerate(rows):
            self._grid.addWidget(Hairline(), 2 * line + 1, 0, 1, len(columns) + 2)
            self._add_row(2 * line + 2, row, [cell(row) for _, cell in columns])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a rounded ground under the listener's own row."""
        if self._own_line is None:
            return
        above = self._grid.itemAtPosition(self._own_line - 1, 0)
        top = above.geometry().bottom() + 1 if above is not None else 0
        below = self._grid.itemAtPosition(self._own_line + 1, 0)
        bottom = below.geometry().top() if below is not None else self.height()
        ground = QRectF(0, top, self.width(), bottom - top)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.current().palette.panel_2))
        painter.drawRoundedRect(ground, RADIUS_BUTTON, RADIUS_BUTTON)

    def _columns(self, rows: Sequence[SheetRow]) -> list[tuple[str, Callable[[SheetRow], Cell | str | None]]]:
        """List the columns that say anything in this round."""
        columns: list[tuple[str, Callable[[SheetRow], Cell | str | None]]] = []
        for place, column in enumerate(manners_of(self._view).columns(self._view)):
            if column.always or any(row.cells[place] is not None for row in rows):
                columns.append((column.title, partial(_cell_at, place)))
        columns.append(("sheet-round", lambda row: signed(row.added)))
        columns.append(("sheet-total", lambda row: row.total))
        return columns

    def _add_titles(self, titles: Sequence[str], *, parted: bool) -> None:
        names = ("sheet-player", "sheet-part" if parted else "sheet-left")
        for place, name in enumerate((*names, *titles)):
            label = Label(self._words.text(name), Role.SECONDARY, Tone.SECONDARY, wrap=False)
            align = Qt.AlignmentFlag.AlignTrailing if place >= len(names) else Qt.AlignmentFlag(0)
            self._grid.addWidget(label, 0, place, align)
        self._grid.setColumnStretch(1, 1)

    def _add_row(self, line: int, row: SheetRow, cells: Iterable[Cell | str | None]) -> None:
        if row.seat == self._view.seat:
            self._own_line = line
        person = self._words.cast[row.seat]
        who = QHBoxLayout()
        who.setSpacing(10)
        who.addWidget(Avatar(person.picture, person.name, self._measure.picture))
        who.addWidget(Label(self._words.text("panel-name", name=Who(row.seat)), Role.BODY_STRONG, wrap=False))
        who.addStretch(1)
        self._grid.addLayout(who, line, 0)
        self._grid.addWidget(self._part(row), line, 1)
        for place, cell in enumerate(cells, start=2):
            room = self._room if self._measure.formulas else None
            shown = figure(cell, self._words, room, self._measure.numbers)
            self._grid.addWidget(shown, line, place, Qt.AlignmentFlag.AlignTrailing)
            if cell is row.total:
                self._count_up(shown, row)

    def _count_up(self, shown: QWidget, row: SheetRow) -> None:
        """Let a total, the first label of its cell, count up from what it was."""
        label, after = shown.findChildren(Label)[0], row.total.points
        self._count.add(Counted(label, after - row.added, after, lambda points: self._words.figure(number(points))))

    def _part(self, row: SheetRow) -> QWidget:
        """Show what a player was in the round, or the cards that stayed in hand."""
        if row.part is not None:
            return Label(self._words.say(row.part).visual, Role.BODY, Tone.GOOD if row.won else Tone.INK)
        if row.won and not row.left:
            return Label(self._words.text("sheet-went-out"), Role.BODY_STRONG, Tone.GOOD)
        name = self._words.text("cards", cards=row.left) if row.left else ""
        return MiniHand(row.left, name, self._measure.card)


def _cell_at(place: int, row: SheetRow) -> Cell | None:
    return row.cells[place]
