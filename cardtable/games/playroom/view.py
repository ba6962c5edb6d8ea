"""All that one seat may know of a round of Playroom Rummy."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.games.playroom.facts import PENALTIES, Entry, Seen
from cardtable.games.playroom.options import Options
from cardtable.kernel.cards import Card
from cardtable.kernel.match import Standing
from cardtable.kernel.seats import Seat
from cardtable.rummy.melds import Meld, TableMeld

__all__ = ["Debt", "TableMeld", "View"]


@dataclass(frozen=True, slots=True)
class Debt:
    """A card in hand that must be laid this turn; for a swapped joker, `replaced` is the card it stood for (PR-21)."""

    card: Card
    replaced: Card | None = None


@dataclass(frozen=True, slots=True)
class View:
    """What `seat` may know; a tuple "a seat" has one item for each seat, those already out included.

    `hand` is the own hand in order of arrival; `counts` the number of cards a seat; `known` the cards in each hand
    that all have seen go there. `discard` is what may be read of the pile, oldest first: all of it in multi mode,
    else its top card; `discard_count` is its size. `stock` counts the cards of the stock; `refill` tells whether the
    discard pile can be shuffled into a new one. `drawn` counts the cards drawn in this turn, `acted`
    tells whether the seat in turn has already touched the table; `debts` are owed by the
    seat in `turn`. `provisional` numbers the combinations of a first meld that is not complete. `entries` is the
    round's score sheet so far. `ends` are the hands left open at the round's end, else empty. `history` is all that
    this seat perceived in the round.
    """

    seat: Seat
    options: Options
    standing: Standing
    turn: Seat
    drawn: int
    acted: bool
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    table: tuple[TableMeld, ...]
    opened: frozenset[Seat]
    provisional: tuple[int, ...]
    debts: tuple[Debt, ...]
    stock: int
    refill: bool
    discard: tuple[Card, ...]
    discard_count: int
    entries: tuple[Entry, ...]
    over: bool
    winner: Seat | None
    ends: tuple[tuple[Card, ...], ...]
    history: tuple[Seen, ...]

    @property
    def my_turn(self) -> bool:
        """Tell whether this seat moves."""
        return not self.over and self.turn == self.seat

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Name who has won the round; nobody before its end, or where it was blocked."""
        return () if self.winner is None else (self.winner,)

    def meld(self, number: int) -> Meld | None:
        """Give the combination with that number, if it lies on the table."""
        return next((laid.meld for laid in self.table if laid.number == number), None)

    def points(self, seat: Seat) -> int:
        """Sum the seat's points in this round, penalties left out."""
        return sum(e.points for e in self.entries if e.seat == seat and e.score not in PENALTIES)

    def penalty(self, seat: Seat) -> int:
        """Sum the penalties charged to the seat in this round, as a positive number."""
        return sum(e.points for e in self.entries if e.seat == seat and e.score in PENALTIES)
