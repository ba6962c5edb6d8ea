"""What clicks or drags do at a table of French Tarot."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF

from cardtable.qt.models.hand import HandModel
from cardtable.qt.scenes.card_keeper import InHand
from cardtable.qt.scenes.durations import PLACE_MS
from cardtable.qt.scenes.frames import Mark
from cardtable.qt.scenes.motion import TILT, Movement
from cardtable.qt.scenes.places import HandGap, HandPlace, MiddlePlace, Place
from cardtable.qt.scenes.stage import CARRIED_Z
from cardtable.qt.tarot.stage import TarotStage

CARET = "caret"
TARGET = "target"


class Table(Protocol):
    """What handling asks of the table."""

    def lift(self, key: int) -> None:
        """Lift a card that may be played, or say why it may not."""
        ...

    def play(self, key: int) -> None:
        """Play a card."""
        ...

    def go_on(self) -> bool:
        """Let go of what is held in sight; tell whether anything was."""
        ...

    def press(self, place: Place | None) -> None:
        """Do the main thing with a place."""
        ...

    def point_at(self, place: Place | None) -> None:
        """Say beside a card why it may not be played."""
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


class TarotHandling:
    """Turn gestures into a card lifted, played, or moved within the hand."""

    def __init__(self, table: Table, stage: TarotStage, hand: HandModel, movement: Movement) -> None:
        self._table, self._stage, self._hand, self._movement = table, stage, hand, movement
        self._dragged: int | None = None
        self._grip = QPointF()
        self._pointer = QPointF()

    @property
    def carried(self) -> dict[int, QPointF]:
        """The corner of the card that hangs at the pointer, by its key."""
        return {} if self._dragged is None else {self._dragged: self._pointer + self._grip}

    @property
    def busy(self) -> bool:
        """Whether a card is lifted or carried."""
        return self._dragged is not None or bool(self._hand.lifted)

    def follow(self) -> None:
        """Let go of a card that is not held any more."""
        if self._dragged is not None and self._dragged not in self._hand.arrival:
            self._dragged = None

    def mark(self, *, playing: bool) -> None:
        """Mark the middle as the target of the card that is lifted or carried."""
        self._stage.marks.clear(TARGET)
        if self.busy and playing:
            slot = self._stage.own_slot()
            self._stage.marks.frame(TARGET, Mark.POSSIBLE, slot, CARRIED_Z - 2)

    def hover(self, point: QPointF) -> None:
        """Say why the card under the pointer may not be played."""
        self._table.point_at(self._stage.place_at(point))

    def clicked(self, place: Place | None, point: QPointF) -> None:
        """Go on where something is held; lift a card, or play the one that is lifted."""
        went_on = self._table.go_on()
        match place:
            case HandPlace() if place.key in self._hand.lifted:
                self._table.play(place.key)
            case HandPlace():
                self._table.focus_on(place)
                self._table.lift(place.key)
            case None if self._hand.lifted and isinstance(self._stage.drop_place(point), MiddlePlace):
                self._table.play(self._hand.lifted[0])
            case None:
                self._put_down()
            case _ if not went_on:
                self._table.focus_on(place)
                self._table.press(place)
            case _:
                pass

    def double_clicked(self, place: Place | None) -> None:
        """Play the card that the first click has lifted."""
        if isinstance(place, HandPlace) and place.key in self._hand.lifted:
            self._table.play(place.key)

    def drag_began(self, key: int, point: QPointF) -> bool:
        """Take up a card: it may be moved within the hand at any time."""
        item = self._stage.keeper.items.get(InHand(key))
        if item is None or self._stage.plan is None or key not in self._hand.arrival:
            return False
        self._hand.put_down()
        self._dragged, self._pointer = key, point
        self._grip = (item.spot.corner - point) * (self._stage.plan.hand_card / item.spot.width)
        self._table.rearrange()
        return True

    def dragged(self, point: QPointF) -> None:
        """Carry the card along, and show where it would stand."""
        self._pointer = point
        for key, corner in self.carried.items():
            item = self._stage.keeper.items.get(InHand(key))
            if item is not None:
                self._movement.carry(item, corner, TILT, CARRIED_Z)
        self._stage.marks.clear(CARET)
        place = self._stage.drop_place(point)
        if isinstance(place, HandGap):
            self._stage.marks.caret(CARET, *self._stage.caret(place.row))

    def dropped(self, point: QPointF) -> None:
        """Let go: play the card in the middle, or move it within the hand."""
        key, place = self._dragged, self._stage.drop_place(point)
        self._release()
        if key is not None and isinstance(place, HandGap):
            self._hand.reorder((key,), place.row)
        elif key is not None and isinstance(place, MiddlePlace):
            self._table.go_on()
            self._table.play(key)
        self._table.rearrange()

    def drag_cancelled(self) -> None:
        """Let the card go back."""
        self._release()
        self._table.rearrange()

    def menu_asked(self, place: Place | None, point: QPointF) -> None:
        """Open the menu of a card, if it still lies there."""
        if place is not None and self._stage.rect(place) is not None:
            self._table.focus_on(place)
            self._table.open_menu(place, point)

    def _release(self) -> None:
        self._dragged = None
        self._stage.marks.clear(CARET)

    def _put_down(self) -> None:
        if self._hand.lifted:
            self._hand.put_down()
            self._table.rearrange()
