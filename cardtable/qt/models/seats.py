"""The opponents as they sit round the far side of the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt

from cardtable.kernel.match import Points
from cardtable.kernel.message import Who
from cardtable.kernel.seats import Person, Seat
from cardtable.qt.models.keyed import AnyIndex, KeyedModel
from cardtable.qt.models.telling import joined
from cardtable.qt.tables import manners_of
from cardtable.qt.tables.manners import Badge
from cardtable.qt.tables.sight import SeatView
from cardtable.qt.words import Words


@dataclass(frozen=True, slots=True)
class Opponent:
    """A player across the table with all that a plate tells of them; `out` of an elimination game.

    `badge` is what the game tells of the player beside the cards.
    """

    seat: Seat
    person: Person
    count: int
    opened: bool
    in_turn: bool
    out: bool
    points: Points
    total: Points
    badge: Badge = field(default_factory=Badge)

    @property
    def key(self) -> Seat:
        """Know the opponent by the seat."""
        return self.seat


class SeatRole(IntEnum):
    """What a view of the seats asks for beside the texts."""

    SEAT = Qt.ItemDataRole.UserRole + 1
    COUNT = Qt.ItemDataRole.UserRole + 2
    OPENED = Qt.ItemDataRole.UserRole + 3
    IN_TURN = Qt.ItemDataRole.UserRole + 4


class SeatsModel(KeyedModel[Opponent]):
    """List the opponents in the order of play, from the person's left."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        words.changed.connect(self.retell)

    def show(self, view: SeatView) -> None:
        """Follow what the table can see of each opponent."""
        seats = view.standing.seats
        self._become([self._opponent(view, (view.seat + step) % seats) for step in range(1, seats)])

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's edge
        """Give an opponent's name, description or a mark."""
        row = self.row_at(index)
        if row is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words.text("scene-seat", who=Who(row.seat))
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._words.spoken("scene-seat", who=Who(row.seat))
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._describe(row)
            case SeatRole.SEAT:
                return row.seat
            case SeatRole.COUNT:
                return row.count
            case SeatRole.OPENED:
                return row.opened
            case SeatRole.IN_TURN:
                return row.in_turn
        return None

    def _opponent(self, view: SeatView, seat: Seat) -> Opponent:
        cast = self._words.cast
        return Opponent(
            seat=seat,
            person=cast[seat],
            count=view.counts[seat],
            opened=seat in manners_of(view).opened(view),
            in_turn=not view.over and view.turn == seat,
            out=seat in view.standing.out,
            points=view.points(seat),
            total=view.standing.totals[seat],
            badge=manners_of(view).badge(view, seat),
        )

    def _describe(self, row: Opponent) -> str:
        if row.out:
            return self._words.spoken("scene-seat-out", who=Who(row.seat))
        told = [self._words.spoken("scene-seat-cards", count=row.count)]
        told += [self._words.say(each).spoken for each in row.badge.says]
        if row.opened:
            told.append(self._words.spoken("scene-seat-opened", who=Who(row.seat)))
        if row.in_turn:
            told.append(self._words.spoken("scene-seat-playing", who=Who(row.seat)))
        return joined(self._words, told)
