"""What lies on the felt of French Tarot as a list: the trick, the called cards, the kitty, a handle, the tricks won."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt

from cardtable.games.tarot import wording
from cardtable.games.tarot.view import View
from cardtable.kernel.message import Message, Who, message
from cardtable.qt.models.keyed import AnyIndex, KeyedModel
from cardtable.qt.models.telling import joined
from cardtable.qt.scenes.places import CalledPlace, HandlePlace, KittyPlace, Place, TrickPlace, WonPlace
from cardtable.qt.tables.tarot import tricks_of
from cardtable.qt.tarot.shown import Shown, handle_shown, last_trick
from cardtable.qt.words import Words


@dataclass(frozen=True, slots=True)
class FeltRow:
    """A place on the felt, what it is called, what is remarked of it."""

    place: Place
    says: Message
    remarks: tuple[Message, ...] = ()

    @property
    def key(self) -> Place:
        """Know the row by its place."""
        return self.place


class FeltModel(KeyedModel[FeltRow]):
    """List the felt in the order in which it is read."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        words.changed.connect(self.retell)

    def spread(self, view: View, shown: Shown) -> None:
        """Follow what lies there; `shown` is the trick that is seen."""
        self._become([*_trick(shown), *_called(view), *_kitty(view), *_handle(view, shown), *_won(view)])

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
                return joined(self._words, [self._words.say(remark).spoken for remark in row.remarks])
        return None


def _trick(shown: Shown) -> Iterator[FeltRow]:
    for nth, played in enumerate(shown.trick, start=1):
        remarks = [message("scene-position", place=nth, count=len(shown.trick))]
        if played.seat == shown.winner:
            remarks.insert(0, message("tarot-place-took" if shown.taken else "tarot-place-wins"))
        says = message("tarot-place-card", who=Who(played.seat), card=played.card)
        yield FeltRow(TrickPlace(played.seat), says, tuple(remarks))


def _called(view: View) -> Iterator[FeltRow]:
    for nth, says in enumerate(wording.calls(view), start=1):
        yield FeltRow(CalledPlace(nth), says)


def _kitty(view: View) -> Iterator[FeltRow]:
    yield FeltRow(KittyPlace(), message("tarot-place-kitty"), (wording.kitty(view),))


def _handle(view: View, shown: Shown) -> Iterator[FeltRow]:
    handle = handle_shown(view, shown)
    if handle is not None:
        says = wording.tell(handle)
        yield FeltRow(HandlePlace(), message("tarot-place-handle"), (says,))


def _won(view: View) -> Iterator[FeltRow]:
    last = last_trick(view)
    for step in range(view.players):
        seat = (view.seat + step) % view.players
        count = tricks_of(view, seat)
        if count:
            remarks = [message("tarot-note-tricks", count=count)]
            if last is not None and seat == last.seat:
                remarks.append(message("tarot-place-won-last"))
            yield FeltRow(WonPlace(seat), message("tarot-place-won", who=Who(seat)), tuple(remarks))
