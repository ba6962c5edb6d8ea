"""What happens at a table of French Tarot, with what a seat perceives of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from cardtable.games.tarot.bids import Bid
from cardtable.games.tarot.handles import Handle
from cardtable.games.tarot.phases import Trick
from cardtable.games.tarot.tally import MisereTally, Tally
from cardtable.kernel.cards import Card
from cardtable.kernel.match import Points
from cardtable.kernel.seats import Seat


class Score(StrEnum):
    """Name the reason of an entry on the score sheet."""

    EARLIER = "earlier"
    CONTRACT = "contract"
    LITTLE_ONE = "little-one"
    HANDLE = "handle"
    MISERE = "misere"


@dataclass(frozen=True, slots=True)
class Entry:
    """Enter points on the score sheet: ± `each` × `times` × `share`, rounded by `to_half`.

    For a contract `each` is what a defender pays or gets (see `Tally.worth`), `times` the number of defenders whose
    payments an attacker shares, `share` that part; the declarer takes what rounding leaves of it. For the little one
    or a handle `each` is what one other player pays. In a misère the points are 91 − `each` × `times`, where `each`
    are the card points of the seat, `times` the number of players.
    """

    seat: Seat
    score: Score
    points: Points
    each: Points = 0
    times: int = 1
    share: Fraction = Fraction(1)


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """The dealer has dealt round `number`, `each` cards a seat with a kitty of `kitty`; `first` speaks first."""

    number: int
    dealer: Seat
    first: Seat
    each: int
    kitty: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat bid."""

    seat: Seat
    bid: Bid


@dataclass(frozen=True, slots=True)
class AllPassed:
    """Nobody took a contract; the next dealer, named, deals anew (FT-08)."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class MisereBegan:
    """Nobody took a contract; each plays alone, `first` leads (FT-10)."""

    first: Seat


@dataclass(frozen=True, slots=True)
class AuctionWon:
    """A seat has become the declarer."""

    seat: Seat
    bid: Bid


@dataclass(frozen=True, slots=True)
class CardCalled:
    """The declarer called a card, the `nth` of its round, counted from 1."""

    seat: Seat
    card: Card
    nth: int


@dataclass(frozen=True, slots=True)
class KittyShown:
    """The kitty was shown to all before the declarer took it (FT-16)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CalledInKitty:
    """A called card lay in the kitty that was shown (FT-12)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PlayBegan:
    """The first trick begins; `first` leads (FT-Q02)."""

    first: Seat


@dataclass(frozen=True, slots=True)
class HandleShown:
    """The declarer showed a handle."""

    seat: Seat
    handle: Handle


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat played a card, the `nth` of its trick, counted from 1."""

    seat: Seat
    card: Card
    nth: int


@dataclass(frozen=True, slots=True)
class PartnerRevealed:
    """A seat has shown itself a partner of the declarer by playing a called card."""

    seat: Seat
    declarer: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class OwnCallRevealed:
    """The declarer has played a card called from the own hand (FT-12)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A seat won the trick; `last` is true for the last one of the round."""

    seat: Seat
    trick: Trick
    last: bool


class KittySide(StrEnum):
    """Name whom the kitty counts for at the round's end."""

    ATTACK = "attack"
    DEFENCE = "defence"
    LAST_TRICK = "last-trick"


@dataclass(frozen=True, slots=True)
class FinalKittyShown:
    """The kitty was shown at the round's end; `seat` is the declarer, in a misère the winner of the last trick."""

    cards: tuple[Card, ...]
    side: KittySide
    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over: `added` is what it adds to each total, `totals` stand after it."""

    tally: Tally | MisereTally
    entries: tuple[Entry, ...]
    added: tuple[Points, ...]
    totals: tuple[Points, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over."""

    winners: tuple[Seat, ...]
    totals: tuple[Points, ...]


Shown = (
    RoundBegan
    | Passed
    | BidMade
    | AllPassed
    | MisereBegan
    | AuctionWon
    | CardCalled
    | KittyShown
    | CalledInKitty
    | PlayBegan
    | HandleShown
    | CardPlayed
    | PartnerRevealed
    | OwnCallRevealed
    | TrickWon
    | FinalKittyShown
    | RoundEnded
    | GameEnded
)
"""What all at the table perceive alike."""


@dataclass(frozen=True, slots=True)
class CardsPutBack:
    """The declarer put cards back: a fact that only the declarer sees whole."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class YouPutBack:
    """You put these cards back."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class OtherPutBack:
    """Another seat put so many cards back, face down."""

    seat: Seat
    count: int


Fact = CardsPutBack | Shown
Seen = YouPutBack | OtherPutBack | Shown


def see(fact: Fact, seat: Seat) -> Seen:
    """Give what the seat perceives of a fact (GE-06)."""
    if isinstance(fact, CardsPutBack):
        if fact.seat == seat:
            return YouPutBack(fact.seat, fact.cards)
        return OtherPutBack(fact.seat, len(fact.cards))
    return fact
