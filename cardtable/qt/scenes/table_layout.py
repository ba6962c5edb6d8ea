"""The parts of the table in a window of any size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from cardtable.qt.scenes import sizes
from cardtable.qt.scenes.hand_layout import hand_height, rows_needed
from cardtable.qt.scenes.meld_layout import UNSEEN, most_rows, tightness
from cardtable.qt.scenes.seat_layout import Plates, half_grown, plate_height, seat_plates

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
PILE_SHRUNK: Final = 0.72
"""How far piles shrink to stand one above the other."""
PILE_LEAST: Final = 40
PILE_STACK: Final = 8
"""How far the cards under the top of a pile stick out."""
PILES_APART: Final = 3 * GAP + PILE_STACK
"""How far the combinations end before the piles."""
CORNER_WIDTH: Final = 0.28
CORNER_HEIGHT: Final = (0.12, 0.20)
LIFT_ROOM: Final = 14
"""What is left free above the hand, so that the index of a lifted card is seen."""
TAG: Final = 22
TURN_TAG: Final = 8
"""How far the tag of who is playing hangs down from a plate, beyond the gap below it."""


class Fit(NamedTuple):
    """How far hand and plates give way: to what share the hand shrinks, whether the text of plates grows by half."""

    share: float
    small: bool


@dataclass(frozen=True, slots=True)
class Frame:
    """What the layout needs to know: the size of the view, what stands in it.

    `bar` is the height of the action bar, `line` that of the own line, both in px; `hand` names the group of each
    card in hand, in order, `melds` the number of cards of each combination. `fit` is how far hand and plates give
    way already, None where that may be chosen anew.
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
    card_scale: float = 1.0
    left_handed: bool = False
    discards: bool = True
    melds: tuple[int, ...] = ()
    fit: Fit | None = None


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
    fit: Fit


def plan(frame: Frame) -> TablePlan:
    """Lay the table out: seats, combinations, piles, bar, own line, hand from top to bottom.

    Hand and plates give way before combinations get small beside the hand, or are not all seen.
    """
    fits = _fits(frame) if frame.fit is None else (frame.fit,)
    grounds = {small: _ground(frame, small=small) for small in {fit.small for fit in fits}}
    plans = [_plan(frame, fit, grounds[fit.small], lined=lined) for fit in fits for lined in (True, False)]
    least = sizes.height(sizes.MELD_LEAST) * LEAST_MELD_ROWS
    roomy = [plan for plan in plans if plan.melds.height() >= least] or plans[-1:]
    return min(roomy, key=lambda one: _tightness(frame, one))


def _tightness(frame: Frame, laid: TablePlan) -> tuple[int, int]:
    """Tell how tight the combinations lie; where not all are seen, the more rows the better."""
    tight = tightness(frame.melds, laid.melds, laid.hand_card)
    return tight, -most_rows(laid.melds) if tight == UNSEEN else 0


def _fits(frame: Frame) -> tuple[Fit, ...]:
    """List how far hand and plates may give way, the least first; plates do so where text is larger than at 100 %."""
    smaller = (False, True) if frame.text_scale > 1 else (False,)
    return tuple(Fit(share, small) for share in sizes.hand_shares(frame.card_scale) for small in smaller)


def _ground(frame: Frame, *, small: bool) -> tuple[QRectF, Plates]:
    """Give the table with the plates on its rim, whose text may be small."""
    scale = half_grown(frame.text_scale) if small else frame.text_scale
    table = table_area(frame, scale)
    plates = seat_plates(table, frame.width, frame.opponents, scale)
    if plates.size.scale < scale:  # the plates had to shrink: so does the room above the rim
        table = table_area(frame, plates.size.scale)
        plates = seat_plates(table, frame.width, frame.opponents, scale)
    return table, plates


def _plan(frame: Frame, fit: Fit, ground: tuple[QRectF, Plates], *, lined: bool) -> TablePlan:
    """Lay the table out with a hand that gives way so far; `lined` asks for the own line where it has room."""
    usual = sizes.hand_width(frame.window_height, large_print=frame.large_print)
    card = round(usual * frame.card_scale * fit.share)
    table, plates = ground
    inner = QRectF(table.left() + INSET, 0, table.width() - 2 * INSET, frame.height)
    hand = hand_area(frame, inner, card)
    lowest = max(rect.bottom() for rect in plates.rects) + TURN_TAG * plates.size.scale
    top = max(lowest, felt_top(table, INSET + MELDS_INSET)) + GAP
    room = hand.top() - top if lined else 0.0
    line, bar = _bars(frame, inner, hand.top(), room, card)
    middle = QRectF(inner.left(), top, inner.width(), max(bar.top() - GAP - top, 1))
    pile = sizes.pile_width(card, large_print=frame.large_print)
    stock, discard = _piles(frame, middle, pile)
    return TablePlan(
        table=table,
        corner=corner_of(table),
        plates=plates,
        melds=_melds(frame, middle, [stock, *([discard] if discard else [])]),
        stock=stock,
        discard=discard,
        bar=bar,
        line=line,
        hand=hand,
        hand_card=card,
        pile_card=round(stock.width()),
        fit=fit,
    )


def table_area(frame: Frame, scale: float) -> QRectF:
    """Give the table's rectangle, with room over it for plates in that scale."""
    side = MARGIN if frame.width >= NARROW * 0.93 else MARGIN_NARROW
    top = plate_height(frame.opponents, scale) / 2 + GAP
    return QRectF(side, round(top), frame.width - 2 * side, frame.height - top)


def corner_of(table: QRectF) -> tuple[float, float]:
    """Give how far the rounding of a far corner reaches, across and down."""
    least, greatest = CORNER_HEIGHT
    share = min(max(table.height() / max(table.width(), 1) * 0.25, least), greatest)
    return table.width() * CORNER_WIDTH, table.height() * share


def felt_top(table: QRectF, inset: float) -> float:
    """Give the height below which the felt is clear of the rounded far edge, so far in from the side."""
    across, down = corner_of(table)
    short = max(1 - inset / across, 0)
    return table.top() + RIM + down * (1 - sqrt(1 - short * short))


def hand_area(frame: Frame, inner: QRectF, card: int) -> QRectF:
    """Give the room of the hand along the near edge, in as many rows as its cards need."""
    rows = len(rows_needed(frame.hand, inner.width(), card))
    tall = hand_height(rows, card, large_print=frame.large_print)
    margin = HAND_MARGIN if rows == 1 else HAND_MARGIN_TIGHT
    return QRectF(inner.left(), frame.height - margin - tall, inner.width(), tall)


def _bars(frame: Frame, inner: QRectF, hand: float, room: float, card: int) -> tuple[QRectF | None, QRectF]:
    """Place own line with action bar above the hand; the line goes where it would leave too few rows of the room."""
    row = sizes.height(card * USUAL_MELD) + GAP
    with_line = hand - LIFT_ROOM - frame.line - GAP - frame.bar
    if room - LIFT_ROOM - 2 * GAP - frame.line - frame.bar >= ROOMY_MELD_ROWS * row:
        line = QRectF(inner.left(), hand - LIFT_ROOM - frame.line, inner.width(), frame.line)
        return line, QRectF(inner.left() - GAP, with_line, inner.width() + 2 * GAP, frame.bar)
    return None, QRectF(inner.left() - GAP, hand - LIFT_ROOM - frame.bar, inner.width() + 2 * GAP, frame.bar)


def _piles(frame: Frame, middle: QRectF, card: int) -> tuple[QRectF, QRectF | None]:
    """Stand the piles one above the other at the end of the combinations, side by side where height lacks."""
    piles = 2 if frame.discards else 1
    if _tallest(frame, middle, piles) >= sizes.height(card * PILE_SHRUNK):
        return _stacked(frame, middle, min(card, int(_tallest(frame, middle, piles) / sizes.RATIO)), piles)
    return _side_by_side(frame, middle, max(min(card, int(_tallest(frame, middle, 1) / sizes.RATIO)), PILE_LEAST))


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
    if frame.left_handed:
        left, right = max(pile.right() for pile in piles) + PILES_APART, middle.right() - MELDS_INSET / 2
    else:
        left, right = middle.left() + MELDS_INSET, min(pile.left() for pile in piles) - PILES_APART
    if frame.width < NARROW:
        left = min(left, middle.left() + GAP) if not frame.left_handed else left
    return QRectF(left, middle.top(), right - left, middle.height())
