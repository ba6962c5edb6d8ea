"""The table of French Tarot put together from its parts: players, trick, kitty, called cards, hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cardtable.games.tarot.facts import HandleShown
from cardtable.games.tarot.phases import Exchanging, Playing
from cardtable.games.tarot.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.packs import TAROT_PACK
from cardtable.kernel.seats import Seat
from cardtable.qt.models.hand import HandModel
from cardtable.qt.models.seats import SeatsModel
from cardtable.qt.scenes.card_item import Look, Spot
from cardtable.qt.scenes.card_keeper import CardKey, InHand, InKitty, InTrick, Journey
from cardtable.qt.scenes.frames import Mark
from cardtable.qt.scenes.hand_pile import Z as HAND_Z
from cardtable.qt.scenes.laid_scene import LaidScene
from cardtable.qt.scenes.marks_layer import BELOW_CARDS
from cardtable.qt.scenes.motion import Movement
from cardtable.qt.scenes.piles import StackItem
from cardtable.qt.scenes.places import (
    CalledPlace,
    HandGap,
    HandlePlace,
    HandPlace,
    KittyPlace,
    MiddlePlace,
    Place,
    SeatPlace,
    TrickPlace,
    WonPlace,
)
from cardtable.qt.scenes.sizes import height
from cardtable.qt.scenes.stage import CARRIED_Z
from cardtable.qt.scenes.tags import Sign
from cardtable.qt.tables.tarot import tricks_of
from cardtable.qt.tarot import notes
from cardtable.qt.tarot.felt_model import FeltModel
from cardtable.qt.tarot.items import MINI, CalledItem, FlagItem, NotesItem, NumberItem, SlotItem, StripItem, WinnerItem
from cardtable.qt.tarot.layout import TrickPlan
from cardtable.qt.tarot.shown import Shown, handle_shown
from cardtable.qt.words import Words

TRICK_Z: Final = 60.0
PILE_Z: Final = 30.0
OPEN_KITTY_STRIP: Final = 0.62
FELT: Final = "felt"
MARKS_Z: Final = 90.0
NOTES_GAP: Final = 8
"""The room between the called cards and the notes under them."""


@dataclass(frozen=True, slots=True)
class TarotModels:
    """What lies on the table, as lists."""

    hand: HandModel
    felt: FeltModel
    seats: SeatsModel

    def __iter__(self) -> Iterator[HandModel | SeatsModel]:
        """Give the models that follow the view by themselves."""
        return iter((self.hand, self.seats))


class TarotStage(LaidScene):
    """Put every card where the view says; tell what lies at a point."""

    def __init__(self, words: Words, models: TarotModels, look: Look, movement: Movement) -> None:
        super().__init__(words, models.hand, models.seats, look, movement)
        self._models = models
        self._kitty = self._stack()
        self._won: list[StackItem] = []
        self.plan: TrickPlan | None = None

    def arrange(
        self,
        view: View,
        plan: TrickPlan,
        journey: Journey,
        shown: Shown,
        carried: Mapping[int, QPointF],
    ) -> None:
        """Lay everything out; afterwards the cards seen are exactly those that the view shows to all, and the hand."""
        laid = self.plan = plan
        hand = self._hand.lay(laid.hand, laid.hand_card, tuple(carried), "")
        self._seats.lay(self._models.seats.rows, laid.plates, self._words, self._look.theme)
        trick, kitty = self._trick(view, shown, laid), self._open_kitty(view, shown, laid)
        spots: dict[CardKey, Spot] = {**kitty, **trick, **hand.spots, **self._carried(carried, laid)}
        self.keeper.settle(spots, self.faces, self._look, journey)
        self.marks.clear(FELT)
        self._places = [
            *((SeatPlace(seat), rect) for seat, rect in self._seats.rects.items()),
            *self._lay_won(view, laid),
            *self._lay_called(view, laid),
            *self._lay_handle(handle_shown(view, shown), laid),
            *self._lay_kitty(view, shown, laid, kitty),
            *((TrickPlace(key.seat), spot.room) for key, spot in trick.items() if isinstance(key, InTrick)),
            *hand.places,
        ]
        self._mark_trick(view, shown, laid, trick)
        for empty in hand.left_empty:
            self.marks.frame(FELT, Mark.EMPTY, empty.adjusted(2, 2, -2, -2), HAND_Z - 1)

    def drop_place(self, point: QPointF) -> Place | None:
        """Name where a card would go if it were dropped at a point."""
        if self.plan is None:
            return None
        gap = self._hand.gap(point)
        if gap is not None:
            return HandGap(gap)
        return MiddlePlace() if point.y() < self.plan.bar.top() and self.plan.table.contains(point) else None

    def own_slot(self) -> QRectF:
        """Give the place of the own card in the trick."""
        return self._slot(self.plan, 0) if self.plan is not None else QRectF()

    def won_rect(self, seat: Seat, own: Seat, players: int) -> QRectF | None:
        """Give the place of the tricks that a seat has taken."""
        return self.plan.won[(seat - own) % players] if self.plan is not None else None

    def z(self, place: Place) -> float:
        """Give the height at which a place lies, for what is drawn round it."""
        if isinstance(place, HandPlace):
            item = self.keeper.items.get(InHand(place.key))
            return (item.spot.z if item is not None else 0) + 0.5
        return CARRIED_Z - 1

    def reading_order(self) -> list[Place]:
        """List the places as they are read: hand, trick, called cards, kitty, handle, tricks won, opponents."""
        return [
            *(HandPlace(row.key) for row in self._models.hand.rows),
            *(row.place for row in self._models.felt.rows),
            *(SeatPlace(row.seat) for row in self._models.seats.rows),
        ]

    def _stack(self) -> StackItem:
        stack = StackItem(self._look.theme.palette)
        stack.setZValue(PILE_Z)
        self.addItem(stack)
        return stack

    def _slot(self, laid: TrickPlan, step: int) -> QRectF:
        corner = laid.trick[step]
        return QRectF(corner.x(), corner.y(), laid.trick_card, height(laid.trick_card))

    def _trick(self, view: View, shown: Shown, laid: TrickPlan) -> dict[CardKey, Spot]:
        """Lay each card before its player, turned towards them."""
        spots: dict[CardKey, Spot] = {}
        for nth, played in enumerate(shown.trick):
            step = (played.seat - view.seat) % view.players
            spots[InTrick(shown.number, played.seat)] = Spot(
                played.card, laid.trick[step], laid.trick_card, TRICK_Z + nth, tilt=laid.tilts[step]
            )
        return spots

    def _open_kitty(self, view: View, shown: Shown, laid: TrickPlan) -> dict[CardKey, Spot]:
        """Lay the kitty open in the middle: while another takes it, then again at the round's end."""
        cards = open_kitty(view, shown)
        if not cards:
            return {}
        card = laid.trick_card
        strip = min(card * OPEN_KITTY_STRIP, (laid.middle.width() - card) / max(len(cards) - 1, 1))
        centre = laid.middle.center()
        left, top = centre.x() - (card + strip * (len(cards) - 1)) / 2, centre.y() - height(card) / 2
        return {
            InKitty(nth): Spot(face, QPointF(round(left + nth * strip), round(top)), card, TRICK_Z + nth)
            for nth, face in enumerate(cards)
        }

    def _carried(self, carried: Mapping[int, QPointF], laid: TrickPlan) -> dict[CardKey, Spot]:
        return {
            InHand(key): Spot(self._models.hand.card(key), corner, laid.hand_card, CARRIED_Z + at, lifted=True)
            for at, (key, corner) in enumerate(carried.items())
        }

    def _lay_kitty(
        self, view: View, shown: Shown, laid: TrickPlan, opened: Mapping[CardKey, Spot]
    ) -> list[tuple[Place, QRectF]]:
        """Stand the kitty face down, or give the place of the open one."""
        count = 0 if opened else kitty_count(view)
        self._kitty.setVisible(count > 0)
        if opened:
            rects = [spot.rect for spot in opened.values()]
            whole = rects[0].united(rects[-1])
            under = QPointF(whole.center().x(), whole.bottom() + 4)
            sign = Sign(self._words.text("tarot-kitty-open"), rtl=self._words.rtl)
            self.marks.tag(FELT, sign, under, MARKS_Z, self.view_rect())
            return [(KittyPlace(), whole)]
        if count:
            self._kitty.become(laid.kitty, count, self._look.theme.palette, self.faces)
            under = QPointF(laid.kitty.center().x(), laid.kitty.bottom() - 2)
            sign = Sign(self._words.text("tarot-kitty-count", count=count), rtl=self._words.rtl)
            self.marks.tag(FELT, sign, under, PILE_Z + 1, self.view_rect())
        return [(KittyPlace(), laid.kitty)]

    def _lay_won(self, view: View, laid: TrickPlan) -> list[tuple[Place, QRectF]]:
        """Stand the tricks that each seat has taken."""
        while len(self._won) < view.players:
            self._won.append(self._stack())
        places: list[tuple[Place, QRectF]] = []
        for step, (stack, rect) in enumerate(zip(self._won, laid.won, strict=False)):
            seat = (view.seat + step) % view.players
            count = tricks_of(view, seat)
            stack.setVisible(count > 0)
            if count:
                stack.become(rect, len(view.won[seat]), self._look.theme.palette, self.faces)
                places.append((WonPlace(seat), rect))
        return places

    def _lay_called(self, view: View, laid: TrickPlan) -> list[tuple[Place, QRectF]]:
        """Show the called cards at the head of the notes."""
        called = notes.called_cards(view, self._words, lambda card: self.faces.pixmap(card, MINI))
        if not called:
            return []
        title = self._words.text("tarot-called-title")
        item = CalledItem(title, called, laid.notes, self._look.theme, rtl=self._words.rtl)
        self.marks.add(FELT, item, BELOW_CARDS)
        return [(CalledPlace(nth), item.row(nth)) for nth in range(1, len(called) + 1)]

    def _lay_handle(self, handle: HandleShown | None, laid: TrickPlan) -> list[tuple[Place, QRectF]]:
        """Show the trumps of a handle in the column of the kitty."""
        if handle is None:
            return []
        title = self._words.text("tarot-place-handle")
        faces = tuple(self.faces.pixmap(card, MINI) for card in handle.handle.cards)
        item = StripItem(title, faces, laid.shown, self._look.theme, rtl=self._words.rtl)
        self.marks.add(FELT, item, BELOW_CARDS)
        return [(HandlePlace(), item.rect)]

    def _mark_trick(self, view: View, shown: Shown, laid: TrickPlan, trick: Mapping[CardKey, Spot]) -> None:
        """Mark order and winner, show the place of the own card, write the notes beside."""
        theme, rtl = self._look.theme, self._words.rtl
        for nth, (key, spot) in enumerate(trick.items(), start=1):
            self.marks.add(FELT, NumberItem(nth, spot, theme), MARKS_Z)
            if isinstance(key, InTrick) and key.seat == shown.winner:
                self.marks.add(FELT, WinnerItem(spot, theme), spot.z - 0.5)
                self.marks.add(FELT, FlagItem(spot, theme), MARKS_Z + 1)
        if isinstance(view.phase, Playing) and view.my_turn and not shown.taken:
            slot = self._slot(laid, 0)
            self.marks.add(FELT, SlotItem(self._words.text("tarot-your-card"), slot, theme), BELOW_CARDS)
        column = QRectF(laid.notes)
        taken = [rect for place, rect in self._places if isinstance(place, CalledPlace)]
        if taken:
            column.setTop(taken[-1].bottom() + NOTES_GAP)
        self.marks.add(FELT, NotesItem(notes.beside(view, shown, self._words), column, theme, rtl=rtl), BELOW_CARDS)


def open_kitty(view: View, shown: Shown) -> tuple[Card, ...]:
    """Give the kitty as all see it now: while another declarer exchanges, then at the end once the trick is away."""
    if isinstance(view.phase, Exchanging) and not view.my_turn:
        return view.shown
    return view.kitty if view.over and not shown.trick else ()


def kitty_count(view: View) -> int:
    """Count the cards of the kitty that lie face down."""
    lying = sum(view.counts) + sum(map(len, view.won)) + len(view.trick)
    return 0 if view.over and view.kitty else len(TAROT_PACK) - lying
