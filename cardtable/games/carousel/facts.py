"""What happens at a table of Carousel, with what a seat perceives of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from cardtable.games.carousel.groups import Combination
from cardtable.kernel.cards import Card
from cardtable.kernel.match import Points
from cardtable.kernel.seats import Seat
from cardtable.rummy.facts import (
    Drew,
    GameEnded,
    OtherDrew,
    RoundBegan,
    TookBack,
    TurnBegan,
    TurnEnded,
    YouDrew,
    see_draw,
)

__all__ = [
    "Arranged",
    "Drew",
    "Entry",
    "Fact",
    "GameEnded",
    "Knocked",
    "OtherDrew",
    "RoundBegan",
    "RoundEnded",
    "Score",
    "Seen",
    "StockEnded",
    "TookBack",
    "TurnBegan",
    "TurnEnded",
    "YouDrew",
    "see",
]


class Score(StrEnum):
    """Name the reason of an entry on the score sheet."""

    EARLIER = "earlier"
    DIFFERENCE = "difference"
    UNDERCUT = "undercut"
    OUT = "out"
    TARGET = "target"
    ROUNDS_WON = "rounds-won"


@dataclass(frozen=True, slots=True)
class Entry:
    """Enter points on the score sheet.

    A difference counts the own hand (`own`) against that of the seat `against` (`other`); `count` is the number of
    rounds won that a bonus was paid for.
    """

    seat: Seat
    score: Score
    points: int
    against: Seat | None = None
    own: int = 0
    other: int = 0
    count: int = 0


@dataclass(frozen=True, slots=True)
class Arranged:
    """A seat has laid the table anew; it lay as in `before`.

    `played` came from the hand, `returned` went back to it from what was played in this turn.
    """

    seat: Seat
    before: tuple[Combination, ...]
    table: tuple[Combination, ...]
    played: tuple[Card, ...]
    returned: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Knocked:
    """A seat knocked with `points` in hand."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class StockEnded:
    """The stock has run out: the seats named have one more turn, in this order (CR-18)."""

    turns: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over: `winners` had the lowest hand; `knocker` knocked, `out` played the last card.

    `values` are the points left in each hand, `hands` the cards; `entries` were made by the end itself.
    """

    winners: tuple[Seat, ...]
    knocker: Seat | None
    out: Seat | None
    values: tuple[int, ...]
    entries: tuple[Entry, ...]
    added: tuple[Points, ...]
    totals: tuple[Points, ...]
    hands: tuple[tuple[Card, ...], ...]


Shown = RoundBegan | TurnBegan | Arranged | TurnEnded | Knocked | StockEnded | RoundEnded | GameEnded | TookBack
"""What all at the table perceive alike."""

Fact = Drew | Shown
Seen = YouDrew | OtherDrew | Shown


def see(fact: Fact, seat: Seat) -> Seen:
    """Give what the seat perceives of a fact (GE-06)."""
    return see_draw(fact, seat) if isinstance(fact, Drew) else fact
