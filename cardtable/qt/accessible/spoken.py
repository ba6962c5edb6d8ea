"""What is heard of a place on the table."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QModelIndex, Qt

from cardtable.qt.models.keyed import KeyedModel
from cardtable.qt.models.piles import PileName
from cardtable.qt.scenes.places import DiscardPlace, HandPlace, MeldPlace, Place, SeatPlace, StockPlace
from cardtable.qt.scenes.stage import Models


class Spoken(NamedTuple):
    """A name with what is said after it."""

    name: str
    description: str


def speak(models: Models, place: Place) -> Spoken:
    """Say a place; one that is on the table no more says nothing."""
    index = _index(models, place)
    if not index.isValid():
        return Spoken("", "")
    model = index.model()
    return Spoken(
        str(model.data(index, Qt.ItemDataRole.AccessibleTextRole)),
        str(model.data(index, Qt.ItemDataRole.AccessibleDescriptionRole)),
    )


def _index(models: Models, place: Place) -> QModelIndex:
    match place:
        case HandPlace():
            return _row(models.hand, place.key)
        case MeldPlace():
            return _row(models.melds, place.number)
        case StockPlace():
            return _row(models.piles, PileName.STOCK)
        case DiscardPlace():
            return _row(models.piles, PileName.DISCARD)
        case SeatPlace():
            return _row(models.seats, place.seat)
        case _:
            return QModelIndex()


def _row(model: KeyedModel, key: object) -> QModelIndex:  # type: ignore[type-arg] # any of the four
    at = next((at for at, row in enumerate(model.rows) if row.key == key), None)
    return model.index(at) if at is not None else QModelIndex()
