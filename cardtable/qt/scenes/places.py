"""The places on the table that can be pointed at."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class HandPlace:
    """A card in the own hand, known by its key in the hand model."""

    key: int


@dataclass(frozen=True, slots=True)
class MeldPlace:
    """A combination on the table."""

    number: int


@dataclass(frozen=True, slots=True)
class PiecePlace:
    """A card of a combination that can be pointed at by itself, known by its key on the bench."""

    key: int


@dataclass(frozen=True, slots=True)
class StockPlace:
    """The stock."""


@dataclass(frozen=True, slots=True)
class DiscardPlace:
    """The discard pile."""


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """An opponent's plate."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FeltPlace:
    """The free felt, where a new combination can be laid."""


@dataclass(frozen=True, slots=True)
class HandGap:
    """The hand between two cards: a card dropped here comes to stand before what lies in row `row`."""

    row: int


@dataclass(frozen=True, slots=True)
class TrickPlace:
    """A card lying in the trick, known by who played it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MiddlePlace:
    """The middle of the felt, where a card is played to."""


@dataclass(frozen=True, slots=True)
class KittyPlace:
    """The kitty."""


@dataclass(frozen=True, slots=True)
class CalledPlace:
    """A called card, the `nth` of its round, counted from 1."""

    nth: int


@dataclass(frozen=True, slots=True)
class HandlePlace:
    """The trumps shown for a handle."""


@dataclass(frozen=True, slots=True)
class WonPlace:
    """The tricks that a seat has taken."""

    seat: Seat


OfTheTrick = TrickPlace | MiddlePlace | KittyPlace | CalledPlace | HandlePlace | WonPlace
Place = HandPlace | MeldPlace | PiecePlace | StockPlace | DiscardPlace | SeatPlace | FeltPlace | HandGap | OfTheTrick
