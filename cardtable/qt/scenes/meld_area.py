"""The combinations in the middle of the table, in rows that keep their places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from cardtable.kernel.cards import JOKER, Card
from cardtable.qt.models.melds import LaidMeld
from cardtable.qt.scenes.card_item import CardMarks, Spot
from cardtable.qt.scenes.card_keeper import CardKey, InHand, InMeld
from cardtable.qt.scenes.meld_layout import Measure, Rows, Slot, card_spots, fits, flow, keep_places, lay_row, measure
from cardtable.qt.scenes.sizes import height
from cardtable.rummy.melds import Kind

Z = 10.0
ROOM_FOR_NEW = 3
"""A new combination of three cards always finds room."""


@dataclass(frozen=True, slots=True)
class MeldsLaid:
    """The combinations as they lie: spots of their cards, their rectangles, where a new one would lie."""

    spots: dict[CardKey, Spot]
    rects: dict[int, QRectF]
    rows: dict[int, int]
    fresh: QRectF
    size: Measure


@dataclass(slots=True)
class MeldArea:
    """Remember the rows, so that nothing jumps: they are filled anew only when `settle` says so."""

    _rows: Rows = ()
    _size: Measure | None = None
    _area: QRectF = field(default_factory=QRectF)
    _hand: int = 0

    def lay(
        self,
        melds: tuple[LaidMeld, ...],
        area: QRectF,
        hand: int,
        draft: Mapping[int, Card],
        room: float,
        *,
        settle: bool,
    ) -> MeldsLaid:
        """Lay the combinations, then the draft's cards in the place of a new one, with `room` px for words if there is.

        `settle` allows rows to be filled anew, as between two turns; a new window size does so by itself.
        """
        counts = {meld.number: len(meld.meld.cards) for meld in melds}
        anew = settle or self._stale(area, hand)
        size = self._settle(counts, area, hand) if anew else self._follow(counts, area, hand)
        rects, rows = self._rects(size)
        fresh = self._fresh(max(len(draft), ROOM_FOR_NEW), size, room)
        spots: dict[CardKey, Spot] = {}
        for meld in melds:
            spots.update(_spots(meld, rects[meld.number].topLeft(), Z + rows[meld.number], size))
        spots.update(_draft_spots(draft, fresh.topLeft(), Z + len(self._rows), size))
        return MeldsLaid(spots, rects, rows, fresh, size)

    def _stale(self, area: QRectF, hand: int) -> bool:
        return self._size is None or (area, hand) != (self._area, self._hand)

    def _settle(self, counts: dict[int, int], area: QRectF, hand: int) -> Measure:
        self._area, self._hand = area, hand
        self._size = measure([*counts.values(), ROOM_FOR_NEW], area, hand)
        self._rows = flow([Slot(number, cards) for number, cards in counts.items()], area.width(), self._size)
        return self._size

    def _follow(self, counts: dict[int, int], area: QRectF, hand: int) -> Measure:
        """Keep every place; only where rows would run out of the table, fill them anew."""
        size = self._size or measure(list(counts.values()), area, hand)
        rows = keep_places(self._rows, counts, area.width(), size)
        if not fits(rows, area, size):
            return self._settle(counts, area, hand)
        self._rows = rows
        return size

    def _rects(self, size: Measure) -> tuple[dict[int, QRectF], dict[int, int]]:
        rects: dict[int, QRectF] = {}
        rows: dict[int, int] = {}
        for at, row in enumerate(self._rows):
            edges = lay_row(row, self._area.left(), self._area.width(), size)
            for slot, left in zip(row, edges, strict=True):
                if slot.number is not None:
                    corner = QPointF(left, round(self._area.top() + at * size.pitch))
                    rects[slot.number] = QRectF(corner.x(), corner.y(), size.width(slot.cards), height(size.card))
                    rows[slot.number] = at
        return rects, rows

    def _fresh(self, cards: int, size: Measure, room: float) -> QRectF:
        """Find the place of a new combination: after the last one, else at the start of the next row."""
        wide, tall = size.width(cards), height(size.card)
        row = max(len(self._rows) - 1, 0)
        left = self._area.left()
        if self._rows and self._rows[-1]:
            edges = lay_row(self._rows[-1], left, self._area.width(), size)
            left = edges[-1] + size.width(self._rows[-1][-1].cards) + size.gap
        next_row = self._area.top() + (row + 1) * size.pitch
        needs = max(wide, room) if next_row + tall <= self._area.bottom() else wide
        if self._rows and left + needs > self._area.right():
            row, left = row + 1, self._area.left()
        top = min(self._area.top() + row * size.pitch, self._area.bottom() - tall)
        return QRectF(round(left), round(top), wide, tall)


def _spots(meld: LaidMeld, corner: QPointF, z: float, size: Measure) -> dict[CardKey, Spot]:
    spots: dict[CardKey, Spot] = {}
    met: Counter[Card] = Counter()
    cards = meld.meld.cards
    for at, (card, place) in enumerate(zip(cards, card_spots(corner, len(cards), size), strict=True)):
        met[card] += 1
        last = at == len(cards) - 1
        strip = size.strip - 1 if not last else round(size.card * 0.5)
        marks = (
            CardMarks(meaning=joker_meaning(meld), strip=strip, raised=size.overlapped)
            if card == JOKER
            else CardMarks()
        )
        spots[InMeld(meld.number, card, met[card])] = Spot(card, place, size.card, z + at / 100, marks=marks)
    return spots


def _draft_spots(draft: Mapping[int, Card], corner: QPointF, z: float, size: Measure) -> dict[CardKey, Spot]:
    places = card_spots(corner, len(draft), size)
    return {
        InHand(key): Spot(card, place, size.card, z + at / 100)
        for at, ((key, card), place) in enumerate(zip(draft.items(), places, strict=True))
    }


def joker_meaning(meld: LaidMeld) -> Card:
    """Give the card on a joker's tag; where two suits are open, the rank without a suit."""
    means = meld.meld.joker_means
    if len(means) == 1 or meld.meld.kind is not Kind.SET:
        return means[0]
    return Card(means[0].rank, "")
