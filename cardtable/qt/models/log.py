"""What happened at the table, line by line, to be walked through again."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from cardtable.kernel.message import Message
from cardtable.kernel.seats import Seat
from cardtable.qt.words import Words
from cardtable.text.speak import Utterance

KEPT: Final = 1000
"""How many lines are kept at least, so that the log of a long match stays quick."""
SPARE: Final = 100
"""How many more may gather before the oldest go together."""


@dataclass(frozen=True, slots=True)
class Line:
    """A message with the seat that it is about, None where it is about nobody."""

    message: Message
    seat: Seat | None


class LogRole(IntEnum):
    """What the view of the log asks for beside the text."""

    SEAT = Qt.ItemDataRole.UserRole + 1
    URGENT = Qt.ItemDataRole.UserRole + 2


class LogModel(QAbstractListModel):
    """Keeps messages, not sentences, so that the whole log changes its language with the window."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        """Start an empty log."""
        super().__init__(parent)
        self._words = words
        self._lines: list[Line] = []
        self._said: list[Utterance | None] = []
        words.changed.connect(self._say_anew)

    def add(self, message: Message, seat: Seat | None) -> None:
        """Write one line at the end; now and then the oldest lines go."""
        row = len(self._lines)
        self.beginInsertRows(QModelIndex(), row, row)
        self._lines.append(Line(message, seat))
        self._said.append(None)
        self.endInsertRows()
        if len(self._lines) > KEPT + SPARE:
            self._forget(SPARE)

    def clear(self) -> None:
        """Begin a new log, for a new table."""
        self.beginResetModel()
        self._lines.clear()
        self._said.clear()
        self.endResetModel()

    def line(self, row: int) -> Line:
        """Give line `row`."""
        return self._lines[row]

    def utterance(self, row: int) -> Utterance:
        """Say line `row` again; a sentence is made once a language, for lists measure every row at every change."""
        said = self._said[row]
        if said is None:
            said = self._said[row] = self._words.say(self._lines[row].message)
        return said

    def since(self, seat: Seat) -> tuple[Line, ...]:
        """Give what happened between the seat's last turn and the turn that it has now, or will have next."""
        end = len(self._lines)
        while end and self._lines[end - 1].seat == seat:
            end -= 1
        start = end
        while start and self._lines[start - 1].seat != seat:
            start -= 1
        return tuple(self._lines[start:end])

    def last_turn(self, turn: Seat | None) -> tuple[Line, ...]:
        """Give what happened in the last turn that is over; `turn` is the seat that moves now, if any.

        What is about nobody, such as a stock made anew, belongs to the turn in which it happened.
        """
        lines = self._lines
        end = len(lines)
        while end and (lines[end - 1].seat == turn or lines[end - 1].seat is None):
            end -= 1
        if not end:
            return ()
        start, mover = end, lines[end - 1].seat
        while start and lines[start - 1].seat in (mover, None):
            start -= 1
        return tuple(lines[start:end])

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Count the lines."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's edge
        """Give a line's text, spoken text, seat or urgency."""
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.utterance(index.row()).visual
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.utterance(index.row()).spoken
            case LogRole.SEAT:
                return line.seat
            case LogRole.URGENT:
                return self.utterance(index.row()).urgency == "assertive"
        return None

    def _forget(self, count: int) -> None:
        self.beginRemoveRows(QModelIndex(), 0, count - 1)
        del self._lines[:count], self._said[:count]
        self.endRemoveRows()

    def _say_anew(self) -> None:
        self._said = [None] * len(self._lines)
        if self._lines:
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))
