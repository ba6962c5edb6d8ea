"""How the cards that a seat may not know could lie as well."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.games.tarot.exchanging import free_to_go
from cardtable.games.tarot.phases import Calling, called_of, contract_of
from cardtable.games.tarot.sight import known, knows_kitty
from cardtable.kernel.cards import without
from cardtable.kernel.shuffle import Chance

if TYPE_CHECKING:
    from cardtable.games.tarot.state import State
    from cardtable.kernel.cards import Card
    from cardtable.kernel.seats import Seat


def redeal_hidden(state: State, seat: Seat, seed: int) -> State:
    """Deal the unknown cards of the other hands with an unseen kitty anew; what all know to be where stays there.

    The kitty that all have seen stays between the declarer's hand and the cards put back, which are such as may go
    back (FT-17, FT-Q16).
    """
    chance = Chance(seed)
    kept = [hand if other == seat else known(state)[other] for other, hand in enumerate(state.hands)]
    hidden = [without(hand, cards) for hand, cards in zip(state.hands, kept, strict=True)]
    open_kitty = knows_kitty(state, seat)
    pool = [card for cards in hidden for card in cards] + ([] if open_kitty else list(state.kitty))
    pool = list(chance.shuffled(sorted(pool)))
    kitty = state.kitty if open_kitty else _kitty(state, pool)
    pool = [card for card in pool if open_kitty or card not in kitty]
    pool.sort(key=lambda card: card in state.shown)
    hands = list(kept)
    for other in _declarer_first(state):
        count = len(hidden[other])
        hands[other] = kept[other] + tuple(chance.shuffled([pool.pop() for _ in range(count)]))
    return replace(state, hands=tuple(hands), kitty=kitty)


def _declarer_first(state: State) -> list[Seat]:
    """Order the seats so that the declarer draws first, from the end where the shown kitty lies."""
    contract = contract_of(state.phase)
    return sorted(range(state.players), key=lambda seat: contract is None or seat != contract.declarer)


def _kitty(state: State, pool: list[Card]) -> tuple[Card, ...]:
    """Choose the face-down cards from the hidden ones; after an exchange, such as the declarer could put back."""
    count = len(state.kitty)
    contract = contract_of(state.phase)
    if contract is None or not contract.bid.takes_kitty or isinstance(state.phase, Calling):
        return tuple(pool[:count])
    called = tuple(each.card for each in called_of(state.phase))
    free = list(free_to_go(tuple(pool), called))
    shown = [card for card in pool if card in state.shown]
    room = len(state.hands[contract.declarer]) - len(known(state)[contract.declarer])
    due = max(0, len(shown) - room)
    forced = [card for card in shown if card in free][:due]
    rest = [card for card in free if card not in forced]
    if len(free) < count or len(forced) < due:
        return state.kitty
    return tuple(forced + rest[: count - len(forced)])
