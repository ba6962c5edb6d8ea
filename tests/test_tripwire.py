"""The trap that PySide6 6.12.0 sets on Python 3.11."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

ROWS = 500


Index = QModelIndex | QPersistentModelIndex


class Rows(QAbstractListModel):
    """A list that grows at its end; its rows say nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def rowCount(self, parent: Index | None = None) -> int:
        """Return how far the list has grown."""
        return self.count

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return None, the object whose references are counted."""
        return None

    def grow(self) -> None:
        """Add one row."""
        self.beginInsertRows(QModelIndex(), self.count, self.count)
        self.count += 1
        self.endInsertRows()


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")
def test_void_calls_of_qt_keep_their_reference_to_none() -> None:
    """Qt hands None back with the reference it owes: else the program aborts once they have run out."""
    rows = Rows()
    before = sys.getrefcount(None)
    for _ in range(ROWS):
        rows.grow()
        rows.index(rows.count - 1, 0).data()
    lost = before - sys.getrefcount(None)
    assert rows.rowCount() == ROWS
    assert lost <= 50
