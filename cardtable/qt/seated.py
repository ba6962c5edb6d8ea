"""Whoever sits at this computer, at any table: a hand in its order, a seat that is spoken to."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cardtable.kernel.message import message
from cardtable.play.hand_order import Sorting
from cardtable.qt.feed import SeatFeed
from cardtable.qt.models.hand import HandModel


class Seated(QObject):
    """Does what a key or a button asks for: `told` carries what the person hears back, `refused` a Refusal."""

    told = Signal(object)
    refused = Signal(object)

    def __init__(self, feed: SeatFeed, hand: HandModel) -> None:
        """Sit down at a seat with the hand that is held there."""
        super().__init__(feed)
        self._feed, self._hand = feed, hand

    def sort(self, sorting: Sorting) -> None:
        """Hold the hand in another order."""
        self._hand.sort(sorting)
        self.told.emit(message(f"hand-sorted-{sorting}"))
