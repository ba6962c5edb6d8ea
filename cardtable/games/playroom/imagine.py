"""How the cards that a seat may not know could lie as well."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.kernel.cards import without
from cardtable.kernel.shuffle import Chance

if TYPE_CHECKING:
    from cardtable.games.playroom.state import State
    from cardtable.kernel.cards import Card
    from cardtable.kernel.seats import Seat


def redeal_hidden(state: State, seat: Seat, seed: int) -> State:
    """Deal the stock with the unknown cards of the other hands anew; what all have seen stays where it is."""
    if state.over:
        return replace(state, stock=Chance(seed).shuffled(sorted(state.stock)))
    hidden = {other: without(hand, state.known[other]) for other, hand in enumerate(state.hands) if other != seat}
    pool: list[Card] = sorted([*state.stock, *(card for cards in hidden.values() for card in cards)])
    cards = list(Chance(seed).shuffled(pool))
    hands = list(state.hands)
    for other, unknown in hidden.items():
        hands[other] = state.known[other] + tuple(cards.pop() for _ in unknown)
    return replace(state, hands=tuple(hands), stock=tuple(cards))
