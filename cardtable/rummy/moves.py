"""What a player may ask for in rummies that are played by draw, meld, discard."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from cardtable.kernel.cards import Card
from cardtable.kernel.message import Written


class End(StrEnum):
    """Name an end of a run."""

    LOW = "low"
    HIGH = "high"


@dataclass(frozen=True, slots=True)
class DrawStock:
    """Draw the top card of the stock."""


@dataclass(frozen=True, slots=True)
class TakeDiscard:
    """Take the top `count` cards of the discard pile."""

    count: int = 1


@dataclass(frozen=True, slots=True)
class LayMeld:
    """Lay a new combination in the order of entry; a joker may name the card it stands for."""

    cards: tuple[Written, ...]


@dataclass(frozen=True, slots=True)
class Extend:
    """Add a card to combination `number`, or swap its joker where the rules make it a swap.

    `end` matters only for an ace that fits both ends.
    """

    number: int
    card: Card
    end: End | None = None


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw a card on the discard pile, which ends the turn."""

    card: Card


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn where no discard is due."""
