"""How the cards that a seat may not know could lie as well."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.rummy.hiding import deal_hidden

if TYPE_CHECKING:
    from cardtable.games.basic.state import State
    from cardtable.kernel.seats import Seat


def redeal_hidden(state: State, seat: Seat, seed: int) -> State:
    """Deal the stock with the unknown cards of the other hands anew; what all have seen stays where it is."""
    known = state.hands if state.over else state.known
    hands, stock = deal_hidden(state.hands, known, state.stock, seat, seed)
    return replace(state, hands=hands, stock=stock)
