"""The person who rearranges the table: wishes become edits of the bench, then moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Signal

from cardtable.games.carousel.moves import Arrange, DrawStock, EndTurn, Knock, Move
from cardtable.games.carousel.view import View
from cardtable.games.carousel.wording import changed, describe_preview, still_missing
from cardtable.games.carousel.wording_table import beyond, cards_of
from cardtable.kernel.cards import Card
from cardtable.kernel.message import Message, Who, Written, message
from cardtable.kernel.refusal import Refusal, refuse
from cardtable.play.bench import Table
from cardtable.play.workbench import Workbench
from cardtable.qt.carousel.bench_wording import sentence
from cardtable.qt.feed import SeatFeed
from cardtable.qt.models.hand import HandModel
from cardtable.qt.seated import Seated


class Arranger(Seated):
    """Does what a key, a button or the pointer asks for.

    `edited` tells that the bench, or what is picked up, has changed; `undecided` names a joker that could stand for
    several cards, `knock_offered` asks once more.
    """

    edited = Signal()
    handled = Signal()
    undecided = Signal(int)
    knock_offered = Signal(object)

    def __init__(self, feed: SeatFeed, hand: HandModel) -> None:
        """Sit down at a seat with the hand that is held there."""
        super().__init__(feed, hand)
        self._lifted: list[int] = []
        self._seen: View = self.view
        self.bench = Workbench(self.view, hand.arrival)

    @property
    def view(self) -> View:
        """What the person may know now."""
        view: View = self._feed.view
        return view

    @property
    def lifted(self) -> tuple[int, ...]:
        """The cards of the table that are picked up, by their keys."""
        return tuple(self._lifted)

    @property
    def picked(self) -> tuple[int, ...]:
        """All cards that are picked up, those of the hand first."""
        return (*self._hand.lifted, *self._lifted)

    @property
    def unconfirmed(self) -> bool:
        """Whether the bench differs from the table that all see."""
        table, seen = self.bench.table, cards_of(self.view.table)
        return bool(beyond(table, seen) or beyond(seen, table))

    def follow(self) -> None:
        """Bring the bench to what the seat sees now; within the own turn it stays as it is."""
        before, view = self._seen, self.view
        self._seen = view
        same_turn = before.my_turn and view.my_turn and before.standing.round == view.standing.round
        if same_turn and before.start == view.start:
            self._gain()
        else:
            self._lifted.clear()
            round_goes_on = before.standing.round == view.standing.round
            self.bench = Workbench(view, self._hand.arrival, self.bench.now if round_goes_on else None)
        self._hide()

    def pick(self, key: int) -> None:
        """Pick a card up, or put it down again; cards of the hand at any time."""
        if key in self._hand.arrival and self.bench.heap_of(key) is None:
            self._hand.toggle(key)
        elif not self._may_edit():
            return
        elif key in self._lifted:
            self._lifted.remove(key)
        else:
            self._lifted.append(key)
        if key in self.picked:
            self.handled.emit()
        self.edited.emit()

    def say_picked(self) -> None:
        """Say which cards are picked up."""
        cards = tuple(self.bench.piece(key).laid for key in self.picked)
        self.told.emit(message("bench-picked", cards=cards) if cards else message("bench-picked-none"))

    def put_down(self) -> None:
        """Leave all cards where they were."""
        if self.picked:
            self._let_go()
            self.edited.emit()

    def to_heap(self, keys: tuple[int, ...], heap: int, before: int | None = None) -> None:
        """Carry cards to a heap, to its end or before one of its cards."""
        if keys and self._may_edit():
            others = [piece.key for one in self.bench.now.heaps if one.key == heap for piece in one.pieces]
            others = [key for key in others if key not in keys]
            at = others.index(before) if before in others else None
            table = self.bench.table
            self.bench.move(keys, heap, at)
            self._say_edit(table, keys)

    def to_new_heap(self, keys: tuple[int, ...]) -> None:
        """Begin a combination with cards."""
        if keys and self._may_edit():
            table = self.bench.table
            self.bench.move(keys, None)
            self._say_edit(table, keys)

    def to_hand(self, keys: tuple[int, ...]) -> None:
        """Take cards of this turn back into the hand."""
        lying = tuple(key for key in keys if self.bench.heap_of(key) is not None)
        if not self._may_edit():
            return
        if not lying:
            self.told.emit(message("bench-nothing-to-hand"))
            return
        table, cards = self.bench.table, tuple(self.bench.piece(key).laid for key in lying)
        refusal = self.bench.to_hand(lying)
        if refusal is not None:
            self.refused.emit(refusal)
            return
        self._say_edit(table, (), message("bench-to-hand", cards=cards))

    def split(self, key: int | None) -> None:
        """Split a heap before a card."""
        if key is None:
            self.told.emit(message("bench-no-card"))
        elif self._may_edit():
            table = self.bench.table
            self._answer(self.bench.split(key), table, (key,))

    def merge(self, heap: int, other: int) -> None:
        """Put another heap to one."""
        if self._may_edit():
            table = self.bench.table
            self._answer(self.bench.merge(heap, other), table, self._keys_of(heap))

    def declare(self, key: int, meaning: Card) -> None:
        """Declare which card a joker stands for."""
        if self._may_edit():
            table = self.bench.table
            self._answer(self.bench.declare(key, meaning), table, ())

    def ask_joker(self, key: int | None) -> None:
        """Ask which card a joker stands for, where there is a choice."""
        if key is None or not self.bench.readings(key):
            self.told.emit(message("bench-no-readings"))
        elif self._may_edit():
            self.undecided.emit(key)

    def undo(self) -> None:
        """Undo the last edit."""
        self._step("bench-undone", "bench-nothing-to-undo", self.bench.undo)

    def redo(self) -> None:
        """Make the edit undone last again."""
        self._step("bench-redone", "bench-nothing-to-redo", self.bench.redo)

    def restore(self) -> None:
        """Lay the table as it lay when the turn began."""
        if self._may_edit():
            self.bench.restore()
            self._let_go()
            self.told.emit(message("bench-restored"))
            self._spread()

    def say_missing(self) -> None:
        """Say what is missing before the turn can be confirmed, then what is wrong with each combination."""
        wrong = [sentence(heap.cards) for heap in self.bench.now.heaps if not heap.legal]
        for told in (still_missing(self.view, self.bench.table), *wrong):
            self.told.emit(told)

    def say_changed(self) -> None:
        """Say what has changed since the turn began."""
        self.told.emit(changed(self.view, self.bench.table))

    def confirm(self) -> bool:
        """Show the bench to all; tell whether it was accepted."""
        view, table = self.view, self.bench.table
        if view.my_turn and view.played and not self.unconfirmed:
            self.told.emit(still_missing(view, table))
            return True
        self._let_go()
        refusal = self._feed.submit(Arrange(table))
        if refusal is None:
            return True
        self.refused.emit(replace(refusal, message=still_missing(view, table)))
        self.edited.emit()
        return False

    def draw(self) -> None:
        """Draw from the stock."""
        self._submit(DrawStock())

    def end_turn(self) -> None:
        """End the turn; what is not confirmed yet is confirmed first."""
        if self._ready():
            self._submit(EndTurn())

    def knock(self) -> None:
        """Offer the knock, with the points in hand, to be agreed to; what is not confirmed yet is confirmed first."""
        if not self._ready():
            return
        answer = self._feed.judge(Knock())
        if isinstance(answer, Refusal):
            self.refused.emit(answer)
        else:
            self.knock_offered.emit(describe_preview(self.view, Knock(), answer))

    def knock_now(self) -> None:
        """Knock."""
        self._submit(Knock())

    def take_up(self, table: Table) -> None:
        """Take up the bench of an earlier sitting."""
        if self.view.my_turn and self.bench.take_up(table):
            self._spread()

    def _ready(self) -> bool:
        """Confirm what is not confirmed; tell whether the turn goes on from there."""
        if self.view.my_turn and self.unconfirmed and not self.confirm():
            return False
        return not self.view.over

    def _submit(self, move: Move) -> None:
        refusal = self._feed.submit(move)
        if refusal is not None:
            self.refused.emit(refusal)

    def _may_edit(self) -> bool:
        view = self.view
        if view.my_turn:
            return True
        over = refuse("GE-04", "refused-round-over")
        self.refused.emit(over if view.over else refuse("GE-01", "refused-not-your-turn", who=Who(view.turn)))
        return False

    def _answer(self, refusal: Refusal | None, table: Table, keys: tuple[int, ...]) -> None:
        if refusal is not None:
            self.refused.emit(refusal)
        else:
            self._say_edit(table, keys)

    def _say_edit(self, before: Table, keys: tuple[int, ...], first: Message | None = None) -> None:
        """Say how every heap lies that has changed, that of the carried cards first; then whether all fits."""
        self._let_go()
        if keys:
            self.handled.emit()
        heap = self.bench.heap_of(keys[0]) if keys else None
        target = heap.cards if heap is not None else None
        heaps = sorted(beyond(self.bench.table, before), key=lambda cards: cards != target)
        said = [first] if first is not None else []
        for told in (*said, *map(sentence, heaps)):
            self.told.emit(told)
        if self.unconfirmed and not isinstance(self._feed.judge(self.bench.arrange()), Refusal):
            self.told.emit(still_missing(self.view, self.bench.table))
        self._spread()
        self._ask_jokers(heaps)

    def _ask_jokers(self, heaps: list[tuple[Written, ...]]) -> None:
        """Ask for the first joker that is open in the heaps that have just changed."""
        for key in self.bench.undecided:
            heap = self.bench.heap_of(key)
            if heap is not None and heap.cards in heaps:
                self.undecided.emit(key)
                return

    def _step(self, done: str, nothing: str, step: Callable[[], bool]) -> None:
        if not self._may_edit():
            return
        before = self.bench.table
        if not step():
            self.told.emit(message(nothing))
            return
        self._let_go()
        self.told.emit(message(done))
        for cards in beyond(self.bench.table, before):
            self.told.emit(sentence(cards))
        self._spread()

    def _keys_of(self, heap: int) -> tuple[int, ...]:
        return next((tuple(p.key for p in one.pieces) for one in self.bench.now.heaps if one.key == heap), ())

    def _gain(self) -> None:
        known = {piece.key for piece in self.bench.start.hand}
        for key in self._hand.arrival:
            if key not in known:
                self.bench.gain(key, self._hand.card(key))

    def _let_go(self) -> None:
        self._lifted.clear()
        self._hand.put_down()

    def _hide(self) -> None:
        """Leave the cards that lie on the bench out of the hand."""
        self._hand.hide(piece.key for heap in self.bench.now.heaps for piece in heap.pieces if piece.own)

    def _spread(self) -> None:
        self._hide()
        self.edited.emit()
