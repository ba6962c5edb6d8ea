"""The cards as players name them by their face."""

from __future__ import annotations

from typing import NamedTuple

SUITS = ("S", "H", "D", "C")
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


class Card(NamedTuple):
    """Name one face; the copies of several packs are the same face.

    `rank` is one of `RANKS`, `JK` for a joker, `EX` for the fool, or a number for a trump; `suit` is one of
    `SUITS`, `T` for a trump, or empty for a joker or the fool.
    """

    rank: str
    suit: str

    def __str__(self) -> str:
        """Write the card in the notation of scenarios, saves and logs."""
        return self.suit + self.rank if self.suit == "T" else self.rank + self.suit


JOKER = Card("JK", "")


def without(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    """Take one copy of each card in `gone` out of `cards`; raise ValueError where one is missing."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def holds(cards: tuple[Card, ...], wanted: tuple[Card, ...]) -> bool:
    """Tell whether `cards` has a copy for each card in `wanted`."""
    left = list(cards)
    for card in wanted:
        if card not in left:
            return False
        left.remove(card)
    return True
