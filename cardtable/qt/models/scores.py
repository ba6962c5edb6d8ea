"""The score of every player, in this round and in all."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt

from cardtable.kernel.match import Points
from cardtable.kernel.message import Message, Who, message
from cardtable.kernel.seats import Seat
from cardtable.qt.models.keyed import AnyIndex, KeyedModel
from cardtable.qt.tables import manners_of
from cardtable.qt.tables.sight import SeatView
from cardtable.qt.words import Words
from cardtable.text.numerals import signed


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A player's points of this round, penalties included, with the total that they lead to."""

    seat: Seat
    round: Points
    total: Points
    mine: bool

    @property
    def key(self) -> Seat:
        """Know the row by its seat."""
        return self.seat


class ScoreRole(IntEnum):
    """What a view of the scores asks for beside the texts."""

    ROW = Qt.ItemDataRole.UserRole + 1


class ScoresModel(KeyedModel[ScoreRow]):
    """List the person first, then the others in the order of play."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._words = words
        words.changed.connect(self.retell)

    def show(self, view: SeatView) -> None:
        """Follow the score sheet."""
        seats = view.standing.seats
        self._become([_row(view, (view.seat + step) % seats) for step in range(seats)])

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's edge
        """Give a row as a sentence, or the row itself."""
        row = self.row_at(index)
        if row is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words.say(self.message(row)).visual
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._words.say(self.message(row)).spoken
            case ScoreRole.ROW:
                return row
        return None

    @staticmethod
    def message(row: ScoreRow) -> Message:
        """Say a row."""
        return message("panel-score-row", name=Who(row.seat), round=signed(row.round), total=row.total)


def _row(view: SeatView, seat: Seat) -> ScoreRow:
    standing = view.standing
    points = manners_of(view).round_points(view, seat)
    total = standing.totals[seat] if view.over else standing.totals[seat] + points
    return ScoreRow(seat, points, total, mine=seat == view.seat)
