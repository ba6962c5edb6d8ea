"""A person who plays by keys alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from cardtable.kernel.cards import Card
from cardtable.kernel.message import Written
from cardtable.qt.tables.sight import AnyView
from cardtable.rummy.moves import Extend
from tests.qt.xvfb.hands import Hands
from tests.qt.xvfb.laid import Laid
from tests.qt.xvfb.names import Table
from tests.qt.xvfb.window import Thing, until

MOST_STEPS: Final = 8
"""More than the parts of a table, or the buttons of a question."""


class KeyHands(Hands):
    """Moves the focus with the arrows, hears where it is, presses the keys of the game."""

    def draw(self) -> None:
        """Draw from the stock."""
        self._to_hand()
        self.window.key("space")

    def take(self) -> None:
        """Take the last card of the discard pile."""
        self._to_hand()
        self.window.key("shift+d")

    def lay(self, cards: list[Card]) -> None:
        """Begin a combination, add each card, lay it."""
        self._to_hand()
        self.window.key("n")
        held = len(self.look().hand)
        for added, card in enumerate(cards, start=1):
            self._go_to_card(card)
            self.window.key("Return")
            until(lambda left=held - added: len(self.look().hand) == left, "the card to leave the hand")  # type: ignore[misc] # mypy knows no type of a default
        self.window.key("f")

    def extend(self, move: Extend, view: AnyView) -> None:
        """Choose where a card goes, from the list that Enter opens."""
        self._go_to_card(move.card)
        self.window.key("Return")
        until(lambda: bool(self.window.entries()), "the list of places")
        offered = [each for each in self.window.match().game.offers(view) if isinstance(each, Extend)]
        self.choose(self.window.entries(), [each for each in offered if each.card == move.card].index(move))

    def discard(self, card: Card) -> None:
        """Throw a card."""
        self._go_to_card(card)
        self.window.key("Delete")

    def end_turn(self) -> None:
        """End the turn."""
        self.window.key("shift+f")

    def gather(self, cards: tuple[Written, ...], table: Table) -> None:
        """Pick free cards up one beside the other, then begin a combination with them."""
        for picked, written in enumerate(cards, start=1):
            laid = self.look()
            self._go_to(laid.free(written, table), laid)
            self.window.key("shift+Return")
            until(lambda picked=picked: self.look().lifted == picked, "the card to be lifted")  # type: ignore[misc] # mypy knows no type of a default
        self.window.key("n")
        until(lambda: self.look().lifted == 0, "the new combination")
        for written in cards:
            self.declare(written)

    def confirm(self) -> None:
        """Show the workbench to all."""
        self.window.key("f")

    def knock(self) -> None:
        """Knock, go to the answer that says yes."""
        self.window.key("k")
        until(lambda: bool(self.window.buttons("Play on")), "the question")
        self._step_to("Tab", self._hear("Knock"))
        self.window.key("Return")

    def choose(self, entries: list[Thing], at: int) -> None:
        """Go down to an entry."""
        self.window.key(*["Down"] * at, "Return")

    def go_on(self) -> None:
        """Press the button that has the focus already."""
        self.window.key("Return")

    def _go_to_card(self, card: Card) -> None:
        """Go along the hand to a card."""
        laid = self.look()
        self._go_to(laid.held(card), laid)

    def _go_to(self, thing: Thing, laid: Laid) -> None:
        """Go to a card of the hand, or into a combination to one of its cards."""
        if thing in laid.hand:
            self._to_hand()
            self.window.key("Home", *["Right"] * laid.hand.index(thing))
        else:
            at = next(at for at, heap in enumerate(laid.heaps) if thing in heap.cards)
            self._to_part(lambda now: (each for heap in now.heaps for each in (heap.whole, *heap.cards)))
            within = laid.heaps[at].cards.index(thing)
            self.window.key("Up", "Home", *["Right"] * at, "Down", *["Right"] * within)
        until(self._hear(thing.name), thing.name)

    def _to_hand(self) -> None:
        self._to_part(lambda now: now.hand)

    def _to_part(self, part: Callable[[Laid], Iterable[Thing]]) -> None:
        """Go round the parts of the table to one of them."""
        self._step_to("F6", lambda: any(thing.focused for thing in part(self.look())))

    def _step_to(self, key: str, there: Callable[[], bool]) -> None:
        for _ in range(MOST_STEPS):
            if there():
                return
            self.window.key(key)
        raise AssertionError(f"{key} did not lead there")

    def _hear(self, name: str) -> Callable[[], bool]:
        return lambda: any(thing.focused and thing.name.startswith(name) for thing in self.window.look())
