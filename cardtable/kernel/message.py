"""What is to be said, before any language has said it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple, Union

from cardtable.kernel.cards import Card
from cardtable.kernel.seats import Seat


class Who(NamedTuple):
    """Name a player by seat; language decides between the name and "you"."""

    seat: Seat


class Written(NamedTuple):
    """Name a card as it lies: a joker with the card it stands for, where that is known."""

    card: Card
    meaning: Card | None = None

    def __str__(self) -> str:
        """Write `9C`, `JK` or `JK=8D`."""
        return str(self.card) if self.meaning is None else f"{self.card}={self.meaning}"


One = Union[int, str, Fraction, Card, Written, Who, "Message"]
Arg = One | tuple[Card, ...] | tuple[Written, ...] | tuple[Who, ...] | tuple["Message", ...]


@dataclass(frozen=True, slots=True)
class Message:
    """Name a sentence of the catalogue with the values it speaks of."""

    id: str
    args: Mapping[str, Arg] = field(default_factory=dict)


def message(message_id: str, /, **args: Arg) -> Message:
    """Make a message; an underscore in a keyword stands for a hyphen in the catalogue."""
    return Message(message_id, {name.replace("_", "-"): value for name, value in args.items()})
