"""Where the combinations lie in their rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from math import floor
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cardtable.qt.scenes.sizes import MELD_LEAST, MELD_STRIP, height, meld_widths

GAPS: Final = (36, 28, 20)
GAP_LEAST: Final = 14
ROOMY: Final = (1.24, 1.12)
CROWDED_PX: Final = (9, 6)
LEAST_PX: Final = 3
"""How far apart rows lie before any is scrolled away."""
TAG_ROOM: Final = 13
ROOM_FOR_NEW: Final = 3
"""A new combination of three cards always finds room."""
ROUNDING: Final = 0.01
UNSEEN: Final = 2
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

    def crowded(self, text_scale: float) -> bool:
        """Tell whether rows lie too close for tags in that scale between them."""
        return self.pitch < height(self.card) + TAG_ROOM * text_scale

    def width(self, cards: int) -> int:
        """Give the width of a combination of so many cards."""
        return self.card + self.strip * (max(cards, 1) - 1)


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in a row: the combination that lies there, None where one was removed, with its number of cards."""

    number: int | None
    cards: int


Rows = tuple[tuple[Slot, ...], ...]


def measure(counts: Sequence[int], area: QRectF, hand: int) -> Measure:
    """Choose the largest size at which combinations of so many cards each fit into the area, else the least.

    Rows never cover one another: those that find no room even then have to be scrolled to.
    """
    candidates = [*_usual(hand), *_least()]
    chosen = next((candidate for candidate in candidates if holds(counts, area, candidate)), candidates[-1])
    return _spread(counts, area, chosen)


def holds(counts: Sequence[int], area: QRectF, size: Measure) -> bool:
    """Tell whether combinations of so many cards each are all seen in the area."""
    rows = flow([Slot(None, count) for count in counts], area.width(), size)
    return len(rows) <= _rows_whole(area, size)


def tightness(counts: Sequence[int], area: QRectF, hand: int) -> int:
    """Tell how far combinations of so many cards each give way in the area, a new one among them.

    0 where they are not small beside the hand, 1 where they are small, UNSEEN where not all fit.
    """
    steps = (_usual(hand)[-1], _least()[-1])
    return next((nth for nth, size in enumerate(steps) if holds([*counts, ROOM_FOR_NEW], area, size)), UNSEEN)


def most_rows(area: QRectF) -> int:
    """Tell how many rows of the smallest cards can be seen in the area."""
    return rows_in_view(area, _least()[-1])


def rows_in_view(area: QRectF, size: Measure) -> int:
    """Tell how many rows can be seen whole in the area, at least one."""
    return max(_rows_whole(area, size), 1)


def fits(rows: Rows, area: QRectF, size: Measure) -> bool:
    """Tell whether rows as they stand fit into the area."""
    return len(rows) <= _rows_whole(area, size) and all(
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


def _usual(hand: int) -> list[Measure]:
    """List the sizes of combinations beside a hand of that size, the largest first."""
    sizes: list[Measure] = []
    for card in meld_widths(hand):
        strip, tall = round(card * MELD_STRIP), height(card)
        pitches = [*(tall * share for share in ROOMY), *(tall + apart for apart in CROWDED_PX)]
        sizes += [Measure(card, strip, gap, pitch) for pitch in pitches for gap in GAPS]
    return sizes


def _least() -> list[Measure]:
    """List the ways to lay the smallest cards, rows ever nearer to one another."""
    strip, tall = round(MELD_LEAST * MELD_STRIP), height(MELD_LEAST)
    return [Measure(MELD_LEAST, strip, GAP_LEAST, tall + apart) for apart in (*CROWDED_PX, LEAST_PX)]


def _spread(counts: Sequence[int], area: QRectF, size: Measure) -> Measure:
    """Let the rows that are seen lie as far apart as the area has room for."""
    tall = height(size.card)
    rows = min(len(flow([Slot(None, count) for count in counts], area.width(), size)), rows_in_view(area, size))
    if rows < 2:
        return size
    return replace(size, pitch=max(size.pitch, min((area.height() - tall) / (rows - 1), tall * ROOMY[0])))


def _rows_whole(area: QRectF, size: Measure) -> int:
    return floor((area.height() - height(size.card) + ROUNDING) / size.pitch) + 1


def _row_width(row: Sequence[Slot], size: Measure, gap: float) -> float:
    return sum(size.width(slot.cards) for slot in row) + gap * (len(row) - 1)


def _grown(slot: Slot, counts: dict[int, int]) -> Slot:
    if slot.number is None:
        return slot
    if slot.number not in counts:
        return Slot(None, slot.cards)
    return Slot(slot.number, counts[slot.number])
