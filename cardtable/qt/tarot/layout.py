"""Where everything lies at a table where tricks are played, in a window of any size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from cardtable.qt.scenes import sizes
from cardtable.qt.scenes.seat_layout import Plates, half_grown, seat_plates
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
from cardtable.qt.tarot.ring import Ring, ring_in, round_of, row_of

TRICK_SHARE: Final = 1.1
"""A card of the trick beside a card of the hand."""
TRICK_SHARE_LEAST: Final = 0.72
"""The same where room lacks: then the hand gets smaller rather than the trick."""
FAR: Final = 0.155
"""Plates higher up than this, as a share of the table's height, stand at the far edge."""
REASON: Final = 35
"""The room over the hand at 100 % for the words why a card may not be played."""
SEEN: Final = 0.3
"""Where the middle of the strip lies that the next card of the hand leaves free, as a share of a card's width."""
TAG: Final = 22
"""The room under a plate for the tag of who plays what."""
COLUMN: Final = 232
COLUMN_LEAST: Final = 180
"""How wide the notes beside the trick are at 100 %, where there is room, where there is none."""
WON: Final = 27
KITTY_SHARE: Final = 0.84
KITTY_LEAST: Final = 40
KITTY_TAG: Final = 62
"""How wide the tag of the kitty is at 100 %."""
GUEST_WIDEST: Final = 900

Rooms = tuple[QRectF, ...]
"""Where a guest may lie, the better ones first; in the last one it covers the bars."""
BESIDE_BARS: Final = 2
"""How many rooms are left to a guest at least that need not lie over the bars, its own one counted."""
Tall = Callable[[int], int]
"""Gives the height that a guest wants in a width."""


class Manner(NamedTuple):
    """How much of what is pleasant has room.

    `lined` gives the own line a row of its own, `reasoned` leaves room over the hand for why a card is barred, `far`
    has the plates at the far edge instead of round the trick, `small` halves what their text has grown, in a `row` the
    trick lies side by side.
    """

    lined: bool = True
    reasoned: bool = True
    far: bool = False
    small: bool = False
    row: bool = False


MANNERS: Final = (
    Manner(),
    Manner(lined=False),
    Manner(lined=False, reasoned=False),
    Manner(lined=False, reasoned=False, far=True),
    Manner(lined=False, reasoned=False, far=True, small=True),
    Manner(lined=False, reasoned=False, far=True, small=True, row=True),
)
"""What gives way, one after the other."""


@dataclass(frozen=True, slots=True)
class TrickPlan:
    """Where everything lies, in px of the view; `line` is None where the own line moves into the action bar.

    `trick` has the corner of each seat's card, the own one first, then in the order of play, `tilts` how far each is
    turned; `clear` tells whether none lies on another; `won` where the tricks lie that each has taken, in the same
    order. `notes` is the column of words beside the trick, `kitty` where the kitty lies face down, `shown` the column
    over it. `guest` are the rooms for a widget on the felt.
    """

    table: QRectF
    corner: tuple[float, float]
    plates: Plates
    middle: QRectF
    trick: tuple[QPointF, ...]
    tilts: tuple[float, ...]
    trick_card: int
    clear: bool
    won: tuple[QRectF, ...]
    notes: QRectF
    kitty: QRectF
    shown: QRectF
    guest: Rooms
    bar: QRectF
    line: QRectF | None
    hand: QRectF
    hand_card: int

    def beside_hand(self, card: QRectF, tall: float) -> QPointF:
        """Give the middle of words about a card of the hand, so high: over it, else at its foot, which has no index."""
        foot, across = (self.line or self.bar).bottom(), card.left() + card.width() * SEEN
        free = self.hand.top() - foot
        return QPointF(across, foot + free / 2 if free > LIFT_ROOM and free >= tall else self.hand.bottom())


def plan_trick(frame: Frame, guest: Tall | None = None) -> TrickPlan:
    """Lay the table out: seats, trick, bar, own line, hand.

    Where the trick gets too small, or a guest has no room, one thing after the other gives way, at last the hand.
    """
    plans, grounds = [], {manner: _ground(frame, manner) for manner in MANNERS}
    for share, manner in product(sizes.hand_shares(frame.card_scale), MANNERS):
        plan = _plan(frame, share, manner, grounds[manner])
        left = len(plan.guest) - guest_rect(plan.guest, guest)[1] if guest is not None else BESIDE_BARS
        seated = min(left, BESIDE_BARS)
        if seated == BESIDE_BARS and _roomy(plan):
            return plan
        plans.append((seated, plan.clear, plan.trick_card, plan.middle.height(), plan))
    best = max(plans, key=lambda one: one[:-1])
    return best[-1] if best[0] else plans[-1][-1]


def guest_rect(rooms: Rooms, guest: Tall) -> tuple[QRectF, int]:
    """Lay a guest into the first room that is high enough for it, and tell which one that is.

    Where none is, it stands in the last one, covering what is above that; then the number is that of the rooms.
    """
    for at, room in enumerate(rooms[:-1]):
        tall = guest(round(room.width()))
        if tall <= room.height():
            return QRectF(room.left(), room.center().y() - tall / 2, room.width(), tall), at
    last = rooms[-1]
    tall = guest(round(last.width()))
    fits = tall <= last.height()
    return QRectF(last.left(), last.bottom() - tall, last.width(), tall), len(rooms) - fits


def _roomy(plan: TrickPlan) -> bool:
    """Tell whether the trick's cards are as large as those of a small hand, none on another, no plate on the kitty."""
    clear = not any(plan.kitty.intersects(plate) for plate in plan.plates.rects)
    return clear and plan.clear and plan.trick_card >= _large_enough(plan.hand_card)


def _large_enough(hand_card: int) -> int:
    """Give how large a card of the trick is at least where nothing need give way."""
    return max(min(hand_card, sizes.HAND_LEAST), ceil(hand_card * TRICK_SHARE_LEAST))


def _ground(frame: Frame, manner: Manner) -> tuple[QRectF, Plates]:
    """Give the table with the plates where they stand."""
    scale = half_grown(frame.text_scale) if manner.small else frame.text_scale
    table = table_area(frame, scale)
    return table, seat_plates(table, frame.width, frame.opponents, scale, round_a_trick=not manner.far)


def _plan(frame: Frame, share: float, manner: Manner, ground: tuple[QRectF, Plates]) -> TrickPlan:
    usual = sizes.hand_width(frame.window_height, large_print=frame.large_print)
    card = round(usual * frame.card_scale * share)
    table, plates = ground
    inner = QRectF(table.left() + INSET, 0, table.width() - 2 * INSET, frame.height)
    hand = hand_area(frame, inner, card)
    line, bar = _bars(frame, inner, hand.top(), manner)
    middle = _middle(table, plates, bar.top())
    beside = min(COLUMN_LEAST * frame.text_scale, inner.width() / 4)
    felt = middle.intersected(inner.adjusted(beside, 0, -beside, 0))
    spots = row_of(frame.opponents) if manner.row else round_of(frame.opponents)
    ring = ring_in(felt, spots, round(card * TRICK_SHARE), _large_enough(card))
    left, right = _columns(frame, inner, plates, ring, bar.top())
    outer, notes = (left, right) if frame.left_handed else (right, left)
    kitty = _kitty(frame, outer, card)
    beside_kitty = _clear_of(left.united(right), _tagged(kitty, frame.text_scale))
    return TrickPlan(
        table=table,
        corner=corner_of(table),
        plates=plates,
        middle=middle,
        trick=ring.corners,
        tilts=ring.tilts,
        trick_card=ring.card,
        clear=ring.clear,
        won=_won(middle, plates, ring, bar.top()),
        notes=notes,
        kitty=kitty,
        shown=_clear_of(outer, kitty),
        guest=_guest_rooms(frame, middle, beside_kitty, line or bar),
        bar=bar,
        line=line,
        hand=hand,
        hand_card=card,
    )


def _bars(frame: Frame, inner: QRectF, hand: float, manner: Manner) -> tuple[QRectF | None, QRectF]:
    """Place the action bar above the hand, the own line between both where it has a row of its own."""
    foot = hand - (REASON * frame.text_scale if manner.reasoned else LIFT_ROOM)
    bar = QRectF(inner.left() - GAP, foot - frame.bar, inner.width() + 2 * GAP, frame.bar)
    if not manner.lined:
        return None, bar
    line = QRectF(inner.left(), foot - frame.line, inner.width(), frame.line)
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


def _columns(frame: Frame, inner: QRectF, plates: Plates, ring: Ring, bottom: float) -> tuple[QRectF, QRectF]:
    """Give the room left and right of the trick, under the plates at the sides."""
    top = max(rect.bottom() for rect in plates.rects) + TAG * plates.size.scale
    tall = max(bottom - GAP - top, 1)
    room = ring.left - 2 * GAP - inner.left()
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


def _tagged(kitty: QRectF, text_scale: float) -> QRectF:
    """Give the kitty with the tag at its foot, which may be wider."""
    over = max(KITTY_TAG * text_scale - kitty.width(), 0) / 2
    return kitty.adjusted(-over, 0, over, 0)


def _clear_of(column: QRectF, kitty: QRectF) -> QRectF:
    """Give what the kitty leaves of the width of its column."""
    room = QRectF(column)
    if kitty.center().x() > column.center().x():
        room.setRight(kitty.left() - GAP)
    else:
        room.setLeft(kitty.right() + GAP)
    return room


def _guest_rooms(frame: Frame, middle: QRectF, below: QRectF, lowest: QRectF) -> Rooms:
    """Give the felt between the plates, the width under them, the same with the bars; none too wide to be read."""
    covering = QRectF(below)
    covering.setBottom(lowest.bottom())
    between = middle.intersected(QRectF(below.left(), middle.top(), below.width(), middle.height()))
    narrowed = []
    for room in (between, below, covering):
        over = max(room.width() - GUEST_WIDEST * frame.text_scale, 0) / 2
        narrowed.append(room.adjusted(over, 0, -over, 0))
    return tuple(narrowed)


def _won(middle: QRectF, plates: Plates, ring: Ring, bottom: float) -> tuple[QRectF, ...]:
    """Stand the tricks taken at the inner end of each plate, the own ones beside the own card."""
    tall = sizes.height(WON)
    own = QRectF(round(middle.center().x() + ring.card * 0.9), round(bottom - GAP - tall), WON, tall)
    return own, *(_won_beside(plate, plates, middle.center().x(), tall) for plate in plates.rects)


def _won_beside(plate: QRectF, plates: Plates, centre: float, tall: int) -> QRectF:
    """Stand tricks beside a plate; where another plate is in the way they are tucked under its lower edge."""
    inwards = plate.center().x() <= centre + 1
    left = plate.right() + 4 if inwards else plate.left() - WON - 4
    pile = QRectF(round(left), round(plate.center().y() - tall / 2), WON, tall)
    if not any(pile.intersects(other) for other in plates.rects):
        return pile
    shift = WON + 0.3 * plate.height()
    return pile.translated(-shift if inwards else shift, round(plate.height() / 2))
