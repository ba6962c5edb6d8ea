"""The combinations that some cards can make when their order is left open."""

from __future__ import annotations

from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.message import Written
from cardtable.rummy.melds import Kind, Meld, places, recognise
from cardtable.rummy.moves import LayMeld


def readings(cards: tuple[Card, ...], *, identities: bool) -> tuple[LayMeld, ...]:
    """Give each combination the cards can make, the dearest first: a run with a free joker can be read in two ways.

    Cards that make none are given back once, in a run's order, so that the referee can say why.
    """
    found: dict[tuple[Kind, int], tuple[Card, ...]] = {}
    for order in _orders(cards):
        meld = recognise(order, identities=identities)
        if isinstance(meld, Meld):
            found.setdefault((meld.kind, meld.low), order)
    dearest_first = sorted(found, key=lambda read: -read[1])
    return tuple(lay(found[read]) for read in dearest_first) or (lay(_orders(cards)[0]),)


def lay(cards: tuple[Card, ...]) -> LayMeld:
    """Make the move that lays cards in this order."""
    return LayMeld(tuple(Written(card) for card in cards))


def _orders(cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """List the orders worth trying: naturals ascending, an ace low or high, the joker in each place."""
    jokers = tuple(card for card in cards if card == JOKER)
    naturals = [card for card in cards if card != JOKER]
    lines = {tuple(sorted(naturals, key=lambda card: places(card)[end])) for end in (-1, 0)}
    ascending = sorted(lines, key=lambda line: [places(card)[0] for card in line])
    if len(jokers) != 1:
        return [line + jokers for line in ascending]
    return [line[:at] + jokers + line[at:] for line in ascending for at in reversed(range(len(line) + 1))]
