"""The person at this computer, whose wishes become moves."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal

from cardtable.kernel.cards import Card
from cardtable.kernel.message import Message, Written, message
from cardtable.play.draft import Draft
from cardtable.qt.feed import SeatFeed
from cardtable.qt.models.hand import HandModel
from cardtable.qt.scenes.targets import Targets
from cardtable.qt.seated import Seated
from cardtable.qt.tables import meld_manners_of
from cardtable.qt.tables.manners import MeldManners
from cardtable.qt.tables.sight import AnyMove, MeldView
from cardtable.rummy.moves import Discard, EndTurn, LayMeld


class Player(Seated):
    """Does what a key or a button asks for: `told` carries what the person hears back, `refused` a Refusal.

    `drafted` tells that the unfinished combination has changed, `undecided` that the joker of lifted cards could
    stand for several cards, `weighed` carries a move about which the person should be asked first.
    """

    drafted = Signal()
    undecided = Signal(object, object)
    weighed = Signal(object)

    def __init__(self, feed: SeatFeed, hand: HandModel) -> None:
        """Sit down at a seat with the hand that is held there."""
        super().__init__(feed, hand)
        self.draft = Draft()
        self.hesitates: Callable[[AnyMove], bool] = lambda _move: False

    @property
    def view(self) -> MeldView:
        """What the person may know now."""
        view: MeldView = self._feed.view
        return view

    @property
    def manners(self) -> MeldManners:
        """What the game decides."""
        return meld_manners_of(self.view)

    def ask(self, move: AnyMove, keys: tuple[int, ...] | None = None, *, sure: bool = False) -> bool:
        """Make a move; tell whether it was accepted. `keys` name the cards of the hand that it takes.

        A move about which the person `hesitates` is made only when they are `sure`; `let_be` gives it up.
        """
        if keys is not None:
            self._hand.expect_to_leave(keys)
        if not sure and self.hesitates(move):
            self.weighed.emit(move)
            return False
        refusal = self._feed.submit(move)
        if refusal is not None:
            self._hand.expect_to_leave(())
            self.refused.emit(refusal)
        return refusal is None

    def let_be(self) -> None:
        """Give up a move that was weighed."""
        self._hand.expect_to_leave(())

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
            return
        move = self.manners.cancel(self.view)
        if move is None:
            self.told.emit(message("draft-none"))
        else:
            self.ask(move)

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
        """Draw from the stock, or do what follows the draw where nothing is thrown."""
        self.ask(self.manners.draw(self.view))

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

    def meant(self) -> LayMeld | None:
        """Give the combination as it would be laid now, from the draft or the lifted cards."""
        if self.draft.is_open:
            return _in_order(self.draft.cards()) if self.draft.places else None
        lifted = self._hand.lifted
        verdict = self._targets().lay(self._hand.cards(lifted)) if lifted else None
        return next((move for move in verdict.moves if isinstance(move, LayMeld)), None) if verdict else None

    def _lay_lifted(self) -> bool:
        """Lay the lifted cards, which arrange themselves unless the hand is strict."""
        keys = self._hand.lifted
        if not keys:
            self.told.emit(message("draft-none"))
            return False
        verdict = self._targets().lay(self._hand.cards(keys))
        if verdict.readings:
            self.undecided.emit(keys, verdict.readings)
            return False
        return all(self.ask(move, keys) for move in verdict.moves)

    def _targets(self) -> Targets:
        return Targets(self.view, self._feed.game.judge, strict=self._hand.strict)

    def _running(self) -> Message:
        cards = self.draft.cards()
        return message("draft-running", cards=cards) if cards else message("draft-running-empty")


def _in_order(cards: tuple[Card, ...]) -> LayMeld:
    return LayMeld(tuple(Written(card) for card in cards))
