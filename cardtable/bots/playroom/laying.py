"""How a player lays the cards of the hand."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.bots.playroom.attention import Attention, Sort
from cardtable.bots.playroom.layoffs import lay_offs
from cardtable.bots.playroom.outlook import Outlook
from cardtable.bots.playroom.position import Position
from cardtable.bots.search.faces import JOKER_CODE, card_of
from cardtable.bots.search.partition import CAP, MOST_CARDS, MOST_POINTS, Partition, best_partition
from cardtable.bots.search.pieces import Piece, joined, new_combinations
from cardtable.games.playroom.moves import Extend, LayMeld, Move
from cardtable.kernel.message import Written

GOING_OUT = 1_000
"""What ending the round is worth beside the cards laid."""

_NEARLY_OUT = 5
"""With so few cards too many, a way to lay them all is looked for, jokers spent freely."""


class Plan(NamedTuple):
    """Say what to lay this turn; `value` weighs it, `out` tells whether it ends the round."""

    pieces: tuple[Piece, ...]
    left: tuple[int, ...]
    owing: int
    value: int
    out: bool


def plan(
    position: Position,
    outlook: Outlook,
    attention: Attention,
    *,
    pure: bool = False,
    strict: bool = False,
    cap: int = CAP,
) -> Plan:
    """Plan a turn of a player who has opened.

    With `pure` going out without laying off is worth more (PR-38); with `strict` nothing is laid where not every
    card owed can be.
    """
    melds = _melds(position, outlook)
    every = melds + [
        piece
        for piece in lay_offs(position.hand, position.table, outlook.worth)
        if piece.cards[-1] in position.owed or not attention.misses(Sort.LAY_OFF, piece.cards[-1])
    ]
    hand, owed = position.hand, position.owed
    if pure:
        best = best_partition(hand, melds, MOST_CARDS, owed, cap)
        if _ends(best, outlook):
            return _made(best, outlook)
    best = best_partition(hand, every, outlook.objective, owed, cap, strict=strict)
    if best.pieces and _nearly_ends(best, outlook):
        most = best_partition(hand, every, MOST_CARDS, owed, cap, strict=strict)
        if _ends(most, outlook):
            best = most
    return _made(best, outlook)


def _melds(position: Position, outlook: Outlook) -> list[Piece]:
    melds = new_combinations(position.hand, outlook.worth)
    if not position.barred:
        return melds
    return [piece for piece in melds if not piece.jokers or piece.stands_for not in position.barred]


def _ends(partition: Partition, outlook: Outlook) -> bool:
    return len(partition.left) <= outlook.keeps and not partition.owing


def _nearly_ends(partition: Partition, outlook: Outlook) -> bool:
    """Tell whether one card is too many, or a joker saved might take the others along."""
    too_many = len(partition.left) - outlook.keeps
    return too_many == 1 or (1 < too_many <= _NEARLY_OUT and JOKER_CODE in partition.left)


def _made(partition: Partition, outlook: Outlook) -> Plan:
    out = _ends(partition, outlook)
    value = sum(outlook.objective.weigh(piece) for piece in partition.pieces)
    return Plan(partition.pieces, partition.left, partition.owing, value + GOING_OUT * out, out)


def opening(position: Position, outlook: Outlook, needed: int) -> tuple[Piece, ...]:
    """Choose the new combinations of a first meld that are worth `needed` points at least; none where that fails.

    What remains after one of them has been laid always reaches what remains needed, so no opening is left half done.
    """
    melds = _melds(position, outlook)
    most = best_partition(position.hand, melds, MOST_POINTS)
    if most.points < needed:
        return ()
    offs = lay_offs(position.hand, position.table, outlook.worth)
    sparing = outlook.objective
    spending = sparing._replace(joker=sparing.joker // 2)
    for pieces, objective in (
        (melds, MOST_CARDS),
        (melds + offs, MOST_CARDS),
        (melds + offs, sparing),
        (melds + offs, spending),
    ):
        best = best_partition(position.hand, pieces, objective)
        if objective is MOST_CARDS and not _ends(best, outlook):
            continue
        laid = tuple(piece for piece in best.pieces if not piece.onto)
        if sum(piece.points for piece in laid) >= needed:
            return laid
    return most.pieces


def first_move(pieces: tuple[Piece, ...]) -> Move:
    """Give the move that lays the first of some pieces: new combinations come before lay-offs.

    An ace that fits both ends of a run goes to the dearer one, where the rules put it by themselves.
    """
    piece = min(joined(pieces), key=_order)
    cards = tuple(card_of(code) for code in piece.cards)
    if piece.onto:
        return Extend(piece.onto, cards[0])
    return LayMeld(tuple(Written(card) for card in cards))


def _order(piece: Piece) -> tuple[bool, bool, tuple[int, ...], int]:
    """Lay new combinations first, among them the ones without a joker."""
    return bool(piece.onto), JOKER_CODE in piece.cards, piece.cards, piece.onto
