"""What clicks, double clicks, drags do on the bench."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QPointF

from cardtable.qt.carousel.arranger import Arranger
from cardtable.qt.carousel.bench_stage import BenchStage
from cardtable.qt.carousel.bench_targets import BenchTargets, fitting
from cardtable.qt.models.hand import HandModel
from cardtable.qt.scenes.card_keeper import InHand
from cardtable.qt.scenes.durations import PLACE_MS
from cardtable.qt.scenes.handling import APART
from cardtable.qt.scenes.motion import Movement, fanned
from cardtable.qt.scenes.places import FeltPlace, HandGap, HandPlace, MeldPlace, PiecePlace, Place, StockPlace
from cardtable.qt.scenes.stage import CARRIED_Z

CARET: Final = "caret"


class Table(Protocol):
    """What handling needs of the view that it works for."""

    def open_menu(self, place: Place, point: QPointF | None) -> None:
        """Open the menu of a place."""
        ...

    def focus_on(self, place: Place) -> None:
        """Give a place the focus."""
        ...

    def rearrange(self, duration: int = PLACE_MS) -> None:
        """Bring everything to where it belongs now, in so many milliseconds."""
        ...


class BenchHandling:
    """Turn gestures into cards picked up, carried, put down."""

    def __init__(
        self,
        table: Table,
        stage: BenchStage,
        arranger: Arranger,
        hand: HandModel,
        targets: BenchTargets,
        movement: Movement,
    ) -> None:
        self._table, self._stage, self._arranger, self._hand = table, stage, arranger, hand
        self._targets, self._movement = targets, movement
        self._grip: dict[int, QPointF] = {}
        self._pointer = QPointF()

    @property
    def carried(self) -> dict[int, QPointF]:
        """The corners of the cards that hang at the pointer, by their keys."""
        return {key: self._pointer + grip for key, grip in self._grip.items()}

    @property
    def busy(self) -> bool:
        """Tell whether any card is picked up or carried, so that nothing may move under the pointer."""
        return bool(self._grip or self._arranger.picked)

    def follow(self) -> None:
        """Let go of cards that are not on the bench any more."""
        there = {key for key in self._grip if self._knows(key)}
        self._grip = {key: grip for key, grip in self._grip.items() if key in there}

    def mark(self) -> None:
        """Mark where the cards that are picked up or carried would fit."""
        self._targets.show(self._arranger.bench, self._keys() if self._arranger.view.my_turn else ())
        if self._grip:
            self._point_at(self._pointer)

    def hover(self, point: QPointF) -> None:
        """Say what a click here would do with the cards that are picked up."""
        if self._grip:
            return
        place = self._stage.place_at(point)
        keys = self._arranger.picked
        over = place if keys and not isinstance(place, HandPlace) else None
        self._targets.point(self._arranger.bench, keys, over)

    def point_away(self) -> None:
        """Say nothing of any place."""
        self._targets.point(self._arranger.bench, (), None)

    def clicked(self, place: Place | None, point: QPointF) -> None:
        """Pick a card up, draw, or put the cards that are picked up where it is pointed at."""
        picked = self._arranger.picked
        match place:
            case HandPlace():
                self._table.focus_on(place)
                self._arranger.pick(place.key)
            case PiecePlace() if not picked or place.key in picked:
                self._table.focus_on(place)
                self._arranger.pick(place.key)
            case StockPlace():
                self._arranger.draw()
            case None if not picked or not isinstance(self._stage.drop_place(point), FeltPlace):
                self._arranger.put_down()
            case MeldPlace() if not picked:
                self._table.focus_on(place)
            case _ if picked:
                self._drop(picked, self._stage.drop_place(point), point)
            case _:
                pass

    def double_clicked(self, place: Place | None) -> None:
        """Play a card of the hand where it fits one heap alone; take a card of this turn back."""
        if isinstance(place, HandPlace) and self._arranger.view.my_turn and self._knows(place.key):
            fits = fitting(self._arranger.bench, (place.key,))
            if len(fits) == 1:
                self._arranger.to_heap((place.key,), fits[0].key)
        elif isinstance(place, PiecePlace) and self._knows(place.key):
            self._arranger.to_hand((place.key,))

    def drag_began(self, key: int, point: QPointF) -> bool:
        """Take up a card, with the others that are picked up if it is one of them."""
        item = self._stage.keeper.items.get(InHand(key))
        mine = self._arranger.view.my_turn
        if item is None or self._stage.plan is None or not (mine or key in self._hand.arrival):
            return False
        picked = self._arranger.picked
        keys = picked if key in picked else (key,)
        self._pointer = point
        corner = (item.spot.corner - point) * (self._stage.plan.hand_card / item.spot.width)
        at = keys.index(key)
        self._grip = {other: corner + APART * (place - at) for place, other in enumerate(keys)}
        self._table.rearrange()
        return True

    def dragged(self, point: QPointF) -> None:
        """Carry the cards along, and say what would lie here."""
        self._pointer = point
        for place, (key, corner) in enumerate(self.carried.items()):
            item = self._stage.keeper.items.get(InHand(key))
            if item is not None:
                self._movement.carry(item, corner, fanned(place, len(self._grip)), CARRIED_Z)
        self._point_at(point)

    def dropped(self, point: QPointF) -> None:
        """Let go: reorder the hand, or lay the cards where it was marked."""
        keys, place = tuple(self._grip), self._stage.drop_place(point)
        self.drag_cancelled()
        if keys:
            self._drop(keys, place, point)

    def drag_cancelled(self) -> None:
        """Let the cards go back."""
        self._grip = {}
        self._stage.marks.clear(CARET)
        self._table.rearrange()

    def menu_asked(self, place: Place | None, point: QPointF) -> None:
        """Open the menu of a card or heap, if it still lies there."""
        if place is not None and self._stage.rect(place) is not None:
            self._table.focus_on(place)
            self._table.open_menu(place, point)

    def _drop(self, keys: tuple[int, ...], place: Place | None, point: QPointF) -> None:
        match place:
            case HandGap():
                self._into_hand(keys, place.row)
            case MeldPlace():
                before = self._stage.card_behind(self._arranger.bench, place.number, point)
                self._arranger.to_heap(keys, place.number, before)
            case FeltPlace():
                self._arranger.to_new_heap(keys)
            case _:
                pass

    def _into_hand(self, keys: tuple[int, ...], row: int) -> None:
        lying = tuple(key for key in keys if self._arranger.bench.heap_of(key) is not None)
        if lying:
            self._arranger.to_hand(lying)
        held = tuple(key for key in keys if key not in lying)
        if held:
            self._hand.reorder(held, row)
            self._arranger.put_down()

    def _keys(self) -> tuple[int, ...]:
        return tuple(self._grip) or self._arranger.picked

    def _knows(self, key: int) -> bool:
        bench = self._arranger.bench
        return bench.heap_of(key) is not None or any(piece.key == key for piece in bench.now.hand)

    def _point_at(self, point: QPointF) -> None:
        self._stage.marks.clear(CARET)
        place = self._stage.drop_place(point)
        if isinstance(place, HandGap):
            self._targets.point(self._arranger.bench, (), None)
            self._stage.marks.caret(CARET, *self._stage.caret(place.row))
            return
        keys = tuple(self._grip) if self._arranger.view.my_turn else ()
        self._targets.point(self._arranger.bench, keys, place)
