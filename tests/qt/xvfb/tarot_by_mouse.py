"""A person who plays French Tarot by mouse alone."""

from __future__ import annotations

from cardtable.games.tarot.bids import Bid
from cardtable.kernel.cards import Card
from tests.qt.xvfb.tarot_hands import TarotHands, bid_name, is_of
from tests.qt.xvfb.window import Thing, until


class TarotByMouse(TarotHands):
    """Clicks what is seen; every other card is dragged to the middle."""

    def pass_by(self) -> None:
        """Click the button."""
        self._press("Pass")

    def bid(self, bid: Bid) -> None:
        """Click the contract."""
        self._press(bid_name(bid))

    def open_sheet(self, button: str) -> None:
        """Click the button that offers what is due."""
        self._press(button)

    def open_handle(self) -> None:
        """Click the button that offers it."""
        self._press("Handle")

    def turn(self, box: Thing) -> None:
        """Click a card."""
        self.window.click(box.middle)

    def decide(self) -> None:
        """Click the sheet's own button, which is the last one that is seen but for the bulb in its head."""
        buttons = [thing for thing in self.window.look() if thing.role in ("push button", "button")]
        self.window.click([button for button in buttons if button.name != "Hint"][-1].middle)

    def play_card(self, card: Card) -> None:
        """Click a card twice, or drag it to just above the bar of buttons."""
        thing = next(each for each in self.held if is_of(each, card))
        if len(self.held) % 2:
            self.window.click(thing.strip, times=2)
            return
        things = self.window.look()
        table = next(each for each in things if each.name == "Card table")
        bar = next(each for each in things if each.name == "What you can do now")
        self.window.drag(thing.strip, (table.middle[0], bar.box[1] - 60))

    def _press(self, name: str) -> None:
        """Click a button when it is there."""
        until(lambda: bool(self.window.buttons(name)), f"the button {name}")
        self.window.click(self.window.buttons(name)[-1].middle)
