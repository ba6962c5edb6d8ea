"""What a player can lay at once: a new combination or cards onto one that lies there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from cardtable.bots.search.faces import JOKER_CODE, counted, run_code
from cardtable.kernel.cards import RANKS, SUITS
from cardtable.rummy.melds import ACE_HIGH, ACE_LOW, LEAST, LONGEST_RUN, SET_SIZE

LONGEST_PIECE = 5
"""A run of six or more is two shorter ones side by side, so search needs none longer than five."""


class Worth(NamedTuple):
    """Price the cards: a run by place (0 unused, 1 a low ace … 14), a set or identity by rank, a hand by code."""

    run: tuple[int, ...]
    set: tuple[int, ...]
    identity: tuple[int, ...] | None
    """None where identities are not played."""
    hand: tuple[int, ...]


class Piece(NamedTuple):
    """Lay `cards` (codes in the order of laying) as a new combination, or onto combination `onto`.

    `need` counts the cards as `faces.counted` does, plus a field of its own for the place on the table that is used
    up. `points` is the value laid, `relief` what the cards would cost in hand. `stands_for` is the code of the card
    that the joker certainly replaces, -1 without one. `low` is the place of a run's first card, else 0; `suit` is a
    run's.
    """

    cards: tuple[int, ...]
    need: int
    points: int
    relief: int
    jokers: int = 0
    stands_for: int = -1
    low: int = 0
    suit: int = -1
    onto: int = 0


def new_combinations(hand: Sequence[int], worth: Worth) -> list[Piece]:
    """List what can be laid anew from the hand; longer runs are made of the shorter ones listed."""
    joker = JOKER_CODE in hand
    by_suit, by_rank = [0] * len(SUITS), [0] * len(RANKS)
    for code in hand:
        if code != JOKER_CODE:
            rank, suit = divmod(code, len(SUITS))
            by_suit[suit] |= 1 << rank
            by_rank[rank] |= 1 << suit
    pieces: list[Piece] = []
    for suit, ranks in enumerate(by_suit):
        if ranks & (ranks - 1):
            pieces += _runs(suit, ranks, joker, worth)
    for rank, suits in enumerate(by_rank):
        if suits & (suits - 1):
            pieces += _sets(rank, suits, joker, worth)
    if worth.identity is not None:
        for code in sorted(set(hand) - {JOKER_CODE}):
            pieces += _identities(code, min(hand.count(code), SET_SIZE), joker, worth)
    return pieces


@lru_cache(maxsize=1 << 12)
def _runs(suit: int, mask: int, joker: bool, worth: Worth) -> tuple[Piece, ...]:  # noqa: FBT001 - a key of the cache
    """List the runs of one suit whose ranks (bit 0 an ace) are in hand, each with at most one joker."""
    there = (mask << ACE_LOW) | (mask & 1) << ACE_HIGH
    pieces = []
    for low in range(ACE_LOW, ACE_HIGH - LEAST + 2):
        for beyond in range(low + LEAST, min(low + LONGEST_PIECE, ACE_HIGH + 1) + 1):
            gaps = ((1 << beyond) - (1 << low)) & ~there
            if gaps & (gaps - 1):
                break
            places = range(low, beyond)
            if not gaps:
                pieces.append(_run(places, suit, 0, worth))
            if joker:
                at = (gaps.bit_length() - 1,) if gaps else places
                pieces += [_run(places, suit, place, worth) for place in at]
    return tuple(pieces)


def _run(places: range, suit: int, joker_at: int, worth: Worth) -> Piece:
    cards = tuple(JOKER_CODE if place == joker_at else run_code(place, suit) for place in places)
    return _piece(
        cards,
        sum(worth.run[place] for place in places),
        worth,
        stands_for=run_code(joker_at, suit) if joker_at else -1,
        low=places[0],
        suit=suit,
    )


def _piece(
    cards: tuple[int, ...], points: int, worth: Worth, *, stands_for: int = -1, low: int = 0, suit: int = -1
) -> Piece:
    relief = sum(worth.hand[code] for code in cards)
    jokers = cards.count(JOKER_CODE)
    return Piece(cards, counted(cards), points, relief, jokers, stands_for, low, suit)


@lru_cache(maxsize=1 << 12)
def _sets(rank: int, mask: int, joker: bool, worth: Worth) -> tuple[Piece, ...]:  # noqa: FBT001 - a key of the cache
    """List the sets of one rank whose suits are in hand, each with at most one joker."""
    suits = [suit for suit in range(len(SUITS)) if mask >> suit & 1]
    pieces = []
    for count in range(LEAST - 1, len(suits) + 1):
        for chosen in combinations(suits, count):
            cards = tuple(rank * 4 + suit for suit in chosen)
            if count >= LEAST:
                pieces.append(_piece(cards, worth.set[rank] * count, worth))
            if joker and count < SET_SIZE:
                pieces.append(_set_with_joker(cards, rank, worth))
    return tuple(pieces)


def _set_with_joker(cards: tuple[int, ...], rank: int, worth: Worth) -> Piece:
    """With two naturals the joker's suit stays open (PR-19)."""
    missing = [rank * 4 + suit for suit in range(len(SUITS)) if rank * 4 + suit not in cards]
    points = worth.set[rank] * (len(cards) + 1)
    return _piece((*cards, JOKER_CODE), points, worth, stands_for=missing[0] if len(missing) == 1 else -1)


@lru_cache(maxsize=1 << 10)
def _identities(code: int, copies: int, joker: bool, worth: Worth) -> tuple[Piece, ...]:  # noqa: FBT001 - a key of the cache
    """List the identities of one face."""
    if worth.identity is None:
        return ()
    each = worth.identity[code // 4]
    pieces = [_piece((code,) * count, each * count, worth) for count in range(LEAST, copies + 1)]
    if joker:
        pieces += [
            _piece((code,) * count + (JOKER_CODE,), each * (count + 1), worth, stands_for=code)
            for count in range(LEAST - 1, min(copies, LEAST) + 1)
        ]
    return tuple(pieces)


def joined(pieces: Sequence[Piece]) -> tuple[Piece, ...]:
    """Put runs that lie side by side together again, as far as one combination may hold them."""
    runs = sorted((piece for piece in pieces if piece.low and not piece.onto), key=lambda run: (run.suit, run.low))
    others = [piece for piece in pieces if not piece.low or piece.onto]
    whole: list[Piece] = []
    for run in runs:
        at = next((at for at, lower in enumerate(whole) if _adjoin(lower, run)), None)
        if at is None:
            whole.append(run)
        else:
            whole[at] = _together(whole[at], run)
    return (*whole, *others)


def _adjoin(lower: Piece, upper: Piece) -> bool:
    return (
        lower.suit == upper.suit
        and lower.low + len(lower.cards) == upper.low
        and lower.jokers + upper.jokers <= 1
        and len(lower.cards) + len(upper.cards) <= LONGEST_RUN
    )


def _together(lower: Piece, upper: Piece) -> Piece:
    return Piece(
        lower.cards + upper.cards,
        lower.need + upper.need,
        lower.points + upper.points,
        lower.relief + upper.relief,
        lower.jokers + upper.jokers,
        max(lower.stands_for, upper.stands_for),
        lower.low,
        lower.suit,
    )
