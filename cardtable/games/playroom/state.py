"""The truth of a round of Playroom Rummy, which never leaves this room but for the hall."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.games.playroom.facts import Entry, Fact
from cardtable.games.playroom.options import Options
from cardtable.games.playroom.view import Debt, TableMeld
from cardtable.kernel.cards import Card
from cardtable.kernel.seats import Seat
from cardtable.rummy.course import Round


@dataclass(frozen=True, slots=True)
class Turn:
    """Keep what belongs to one turn alone."""

    seat: Seat
    drawn: int = 0
    acted: bool = False
    opened_before: bool = False
    laid_off: bool = False
    debts: tuple[Debt, ...] = ()
    melded: bool = False


@dataclass(frozen=True, slots=True)
class Idleness:
    """Count how long nothing was melded (PR-Q15, PR-Q59): turns in a row, those of them with no stock to be had."""

    turns: int = 0
    dry: int = 0
    rebuilt: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class State(Round[Fact]):
    """Hold the round: `hands` a tuple a seat in order of arrival, `stock` next card first, `discard` oldest first.

    `known` names, for each seat, the cards of the hand that all have seen go there. `log` is the round so far.
    """

    options: Options
    turn: Turn
    discard: tuple[Card, ...] = ()
    table: tuple[TableMeld, ...] = ()
    next_number: int = 1
    opened: frozenset[Seat] = frozenset()
    provisional: tuple[int, ...] = ()
    entries: tuple[Entry, ...] = ()
    idleness: Idleness = Idleness()
    shuffles: int = 1
    winner: Seat | None = None
