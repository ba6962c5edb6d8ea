"""What clicks, double clicks, drags do with the cards."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF

from cardtable.kernel.cards import Card
from cardtable.kernel.message import Message
from cardtable.kernel.refusal import Refusal
from cardtable.qt.models.hand import HandModel
from cardtable.qt.scenes.card_keeper import InHand
from cardtable.qt.scenes.durations import LIFT_MS, PLACE_MS
from cardtable.qt.scenes.motion import Movement, fanned
from cardtable.qt.scenes.places import DiscardPlace, FeltPlace, HandGap, HandPlace, MeldPlace, Place, StockPlace
from cardtable.qt.scenes.stage import CARRIED_Z, Stage
from cardtable.qt.scenes.target_marks import TargetMarks
from cardtable.qt.scenes.targets import Targets, Verdict
from cardtable.qt.tables import meld_manners_of
from cardtable.qt.tables.manners import Judge
from cardtable.qt.tables.sight import AnyMove, AnyPreview, MeldView
from cardtable.rummy.moves import Discard, DrawStock, End, Extend, LayMeld, TakeDiscard

APART = QPointF(40, 4)
"""How far apart several dragged cards hang."""


class Table(Protocol):
    """What handling needs of the view that it works for."""

    def ask(self, move: AnyMove, keys: tuple[int, ...] = ()) -> bool:
        """Ask for a move that names these cards of the hand; tell whether anything came of it."""
        ...

    def refuse(self, why: Message) -> None:
        """Say why nothing was asked for."""
        ...

    def choose_reading(self, keys: tuple[int, ...], readings: tuple[tuple[LayMeld, AnyPreview], ...]) -> None:
        """Let the person choose what the joker stands for."""
        ...

    def fan_pile(self) -> None:
        """Let the person choose from the pile, fanned out, how many cards to take."""
        ...

    def open_menu(self, place: Place, point: QPointF | None) -> None:
        """Open the menu of a place."""
        ...

    def focus_on(self, place: Place) -> None:
        """Give a place the focus."""
        ...

    def rearrange(self, duration: int = PLACE_MS) -> None:
        """Bring everything to where it belongs now, in so many milliseconds."""
        ...


class Handling:
    """Turn gestures into lifted cards, carried cards, moves."""

    def __init__(self, table: Table, stage: Stage, hand: HandModel, marks: TargetMarks, movement: Movement) -> None:
        self._table = table
        self._stage = stage
        self._hand = hand
        self._marks = marks
        self._movement = movement
        self._view: MeldView | None = None
        self._judge: Judge | None = None
        self._grip: dict[int, QPointF] = {}
        self._pointer = QPointF()
        self._numbers: tuple[int, ...] = ()

    @property
    def carried(self) -> dict[int, QPointF]:
        """The corners of the cards that hang at the pointer, by their keys."""
        return {key: self._pointer + grip for key, grip in self._grip.items()}

    @property
    def busy(self) -> bool:
        """Tell whether any card is lifted or carried, so that nothing may move under the pointer."""
        return bool(self._grip or self._hand.lifted)

    def follow(self, view: MeldView, judge: Judge) -> None:
        """Work on a new view; cards that have left the hand are carried no longer."""
        self._view, self._judge = view, judge
        self._numbers = tuple(laid.number for laid in view.table)
        held = set(self._hand.arrival)
        self._grip = {key: grip for key, grip in self._grip.items() if key in held}

    def mark(self) -> None:
        """Mark what could be done with the cards in hand that are lifted or carried."""
        keys = self._keys()
        if not keys or self._view is None or self._judge is None:
            self._marks.clear()
            return
        self._marks.show(self._view, self._targets(), self._hand.cards(keys), self._numbers)
        if self._grip:
            self._point_at(self._pointer)

    def hover(self, point: QPointF) -> None:
        """Say what a click here would do with the lifted cards, or why the pile cannot be taken."""
        if self._view is None or self._judge is None or self._grip:
            return
        place = self._stage.place_at(point)
        if self._hand.lifted and not isinstance(place, HandPlace):
            self._point_at(point)
        elif isinstance(place, DiscardPlace) and self._view.my_turn and self._view.drawn == 0:
            answer = self._judge(self._view, TakeDiscard(1))
            if isinstance(answer, Refusal):
                self._marks.explain(place, answer.message)
        else:
            self._marks.point(self._view, None)

    def clicked(self, place: Place | None, point: QPointF) -> None:
        """Lift a card, draw, take, or do with the lifted cards what is marked."""
        match place:
            case HandPlace():
                self._hand.toggle(place.key)
                self._table.focus_on(place)
                self._table.rearrange(LIFT_MS)
            case StockPlace():
                self._table.ask(DrawStock())
            case DiscardPlace():
                self._click_pile()
            case MeldPlace() if self._hand.lifted:
                self._play(place, self._hand.lifted, point)
            case MeldPlace():
                self._table.focus_on(place)
            case None if self._hand.lifted and self._on_invitation(point):
                self._play(FeltPlace(), self._hand.lifted, point)
            case None:
                self._hand.put_down()
                self._table.rearrange()

    def double_clicked(self, place: Place | None) -> None:
        """Discard a card of the hand, which the first click has lifted."""
        if isinstance(place, HandPlace) and place.key in self._hand.arrival:
            if place.key in self._hand.lifted:
                self._hand.toggle(place.key)
            self._table.ask(Discard(self._hand.card(place.key)), (place.key,))
            self._table.rearrange()

    def drag_began(self, key: int, point: QPointF) -> bool:
        """Take up a card, with the others that are lifted if it is one of them."""
        if key not in {row.key for row in self._hand.rows}:
            return False
        keys = self._hand.lifted if key in self._hand.lifted else (key,)
        item = self._stage.keeper.items.get(InHand(key))
        if item is None:
            return False
        self._pointer = point
        at = keys.index(key)
        corner = item.spot.corner - point
        self._grip = {other: corner + APART * (place - at) for place, other in enumerate(keys)}
        self._table.focus_on(HandPlace(key))
        self._table.rearrange()
        return True

    def dragged(self, point: QPointF) -> None:
        """Carry the cards along, and say what would happen here."""
        self._pointer = point
        for place, (key, corner) in enumerate(self.carried.items()):
            item = self._stage.keeper.items.get(InHand(key))
            if item is not None:
                self._movement.carry(item, corner, fanned(place, len(self._grip)), CARRIED_Z)
        self._point_at(point)

    def dropped(self, point: QPointF) -> None:
        """Let go: reorder the hand, or ask for what was marked; what is refused goes back."""
        keys, place = tuple(self._grip), self._stage.drop_place(point)
        self._grip = {}
        self._stage.marks.clear("caret")
        if isinstance(place, HandGap):
            self._hand.reorder(keys, place.row)
            self._hand.put_down()
        elif place is not None:
            self._play(place, keys, point)
        self._table.rearrange()

    def drag_cancelled(self) -> None:
        """Let the cards go back."""
        self._grip = {}
        self._stage.marks.clear("caret")
        self._table.rearrange()

    def menu_asked(self, place: Place | None, point: QPointF) -> None:
        """Open the menu of a card or combination, if it still lies there."""
        if place is not None and self._stage.rect(place) is not None:
            self._table.focus_on(place)
            self._table.open_menu(place, point)

    def verdict(self, place: Place, point: QPointF) -> Verdict | None:
        """Judge a place for the cards that are lifted or carried, at the end that is pointed at."""
        keys = self._keys()
        if not keys or self._view is None:
            return None
        cards = self._hand.cards(keys)
        return self._targets().verdict(place, cards, self._end(place, cards, point))

    def _keys(self) -> tuple[int, ...]:
        return tuple(self._grip) or self._hand.lifted

    def _targets(self) -> Targets:
        if self._view is None or self._judge is None:
            reason = "nothing has been shown yet"
            raise ValueError(reason)
        return Targets(self._view, self._judge, strict=self._hand.strict)

    def _end(self, place: Place, cards: tuple[Card, ...], point: QPointF) -> End | None:
        """Name the end of a run that is pointed at, where an ace may fit both."""
        rect = self._stage.rect(place)
        if rect is None or not any(card.rank == "A" for card in cards):
            return None
        return End.LOW if point.x() < rect.center().x() else End.HIGH

    def _point_at(self, point: QPointF) -> None:
        self._stage.marks.clear("caret")
        if self._view is None:
            return
        place = self._stage.drop_place(point)
        if isinstance(place, HandGap):
            self._marks.point(self._view, None)
            if self._grip:
                self._stage.marks.caret("caret", *self._stage.caret(place.row))
            return
        self._marks.point(self._view, place, self.verdict(place, point) if place is not None else None)

    def _on_invitation(self, point: QPointF) -> bool:
        return isinstance(self._stage.drop_place(point), FeltPlace)

    def _click_pile(self) -> None:
        """Take from the pile before the draw; after it, throw the one lifted card there."""
        view = self._view
        if view is None:
            return
        lifted = self._hand.lifted
        if view.my_turn and view.drawn > 0 and len(lifted) == 1:
            self._play(DiscardPlace(), lifted, QPointF())
        elif meld_manners_of(view).takes_several(view) and view.discard_count > 1:
            self._table.fan_pile()
        else:
            self._table.ask(TakeDiscard(1))

    def _play(self, place: Place, keys: tuple[int, ...], point: QPointF) -> None:
        """Ask for what the cards would do at a place: one move after another, as long as each is accepted."""
        cards = self._hand.cards(keys)
        verdict = self._targets().verdict(place, cards, self._end(place, cards, point))
        if verdict is None:
            return
        if verdict.readings:
            self._table.choose_reading(keys, verdict.readings)
        elif verdict.moves:
            self._ask_each(verdict.moves, keys)
        elif verdict.refusal is not None:
            self._table.refuse(verdict.refusal)
        if verdict.possible and not verdict.readings:
            self._hand.put_down()

    def _ask_each(self, moves: tuple[AnyMove, ...], keys: tuple[int, ...]) -> None:
        left = list(keys)
        for move in moves:
            going = tuple(left)
            if isinstance(move, Extend):
                going = tuple(key for key in left if self._hand.card(key) == move.card)[:1]
                left = [key for key in left if key not in going]
            if not self._table.ask(move, going):
                return
