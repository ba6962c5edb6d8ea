"""The stock with the discard pile as a list of two."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Any

from PySide6.QtCore import QObject, Qt

from cardtable.kernel.cards import Card
from cardtable.qt.models.keyed import AnyIndex, KeyedModel
from cardtable.qt.tables import manners_of
from cardtable.qt.tables.sight import StockView
from cardtable.qt.words import Words


class PileName(StrEnum):
    """Name a pile."""

    STOCK = "stock"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile of `count` cards; `cards` are those that may be read, oldest first."""

    key: PileName
    count: int
    cards: tuple[Card, ...] = ()

    @property
    def top(self) -> Card | None:
        """Give the card that lies open on top."""
        return self.cards[-1] if self.cards else None


class PileRole(IntEnum):
    """What a view of the piles asks for beside the texts."""

    NAME = Qt.ItemDataRole.UserRole + 1
    COUNT = Qt.ItemDataRole.UserRole + 2
    TOP = Qt.ItemDataRole.UserRole + 3


class PilesModel(KeyedModel[Pile]):
    """List the stock, then the discard pile where discards are played."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        words.changed.connect(self.retell)

    def show(self, view: StockView) -> None:
        """Follow what lies on the piles."""
        manners, piles = manners_of(view), [Pile(PileName.STOCK, view.stock)]
        readable = manners.pile(view)
        if readable is not None:
            piles.append(Pile(PileName.DISCARD, manners.pile_count(view), readable))
        self._become(piles)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's edge
        """Give a pile's name, what lies on it or a number."""
        row = self.row_at(index)
        if row is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words.text(f"scene-{row.key}", count=row.count)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._words.spoken(f"scene-{row.key}-name")
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._describe(row)
            case PileRole.NAME:
                return row.key
            case PileRole.COUNT:
                return row.count
            case PileRole.TOP:
                return row.top
        return None

    def _describe(self, row: Pile) -> str:
        if row.top is None:
            return self._words.spoken("scene-pile-holds", count=row.count)
        return self._words.spoken("scene-pile-shows", count=row.count, card=row.top)
