"""What happens in every rummy, with what a seat perceives of it."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.kernel.cards import Card
from cardtable.kernel.match import Points
from cardtable.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """The dealer has dealt round `number`, `each` cards a hand; `playing` take part, `first` begins."""

    number: int
    dealer: Seat
    first: Seat
    playing: tuple[Seat, ...]
    each: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A seat's turn has begun."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StockRebuilt:
    """The discard pile was shuffled into a new stock of `count` cards."""

    count: int


@dataclass(frozen=True, slots=True)
class DiscardTaken:
    """A seat took the top cards of the discard pile, named oldest first."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat threw a card on the discard pile."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A seat ended its turn without a discard."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FewCards:
    """A seat holds three cards or fewer."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over."""

    winners: tuple[Seat, ...]
    totals: tuple[Points, ...]


@dataclass(frozen=True, slots=True)
class TookBack:
    """A seat took its last table action back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew a card from the stock: a fact that only that seat sees whole."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class YouDrew:
    """You drew this card from the stock."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class OtherDrew:
    """Another seat drew a card from the stock."""

    seat: Seat


def see_draw(fact: Drew, seat: Seat) -> YouDrew | OtherDrew:
    """Give what the seat perceives of a draw (GE-06)."""
    return YouDrew(fact.seat, fact.card) if fact.seat == seat else OtherDrew(fact.seat)
