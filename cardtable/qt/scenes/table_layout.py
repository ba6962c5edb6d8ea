"""The parts of the table in a window of any size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from PySide6.QtCore import QRectF

from cardtable.qt.scenes import sizes
from cardtable.qt.scenes.hand_layout import hand_height, rows_needed
from cardtable.qt.scenes.seat_layout import Plates, plate_height, seat_plates

MARGIN: Final = 12
MARGIN_NARROW: Final = 4
NARROW: Final = 1100
RIM: Final = 9
INSET: Final = 38
MELDS_INSET: Final = 26
GAP: Final = 8
HAND_MARGIN: Final = 18
HAND_MARGIN_TIGHT: Final = 6
ROOMY_MELD_ROWS: Final = 3.0
LEAST_MELD_ROWS: Final = 2.0
USUAL_MELD: Final = 0.6
"""A combination's card beside a hand card, when a dozen combinations lie on the table."""
PILE_SHRUNK: Final = 0.8
"""How far piles shrink to stand one above the other."""
PILE_STACK: Final = 8
"""How far the cards under the top of a pile stick out."""
CORNER_WIDTH: Final = 0.28
CORNER_HEIGHT: Final = (0.12, 0.20)
TAG: Final = 22


@dataclass(frozen=True, slots=True)
class Frame:
    """What the layout needs to know: the size of the view, what stands in it.

    `bar` is the height of the action bar, `line` that of the own line, both in px; `hand` names the group of each
    card in hand, in order.
    """

    width: float
    height: float
    window_height: float
    opponents: int
    hand: tuple[str, ...] = ()
    text_scale: float = 1.0
    bar: float = 54
    line: float = 37
    large_print: bool = False
    left_handed: bool = False
    discards: bool = True


@dataclass(frozen=True, slots=True)
class TablePlan:
    """Where everything lies, in px of the view; `line` is None where the own line moves into the action bar."""

    table: QRectF
    corner: tuple[float, float]
    plates: Plates
    melds: QRectF
    stock: QRectF
    discard: QRectF | None
    bar: QRectF
    line: QRectF | None
    hand: QRectF
    hand_card: int
    pile_card: int


def plan(frame: Frame) -> TablePlan:
    """Lay the table out: seats, combinations, piles, bar, own line, hand from top to bottom."""
    widths = [
        round(sizes.hand_width(frame.window_height, large_print=frame.large_print) * share)
        for share in sizes.HAND_SHRUNK
    ]
    tried = [_plan(frame, card) for card in widths]
    least = sizes.height(sizes.MELD_LEAST) * LEAST_MELD_ROWS
    return next((plan for plan in tried if plan.melds.height() >= least), tried[-1])


def _plan(frame: Frame, card: int) -> TablePlan:
    table = _table(frame)
    plates = seat_plates(table, frame.width, frame.opponents, frame.text_scale)
    inner = QRectF(table.left() + INSET, 0, table.width() - 2 * INSET, frame.height)
    hand = _hand(frame, inner, card)
    top = max(*(rect.bottom() for rect in plates.rects), _felt_top(table, INSET + MELDS_INSET)) + GAP
    line, bar = _bars(frame, inner, hand.top(), top, card)
    middle = QRectF(inner.left(), top, inner.width(), max(bar.top() - GAP - top, 1))
    pile = sizes.pile_width(card, large_print=frame.large_print)
    stock, discard = _piles(frame, middle, pile)
    return TablePlan(
        table=table,
        corner=_corner(table),
        plates=plates,
        melds=_melds(frame, middle, [stock, *([discard] if discard else [])]),
        stock=stock,
        discard=discard,
        bar=bar,
        line=line,
        hand=hand,
        hand_card=card,
        pile_card=round(stock.width()),
    )


def _table(frame: Frame) -> QRectF:
    side = MARGIN if frame.width >= NARROW * 0.93 else MARGIN_NARROW
    top = plate_height(frame.opponents, frame.text_scale) / 2 + GAP
    return QRectF(side, round(top), frame.width - 2 * side, frame.height - top)


def _corner(table: QRectF) -> tuple[float, float]:
    least, greatest = CORNER_HEIGHT
    share = min(max(table.height() / max(table.width(), 1) * 0.25, least), greatest)
    return table.width() * CORNER_WIDTH, table.height() * share


def _felt_top(table: QRectF, inset: float) -> float:
    """Give the height below which the felt is clear of the rounded far edge, so far in from the side."""
    across, down = _corner(table)
    short = max(1 - inset / across, 0)
    return table.top() + RIM + down * (1 - sqrt(1 - short * short))


def _hand(frame: Frame, inner: QRectF, card: int) -> QRectF:
    rows = len(rows_needed(frame.hand, inner.width(), card))
    tall = hand_height(rows, card)
    margin = HAND_MARGIN if rows == 1 else HAND_MARGIN_TIGHT
    return QRectF(inner.left(), frame.height - margin - tall, inner.width(), tall)


def _bars(frame: Frame, inner: QRectF, hand: float, top: float, card: int) -> tuple[QRectF | None, QRectF]:
    """Place own line with action bar above the hand; the line goes where it would leave too few rows."""
    row = sizes.height(card * USUAL_MELD) + GAP
    with_line = hand - GAP - frame.line - GAP - frame.bar
    if with_line - GAP - top >= ROOMY_MELD_ROWS * row:
        line = QRectF(inner.left(), hand - GAP - frame.line, inner.width(), frame.line)
        return line, QRectF(inner.left() - GAP, with_line, inner.width() + 2 * GAP, frame.bar)
    return None, QRectF(inner.left() - GAP, hand - GAP - frame.bar, inner.width() + 2 * GAP, frame.bar)


def _piles(frame: Frame, middle: QRectF, card: int) -> tuple[QRectF, QRectF | None]:
    """Stand the piles one above the other at the end of the combinations, side by side where height lacks."""
    piles = 2 if frame.discards else 1
    if _tallest(frame, middle, piles) >= sizes.height(card * PILE_SHRUNK):
        return _stacked(frame, middle, min(card, int(_tallest(frame, middle, piles) / sizes.RATIO)), piles)
    return _side_by_side(frame, middle, min(card, int(_tallest(frame, middle, 1) / sizes.RATIO)))


def _tallest(frame: Frame, middle: QRectF, piles: int) -> float:
    """Give the height that a pile's card can have where so many piles stand one above the other."""
    return (middle.height() - 2 * GAP) / piles - TAG * frame.text_scale / 2 - GAP / 2


def _stacked(frame: Frame, middle: QRectF, card: int, piles: int) -> tuple[QRectF, QRectF | None]:
    tall = sizes.height(card)
    tag = TAG * frame.text_scale / 2
    spare = middle.height() - piles * (tall + tag)
    between = min(max(spare / (piles + 1), GAP), 40)
    top = middle.top() + (spare - between * (piles - 1)) / 2
    stock = QRectF(_piles_left(frame, middle, card + PILE_STACK), round(top), card, tall)
    return stock, stock.translated(0, round(tall + tag + between)) if piles > 1 else None


def _side_by_side(frame: Frame, middle: QRectF, card: int) -> tuple[QRectF, QRectF | None]:
    apart = card + 2 * PILE_STACK + GAP
    columns = 2 if frame.discards else 1
    left = _piles_left(frame, middle, card + PILE_STACK + apart * (columns - 1))
    stock = QRectF(left, round(middle.top() + GAP), card, sizes.height(card))
    return stock, stock.translated(apart, 0) if frame.discards else None


def _piles_left(frame: Frame, middle: QRectF, wide: float) -> float:
    return middle.left() + PILE_STACK if frame.left_handed else round(middle.right() - wide - PILE_STACK)


def _melds(frame: Frame, middle: QRectF, piles: Sequence[QRectF]) -> QRectF:
    room = GAP + PILE_STACK + 2 * GAP
    if frame.left_handed:
        left, right = max(pile.right() for pile in piles) + room, middle.right() - MELDS_INSET / 2
    else:
        left, right = middle.left() + MELDS_INSET, min(pile.left() for pile in piles) - room
    if frame.width < NARROW:
        left = min(left, middle.left() + GAP) if not frame.left_handed else left
    return QRectF(left, middle.top(), right - left, middle.height())
