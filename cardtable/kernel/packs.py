"""The packs that games are played with."""

from __future__ import annotations

from cardtable.kernel.cards import JOKER, RANKS, SUITS, Card

FRENCH_PACK = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)

TAROT_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K")
"""The ranks of a plain suit in a tarot pack, the lowest first; `N` is the knight."""

TRUMPS = tuple(Card(str(number), "T") for number in range(1, 22))
FOOL = Card("EX", "")
TAROT_PACK = (*(Card(rank, suit) for suit in SUITS for rank in TAROT_RANKS), *TRUMPS, FOOL)
"""The 78 cards of French Tarot in a fixed order."""


def french_packs(packs: int, jokers: int) -> tuple[Card, ...]:
    """Give `packs` packs of 52 with `jokers` jokers in all, in a fixed order."""
    return FRENCH_PACK * packs + (JOKER,) * jokers
