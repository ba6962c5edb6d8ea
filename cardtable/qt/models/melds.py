"""The combinations on the table as a list by their numbers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt

from cardtable.games.playroom.facts import Discarded, MeldLaid, Seen, TimedOut, TurnEnded
from cardtable.games.playroom.view import View
from cardtable.games.playroom.wording import describe_meld
from cardtable.kernel.message import Message
from cardtable.qt.models.keyed import AnyIndex, KeyedModel
from cardtable.qt.models.telling import joined
from cardtable.qt.words import Words
from cardtable.rummy.melds import Meld


@dataclass(frozen=True, slots=True)
class LaidMeld:
    """A combination on the table with what is said of it.

    It is `newest` until the end of the next own turn, `provisional` before the first meld.
    """

    number: int
    meld: Meld
    message: Message
    newest: bool = False
    provisional: bool = False

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

    def show(self, view: View) -> None:
        """Follow what lies on the table."""
        newest = laid_since_own_turn(view)
        self._become(
            [
                LaidMeld(
                    laid.number,
                    laid.meld,
                    describe_meld(laid, view),
                    newest=laid.number in newest,
                    provisional=laid.number in view.provisional,
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
        told.append(self._words.spoken("scene-position", place=place + 1, count=len(self.rows)))
        return joined(self._words, told)


def laid_since_own_turn(view: View) -> frozenset[int]:
    """Tell the numbers of the combinations that others have laid since this seat's last turn ended."""
    numbers: set[int] = set()
    for seen in view.history:
        if _ends_turn_of(seen, view):
            numbers.clear()
        elif isinstance(seen, MeldLaid) and seen.seat != view.seat:
            numbers.add(seen.number)
    return frozenset(numbers)


def _ends_turn_of(seen: Seen, view: View) -> bool:
    return isinstance(seen, Discarded | TurnEnded | TimedOut) and seen.seat == view.seat
