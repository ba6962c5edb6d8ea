"""A person who plays by mouse alone."""

from __future__ import annotations

from cardtable.kernel.cards import Card
from cardtable.kernel.message import Written
from cardtable.qt.tables.sight import AnyView
from cardtable.rummy.moves import Extend
from tests.qt.xvfb.hands import Hands
from tests.qt.xvfb.laid import NEW, STOCK, Laid
from tests.qt.xvfb.names import Table
from tests.qt.xvfb.window import Point, Thing, until


class MouseHands(Hands):
    """Clicks what is seen, drags cards to where they belong."""

    def draw(self) -> None:
        """Click the stock."""
        self.window.click(self.look().thing(STOCK).middle)

    def take(self) -> None:
        """Click the discard pile."""
        self.window.click(self.look().thing("Discard pile").middle)

    def lay(self, cards: list[Card]) -> None:
        """Lift each card, then click the button."""
        for lifted, card in enumerate(cards, start=1):
            self.window.click(self.look().held(card).strip)
            until(lambda lifted=lifted: self.look().lifted == lifted, "the card to be lifted")  # type: ignore[misc] # mypy knows no type of a default
        self.press("Lay")

    def extend(self, move: Extend, view: AnyView) -> None:
        """Drag a card to a combination."""
        laid, numbers = self.look(), [each.number for each in view.table]
        self.window.drag(laid.held(move.card).strip, laid.heaps[numbers.index(move.number)].whole.middle)

    def discard(self, card: Card) -> None:
        """Click a card twice."""
        self.window.click(self.look().held(card).strip, times=2)

    def end_turn(self) -> None:
        """Click the button."""
        self.press("End the turn")

    def gather(self, cards: tuple[Written, ...], table: Table) -> None:
        """Drag a free card to where new combinations begin, the others to its end."""
        first, *others = cards
        laid = self.look()
        self.carry(laid.free(first, table), laid.thing(NEW).middle, laid)
        for written in others:
            laid = self.look()
            self.carry(laid.free(written, table), laid.heaps[-1].whole.end, laid)
            self.declare(written)

    def carry(self, card: Thing, to: Point, laid: Laid) -> None:
        """Drag a card somewhere on the workbench; wait until it lies there, or it is asked what it stands for."""
        self.window.drag(card.strip, to)
        until(lambda: self._has_moved(laid) or bool(self.window.entries()), "the drop")

    def confirm(self) -> None:
        """Click the button."""
        self.press("Confirm")

    def knock(self) -> None:
        """Click the button, then the one that says yes."""
        self.press("Knock")
        until(lambda: bool(self.window.buttons("Play on")), "the question")
        self.press("Knock")

    def choose(self, entries: list[Thing], at: int) -> None:
        """Click an entry."""
        self.window.click(entries[at].middle)

    def go_on(self) -> None:
        """Click the button."""
        self.press("Next round")

    def press(self, name: str) -> None:
        """Click a button, the one that lies over the others where there are several."""
        until(lambda: bool(self.window.buttons(name)), f"the button {name}")
        self.window.click(self.window.buttons(name)[-1].middle)

    def _has_moved(self, before: Laid) -> bool:
        """Tell whether the table has changed, with all cards lying there: none hangs at the pointer."""
        now = self.look()
        return now.cards == before.cards and now.heaps_read() != before.heaps_read()
