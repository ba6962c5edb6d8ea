"""The totals of all players in one line, for where their table has to be scrolled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cardtable.qt.theme import Role
from cardtable.qt.widgets import Avatar, FlowLayout, Label, Tone
from cardtable.qt.windows.score_rows import SheetRow
from cardtable.qt.words import Words
from cardtable.text.numerals import number

PICTURE: Final = 24


class TotalsStrip(QWidget):
    """Each player's picture with the total beside it."""

    def __init__(self, words: Words, rows: Sequence[SheetRow]) -> None:
        """Show the totals in the order of the rows."""
        super().__init__()
        self.setAccessibleName(words.text("sheet-total"))
        line = FlowLayout(self, spacing=14)
        for row in rows:
            line.addWidget(_total(words, row))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)


def _total(words: Words, row: SheetRow) -> QWidget:
    person, points = words.cast[row.seat], row.total.points
    holder = QWidget()
    pair = QHBoxLayout(holder)
    pair.setContentsMargins(0, 0, 0, 0)
    pair.setSpacing(6)
    pair.addWidget(Avatar(person.picture, person.name, PICTURE))
    tone = Tone.BAD if points < 0 else Tone.INK
    pair.addWidget(Label(words.figure(number(points)), Role.BODY_STRONG, tone, wrap=False, tabular=True))
    return holder
