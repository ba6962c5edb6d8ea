"""How a player swaps jokers or takes cards from the table so that more of the hand can be laid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from cardtable.bots.playroom.attention import Attention, Sort
from cardtable.bots.playroom.laying import Plan, plan
from cardtable.bots.playroom.outlook import Outlook
from cardtable.bots.playroom.position import Position
from cardtable.bots.search.faces import JOKER_CODE, code_of, codes_of
from cardtable.games.playroom.moves import End, Extend, Merge, Move, TakeEnd, TakeWhole
from cardtable.games.playroom.view import TableMeld
from cardtable.kernel.cards import JOKER, Card
from cardtable.rummy.melds import LEAST, LONGEST_RUN, Kind, Meld

MOST_OWED = 8
"""So many cards at most are owed before another combination is taken whole."""

_GLANCE = 1_000
"""How many positions of the search one attempt is worth."""


class Cut(NamedTuple):
    """Begin with `move` what leads to the position `after`, in which cards are owed."""

    move: Move
    after: Position


def best_cut(
    position: Position, now: Plan, outlook: Outlook, attention: Attention, *, manipulation: bool
) -> Move | None:
    """Choose the swap or taking after which fewest cards stay in hand; None where laying alone does as well.

    Each one leaves fewer cards in hand than the plan before, so a turn comes to its end. Of equal ones that wins
    which moves fewest cards of the table, so that the others can follow.
    """
    best, best_rank = None, (now.owing, len(now.left), 0, 0)
    for cut in _cuts(position, attention, manipulation=manipulation):
        then = plan(cut.after, outlook, attention, strict=True, cap=_GLANCE)
        rank = (then.owing, len(then.left), len(cut.after.owed), -then.value)
        if rank[:2] < (now.owing, len(now.left)) and rank < best_rank:
            best, best_rank = cut.move, rank
    return best


def _cuts(position: Position, attention: Attention, *, manipulation: bool) -> Iterator[Cut]:
    for laid in position.table:
        yield from _swaps(position, laid, attention)
    if not manipulation:
        return
    for laid in position.table:
        yield from _singles(position, laid, attention)
    if not attention.careful:
        return
    for laid in position.table:
        yield from _doubles(position, laid)
        yield from _wholes(position, laid)
    yield from _merges(position)


def _swaps(position: Position, laid: TableMeld, attention: Attention) -> Iterator[Cut]:
    """Swap a joker that certainly stands for a card in hand (PR-18, PR-19)."""
    means = laid.meld.joker_means
    if len(means) != 1:
        return
    code = code_of(means[0])
    if code not in position.hand or attention.misses(Sort.SURGERY, code):
        return
    at = laid.meld.cards.index(JOKER)
    cards = (*laid.meld.cards[:at], means[0], *laid.meld.cards[at + 1 :])
    after = position.losing(code).owing(JOKER_CODE)
    after = after.laid(laid.number, instead=TableMeld(laid.number, replace(laid.meld, cards=cards)))
    yield Cut(Extend(laid.number, means[0]), after._replace(barred=(*position.barred, code)))


def _singles(position: Position, laid: TableMeld, attention: Attention) -> Iterator[Cut]:
    """Take one card that the hand can use (PR-44)."""
    for move, card, left in takings(laid):
        code = code_of(card)
        if attention.misses(Sort.SURGERY, code):
            continue
        if _useful(position, code):
            yield Cut(move, position.owing(code).laid(laid.number, instead=TableMeld(laid.number, left)))


def takings(laid: TableMeld) -> Iterator[tuple[Move, Card, Meld]]:
    """List the cards that may be taken from a combination, each with what stays (PR-44, PR-Q38 to PR-Q40)."""
    meld = laid.meld
    if len(meld.cards) == LEAST:
        return
    if meld.kind is Kind.RUN:
        if meld.cards[0] != JOKER:
            left = Meld(meld.kind, meld.cards[1:], meld.low + 1)
            yield TakeEnd(laid.number, meld.cards[0], End.LOW), meld.cards[0], left
        if meld.cards[-1] != JOKER:
            left = Meld(meld.kind, meld.cards[:-1], meld.low)
            yield TakeEnd(laid.number, meld.cards[-1], End.HIGH), meld.cards[-1], left
        return
    for card in dict.fromkeys(meld.natural):
        at = meld.cards.index(card)
        yield TakeEnd(laid.number, card), card, replace(meld, cards=meld.cards[:at] + meld.cards[at + 1 :])


def _useful(position: Position, *codes: int) -> bool:
    """Tell whether the hand has cards that go with each of these."""
    held = set(position.hand) | set(codes)
    return all(_combines(held, code) for code in codes) or _doubled(position, codes)


def _combines(held: set[int], code: int) -> bool:
    """Tell whether a card makes a set or a run with two others, one of which may be a joker."""
    rank, suit = divmod(code, 4)
    wanted = LEAST - 1 - (JOKER_CODE in held)
    if sum(rank * 4 + other in held for other in range(4) if other != suit) >= wanted:
        return True
    low, below, above, high = ((rank + step) % 13 * 4 + suit in held for step in (-2, -1, 1, 2))
    return max(low + below, below + above, above + high) >= wanted


def _doubled(position: Position, codes: tuple[int, ...]) -> bool:
    """Tell whether a card in hand equals one of these, as a split or an identity needs (PR-45)."""
    return any(code in position.hand for code in codes)


def _doubles(position: Position, laid: TableMeld) -> Iterator[Cut]:
    """Take two cards from the same end of a run that the hand can use together."""
    for move, card, left in takings(laid):
        if not isinstance(move, TakeEnd) or move.end is None:
            continue
        shorter = TableMeld(laid.number, left)
        for again, second, rest in takings(shorter):
            if isinstance(again, TakeEnd) and again.end is move.end:
                codes = code_of(card), code_of(second)
                if _useful(position, *codes):
                    after = position.owing(*codes).laid(laid.number, instead=TableMeld(laid.number, rest))
                    yield Cut(move, after)


def _wholes(position: Position, laid: TableMeld) -> Iterator[Cut]:
    """Take a whole combination without a joker, to lay its cards anew with others (PR-45, PR-Q39)."""
    if JOKER in laid.meld.cards or len(position.owed) + len(laid.meld.cards) > MOST_OWED:
        return
    codes = codes_of(laid.meld.cards)
    if not any(_doubled(position, (code,)) or _reaches(position, laid.meld, code) for code in codes):
        return
    yield Cut(TakeWhole(laid.number), position.owing(*codes).laid(laid.number))


def _reaches(position: Position, meld: Meld, code: int) -> bool:
    """Tell whether a card of the combination makes another one with cards in hand."""
    held = set(position.hand)
    rank, suit = divmod(code, 4)
    if meld.kind is Kind.RUN:
        return sum(rank * 4 + other in held for other in range(4) if other != suit) >= LEAST - 1
    return sum((rank + step) % 13 * 4 + suit in held for step in (-2, -1, 1, 2)) >= LEAST - 1


def _merges(position: Position) -> Iterator[Cut]:
    """Join two runs where an end of the longer one can then be taken (PR-46)."""
    runs = [laid for laid in position.table if laid.meld.kind is Kind.RUN]
    for first in runs:
        for second in runs:
            merged = _merged(first, second)
            if merged is None:
                continue
            for _, card, left in takings(merged):
                code = code_of(card)
                if _useful(position, code):
                    after = position.owing(code).laid(first.number, second.number)
                    after = after.laid(instead=TableMeld(first.number, left))
                    yield Cut(Merge(first.number, second.number), after)


def _merged(first: TableMeld, second: TableMeld) -> TableMeld | None:
    lower, upper = first.meld, second.meld
    cards = lower.cards + upper.cards
    if lower.suit != upper.suit or lower.high + 1 != upper.low:
        return None
    if len(cards) > LONGEST_RUN or cards.count(JOKER) > 1:
        return None
    return TableMeld(first.number, Meld(Kind.RUN, cards, lower.low))
