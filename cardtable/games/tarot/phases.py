"""The phases of a round, with what all at the table know of each."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardtable.games.tarot.bids import Contract
from cardtable.games.tarot.handles import Handle
from cardtable.games.tarot.tally import MisereTally, Tally
from cardtable.kernel.cards import Card
from cardtable.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class CalledCard:
    """A called card: `seen` once all have seen it, `holder` who then turned out to have it (None: the kitty)."""

    card: Card
    seen: bool = False
    holder: Seat | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """A card lying in a trick."""

    seat: Seat
    card: Card


Trick = tuple[Played, ...]


@dataclass(frozen=True, slots=True)
class Bidding:
    """The auction: `passed` bid no more, `highest` is the last bid (FT-06)."""

    turn: Seat
    passed: frozenset[Seat] = frozenset()
    highest: Contract | None = None


@dataclass(frozen=True, slots=True)
class Calling:
    """The declarer calls a card, with six players two (FT-11, FT-14)."""

    contract: Contract
    called: tuple[CalledCard, ...] = ()


@dataclass(frozen=True, slots=True)
class Exchanging:
    """The declarer has taken the kitty and puts cards back (FT-16)."""

    contract: Contract
    called: tuple[CalledCard, ...] = ()


@dataclass(frozen=True, slots=True)
class Playing:
    """Tricks are played; without a `contract` it is a misère. `fool` played the fool to a trick that is over."""

    turn: Seat
    contract: Contract | None
    called: tuple[CalledCard, ...] = ()
    trick: Trick = ()
    handle: Handle | None = None
    fool: Seat | None = None


@dataclass(frozen=True, slots=True)
class RoundOver:
    """The round is over; without a `tally` all passed, so that nothing is scored (FT-08)."""

    tally: Tally | MisereTally | None
    called: tuple[CalledCard, ...] = ()
    handle: Handle | None = None


Phase = Bidding | Calling | Exchanging | Playing | RoundOver


def seat_in_turn(phase: Phase) -> Seat | None:
    """Name the seat that moves; None once the round is over."""
    match phase:
        case Bidding() | Playing():
            return phase.turn
        case Calling() | Exchanging():
            return phase.contract.declarer
        case RoundOver():
            return None


def contract_of(phase: Phase) -> Contract | None:
    """Give the contract once the auction is over; None before, in a misère or where all passed."""
    match phase:
        case Bidding():
            return None
        case RoundOver():
            return phase.tally.contract if isinstance(phase.tally, Tally) else None
        case Calling() | Exchanging() | Playing():
            return phase.contract


def mark_seen(called: tuple[CalledCard, ...], kitty: tuple[Card, ...]) -> tuple[CalledCard, ...]:
    """Mark the called cards that all have seen in the kitty (FT-15, FT-Q47)."""
    return tuple(replace(each, seen=True) if each.card in kitty else each for each in called)


def called_of(phase: Phase) -> tuple[CalledCard, ...]:
    """Give the cards called so far."""
    return () if isinstance(phase, Bidding) else phase.called
