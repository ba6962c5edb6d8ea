"""The truth of a round of Basic Rummy, which never leaves this room but for the hall."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.games.basic.facts import Entry, Fact
from cardtable.games.basic.options import Options
from cardtable.kernel.cards import Card
from cardtable.kernel.seats import Seat
from cardtable.rummy.course import Round
from cardtable.rummy.melds import TableMeld


@dataclass(frozen=True, slots=True)
class Turn:
    """Keep what belongs to one turn: `took` is the card drawn from the discard pile."""

    seat: Seat
    drawn: int = 0
    took: Card | None = None
    acted: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class State(Round[Fact]):
    """Hold the round: `hands` a tuple a seat in order of arrival, `stock` next card first, `discard` oldest first.

    `known` names the cards of each hand that all have seen go there; `rebuilt` tells that the stock was rebuilt once
    (BR-11); `pile_draws` counts draws from the pile in a row without a meld (BR-Q10).
    """

    options: Options
    discard: tuple[Card, ...]
    turn: Turn
    table: tuple[TableMeld, ...] = ()
    rebuilt: bool = False
    pile_draws: int = 0
    entries: tuple[Entry, ...] = ()
    winner: Seat | None = None
    face_down: bool = False
