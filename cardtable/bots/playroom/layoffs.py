"""What the cards of a hand can extend on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from cardtable.bots.search.faces import FIELD, JOKER_CODE, code_of, counted, run_code
from cardtable.bots.search.pieces import Piece, Worth
from cardtable.games.playroom.view import TableMeld
from cardtable.kernel.cards import JOKER, SUITS
from cardtable.rummy.melds import ACE_HIGH, ACE_LOW, SET_SIZE, Kind, Meld


class Spot(NamedTuple):
    """Name the cards (codes) that fit one open place of a combination, with the points of each.

    At the end of a run they fit one after another, else any one of them.
    """

    codes: tuple[int, ...]
    points: tuple[int, ...]
    chain: bool


def lay_offs(hand: Sequence[int], table: Sequence[TableMeld], worth: Worth) -> list[Piece]:
    """List the cards, or chains of cards, that extend combinations; each open place is used by one piece at most."""
    held = set(hand)
    pieces: list[Piece] = []
    field = JOKER_CODE + 1
    for laid in table:
        for spot in open_spots(laid.meld, worth):
            found = [_piece(codes, points, field, laid.number, worth) for codes, points in _fitting(spot, held)]
            if found:
                pieces += found
                field += 1
    return pieces


def single_lay_offs(table: Sequence[TableMeld], worth: Worth) -> dict[int, int]:
    """Give every code that extends some combination at once, with the most points it brings."""
    fits: dict[int, int] = {}
    for laid in table:
        for spot in open_spots(laid.meld, worth):
            width = 1 if spot.chain else len(spot.codes)
            for code, points in zip(spot.codes[:width], spot.points[:width], strict=True):
                fits[code] = max(points, fits.get(code, 0))
    return fits


def _fitting(spot: Spot, held: set[int]) -> Iterator[tuple[tuple[int, ...], int]]:
    if not spot.chain:
        yield from (((code,), points) for code, points in zip(spot.codes, spot.points, strict=True) if code in held)
        return
    points = 0
    for length, code in enumerate(spot.codes, start=1):
        if code not in held:
            return
        points += spot.points[length - 1]
        yield spot.codes[:length], points


def _piece(codes: tuple[int, ...], points: int, field: int, number: int, worth: Worth) -> Piece:
    relief = sum([worth.hand[code] for code in codes])
    return Piece(codes, counted(codes) | 1 << (FIELD * field), points, relief, onto=number)


@lru_cache(maxsize=1 << 12)
def open_spots(meld: Meld, worth: Worth) -> tuple[Spot, ...]:
    """Give the open places of a combination."""
    if meld.kind is Kind.RUN:
        return tuple(spot for spot in _ends(meld, worth) if spot.codes)
    if len(meld.cards) == SET_SIZE or (meld.kind is Kind.IDENTITY and JOKER in meld.cards):
        # An equal card never extends an identity with a joker: it would swap it (PR-Q28).
        return ()
    first = code_of(meld.natural[0])
    rank = first // len(SUITS)
    if meld.kind is Kind.IDENTITY:
        each = worth.identity[rank] if worth.identity is not None else 0
        return (Spot((first,), (each,), chain=False),)
    there = {code_of(card) for card in meld.natural}
    missing = tuple(code for code in range(rank * 4, rank * 4 + 4) if code not in there)
    return (Spot(missing, (worth.set[rank],) * len(missing), chain=False),)


def _ends(meld: Meld, worth: Worth) -> Iterator[Spot]:
    """Give both ends; the joker's own card ends a chain, for it would be a swap where an ace fits either end."""
    suit = SUITS.index(meld.suit)
    swap = code_of(meld.joker_means[0]) if JOKER in meld.cards else -1
    for first, beyond, step in ((meld.low - 1, ACE_LOW - 1, -1), (meld.high + 1, ACE_HIGH + 1, 1)):
        places = list(range(first, beyond, step))
        codes = [run_code(place, suit) for place in places]
        length = codes.index(swap) if swap in codes else len(codes)
        yield Spot(tuple(codes[:length]), tuple(worth.run[place] for place in places[:length]), chain=True)
