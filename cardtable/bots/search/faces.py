"""Cards coded as small numbers, for search that is fast."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable.kernel.cards import JOKER, RANKS, SUITS, Card

FACES = tuple(Card(rank, suit) for rank in RANKS for suit in SUITS)
"""Every natural face, rank by rank: code // 4 is its rank (0 an ace … 12 a king), code % 4 its suit."""

JOKER_CODE = len(FACES)
FIELD = 5
"""Bits for the count of one face; the highest of them stays free as a guard."""

_CODES = {**{card: code for code, card in enumerate(FACES)}, JOKER: JOKER_CODE}
_CARDS = (*FACES, JOKER)
_ONES = tuple(1 << (FIELD * code) for code in range(len(_CARDS)))


def code_of(card: Card) -> int:
    """Code a face: 0 to 51, a joker 52."""
    return _CODES[card]


def card_of(code: int) -> Card:
    """Give the face of a code."""
    return _CARDS[code]


def codes_of(cards: Iterable[Card]) -> tuple[int, ...]:
    """Code cards in rising order, so that the order in which they arrived is forgotten."""
    return tuple(sorted([_CODES[card] for card in cards]))


def counted(codes: Iterable[int]) -> int:
    """Count cards in one integer, `FIELD` bits a face: room for the eight jokers of four packs."""
    return sum([_ONES[code] for code in codes])


def run_code(place: int, suit: int) -> int:
    """Give the code at a place of a run (1 a low ace … 14 a high ace)."""
    return (place - 1) % len(RANKS) * len(SUITS) + suit
