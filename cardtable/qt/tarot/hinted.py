"""What a hint of French Tarot is about: the cards that its moves name."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable.games.tarot.moves import Call, PlayCard, PutBack, ShowHandle
from cardtable.kernel.cards import Card


def cards_of(move: object) -> tuple[Card, ...]:
    """Name the cards of a move; a bid has none."""
    match move:
        case PlayCard(card) | Call(card):
            return (card,)
        case PutBack(cards) | ShowHandle(cards):
            return cards
    return ()


def cards_of_all(moves: Iterable[object]) -> frozenset[Card]:
    """Name the cards of all these moves."""
    return frozenset(card for move in moves for card in cards_of(move))
