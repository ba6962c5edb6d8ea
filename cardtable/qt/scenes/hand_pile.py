"""The own hand along the near edge."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from cardtable.play.hand_order import Sorting, group_of
from cardtable.qt.models.hand import HandCard, HandModel
from cardtable.qt.scenes.card_item import CardMarks, Spot
from cardtable.qt.scenes.card_keeper import CardKey, InHand
from cardtable.qt.scenes.hand_layout import HandRows, gap_at, lay_hand
from cardtable.qt.scenes.places import HandPlace, Place
from cardtable.qt.scenes.sizes import BARRED, LIFT, height

Z = 100.0


@dataclass(frozen=True, slots=True)
class HandLaid:
    """The hand as it lies: spots by key, places that can be pointed at, the lower first, empty places of cards."""

    spots: dict[CardKey, Spot]
    places: tuple[tuple[Place, QRectF], ...]
    left_empty: tuple[QRectF, ...]


class HandPile:
    """Lay the hand out in one row or two; lifted cards stand higher, dragged ones leave their place empty."""

    def __init__(self, model: HandModel) -> None:
        self._model = model
        self._rows = HandRows((), ())
        self._card = 1
        self._area = QRectF()

    def groups(self) -> tuple[str, ...]:
        """Name the group of each card, between two of which a gap is left: its suit in a hand sorted by suit."""
        by_suit = self._model.sorting in (Sorting.SUIT, Sorting.TRUMPS)
        return tuple(group_of(row.card) if by_suit else "" for row in self._model.rows)

    def lay(self, area: QRectF, card: int, dragged: tuple[int, ...], owed: str) -> HandLaid:
        """Lay all cards; `owed` is the text on the band of a card that is not free."""
        self._area, self._card = area, card
        self._rows = lay_hand(self.groups(), area, card)
        spots: dict[CardKey, Spot] = {}
        places: list[tuple[Place, QRectF]] = []
        empty: list[QRectF] = []
        for at, (row, corner) in enumerate(zip(self._model.rows, self._rows.spots, strict=True)):
            if row.key in dragged:
                empty.append(QRectF(corner.x(), corner.y(), self._strip(at), height(card)))
                continue
            spot = self._spot(row, corner, at, owed)
            spots[InHand(row.key)] = spot
            places.append((HandPlace(row.key), spot.rect))
        return HandLaid(spots, tuple(places), tuple(empty))

    def gap(self, point: QPointF) -> int | None:
        """Tell before which row a card dropped here comes to stand; None outside the hand."""
        if not self._area.adjusted(-2 * LIFT, -LIFT, 2 * LIFT, 2 * LIFT).contains(point):
            return None
        return gap_at(self._rows.spots, self._rows.breaks, self._card, point)

    def caret(self, gap: int) -> tuple[QPointF, float]:
        """Give the upper end and the length of the line that shows a gap."""
        tall = float(height(self._card))
        spots = self._rows.spots
        if not spots:
            return QPointF(self._area.center().x(), self._area.top()), tall
        ends_row = gap in (self._rows.breaks[0], len(spots)) and gap > 0
        if ends_row and gap == len(spots):
            return spots[-1] + QPointF(self._card + 4, 0), tall
        return spots[gap] + QPointF(-4, 0), tall

    def beside(self, key: int, rows: int) -> int | None:
        """Give the card that lies nearest in the row above (-1) or below (1); None where there is no such row."""
        keys = [row.key for row in self._model.rows]
        if len(self._rows.breaks) < 2 or key not in keys:
            return None
        first, at = self._rows.breaks[0], keys.index(key)
        if (at >= first) == (rows > 0):
            return None
        others = range(first, len(keys)) if rows > 0 else range(first)
        return keys[min(others, key=lambda other: abs(self._rows.spots[other].x() - self._rows.spots[at].x()))]

    def _strip(self, at: int) -> float:
        """Give the width of a card's place that the next card leaves free."""
        spots = self._rows.spots
        if at + 1 < len(spots) and spots[at + 1].y() == spots[at].y():
            return min(spots[at + 1].x() - spots[at].x(), self._card)
        return self._card

    def _spot(self, row: HandCard, corner: QPointF, at: int, owed: str) -> Spot:
        strip = round(self._strip(at)) if row.bound else 0
        raised = at < self._rows.breaks[0] < len(self._rows.spots)
        owes = owed if row.bound else ""
        marks = CardMarks(newest=row.newest, owed=owes, barred=row.barred, strip=strip, raised=raised)
        rise = QPointF(0, LIFT if row.lifted else -BARRED if row.barred else 0)
        return Spot(row.card, corner - rise, self._card, Z + at, lifted=row.lifted, marks=marks)
