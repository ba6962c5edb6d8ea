"""The places of a table as a list: what each is called, what is remarked of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt

from cardtable.kernel.message import Message
from cardtable.qt.models.keyed import AnyIndex, KeyedModel
from cardtable.qt.models.telling import remarked
from cardtable.qt.scenes.places import Place
from cardtable.qt.words import Words


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """A place, what it is called, what is remarked of it."""

    place: Place
    says: Message
    remarks: tuple[Message, ...] = ()

    @property
    def key(self) -> Place:
        """Know the row by its place."""
        return self.place


Row = TypeVar("Row", bound=PlaceRow)


class PlacesModel(KeyedModel[Row]):
    """Say places in the order in which they are read."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        words.changed.connect(self.retell)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's edge
        """Give a place's name or what is remarked of it."""
        row = self.row_at(index)
        if row is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words.say(row.says).visual
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._words.say(row.says).spoken
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return remarked(self._words, row.remarks)
        return None
