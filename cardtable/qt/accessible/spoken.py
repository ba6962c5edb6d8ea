"""What is heard of a place on the table."""

from __future__ import annotations

from PySide6.QtCore import Qt

from cardtable.qt.accessible.readable import Spoken
from cardtable.qt.models.keyed import KeyedModel
from cardtable.qt.models.piles import PileName
from cardtable.qt.scenes.places import DiscardPlace, HandPlace, MeldPlace, Place, SeatPlace, StockPlace
from cardtable.qt.scenes.stage import Models


def speak(models: Models, place: Place) -> Spoken:
    """Say a place; one that is on the table no more says nothing."""
    match place:
        case HandPlace():
            return said_of(models.hand, place.key)
        case MeldPlace():
            return said_of(models.melds, place.number)
        case StockPlace():
            return said_of(models.piles, PileName.STOCK)
        case DiscardPlace():
            return said_of(models.piles, PileName.DISCARD)
        case SeatPlace():
            return said_of(models.seats, place.seat)
        case _:
            return Spoken("", "")


def said_of(model: KeyedModel, key: object) -> Spoken:  # type: ignore[type-arg] # any list that lies on a table
    """Say the row of a key; one that is there no more says nothing."""
    at = next((at for at, row in enumerate(model.rows) if row.key == key), None)
    if at is None:
        return Spoken("", "")
    index = model.index(at)
    return Spoken(
        str(model.data(index, Qt.ItemDataRole.AccessibleTextRole)),
        str(model.data(index, Qt.ItemDataRole.AccessibleDescriptionRole)),
    )
