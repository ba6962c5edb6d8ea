"""What a player of Playroom Rummy may ask for."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.kernel.cards import Card
from cardtable.rummy.moves import Discard, DrawStock, End, EndTurn, Extend, LayMeld, TakeDiscard

__all__ = [
    "TABLE_ACTIONS",
    "Discard",
    "DrawStock",
    "End",
    "EndTurn",
    "Extend",
    "LayMeld",
    "Merge",
    "Move",
    "TakeDiscard",
    "TakeEnd",
    "TakeMeldBack",
    "TakeWhole",
    "TimeOut",
]


@dataclass(frozen=True, slots=True)
class TakeMeldBack:
    """Take a provisional combination of the first meld back into the hand."""

    number: int


@dataclass(frozen=True, slots=True)
class TakeEnd:
    """Take an end card of a run, or any card of a set of four, into the hand."""

    number: int
    card: Card
    end: End | None = None


@dataclass(frozen=True, slots=True)
class TakeWhole:
    """Take a whole combination into the hand."""

    number: int


@dataclass(frozen=True, slots=True)
class Merge:
    """Join two combinations into one that keeps the number named first."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class TimeOut:
    """Let the clock end the turn."""


Move = (
    DrawStock
    | TakeDiscard
    | LayMeld
    | Extend
    | TakeMeldBack
    | TakeEnd
    | TakeWhole
    | Merge
    | Discard
    | EndTurn
    | TimeOut
)

TABLE_ACTIONS = (LayMeld, Extend, TakeMeldBack, TakeEnd, TakeWhole, Merge)
"""The moves between the draw and the end of a turn: the ones that can be taken back (PR-Q46)."""
