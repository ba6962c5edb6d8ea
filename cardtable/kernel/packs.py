"""The packs that games are played with."""

from __future__ import annotations

from cardtable.kernel.cards import JOKER, RANKS, SUITS, Card

FRENCH_PACK = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)


def french_packs(packs: int, jokers: int) -> tuple[Card, ...]:
    """Give `packs` packs of 52 with `jokers` jokers in all, in a fixed order."""
    return FRENCH_PACK * packs + (JOKER,) * jokers
