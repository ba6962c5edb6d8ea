"""All that one seat may know of a round of French Tarot."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from cardtable.games.tarot.bids import Contract
from cardtable.games.tarot.facts import Entry, Seen
from cardtable.games.tarot.options import Options
from cardtable.games.tarot.phases import (
    CalledCard,
    Phase,
    Playing,
    RoundOver,
    Trick,
    called_of,
    contract_of,
    seat_in_turn,
)
from cardtable.games.tarot.tally import MisereTally, Tally, plain
from cardtable.kernel.cards import Card
from cardtable.kernel.match import Points, Standing
from cardtable.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class View:
    """What `seat` may know; a tuple "a seat" has one item for each seat.

    `hand` is the own hand in order of arrival; `counts` the number of cards a seat; `known` the cards in each hand
    that all know to be there. `shown` is the kitty as all saw it before the exchange, `kitty` the one that counts in
    the end: known to the declarer who put it back, to all at the round's end, else empty. `won` are the cards of the
    tricks that each seat has taken. `entries` is the round's score sheet so far. `history` is all that this seat
    perceived in the round.
    """

    seat: Seat
    options: Options
    standing: Standing
    phase: Phase
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    shown: tuple[Card, ...]
    kitty: tuple[Card, ...]
    won: tuple[tuple[Card, ...], ...]
    entries: tuple[Entry, ...]
    history: tuple[Seen, ...]

    @property
    def players(self) -> int:
        """Count the players."""
        return len(self.counts)

    @property
    def turn(self) -> Seat | None:
        """Name the seat that moves; None once the round is over."""
        return seat_in_turn(self.phase)

    @property
    def my_turn(self) -> bool:
        """Tell whether this seat moves."""
        return self.turn == self.seat

    @property
    def over(self) -> bool:
        """Tell whether the round is over."""
        return isinstance(self.phase, RoundOver)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Name who has won the round: a declarer who made it, in a misère the lowest alone; else nobody."""
        tally = self.phase.tally if isinstance(self.phase, RoundOver) else None
        if isinstance(tally, Tally):
            return (tally.contract.declarer,) if tally.made else ()
        if isinstance(tally, MisereTally) and tally.points.count(min(tally.points)) == 1:
            return (tally.points.index(min(tally.points)),)
        return ()

    @property
    def contract(self) -> Contract | None:
        """Give the contract once the auction is over; None before, in a misère or where all passed."""
        return contract_of(self.phase)

    @property
    def called(self) -> tuple[CalledCard, ...]:
        """Give the cards called so far."""
        return called_of(self.phase)

    @property
    def trick(self) -> Trick:
        """Give the cards lying in the trick, in their order."""
        return self.phase.trick if isinstance(self.phase, Playing) else ()

    @property
    def first_trick(self) -> bool:
        """Tell whether no trick is over yet."""
        return not any(self.won)

    def points(self, seat: Seat) -> Points:
        """Sum the seat's points in this round."""
        return plain(sum((Fraction(entry.points) for entry in self.entries if entry.seat == seat), Fraction(0)))
