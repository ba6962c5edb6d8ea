"""A person who plays French Tarot by keys alone."""

from __future__ import annotations

from cardtable.games.tarot.bids import Bid
from cardtable.kernel.cards import Card
from tests.qt.xvfb.tarot_hands import TarotHands, bid_name, is_of
from tests.qt.xvfb.window import Thing, until


class TarotByKeys(TarotHands):
    """Moves the focus with the arrows, hears where it is, presses the keys of the game."""

    def pass_by(self) -> None:
        """Pass."""
        self.window.key("p")

    def bid(self, bid: Bid) -> None:
        """Go to the auction, by its digit to the contract, bid it."""
        self.window.key("space", str(bid.height + 1))
        self._hear(bid_name(bid))
        self.window.key("Return")

    def open_sheet(self, button: str) -> None:
        """Press the key that opens whatever is due."""
        self.window.key("space")

    def open_handle(self) -> None:
        """Press the key of the handle, then go on from the sizes to the cards."""
        self.window.key("shift+p")
        until(lambda: bool(self.boxes()), "the sheet")
        self.window.key("Tab")

    def turn(self, box: Thing) -> None:
        """Walk to a card, tick it."""
        self.window.key("Home", *["Right"] * [each.name for each in self.boxes()].index(box.name))
        self._hear(box.name)
        self.window.key("space")

    def decide(self) -> None:
        """Press Enter, which decides wherever the focus is."""
        self.window.key("Return")

    def play_card(self, card: Card) -> None:
        """Walk along the hand to a card, play it."""
        at = next(at for at, thing in enumerate(self.held) if is_of(thing, card))
        self.window.key("Home", *["Right"] * at)
        until(lambda: any(thing.focused and is_of(thing, card) for thing in self.window.look()), f"{card} in focus")
        self.window.key("Return")

    def _hear(self, name: str) -> None:
        until(lambda: any(thing.focused and thing.name == name for thing in self.window.look()), name)
