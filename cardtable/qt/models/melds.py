"""The combinations on the table as a list by their numbers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt

from cardtable.kernel.message import Message
from cardtable.qt.models.keyed import AnyIndex, KeyedModel
from cardtable.qt.models.telling import joined, place_in_row
from cardtable.qt.tables import meld_manners_of
from cardtable.qt.tables.sight import MeldView
from cardtable.qt.words import Words
from cardtable.rummy.melds import Meld


@dataclass(frozen=True, slots=True)
class LaidMeld:
    """A combination on the table with what is said of it.

    It is `newest` until the end of the next own turn, `provisional` before the first meld, `closed` once it takes no
    card.
    """

    number: int
    meld: Meld
    message: Message
    newest: bool = False
    provisional: bool = False
    closed: bool = False

    @property
    def key(self) -> int:
        """Know the combination by its number, which is never used again in a round."""
        return self.number


class MeldRole(IntEnum):
    """What a view of the combinations asks for beside the texts."""

    NUMBER = Qt.ItemDataRole.UserRole + 1
    MELD = Qt.ItemDataRole.UserRole + 2
    NEWEST = Qt.ItemDataRole.UserRole + 3
    PROVISIONAL = Qt.ItemDataRole.UserRole + 4


class MeldsModel(KeyedModel[LaidMeld]):
    """List the combinations in the order of their numbers."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        words.changed.connect(self.retell)

    def show(self, view: MeldView) -> None:
        """Follow what lies on the table."""
        manners, newest = meld_manners_of(view), laid_since_own_turn(view)
        provisional = manners.provisional(view)
        self._become(
            [
                LaidMeld(
                    laid.number,
                    laid.meld,
                    manners.wording.describe_meld(laid, view),
                    newest=laid.number in newest,
                    provisional=laid.number in provisional,
                    closed=manners.closed(laid.meld),
                )
                for laid in sorted(view.table, key=lambda laid: laid.number)
            ]
        )

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's edge
        """Give a combination's words or a mark."""
        row = self.row_at(index)
        if row is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words.say(row.message).visual
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._words.say(row.message).spoken
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._describe(row, index.row())
            case MeldRole.NUMBER:
                return row.number
            case MeldRole.MELD:
                return row.meld
            case MeldRole.NEWEST:
                return row.newest
            case MeldRole.PROVISIONAL:
                return row.provisional
        return None

    def _describe(self, row: LaidMeld, place: int) -> str:
        told = [self._words.spoken("scene-newest-meld")] if row.newest else []
        return joined(self._words, [*told, *place_in_row(self._words, place, len(self.rows))])


def laid_since_own_turn(view: MeldView) -> frozenset[int]:
    """Tell the numbers of the combinations that others have laid since this seat's last turn ended."""
    manners = meld_manners_of(view)
    numbers: set[int] = set()
    for seen in view.history:
        mine, laid = getattr(seen, "seat", None) == view.seat, manners.lays(seen)
        if mine and manners.ends_turn(seen):
            numbers.clear()
        elif laid is not None and not mine:
            numbers.add(laid)
    return frozenset(numbers)
