"""What happens at a table of Basic Rummy, with what a seat perceives of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from cardtable.kernel.cards import Card
from cardtable.kernel.match import Points
from cardtable.kernel.seats import Seat
from cardtable.rummy.facts import (
    Discarded,
    DiscardTaken,
    Drew,
    GameEnded,
    OtherDrew,
    RoundBegan,
    StockRebuilt,
    TookBack,
    TurnBegan,
    TurnEnded,
    YouDrew,
    see_draw,
)
from cardtable.rummy.melds import Meld
from cardtable.rummy.moves import End

__all__ = [
    "DiscardTaken",
    "Discarded",
    "Drew",
    "Entry",
    "Extended",
    "Fact",
    "GameEnded",
    "LastCardThrown",
    "MeldLaid",
    "OtherDrew",
    "OtherThrewLast",
    "RoundBegan",
    "RoundEnded",
    "Score",
    "Seen",
    "StockRebuilt",
    "TookBack",
    "TurnBegan",
    "TurnEnded",
    "YouDrew",
    "YouThrewLast",
    "see",
]


class Score(StrEnum):
    """Name the reason of an entry on the score sheet."""

    EARLIER = "earlier"
    HANDS = "hands"


@dataclass(frozen=True, slots=True)
class Entry:
    """Enter points on the score sheet: the sum of `values`, one for each of the `cards` left in the hand of a seat."""

    seat: Seat
    score: Score
    points: int
    cards: tuple[Card, ...] = ()
    values: tuple[int, ...] = ()
    hand_of: Seat | None = None


@dataclass(frozen=True, slots=True)
class MeldLaid:
    """A seat laid a new combination."""

    seat: Seat
    number: int
    meld: Meld


@dataclass(frozen=True, slots=True)
class Extended:
    """A seat added a card to combination `number`, which now is `meld`."""

    seat: Seat
    number: int
    card: Card
    end: End | None
    meld: Meld


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over: `winner` went out, or nobody did in a stalemate.

    `entries` are those made by the end itself; `added` is what the round adds to each total; `totals` stand after it.
    `hands` are the cards left in each hand, now open to all.
    """

    winner: Seat | None
    entries: tuple[Entry, ...]
    added: tuple[Points, ...]
    totals: tuple[Points, ...]
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class LastCardThrown:
    """A seat threw its last card face down (BR-09): a fact that only that seat sees whole."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class YouThrewLast:
    """You threw your last card, face down."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class OtherThrewLast:
    """Another seat threw its last card, face down."""

    seat: Seat


Shown = (
    RoundBegan
    | TurnBegan
    | StockRebuilt
    | DiscardTaken
    | MeldLaid
    | Extended
    | Discarded
    | TurnEnded
    | RoundEnded
    | GameEnded
    | TookBack
)
"""What all at the table perceive alike."""

Fact = Drew | LastCardThrown | Shown
Seen = YouDrew | OtherDrew | YouThrewLast | OtherThrewLast | Shown


def see(fact: Fact, seat: Seat) -> Seen:
    """Give what the seat perceives of a fact (GE-06, BR-Q17)."""
    match fact:
        case Drew():
            return see_draw(fact, seat)
        case LastCardThrown(thrower, card):
            return YouThrewLast(thrower, card) if thrower == seat else OtherThrewLast(thrower)
    return fact
