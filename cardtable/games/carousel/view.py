"""All that one seat may know of a round of Carousel."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.games.carousel.facts import Entry, Seen
from cardtable.games.carousel.groups import Combination
from cardtable.games.carousel.options import Options
from cardtable.kernel.cards import Card
from cardtable.kernel.match import Standing
from cardtable.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class View:
    """What `seat` may know; a tuple "a seat" has one item for each seat.

    `hand` is the own hand in order of arrival; `counts` the number of cards a seat; `known` the cards in each hand
    that all have seen. `drawn` counts the cards drawn in this turn; `start` is the table that this turn began with,
    `played` what the seat in turn has laid since. `stock` counts the cards of the stock; `extra` names the seats that
    still have a last turn, None while the stock lasts. `ends` are the hands left open at the round's end, else empty.
    """

    seat: Seat
    options: Options
    standing: Standing
    turn: Seat
    drawn: int
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    table: tuple[Combination, ...]
    start: tuple[Combination, ...]
    played: tuple[Card, ...]
    stock: int
    extra: tuple[Seat, ...] | None
    rounds_won: tuple[int, ...]
    entries: tuple[Entry, ...]
    over: bool
    winners: tuple[Seat, ...]
    ends: tuple[tuple[Card, ...], ...]
    history: tuple[Seen, ...]

    @property
    def my_turn(self) -> bool:
        """Tell whether this seat moves."""
        return not self.over and self.turn == self.seat

    def points(self, seat: Seat) -> int:
        """Sum the seat's points in this round; what the end of the game adds is left out."""
        ends = ("target", "rounds-won")
        return sum(entry.points for entry in self.entries if entry.seat == seat and entry.score not in ends)
