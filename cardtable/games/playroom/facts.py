"""What happens at a table of Playroom Rummy, with what a seat perceives of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from cardtable.games.playroom.moves import End
from cardtable.kernel.cards import Card
from cardtable.kernel.match import Points
from cardtable.kernel.seats import Seat
from cardtable.rummy.facts import (
    Discarded,
    DiscardTaken,
    Drew,
    FewCards,
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

__all__ = [
    "PENALTIES",
    "DiscardTaken",
    "Discarded",
    "Drew",
    "EndTaken",
    "Entry",
    "Extended",
    "Fact",
    "FewCards",
    "GameEnded",
    "JokerSwapped",
    "MeldLaid",
    "MeldTakenBack",
    "Merged",
    "Opened",
    "OtherDrew",
    "OwedCharged",
    "PlayerOut",
    "RoundBegan",
    "RoundEnded",
    "Score",
    "Seen",
    "Shown",
    "StockRebuilt",
    "TimedOut",
    "TookBack",
    "TurnBegan",
    "TurnEnded",
    "WholeTaken",
    "YouDrew",
    "see",
]


class Score(StrEnum):
    """Name the reason of an entry on the score sheet."""

    EARLIER = "earlier"
    MELD = "meld"
    EXTENSION = "extension"
    SWAP = "swap"
    TAKEN = "taken"
    HANDS = "hands"
    OWN_HAND = "own-hand"
    NOBODY_OPENED = "nobody-opened"
    RUMMY = "rummy"
    PURE_RUMMY = "pure-rummy"
    TIME = "time"
    OWED = "owed"


PENALTIES = (Score.TIME, Score.OWED)


@dataclass(frozen=True, slots=True)
class Entry:
    """Enter points on the score sheet: `points` is the sum of `values` (one for each card) times `factor`.

    Where no cards are counted, `points` stands alone. `hand_of` names whose hand was left. Penalties are positive here.
    """

    seat: Seat
    score: Score
    points: int
    cards: tuple[Card, ...] = ()
    values: tuple[int, ...] = ()
    factor: int = 1
    hand_of: Seat | None = None


@dataclass(frozen=True, slots=True)
class MeldLaid:
    """A seat laid a new combination; while `provisional` it waits for the first meld to be complete.

    `reached` is the sum of the first meld so far, `needed` the threshold (0 once opened before this turn).
    """

    seat: Seat
    number: int
    meld: Meld
    points: int
    provisional: bool
    reached: int
    needed: int


@dataclass(frozen=True, slots=True)
class Opened:
    """A seat has completed its first meld with `points`."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class MeldTakenBack:
    """A seat took a provisional combination back into the hand."""

    seat: Seat
    number: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Extended:
    """A seat added a card to combination `number`, which now is `meld`."""

    seat: Seat
    number: int
    card: Card
    end: End | None
    meld: Meld
    points: int


@dataclass(frozen=True, slots=True)
class JokerSwapped:
    """A seat put the natural card in the joker's place of combination `number`, which now is `meld`."""

    seat: Seat
    number: int
    card: Card
    meld: Meld


@dataclass(frozen=True, slots=True)
class EndTaken:
    """A seat took a card from combination `number`, which now is `meld`; `points` is what it gave up."""

    seat: Seat
    number: int
    card: Card
    meld: Meld
    points: int


@dataclass(frozen=True, slots=True)
class WholeTaken:
    """A seat took the whole combination `number`; `points` is what it gave up."""

    seat: Seat
    number: int
    meld: Meld
    points: int


@dataclass(frozen=True, slots=True)
class Merged:
    """A seat joined combination `second` to `first`, which now is `meld`."""

    seat: Seat
    first: int
    second: int
    meld: Meld


@dataclass(frozen=True, slots=True)
class TimedOut:
    """A seat's time ran out, which costs `penalty`; `returned` are provisional cards that went back to the hand."""

    seat: Seat
    penalty: int
    returned: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class OwedCharged:
    """A seat pays `penalty` for cards it had to lay; a joker among them as JK."""

    seat: Seat
    cards: tuple[Card, ...]
    penalty: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over: `winner` went out, or nobody did because it was blocked.

    `entries` are those made by the end itself; `added` is what the round adds to each total, penalties included;
    `totals` stand after it. `hands` are the cards left in each hand, now open to all.
    """

    winner: Seat | None
    entries: tuple[Entry, ...]
    added: tuple[Points, ...]
    totals: tuple[Points, ...]
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class PlayerOut:
    """A seat has reached the score limit of an elimination game."""

    seat: Seat
    total: Points


Shown = (
    RoundBegan
    | TurnBegan
    | StockRebuilt
    | DiscardTaken
    | MeldLaid
    | Opened
    | MeldTakenBack
    | Extended
    | JokerSwapped
    | EndTaken
    | WholeTaken
    | Merged
    | Discarded
    | TurnEnded
    | TimedOut
    | OwedCharged
    | FewCards
    | RoundEnded
    | PlayerOut
    | GameEnded
    | TookBack
)
"""What all at the table perceive alike."""


Fact = Drew | Shown
Seen = YouDrew | OtherDrew | Shown


def see(fact: Fact, seat: Seat) -> Seen:
    """Give what the seat perceives of a fact (GE-06)."""
    return see_draw(fact, seat) if isinstance(fact, Drew) else fact
