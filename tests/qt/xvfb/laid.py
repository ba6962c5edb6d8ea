"""What lies on the table as it is seen: the hand, the combinations with their cards, the rest."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from cardtable.kernel.cards import Card
from cardtable.kernel.message import Written
from tests.qt.xvfb.names import Table, name_of, names_of
from tests.qt.xvfb.window import Thing

NEW: Final = "New combination"
STOCK: Final = "Stock"
_OF_HEAP: Final = re.compile(r"combination \d+")
_CARD: Final = re.compile(r"(\w+ of (hearts|spades|diamonds|clubs)|joker)(,.*)?$")


@dataclass(slots=True)
class Heap:
    """A combination: the thing itself, the things that are its cards where each is one."""

    whole: Thing
    cards: list[Thing] = field(default_factory=list)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its cards, in an order that does not depend on how they lie."""
        return tuple(sorted(card.name for card in self.cards))


class Laid:
    """The table at one moment."""

    def __init__(self, things: Sequence[Thing]) -> None:
        """Sort out what is read in this order: the hand, the combinations, the piles, the players."""
        held = next((at for at, thing in enumerate(things) if not _CARD.match(thing.name)), len(things))
        self.things = list(things)
        self.hand = self.things[:held]
        self.heaps: list[Heap] = []
        for thing in self.things[held:]:
            if thing.name in (NEW, STOCK):
                break
            if _OF_HEAP.search(thing.more) and self.heaps:
                self.heaps[-1].cards.append(thing)
            else:
                self.heaps.append(Heap(thing))

    @property
    def cards(self) -> int:
        """How many cards lie in the hand or on the workbench."""
        return len(self.hand) + sum(len(heap.cards) for heap in self.heaps)

    def heaps_read(self) -> list[list[str]]:
        """Read the cards of the combinations, as they lie."""
        return [[card.name for card in heap.cards] for heap in self.heaps]

    @property
    def lifted(self) -> int:
        """How many cards are picked up."""
        return sum(_is_lifted(thing) for thing in self.things)

    def thing(self, name: str) -> Thing:
        """Find a thing by the beginning of its name."""
        return next(thing for thing in self.things if thing.name.startswith(name))

    def held(self, card: Card) -> Thing:
        """Find a card of the hand that is not picked up."""
        plain = name_of(Written(card))
        return next(thing for thing in self.hand if thing.name.startswith(plain) and not _is_lifted(thing))

    def holds(self, cards: Sequence[Card]) -> bool:
        """Tell whether the hand is these cards; a name may be followed by what is remarked of the card."""
        expected = sorted(name_of(Written(card)) for card in cards)
        return sorted(thing.name.partition(",")[0] for thing in self.hand) == expected

    def missing(self, table: Table) -> list[tuple[Written, ...]]:
        """List the combinations of a table that do not lie here."""
        there = Counter(heap.names for heap in self.heaps)
        found: list[tuple[Written, ...]] = []
        for cards in table:
            if there[names_of(cards)]:
                there[names_of(cards)] -= 1
            else:
                found.append(cards)
        return found

    def free(self, written: Written, table: Table) -> Thing:
        """Find a copy of a card that lies where the table does not want it, else one in the hand."""
        staying = Counter(map(names_of, table))
        free: list[Thing] = []
        for heap in self.heaps:
            if staying[heap.names]:
                staying[heap.names] -= 1
            else:
                free += heap.cards
        things = [thing for thing in (*free, *self.hand) if not _is_lifted(thing)]
        exact, plain = name_of(written), name_of(Written(written.card))
        alike = [thing for thing in things if thing.name == exact]
        return next(iter(alike or [thing for thing in things if thing.name.startswith(plain)]))


def _is_lifted(thing: Thing) -> bool:
    return "lifted" in thing.more
