"""All that one seat may know of a round of Basic Rummy."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.games.basic.facts import Entry, Seen
from cardtable.games.basic.options import Options
from cardtable.kernel.cards import Card
from cardtable.kernel.match import Standing
from cardtable.kernel.seats import Seat
from cardtable.rummy.melds import Meld, TableMeld


@dataclass(frozen=True, slots=True)
class View:
    """What `seat` may know; a tuple "a seat" has one item for each seat.

    `hand` is the own hand in order of arrival; `counts` the number of cards a seat; `known` the cards in each hand
    that all have seen go there. `discard` is the top card of the pile, if it may be seen; `discard_count` its size.
    `drawn` counts the cards drawn in this turn, `took` is the one from the pile, `acted` tells whether the seat in turn
    has touched the table. `stock` counts the cards of the stock, `rebuilt` tells that it was rebuilt once. `ends` are
    the hands left open at the round's end, else empty.
    """

    seat: Seat
    options: Options
    standing: Standing
    turn: Seat
    drawn: int
    took: Card | None
    acted: bool
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    table: tuple[TableMeld, ...]
    stock: int
    rebuilt: bool
    discard: tuple[Card, ...]
    discard_count: int
    pile_draws: int
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
        """Sum the seat's points in this round."""
        return sum(entry.points for entry in self.entries if entry.seat == seat)
