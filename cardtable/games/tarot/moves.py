"""What a player of French Tarot may ask for."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.games.tarot.bids import Bid
from cardtable.kernel.cards import Card


@dataclass(frozen=True, slots=True)
class Pass:
    """Bid no more in this auction."""


@dataclass(frozen=True, slots=True)
class MakeBid:
    """Bid a contract."""

    bid: Bid


@dataclass(frozen=True, slots=True)
class Call:
    """Call a card, whose holder becomes a partner."""

    card: Card


@dataclass(frozen=True, slots=True)
class PutBack:
    """Put cards back into the kitty."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ShowHandle:
    """Announce a handle by showing its trumps."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card to the trick."""

    card: Card


Move = Pass | MakeBid | Call | PutBack | ShowHandle | PlayCard
