"""The person at this computer, whose wishes become moves."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cardtable.games.playroom.moves import (
    Discard,
    DrawStock,
    EndTurn,
    LayMeld,
    Move,
    TakeMeldBack,
)
from cardtable.games.playroom.options import DiscardMode
from cardtable.games.playroom.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.message import Message, Written, message
from cardtable.play.draft import Draft
from cardtable.play.hand_order import Sorting
from cardtable.qt.feed import SeatFeed
from cardtable.qt.models.hand import HandModel
from cardtable.qt.scenes.targets import Targets


class Player(QObject):
    """Does what a key or a button asks for: `told` carries what the person hears back, `refused` a Refusal.

    `drafted` tells that the unfinished combination has changed, `undecided` that the joker of lifted cards could
    stand for several cards.
    """

    told = Signal(object)
    refused = Signal(object)
    drafted = Signal()
    undecided = Signal(object, object)

    def __init__(self, feed: SeatFeed, hand: HandModel) -> None:
        """Sit down at a seat with the hand that is held there."""
        super().__init__(feed)
        self._feed, self._hand = feed, hand
        self.draft = Draft()

    @property
    def view(self) -> View:
        """What the person may know now."""
        view: View = self._feed.view
        return view

    def ask(self, move: Move, keys: tuple[int, ...] | None = None) -> bool:
        """Make a move; tell whether it was accepted. `keys` name the cards of the hand that it takes."""
        if keys is not None:
            self._hand.expect_to_leave(keys)
        refusal = self._feed.submit(move)
        if refusal is not None:
            self._hand.expect_to_leave(())
            self.refused.emit(refusal)
        return refusal is None

    def begin_draft(self) -> None:
        """Begin a combination."""
        if self.draft.begin():
            self.told.emit(message("draft-begun"))
            self.drafted.emit()
        else:
            self.told.emit(self._running())

    def pick(self, key: int) -> None:
        """Add a card of the hand to the combination; the card leaves the list."""
        card = self._hand.card(key)
        if self.draft.add(key, card):
            self.told.emit(message("draft-added", card=card, count=len(self.draft.places)))
            self.drafted.emit()

    def resume_draft(self, keys: tuple[int, ...]) -> None:
        """Take up a combination that was begun in an earlier sitting."""
        self.draft.begin()
        for key in keys:
            self.draft.add(key, self._hand.card(key))
        self.drafted.emit()

    def cancel(self) -> None:
        """Cancel the combination begun; without one take a provisional first meld back."""
        if self.draft.is_open:
            self.drop_draft()
            self.told.emit(message("draft-cancelled"))
        elif self.view.provisional:
            self.ask(TakeMeldBack(self.view.provisional[-1]))
        else:
            self.told.emit(message("draft-none"))

    def drop_draft(self) -> None:
        """Put the picked cards back into the hand without a word."""
        if self.draft.is_open:
            self.draft.cancel()
            self.drafted.emit()

    def lay(self) -> bool:
        """Lay the combination begun, else the lifted cards; tell whether it was accepted."""
        if not self.draft.is_open:
            return self._lay_lifted()
        keys = self.draft.places
        if not keys:
            self.told.emit(message("draft-empty"))
            return False
        self.draft.cancel()  # first, so that nobody looks for its cards in the hand that they leave
        laid = self.ask(_in_order(self._hand.cards(keys)), keys)
        self.drafted.emit()
        return laid

    def draw(self) -> None:
        """Draw from the stock; without discards, once drawn, end the turn (PR-Q12)."""
        view = self.view
        ends = view.options.discard_mode is DiscardMode.NONE and view.my_turn and view.drawn > 0
        self.ask(EndTurn() if ends else DrawStock())

    def discard(self, key: int | None) -> None:
        """Throw a card; a combination begun is laid first, and where it is refused nothing is thrown."""
        if self.draft.places and not self.lay():
            return
        self.drop_draft()
        if self.view.over:
            return
        if key is None or key not in self._hand.arrival:
            self.told.emit(message("draft-no-card"))
            return
        self.ask(Discard(self._hand.card(key)), (key,))

    def end_turn(self) -> None:
        """End the turn without a discard."""
        self.ask(EndTurn())

    def take_back(self) -> None:
        """Take the last table action back."""
        refusal = self._feed.take_back()
        if refusal is not None:
            self.refused.emit(refusal)

    def sort(self, sorting: Sorting) -> None:
        """Hold the hand in another order."""
        self._hand.sort(sorting)
        self.told.emit(message(f"hand-sorted-{sorting}"))

    def meant(self) -> LayMeld | None:
        """Give the combination as it would be laid now, from the draft or the lifted cards."""
        if self.draft.is_open:
            return _in_order(self.draft.cards()) if self.draft.places else None
        lifted = self._hand.lifted
        verdict = Targets(self.view, self._feed.game.judge).lay(self._hand.cards(lifted)) if lifted else None
        return next((move for move in verdict.moves if isinstance(move, LayMeld)), None) if verdict else None

    def _lay_lifted(self) -> bool:
        """Lay the lifted cards, which arrange themselves."""
        keys = self._hand.lifted
        if not keys:
            self.told.emit(message("draft-none"))
            return False
        verdict = Targets(self.view, self._feed.game.judge).lay(self._hand.cards(keys))
        if verdict.readings:
            self.undecided.emit(keys, verdict.readings)
            return False
        return all(self.ask(move, keys) for move in verdict.moves)

    def _running(self) -> Message:
        cards = self.draft.cards()
        return message("draft-running", cards=cards) if cards else message("draft-running-empty")


def _in_order(cards: tuple[Card, ...]) -> LayMeld:
    return LayMeld(tuple(Written(card) for card in cards))
