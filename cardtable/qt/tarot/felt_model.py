"""What lies on the felt of French Tarot as a list: the trick, the called cards, the kitty, a handle, the tricks won."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.games.tarot import wording
from cardtable.games.tarot.view import View
from cardtable.kernel.message import Who, message
from cardtable.qt.models.telling import POSITION
from cardtable.qt.scenes.place_model import PlaceRow, PlacesModel
from cardtable.qt.scenes.places import CalledPlace, HandlePlace, KittyPlace, TrickPlace, WonPlace
from cardtable.qt.tables.tarot import tricks_of
from cardtable.qt.tarot.shown import Shown, handle_shown, last_trick


class FeltModel(PlacesModel[PlaceRow]):
    """List the felt in the order in which it is read."""

    def spread(self, view: View, shown: Shown) -> None:
        """Follow what lies there; `shown` is the trick that is seen."""
        self._become([*_trick(shown), *_called(view), *_kitty(view), *_handle(view, shown), *_won(view)])


def _trick(shown: Shown) -> Iterator[PlaceRow]:
    for nth, played in enumerate(shown.trick, start=1):
        remarks = [message(POSITION, place=nth, count=len(shown.trick))]
        if played.seat == shown.winner:
            remarks.insert(0, message("tarot-place-took" if shown.taken else "tarot-place-wins"))
        says = message("tarot-place-card", who=Who(played.seat), card=played.card)
        yield PlaceRow(TrickPlace(played.seat), says, tuple(remarks))


def _called(view: View) -> Iterator[PlaceRow]:
    for nth, says in enumerate(wording.calls(view), start=1):
        yield PlaceRow(CalledPlace(nth), says)


def _kitty(view: View) -> Iterator[PlaceRow]:
    yield PlaceRow(KittyPlace(), message("tarot-place-kitty"), (wording.kitty(view),))


def _handle(view: View, shown: Shown) -> Iterator[PlaceRow]:
    handle = handle_shown(view, shown)
    if handle is not None:
        says = wording.tell(handle)
        yield PlaceRow(HandlePlace(), message("tarot-place-handle"), (says,))


def _won(view: View) -> Iterator[PlaceRow]:
    last = last_trick(view)
    for step in range(view.players):
        seat = (view.seat + step) % view.players
        count = tricks_of(view, seat)
        if count:
            remarks = [message("tarot-note-tricks", count=count)]
            if last is not None and seat == last.seat:
                remarks.append(message("tarot-place-won-last"))
            yield PlaceRow(WonPlace(seat), message("tarot-place-won", who=Who(seat)), tuple(remarks))
