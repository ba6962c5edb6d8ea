"""Where the combinations lie in their rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cardtable.qt.scenes.sizes import MELD_LEAST, MELD_STRIP, height, meld_widths

GAPS: Final = (36, 28, 20)
GAP_LEAST: Final = 14
ROOMY: Final = (1.24, 1.12)
CROWDED_PX: Final = (9, 6)
TAG_ROOM: Final = 13
OVERLAPPED: Final = (0.86, 0.72, 0.58, 0.5)
"""How far apart rows lie, as shares of a card's height, where nothing else fits: the indices stay visible."""
OVERLAPPED_LARGE_PRINT: Final = 0.72
ROOM_FOR_NEW: Final = 3
"""A new combination of three cards always finds room."""
UNSEEN: Final = 3
"""How tight combinations lie that do not all fit."""


class Leeway(Enum):
    """Say how far rows may change: freely, as between two turns; where they overflow; never, while cards are held."""

    FREE = auto()
    OVERFLOW = auto()
    HELD = auto()


@dataclass(frozen=True, slots=True)
class Measure:
    """The size that all combinations have: card width, visible strip, gap between two, distance of two rows."""

    card: int
    strip: int
    gap: float
    pitch: float

    @property
    def crowded(self) -> bool:
        """Tell whether rows lie so close that tags are cut to their signs."""
        return self.pitch < height(self.card) + TAG_ROOM

    @property
    def overlapped(self) -> bool:
        """Tell whether each row covers the lower part of the one above it."""
        return self.pitch < height(self.card)

    def width(self, cards: int) -> int:
        """Give the width of a combination of so many cards."""
        return self.card + self.strip * (max(cards, 1) - 1)


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in a row: the combination that lies there, None where one was removed, with its number of cards."""

    number: int | None
    cards: int


Rows = tuple[tuple[Slot, ...], ...]


def measure(counts: Sequence[int], area: QRectF, hand: int, *, large_print: bool = False) -> Measure:
    """Choose the largest size at which combinations of so many cards each fit into the area, rows as far apart."""
    candidates = _candidates(hand, large_print=large_print)
    fitting = next((candidate for candidate in candidates if _fits(counts, area, candidate)), None)
    return _spread(counts, area, fitting) if fitting is not None else candidates[-1]


def tightness(counts: Sequence[int], area: QRectF, hand: int, *, large_print: bool = False) -> int:
    """Tell how far combinations of so many cards each give way in the area, a new one among them.

    0 where they are not small beside the hand, 1 where they are small, 2 where rows overlap, UNSEEN where not all fit.
    """
    least = _least(large_print=large_print)
    steps = (_usual(hand)[-1], least[0], least[-1])
    return next((nth for nth, size in enumerate(steps) if _fits([*counts, ROOM_FOR_NEW], area, size)), UNSEEN)


def rows_in_view(area: QRectF, size: Measure) -> int:
    """Tell how many rows can be seen whole in the area, at least one."""
    return max(int((area.height() - height(size.card)) / size.pitch) + 1, 1)


def fits(rows: Rows, area: QRectF, size: Measure) -> bool:
    """Tell whether rows as they stand fit into the area."""
    return _used(len(rows), size) <= area.height() and all(
        _row_width(row, size, GAP_LEAST) <= area.width() for row in rows
    )


def flow(slots: Sequence[Slot], width: float, size: Measure) -> Rows:
    """Fill rows from the left, in order."""
    rows: list[list[Slot]] = []
    left = width + 1.0
    for slot in slots:
        if left > 0 and left + size.width(slot.cards) > width:
            rows.append([])
            left = 0
        rows[-1].append(slot)
        left += size.width(slot.cards) + size.gap
    return tuple(tuple(row) for row in rows)


def keep_places(rows: Rows, counts: dict[int, int], width: float, size: Measure) -> Rows:
    """Follow the table without moving what lies there: a removed combination leaves its gap, new ones come last.

    `counts` gives the cards of each combination by its number. What no longer fits in its row goes to the last one.
    """
    known = {slot.number for row in rows for slot in row}
    kept: list[list[Slot]] = []
    moved: list[Slot] = []
    for row in rows:
        grown = [_grown(slot, counts) for slot in row]
        while len(grown) > 1 and _row_width(grown, size, GAP_LEAST) > width:
            moved.append(grown.pop())
        kept.append(grown)
    fresh = [Slot(number, cards) for number, cards in counts.items() if number not in known]
    for slot in [*moved, *fresh]:
        if not kept or _row_width([*kept[-1], slot], size, size.gap) > width:
            kept.append([])
        kept[-1].append(slot)
    return tuple(tuple(row) for row in kept)


def lay_row(row: Sequence[Slot], left: float, width: float, size: Measure) -> list[float]:
    """Give the left edge of each slot; gaps shrink where the row is full."""
    spare = width - _row_width(row, size, 0)
    gap = size.gap if len(row) < 2 else min(size.gap, spare / (len(row) - 1))
    edges = []
    for slot in row:
        edges.append(float(round(left)))
        left += size.width(slot.cards) + gap
    return edges


def card_spots(corner: QPointF, cards: int, size: Measure) -> list[QPointF]:
    """Give the corner of each card of a combination."""
    return [QPointF(corner.x() + place * size.strip, corner.y()) for place in range(cards)]


def _candidates(hand: int, *, large_print: bool) -> list[Measure]:
    return [*_usual(hand), *_least(large_print=large_print)]


def _usual(hand: int) -> list[Measure]:
    """List the sizes of combinations beside a hand of that size, the largest first."""
    sizes: list[Measure] = []
    for card in meld_widths(hand):
        strip, tall = round(card * MELD_STRIP), height(card)
        pitches = [*(tall * share for share in ROOMY), *(tall + apart for apart in CROWDED_PX)]
        sizes += [Measure(card, strip, gap, pitch) for pitch in pitches for gap in GAPS]
    return sizes


def _least(*, large_print: bool) -> list[Measure]:
    """List the ways to lay the smallest cards, rows apart first, then overlapping ever more."""
    strip, tall = round(MELD_LEAST * MELD_STRIP), height(MELD_LEAST)
    overlapped = tuple(share for share in OVERLAPPED if not large_print or share >= OVERLAPPED_LARGE_PRINT)
    return [Measure(MELD_LEAST, strip, GAP_LEAST, tall * share) for share in (1.1, *overlapped)]


def _fits(counts: Sequence[int], area: QRectF, size: Measure) -> bool:
    rows = flow([Slot(None, count) for count in counts], area.width(), size)
    return _used(len(rows), size) <= area.height()


def _spread(counts: Sequence[int], area: QRectF, size: Measure) -> Measure:
    """Let rows lie as far apart as the area has room for, so that none covers another without need."""
    rows, tall = len(flow([Slot(None, count) for count in counts], area.width(), size)), height(size.card)
    if rows < 2:
        return size
    return replace(size, pitch=max(size.pitch, min((area.height() - tall) / (rows - 1), tall * ROOMY[0])))


def _used(rows: int, size: Measure) -> float:
    return (rows - 1) * size.pitch + height(size.card) if rows else 0


def _row_width(row: Sequence[Slot], size: Measure, gap: float) -> float:
    return sum(size.width(slot.cards) for slot in row) + gap * (len(row) - 1)


def _grown(slot: Slot, counts: dict[int, int]) -> Slot:
    if slot.number is None:
        return slot
    if slot.number not in counts:
        return Slot(None, slot.cards)
    return Slot(slot.number, counts[slot.number])
