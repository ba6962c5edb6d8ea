"""A list that follows what it is told to show, row by row."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex

AnyIndex = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


class Keyed(Protocol):
    """A row that can be told from all others, whatever its values."""

    @property
    def key(self) -> Hashable:
        """Name the row for as long as it lives."""
        ...


R = TypeVar("R", bound=Keyed)


class KeyedModel(QAbstractListModel, Generic[R]):
    """Show rows that are known by their keys.

    A new list is reached by removals, insertions, moves of single rows, so that views keep their selection and
    screen readers their place.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[R] = []

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:
        """Count the rows of the list; a row itself has none."""
        return 0 if parent.isValid() else len(self._rows)

    @property
    def rows(self) -> tuple[R, ...]:
        """Give the rows in their order."""
        return tuple(self._rows)

    def at(self, key: Hashable) -> R | None:
        """Give the row of a key, None where there is none."""
        return next((row for row in self._rows if row.key == key), None)

    def row_at(self, index: AnyIndex) -> R | None:
        """Give the row of an index, None for an index of nowhere."""
        return self._rows[index.row()] if index.isValid() and index.row() < len(self._rows) else None

    def retell(self) -> None:
        """Tell the views that every text may have changed, as after a change of language."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def _become(self, rows: Sequence[R]) -> None:
        """Turn the list into `rows`, whose keys differ from one another."""
        self._remove_all_but({row.key for row in rows})
        for place, row in enumerate(rows):
            self._bring(place, row)

    def _remove_all_but(self, keys: set[Hashable]) -> None:
        for place in reversed(range(len(self._rows))):
            if self._rows[place].key not in keys:
                self.beginRemoveRows(NOWHERE, place, place)
                del self._rows[place]
                self.endRemoveRows()

    def _bring(self, place: int, row: R) -> None:
        """Make `row` stand at `place`, where all rows before it stand already."""
        found = next((at for at in range(place, len(self._rows)) if self._rows[at].key == row.key), None)
        if found is None:
            self.beginInsertRows(NOWHERE, place, place)
            self._rows.insert(place, row)
            self.endInsertRows()
            return
        if found != place:
            self.beginMoveRows(NOWHERE, found, found, NOWHERE, place)
            self._rows.insert(place, self._rows.pop(found))
            self.endMoveRows()
        if self._rows[place] != row:
            self._rows[place] = row
            self.dataChanged.emit(self.index(place), self.index(place))
