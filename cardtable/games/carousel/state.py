"""The truth of a round of Carousel, which never leaves this room but for the hall."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.games.carousel.facts import Entry, Fact
from cardtable.games.carousel.groups import Combination
from cardtable.games.carousel.options import Options
from cardtable.kernel.cards import Card
from cardtable.kernel.seats import Seat
from cardtable.rummy.course import Round


@dataclass(frozen=True, slots=True)
class Turn:
    """Keep what belongs to one turn: `hand` and `table` as they were before the last arrangement of it."""

    seat: Seat
    hand: tuple[Card, ...]
    table: tuple[Combination, ...]
    drawn: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class State(Round[Fact]):
    """Hold the round: `hands` a tuple a seat in order of arrival, `stock` next card first.

    `extra` names the seats that still have a last turn, the seat in turn first, once the stock has run out; it is
    None before. `known` names the cards of each hand that all have seen. `rounds_won` counts a number a seat.
    """

    options: Options
    turn: Turn
    rounds_won: tuple[int, ...]
    table: tuple[Combination, ...] = ()
    extra: tuple[Seat, ...] | None = None
    entries: tuple[Entry, ...] = ()
    winners: tuple[Seat, ...] = ()
