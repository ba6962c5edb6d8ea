"""The cards of French Tarot: how strong they are in a trick, how many points they carry."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from cardtable.kernel.cards import SUITS, Card
from cardtable.kernel.packs import FOOL, TAROT_RANKS, TRUMPS

TRUMP: Final = "T"
LITTLE_ONE: Final = TRUMPS[0]
TWENTY_ONE: Final = TRUMPS[-1]
OUDLERS: Final = (TWENTY_ONE, LITTLE_ONE, FOOL)
ALL_POINTS: Final = 91

_HALF = Fraction(1, 2)
_COURT = {"K": 4 + _HALF, "Q": 3 + _HALF, "N": 2 + _HALF, "J": 1 + _HALF}
_OUDLER = 4 + _HALF

# Looked up, for the players ask these for thousands of cards in a round.
_STRENGTHS: Final = {
    FOOL: 0,
    **{card: int(card.rank) for card in TRUMPS},
    **{Card(rank, suit): place for suit in SUITS for place, rank in enumerate(TAROT_RANKS, start=1)},
}
_POINTS: Final = {
    card: _OUDLER if card in OUDLERS else _COURT.get(card.rank, _HALF) if card.suit in SUITS else _HALF
    for card in _STRENGTHS
}


def is_trump(card: Card) -> bool:
    """Tell whether the card is one of the 21 trumps; the fool is none (FT-Q35)."""
    return card.suit == TRUMP


def is_plain(card: Card) -> bool:
    """Tell whether the card belongs to one of the four suits."""
    return card.suit in SUITS


def strength(card: Card) -> int:
    """Rank a card within its suit or the trumps, the lowest first; the fool is weaker than any (FT-22, FT-23)."""
    return _STRENGTHS[card]


def card_points(card: Card) -> Fraction:
    """Give the points that a card carries (FT-04)."""
    return _POINTS[card]


def sum_points(cards: tuple[Card, ...]) -> Fraction:
    """Add up the points of cards."""
    return sum((card_points(card) for card in cards), Fraction(0))


def in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Order cards as they are easily taken in: the fool, the trumps, then suit by suit, each from its lowest."""
    return tuple(sorted(cards, key=lambda card: (("", TRUMP, *SUITS).index(card.suit), strength(card))))


def first_missing(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> Card | None:
    """Name the first of `cards` that the hand does not hold, or holds once but is named twice."""
    return next((card for place, card in enumerate(cards) if card not in hand or card in cards[:place]), None)
