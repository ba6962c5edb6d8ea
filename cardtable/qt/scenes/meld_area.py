"""The combinations in the middle of the table, in rows that keep their places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QMarginsF, QPointF, QRectF

from cardtable.kernel.cards import JOKER, Card
from cardtable.qt.models.melds import LaidMeld
from cardtable.qt.scenes.card_item import CardMarks, Spot
from cardtable.qt.scenes.card_keeper import CardKey, InHand, InMeld
from cardtable.qt.scenes.meld_layout import Leeway, Measure, card_spots
from cardtable.qt.scenes.row_keeper import RowKeeper, RowsLaid
from cardtable.rummy.melds import Kind

Z = 10.0


@dataclass(frozen=True, slots=True)
class MeldsLaid:
    """The combinations as they lie: spots of their cards, their rectangles, where a new one would lie."""

    spots: dict[CardKey, Spot]
    rects: dict[int, QRectF]
    rows: dict[int, int]
    fresh: QRectF
    size: Measure
    above: frozenset[int]
    below: frozenset[int]
    fresh_seen: bool

    @property
    def hidden(self) -> frozenset[int]:
        """Name the combinations that have been scrolled away, whose rectangles lie outside the table."""
        return self.above | self.below


@dataclass(slots=True)
class MeldArea:
    """Lay the combinations with their cards in rows that are kept."""

    _rows: RowKeeper = field(default_factory=RowKeeper)

    def lay(
        self,
        melds: tuple[LaidMeld, ...],
        area: QRectF,
        hand: int,
        draft: Mapping[int, Card],
        room: float,
        leeway: Leeway,
    ) -> MeldsLaid:
        """Lay the combinations, then the draft's cards in the place of a new one, with `room` px for its words."""
        counts = {meld.number: len(meld.meld.cards) for meld in melds}
        laid = self._rows.lay(counts, area, hand, len(draft), room, leeway)
        spots: dict[CardKey, Spot] = {}
        for meld in melds:
            corner = laid.rects[meld.number].topLeft()
            hidden = meld.number in laid.hidden
            spots.update(_spots(meld, corner, Z + laid.rows[meld.number], laid.size, hidden=hidden))
        spots.update(_draft_spots(draft, laid, Z + self._rows.last_row))
        return MeldsLaid(spots, laid.rects, laid.rows, laid.fresh, laid.size, laid.above, laid.below, laid.fresh_seen)

    def leave(self, aside: QMarginsF) -> None:
        """Leave so much free beside rows that are scrolled."""
        self._rows.aside = aside

    def scroll(self, rows: int) -> None:
        """Scroll by so many rows at the next laying."""
        self._rows.scroll(rows)

    def reveal(self, number: int) -> bool:
        """Scroll to a combination at the next laying; tell whether that is needed."""
        return self._rows.reveal(number)

    def reveal_fresh(self) -> bool:
        """Scroll to the place of a new combination at the next laying; tell whether that is needed."""
        return self._rows.reveal_fresh()


def _spots(meld: LaidMeld, corner: QPointF, z: float, size: Measure, *, hidden: bool) -> dict[CardKey, Spot]:
    spots: dict[CardKey, Spot] = {}
    met: Counter[Card] = Counter()
    cards = meld.meld.cards
    for at, (card, place) in enumerate(zip(cards, card_spots(corner, len(cards), size), strict=True)):
        met[card] += 1
        last = at == len(cards) - 1
        strip = size.strip - 1 if not last else round(size.card * 0.5)
        marks = CardMarks(meaning=joker_meaning(meld), strip=strip) if card == JOKER else CardMarks()
        key = InMeld(meld.number, card, met[card])
        spots[key] = Spot(card, place, size.card, z + at / 100, marks=marks, hidden=hidden)
    return spots


def _draft_spots(draft: Mapping[int, Card], laid: RowsLaid, z: float) -> dict[CardKey, Spot]:
    places = card_spots(laid.fresh.topLeft(), len(draft), laid.size)
    return {
        InHand(key): Spot(card, place, laid.size.card, z + at / 100, hidden=not laid.fresh_seen)
        for at, ((key, card), place) in enumerate(zip(draft.items(), places, strict=True))
    }


def joker_meaning(meld: LaidMeld) -> Card:
    """Give the card on a joker's tag; where two suits are open, the rank without a suit."""
    means = meld.meld.joker_means
    if len(means) == 1 or meld.meld.kind is not Kind.SET:
        return means[0]
    return Card(means[0].rank, "")
