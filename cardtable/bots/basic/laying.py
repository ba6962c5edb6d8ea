"""How a player lays the cards of the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.bots.playroom.attention import Attention, Sort
from cardtable.bots.playroom.layoffs import lay_offs
from cardtable.bots.search.faces import FACES, card_of
from cardtable.bots.search.partition import MOST_CARDS, Objective, best_partition
from cardtable.bots.search.pieces import Piece, Worth, joined, new_combinations
from cardtable.games.basic.judge import KING
from cardtable.games.basic.moves import Extend, LayMeld, Move
from cardtable.kernel.cards import RANKS, Card
from cardtable.kernel.message import Written
from cardtable.rummy.counting import pips
from cardtable.rummy.melds import ACE_LOW, Kind, TableMeld, places

_BY_RANK = tuple(pips(Card(rank, "S")) for rank in RANKS)

WORTH = Worth(run=(0, *_BY_RANK, 0), set=_BY_RANK, identity=None, hand=(*(pips(face) for face in FACES), 0))
"""The pips, wherever a card lies (BR-Q01)."""

_LEAST_LEFT = Objective(points=0, relief=10, card=1, joker=0)


class Plan(NamedTuple):
    """Say what to lay this turn, with the cards (codes) that stay in hand; `exact` tells that nothing leaves less."""

    pieces: tuple[Piece, ...]
    left: tuple[int, ...]
    exact: bool


def plan(hand: Sequence[int], table: Sequence[TableMeld], attention: Attention) -> Plan:
    """Leave the fewest points in hand, but go out where that can be done (BR-06, BR-07, BR-10)."""
    pieces = legal_pieces(hand, table)
    seen = [piece for piece in pieces if not piece.onto or not attention.misses(Sort.LAY_OFF, piece.cards[-1])]
    best = best_partition(hand, seen, _LEAST_LEFT)
    if len(best.left) > 1:
        most = best_partition(hand, seen, MOST_CARDS)
        best = most if len(most.left) <= 1 else best
    return Plan(best.pieces, best.left, best.exact)


def legal_pieces(hand: Sequence[int], table: Sequence[TableMeld]) -> list[Piece]:
    """List what can be laid: combinations in which an ace is low, cards that fit those on the table (BR-04)."""
    melds = [piece for piece in new_combinations(hand, WORTH) if piece.low + len(piece.cards) - 1 <= KING]
    lying = {laid.number: laid for laid in table}
    return melds + [piece for piece in lay_offs(hand, table, WORTH) if _ace_is_low(piece, lying[piece.onto])]


def _ace_is_low(piece: Piece, laid: TableMeld) -> bool:
    """Tell whether the piece puts no ace behind a king: at the low end its last card comes to lie on place 1."""
    cards = [card_of(code) for code in piece.cards]
    if laid.meld.kind is not Kind.RUN or all(card.rank != "A" for card in cards):
        return True
    return laid.meld.low - len(cards) == ACE_LOW and places(cards[0])[0] == laid.meld.low - 1


def moves(pieces: Sequence[Piece]) -> tuple[Move, ...]:
    """Give the moves that lay the pieces: new combinations come before lay-offs."""
    ordered = sorted(joined(pieces), key=lambda piece: (bool(piece.onto), piece.cards, piece.onto))
    return tuple(move for piece in ordered for move in _moves(piece))


def _moves(piece: Piece) -> tuple[Move, ...]:
    cards = tuple(card_of(code) for code in piece.cards)
    if piece.onto:
        return tuple(Extend(piece.onto, card) for card in cards)
    return (LayMeld(tuple(Written(card) for card in cards)),)
