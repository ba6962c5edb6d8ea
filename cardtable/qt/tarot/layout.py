"""Where everything lies at a table where tricks are played, in a window of any size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cardtable.qt.scenes import sizes
from cardtable.qt.scenes.seat_layout import Plates, seat_plates
from cardtable.qt.scenes.table_layout import (
    GAP,
    INSET,
    LIFT_ROOM,
    Frame,
    corner_of,
    felt_top,
    hand_area,
    table_area,
)

RING: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    2: ((-0.7, -0.6), (0.7, -0.6)),
    3: ((-1, 0), (0, -1), (1, 0)),
    4: ((-1, -0.1), (-0.42, -1), (0.42, -1), (1, -0.1)),
    5: ((-1, 0.2), (-0.56, -0.8), (0, -1), (0.56, -0.8), (1, 0.2)),
}
"""Where the cards of the others lie round the middle, by their number: across, down, each from -1 to 1."""
OWN: Final = (0.0, 1.0)
FACED: Final = (3, 5)
"""With so many others one of them sits right across, so that its card lies above the own one."""

TRICK_SHARE: Final = 1.1
"""A card of the trick beside a card of the hand."""
TRICK_LEAST: Final = 60
FAR: Final = 0.12
"""Plates higher up than this, as a share of the table's height, stand at the far edge."""
LEAST_ROWS: Final = 1.9
"""How many heights of a trick's card the felt between plates and bar has at least."""
WIDEST: Final = 2.8
"""How far the ring reaches to either side at most, in widths of a card."""
NUMBER: Final = 26
"""The room under a card for its number in the trick."""
CROWN: Final = 30
"""The room over a card for the flag of who wins."""
TAG: Final = 26
"""The room under a plate for the tag of who plays what."""
COLUMN: Final = 232
"""How wide the notes beside the trick are at 100 %."""
WON: Final = 27
KITTY_SHARE: Final = 0.84
KITTY_LEAST: Final = 40


@dataclass(frozen=True, slots=True)
class TrickPlan:
    """Where everything lies, in px of the view; `line` is None where the own line moves into the action bar.

    `trick` has the corner of each seat's card, the own one first, then in the order of play; `won` where the tricks
    lie that each has taken, in the same order. `notes` is the column of words beside the trick, `kitty` where the
    kitty lies face down, `shown` the column over it. `guest` are the two rooms for a widget on the felt: between the
    plates, or the wider one below them.
    """

    table: QRectF
    corner: tuple[float, float]
    plates: Plates
    middle: QRectF
    trick: tuple[QPointF, ...]
    trick_card: int
    won: tuple[QRectF, ...]
    notes: QRectF
    kitty: QRectF
    shown: QRectF
    guest: tuple[QRectF, QRectF]
    bar: QRectF
    line: QRectF | None
    hand: QRectF
    hand_card: int


def plan_trick(frame: Frame) -> TrickPlan:
    """Lay the table out: seats, trick, bar, own line, hand; the hand gives way before the trick gets too small."""
    plans = [
        _plan(frame, share, lined=lined) for share in sizes.hand_shares(frame.card_scale) for lined in (True, False)
    ]
    return next(filter(_roomy, plans), max(plans, key=lambda one: (one.trick_card, one.middle.height())))


def _roomy(plan: TrickPlan) -> bool:
    """Tell whether the trick's cards are as large as those of a small hand, each in sight, no plate over the kitty."""
    least = min(plan.hand_card, sizes.HAND_LEAST)
    clear = not any(plan.kitty.intersects(plate) for plate in plan.plates.rects)
    return clear and plan.trick_card >= least and plan.middle.height() >= LEAST_ROWS * sizes.height(plan.trick_card)


def _plan(frame: Frame, share: float, *, lined: bool) -> TrickPlan:
    usual = sizes.hand_width(frame.window_height, large_print=frame.large_print)
    card = round(usual * frame.card_scale * share)
    table = table_area(frame, frame.text_scale)
    plates = seat_plates(table, frame.width, frame.opponents, frame.text_scale, round_a_trick=True)
    inner = QRectF(table.left() + INSET, 0, table.width() - 2 * INSET, frame.height)
    hand = hand_area(frame, inner, card)
    line, bar = _bars(frame, inner, hand.top(), lined=lined)
    middle = _middle(table, plates, bar.top())
    trick_card = _trick_card(frame, middle, card)
    ring = _ring(frame, middle, trick_card)
    left, right = _columns(frame, inner, plates, ring, bar.top())
    beside, notes = (left, right) if frame.left_handed else (right, left)
    kitty = _kitty(frame, beside, card)
    return TrickPlan(
        table=table,
        corner=corner_of(table),
        plates=plates,
        middle=middle,
        trick=ring,
        trick_card=trick_card,
        won=_won(middle, plates, trick_card, bar.top()),
        notes=notes,
        kitty=kitty,
        shown=_clear_of(beside, kitty),
        guest=(middle, _below(left, right, kitty)),
        bar=bar,
        line=line,
        hand=hand,
        hand_card=card,
    )


def _bars(frame: Frame, inner: QRectF, hand: float, *, lined: bool) -> tuple[QRectF | None, QRectF]:
    """Place the action bar above the hand, the own line between both where it has a row of its own."""
    bar = QRectF(inner.left() - GAP, hand - LIFT_ROOM - frame.bar, inner.width() + 2 * GAP, frame.bar)
    if not lined:
        return None, bar
    line = QRectF(inner.left(), hand - LIFT_ROOM - frame.line, inner.width(), frame.line)
    return line, bar.translated(0, -frame.line - GAP)


def _middle(table: QRectF, plates: Plates, bottom: float) -> QRectF:
    """Give the felt between the plates that stand beside it, below those that stand over it."""
    centre, tag = table.center().x(), TAG * plates.size.scale
    left, right, top = table.left() + INSET, table.right() - INSET, felt_top(table, table.width() / 3) + GAP
    for plate in plates.rects:
        if plate.center().y() > table.top() + FAR * table.height():  # it stands at a side
            left = max(left, plate.right() + WON + 2 * GAP) if plate.center().x() < centre else left
            right = min(right, plate.left() - WON - 2 * GAP) if plate.center().x() > centre else right
        else:
            top = max(top, plate.bottom() + tag)
    return QRectF(left, top, max(right - left, 1), max(bottom - GAP - top, 1))


def _trick_card(frame: Frame, middle: QRectF, card: int) -> int:
    """Choose the size of the trick's cards: as large as leaves each of them in sight."""
    room = middle.height() - NUMBER / 2 - CROWN / 2
    tall = (room - GAP) / 2 if frame.opponents in FACED else room * 0.68
    wide = middle.width() / (2.2 if frame.opponents == min(RING) else 3.4)
    return max(round(min(card * TRICK_SHARE, tall / sizes.RATIO, wide)), TRICK_LEAST)


def _ring(frame: Frame, middle: QRectF, card: int) -> tuple[QPointF, ...]:
    """Lay each card towards its player."""
    tall = sizes.height(card)
    room = middle.adjusted(0, CROWN / 2, 0, -NUMBER / 2)
    across = min((room.width() - card) / 2, WIDEST * card)
    down = max((room.height() - tall) / 2, 0)
    most = tall * (0.62 if frame.opponents in FACED else 0.5)
    down = min(down, most)
    centre = room.center()
    spots = (OWN, *RING[frame.opponents])
    return tuple(
        QPointF(round(centre.x() + x * across - card / 2), round(centre.y() + y * down - tall / 2)) for x, y in spots
    )


def _columns(
    frame: Frame, inner: QRectF, plates: Plates, ring: tuple[QPointF, ...], bottom: float
) -> tuple[QRectF, QRectF]:
    """Give the room left and right of the trick, under the plates at the sides."""
    top = max(rect.bottom() for rect in plates.rects) + TAG * plates.size.scale
    tall = max(bottom - GAP - top, 1)
    room = min(corner.x() for corner in ring) - 2 * GAP - inner.left()
    left = QRectF(inner.left(), top, min(COLUMN * frame.text_scale, room), tall)
    right = QRectF(inner.right() - left.width(), top, left.width(), tall)
    return left, right


def _kitty(frame: Frame, column: QRectF, card: int) -> QRectF:
    """Stand the kitty at the outer end of its column, just above the action bar."""
    tag = 12 * frame.text_scale
    wide = max(min(round(card * KITTY_SHARE), int((column.height() - tag) / sizes.RATIO)), KITTY_LEAST)
    tall = sizes.height(wide)
    left = column.left() + GAP if frame.left_handed else column.right() - wide - GAP
    return QRectF(round(left), round(column.bottom() - tag - tall), wide, tall)


def _clear_of(column: QRectF, kitty: QRectF) -> QRectF:
    """Give what the kitty leaves of the width of its column."""
    room = QRectF(column)
    if kitty.center().x() > column.center().x():
        room.setRight(kitty.left() - GAP)
    else:
        room.setLeft(kitty.right() + GAP)
    return room


def _below(left: QRectF, right: QRectF, kitty: QRectF) -> QRectF:
    """Give the whole width under the plates at the sides, but for the kitty."""
    return _clear_of(left.united(right), kitty)


def _won(middle: QRectF, plates: Plates, card: int, bottom: float) -> tuple[QRectF, ...]:
    """Stand the tricks taken at the inner end of each plate, the own ones beside the own card."""
    tall = sizes.height(WON)
    own = QRectF(round(middle.center().x() + card * 0.9), round(bottom - GAP - tall), WON, tall)
    piles = [own]
    for plate in plates.rects:
        at_left = plate.center().x() < middle.center().x() - 1
        left = plate.right() + 4 if at_left else plate.left() - WON - 4
        if abs(plate.center().x() - middle.center().x()) <= 1:
            left = plate.right() + 4
        piles.append(QRectF(round(left), round(plate.center().y() - tall / 2), WON, tall))
    return tuple(piles)
