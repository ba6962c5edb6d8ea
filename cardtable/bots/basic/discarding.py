"""Which card a player throws."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable.bots.basic.laying import WORTH
from cardtable.bots.basic.memory import next_known, unseen
from cardtable.bots.playroom.attention import Attention
from cardtable.bots.search.faces import card_of, code_of, codes_of
from cardtable.games.basic.judge import KING, takers
from cardtable.games.basic.moves import Discard
from cardtable.games.basic.view import View
from cardtable.kernel.cards import SUITS

_OUT = 4
"""What a card that would complete a combination is worth, in points kept in hand."""

_FITS_THE_TABLE = 8
_GOES_WITH_KNOWN = 4
_BLUNDER = 6
"""The second-best discard may be worse by so much and still be no blunder."""


def discard(view: View, attention: Attention) -> Discard | None:
    """Choose the card that costs the own hand least and helps the next player least; None where none may be thrown."""
    free = [code for code in codes_of(view.hand) if card_of(code) != view.took]
    if not free:
        return None
    coming = unseen(view, careful=attention.careful)
    ranked = sorted((_cost(view, code, coming) - WORTH.hand[code], code) for code in free)
    second = len(ranked) > 1 and ranked[1][0] - ranked[0][0] <= _BLUNDER and attention.settles_for_second()
    return Discard(card_of(ranked[1 if second else 0][1]))


def _cost(view: View, code: int, coming: frozenset[int]) -> int:
    """Weigh what goes with the card: what it may still become, what the next player may make of it."""
    held = codes_of(view.hand)
    outs = {out for other in held if other != code for out in _completing(code, other)} & coming
    fits = {code_of(card) for laid in view.table for card in takers(laid.meld)}
    danger = _FITS_THE_TABLE * (code in fits) + _GOES_WITH_KNOWN * _partners(code, next_known(view))
    return _OUT * len(outs) + danger


def _completing(code: int, other: int) -> Iterator[int]:
    """Name the faces that make a combination with two cards."""
    rank, suit = divmod(code, len(SUITS))
    other_rank, other_suit = divmod(other, len(SUITS))
    if rank == other_rank:
        yield from (each for each in range(rank * 4, rank * 4 + 4) if each not in (code, other))
    low, high = sorted((rank, other_rank))
    if suit == other_suit and high - low <= 2:
        ranks = (low + 1,) if high - low == 2 else (low - 1, high + 1)
        yield from (each * len(SUITS) + suit for each in ranks if 0 <= each < KING)


def _partners(code: int, others: Sequence[int]) -> int:
    return sum(any(True for _ in _completing(code, other)) for other in others)
