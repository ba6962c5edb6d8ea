"""Runs, sets with identities: what makes cards a combination."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

from cardtable.kernel.cards import JOKER, RANKS, SUITS, Card

ACE_LOW = 1
ACE_HIGH = 14
LONGEST_RUN = 14
LEAST = 3
SET_SIZE = 4

_POSITION = {rank: place for place, rank in enumerate(RANKS, start=ACE_LOW)}


class Kind(StrEnum):
    """Name the kind of a combination."""

    RUN = "run"
    SET = "set"
    IDENTITY = "identity"


class Fault(StrEnum):
    """Say why cards are no combination."""

    TOO_FEW = "too-few"
    TWO_JOKERS = "two-jokers"
    NO_KIND = "no-kind"
    SUIT_TWICE = "suit-twice"
    NO_IDENTITIES = "no-identities"
    SET_TOO_BIG = "set-too-big"
    IDENTITY_TOO_BIG = "identity-too-big"
    RUN_SUITS = "run-suits"
    RUN_ORDER = "run-order"
    RUN_GAP = "run-gap"
    RUN_ROUND_THE_ACE = "run-round-the-ace"
    JOKER_BEYOND_ACE = "joker-beyond-ace"


@dataclass(frozen=True, slots=True)
class Meld:
    """Keep a combination as it lies: `low` is the place of a run's first card (1 a low ace … 14 a high ace), else 0."""

    kind: Kind
    cards: tuple[Card, ...]
    low: int = 0

    @property
    def natural(self) -> tuple[Card, ...]:
        """Give the cards that are no jokers."""
        return tuple(card for card in self.cards if card != JOKER)

    @property
    def high(self) -> int:
        """Give the place of a run's last card."""
        return self.low + len(self.cards) - 1

    @property
    def suit(self) -> str:
        """Give the suit of a run."""
        return self.natural[0].suit

    @property
    def rank(self) -> str:
        """Give the rank of a set or identity."""
        return self.natural[0].rank

    @property
    def closed(self) -> bool:
        """Tell whether no card can be added."""
        longest = LONGEST_RUN if self.kind is Kind.RUN else SET_SIZE
        return len(self.cards) == longest

    @property
    def joker_means(self) -> tuple[Card, ...]:
        """Name the cards that its joker may stand for: none without a joker, one where it is certain (PR-19)."""
        if JOKER not in self.cards:
            return ()
        match self.kind:
            case Kind.RUN:
                return (run_card(self.low + self.cards.index(JOKER), self.suit),)
            case Kind.IDENTITY:
                return (self.natural[0],)
            case Kind.SET:
                return tuple(Card(self.rank, suit) for suit in missing_suits(self))


@dataclass(frozen=True, slots=True)
class TableMeld:
    """A combination on the table with its number, which is never used again in the round."""

    number: int
    meld: Meld


def missing_suits(meld: Meld) -> tuple[str, ...]:
    """Name the suits that no natural card of a set has."""
    there = {card.suit for card in meld.natural}
    return tuple(suit for suit in SUITS if suit not in there)


def run_card(place: int, suit: str) -> Card:
    """Give the card at a place of a run: 1 and 14 are the ace."""
    return Card(RANKS[(place - 1) % len(RANKS)], suit)


def places(card: Card) -> tuple[int, ...]:
    """Give the places that a card can have in a run: two for an ace."""
    if card.rank == "A":
        return (ACE_LOW, ACE_HIGH)
    return (_POSITION[card.rank],)


def recognise(cards: tuple[Card, ...], *, identities: bool = False) -> Meld | Fault:
    """Say which combination the cards make in this order, with at most one joker, or why they make none.

    A run may go from a low ace to a high one, 14 cards. Three equal cards are an identity where those are played.
    """
    if cards.count(JOKER) > 1:
        return Fault.TWO_JOKERS
    if len(cards) < LEAST:
        return Fault.TOO_FEW
    natural = tuple(card for card in cards if card != JOKER)
    if all(card == natural[0] for card in natural):
        return _identity(cards, identities=identities)
    if all(card.rank == natural[0].rank for card in natural):
        return _set(cards, natural)
    if all(card.suit == natural[0].suit for card in natural):
        return _run(cards, natural)
    return Fault.RUN_SUITS if _rises(natural) else Fault.NO_KIND


def _identity(cards: tuple[Card, ...], *, identities: bool) -> Meld | Fault:
    if not identities:
        return Fault.NO_IDENTITIES
    return Meld(Kind.IDENTITY, cards) if len(cards) <= SET_SIZE else Fault.IDENTITY_TOO_BIG


def _set(cards: tuple[Card, ...], natural: tuple[Card, ...]) -> Meld | Fault:
    if len({card.suit for card in natural}) < len(natural):
        return Fault.SUIT_TWICE
    return Meld(Kind.SET, cards) if len(cards) <= SET_SIZE else Fault.SET_TOO_BIG


def _run(cards: tuple[Card, ...], natural: tuple[Card, ...]) -> Meld | Fault:
    first = cards.index(natural[0])
    for place in places(natural[0]):
        low = place - first
        if all(card == JOKER or card == run_card(low + step, natural[0].suit) for step, card in enumerate(cards)):
            return _bounded_run(cards, low)
    ordered = sorted(natural, key=lambda card: _POSITION[card.rank])
    return Fault.RUN_GAP if natural == tuple(ordered) else Fault.RUN_ORDER


def _bounded_run(cards: tuple[Card, ...], low: int) -> Meld | Fault:
    high = low + len(cards) - 1
    if low >= ACE_LOW and high <= ACE_HIGH:
        return Meld(Kind.RUN, cards, low)
    beyond = (low == ACE_LOW - 1 and cards[0] == JOKER) or (high == ACE_HIGH + 1 and cards[-1] == JOKER)
    return Fault.JOKER_BEYOND_ACE if beyond else Fault.RUN_ROUND_THE_ACE


def _rises(natural: tuple[Card, ...]) -> bool:
    """Tell whether the ranks rise, as in a run of mixed suits."""
    ranks = [_POSITION[card.rank] for card in natural]
    return all(low < high for low, high in pairwise(ranks))
