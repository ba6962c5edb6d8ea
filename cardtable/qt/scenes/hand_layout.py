"""Where the cards of the hand lie along the near edge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cardtable.qt.scenes.sizes import GROUP_GAP, STRIP_GREATEST, height, strip_least

ROW_SHIFT: Final = 0.5
"""How far the second row lies below the first, as a share of a card's height: it covers the lower half."""
ROW_SHIFT_LARGE_PRINT: Final = 0.7


@dataclass(frozen=True, slots=True)
class HandRows:
    """The hand laid out: `spots` are upper left corners, one a card; `breaks` the numbers of cards in each row."""

    spots: tuple[QPointF, ...]
    breaks: tuple[int, ...]


def rows_needed(groups: Sequence[str], width: float, card: int) -> tuple[int, ...]:
    """Tell how many cards lie in each row: one row while strips stay readable, else two."""
    count = len(groups)
    if count < 2 or _strip(groups, width, card) >= strip_least(card):
        return (count,)
    first = _fair_break(groups, width, card)
    return (first, count - first)


def lay_hand(groups: Sequence[str], area: QRectF, card: int) -> HandRows:
    """Spread cards over `area`, centred; `groups` names each card's group, between two groups lies a gap.

    A second row ends at the area's lower edge.
    """
    breaks = rows_needed(groups, area.width(), card)
    spots: list[QPointF] = []
    start = 0
    for row, size in enumerate(breaks):
        top = area.top() + row * (area.height() - height(card))
        spots += _row(groups[start : start + size], area, top, card)
        start += size
    return HandRows(tuple(spots), breaks)


def hand_height(rows: int, card: int, *, large_print: bool = False) -> int:
    """Give the height of a hand in so many rows."""
    shift = ROW_SHIFT_LARGE_PRINT if large_print else ROW_SHIFT
    return height(card) + (rows - 1) * round(height(card) * shift)


def gap_at(spots: Sequence[QPointF], breaks: Sequence[int], card: int, point: QPointF) -> int:
    """Tell before which card a card dropped at `point` comes to stand."""
    row_start = 0
    if len(breaks) > 1 and spots and point.y() >= spots[-1].y():
        row_start = breaks[0]
    row_end = row_start + breaks[1 if row_start else 0] if breaks else 0
    for place in range(row_start, row_end):
        after = spots[place + 1].x() if place + 1 < row_end else spots[place].x() + card
        if point.x() < (spots[place].x() + after) / 2:
            return place
    return row_end


def _strip(groups: Sequence[str], width: float, card: int) -> float:
    """Give the visible strip of each card if all lie in one row of that width."""
    if len(groups) < 2:
        return card * STRIP_GREATEST
    free = width - card - GROUP_GAP * _changes(groups)
    return min(card * STRIP_GREATEST, free / (len(groups) - 1))


def _row(groups: Sequence[str], area: QRectF, top: float, card: int) -> list[QPointF]:
    strip = _strip(groups, area.width(), card)
    used = card + strip * (len(groups) - 1) + GROUP_GAP * _changes(groups) if groups else 0
    left = area.left() + (area.width() - used) / 2
    spots = []
    for place, group in enumerate(groups):
        if place and group != groups[place - 1]:
            left += GROUP_GAP
        spots.append(QPointF(round(left + place * strip), round(top)))
    return spots


def _changes(groups: Sequence[str]) -> int:
    return sum(one != other for one, other in pairwise(groups))


def _fair_break(groups: Sequence[str], width: float, card: int) -> int:
    """Break the hand in two where a group ends, if both rows stay readable; else in the middle."""
    count = len(groups)
    ends = [place for place in range(1, count) if groups[place] != groups[place - 1]]
    readable = [
        place
        for place in ends
        if min(_strip(groups[:place], width, card), _strip(groups[place:], width, card)) >= strip_least(card)
    ]
    middle = (count + 1) // 2
    nearest = min(readable, key=lambda place: abs(place - middle), default=middle)
    return nearest if abs(nearest - middle) <= max(2, count // 4) else middle
