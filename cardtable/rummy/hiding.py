"""How cards that a seat may not know are dealt anew."""

from __future__ import annotations

from cardtable.kernel.cards import Card, without
from cardtable.kernel.seats import Seat
from cardtable.kernel.shuffle import Chance

Hands = tuple[tuple[Card, ...], ...]


def deal_hidden(
    hands: Hands, known: Hands, stock: tuple[Card, ...], seat: Seat, seed: int
) -> tuple[Hands, tuple[Card, ...]]:
    """Deal the stock with what the seat may not know of the other hands; `known` cards stay in their hands."""
    hidden = {other: without(hand, known[other]) for other, hand in enumerate(hands) if other != seat}
    pool: list[Card] = sorted([*stock, *(card for cards in hidden.values() for card in cards)])
    cards = list(Chance(seed).shuffled(pool))
    dealt = list(hands)
    for other, unknown in hidden.items():
        dealt[other] = known[other] + tuple(cards.pop() for _ in unknown)
    return tuple(dealt), tuple(cards)
