"""What cards are worth where the pips count."""

from __future__ import annotations

from cardtable.kernel.cards import Card

_COURT = {"J": 10, "Q": 10, "K": 10}


def pips(card: Card) -> int:
    """Count an ace as 1, a court card as 10, others by their number (BR-Q01, CR-12)."""
    if card.rank == "A":
        return 1
    return _COURT[card.rank] if card.rank in _COURT else int(card.rank)
