"""Which card lies where: the table's cards brought from one sight to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from cardtable.kernel.cards import Card
from cardtable.kernel.seats import Seat
from cardtable.qt.scenes.card_item import CardItem, Look, Spot
from cardtable.qt.scenes.durations import DEAL_APART_MS, PLACE_MS
from cardtable.qt.scenes.faces import Faces
from cardtable.qt.scenes.motion import Movement


@dataclass(frozen=True, slots=True)
class InHand:
    """A card of the own hand, by its key."""

    key: int


@dataclass(frozen=True, slots=True)
class InMeld:
    """A card of a combination: the `nth` of its face there."""

    number: int
    card: Card
    nth: int


@dataclass(frozen=True, slots=True)
class InPile:
    """A card of the discard pile, counted from the bottom."""

    depth: int


@dataclass(frozen=True, slots=True)
class InTrick:
    """A card of a trick, by the trick's number and who played it."""

    trick: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class InKitty:
    """A card of the kitty that lies open."""

    nth: int


CardKey = InHand | InMeld | InPile | InTrick | InKitty
Ends = Callable[[CardKey], QRectF | None]


@dataclass(frozen=True, slots=True)
class Journey:
    """Where cards come from that lay nowhere, where cards go that lie nowhere any more, in what time.

    None means that a card appears in its place, or is gone at once.
    """

    source: Ends
    sink: Ends
    duration: int = PLACE_MS
    deal: bool = False


def at_once() -> Journey:
    """Give the journey of a table that is shown as it is."""
    return Journey(lambda _: None, lambda _: None, 0)


class CardKeeper:
    """Keep one item a card; a card that leaves one place and lies in another flies there as the same item."""

    def __init__(self, scene: QGraphicsScene, movement: Movement) -> None:
        self._scene = scene
        self._movement = movement
        self.items: dict[CardKey, CardItem] = {}
        self._leaving: list[CardItem] = []

    def settle(self, spots: Mapping[CardKey, Spot], faces: Faces, look: Look, journey: Journey) -> list[CardKey]:
        """Bring every card to its spot; afterwards the items are exactly those of `spots`.

        Give the keys of the cards that lay elsewhere, or nowhere, before.
        """
        gone = dict(self.items)
        found = [(key, spot, gone.pop(key, None)) for key, spot in spots.items()]
        kept: dict[CardKey, CardItem] = {}
        arrived: list[CardKey] = []
        came = 0
        for key, spot, known in found:
            if known is None:
                arrived.append(key)
            item = known or self._recognise(spot, gone)
            delay = 0
            if item is None:
                item = self._bring(key, spot, faces, look, journey)
                delay, came = (DEAL_APART_MS * came, came + 1) if journey.deal else (0, came)
            elif item.spot != spot:
                self._dress(item, spot, faces, look)
            item.setVisible(not spot.hidden)
            kept[key] = item
            self._movement.go(item, journey.duration, delay)
        self.items = kept
        for key, item in gone.items():
            self._send_off(item, journey.sink(key), faces, look, journey.duration)
        return arrived

    def pass_by(self, spot: Spot, start: QRectF, faces: Faces, look: Look, duration: int) -> None:
        """Let a card be seen on its way from `start` to where it is not seen any more."""
        item = CardItem(spot, faces, look)
        self._scene.addItem(item)
        item.stand_at(start)
        self._leave(item, duration)

    def redress(self, faces: Faces, look: Look) -> None:
        """Draw all cards anew, as in another light."""
        for item in self.items.values():
            item.wear(item.spot, faces, look)

    def _recognise(self, spot: Spot, gone: dict[CardKey, CardItem]) -> CardItem | None:
        """Find the card among those that left their place: the one that shows the same face."""
        found = next((key for key, item in gone.items() if item.spot.card == spot.card), None)
        return gone.pop(found) if found is not None else None

    def _bring(self, key: CardKey, spot: Spot, faces: Faces, look: Look, journey: Journey) -> CardItem:
        item = CardItem(spot, faces, look)
        self._scene.addItem(item)
        start = journey.source(key)
        if start is not None:
            item.stand_at(start)
        return item

    def _dress(self, item: CardItem, spot: Spot, faces: Faces, look: Look) -> None:
        """Give an item its new face and size while it is still seen where it was."""
        seen = item.seen_rect
        changed = item.spot.width != spot.width
        if (item.spot.card, item.spot.width, item.spot.marks, item.spot.lifted) != (
            spot.card,
            spot.width,
            spot.marks,
            spot.lifted,
        ):
            item.wear(spot, faces, look)
        item.spot = spot
        item.setZValue(spot.z)
        if changed:
            item.stand_at(seen)

    def _send_off(self, item: CardItem, end: QRectF | None, faces: Faces, look: Look, duration: int) -> None:
        if end is None:
            self._remove(item)
            return
        seen = item.seen_rect
        item.wear(Spot(item.spot.card, end.topLeft(), max(round(end.width()), 1), item.spot.z), faces, look)
        item.stand_at(seen)
        self._leave(item, duration)

    def _leave(self, item: CardItem, duration: int) -> None:
        self._leaving.append(item)
        self._movement.go(item, duration, then=lambda: self._left(item))

    def _left(self, item: CardItem) -> None:
        if item in self._leaving:
            self._leaving.remove(item)
            self._remove(item)

    def _remove(self, item: CardItem) -> None:
        self._movement.stop(item)
        self._scene.removeItem(item)
