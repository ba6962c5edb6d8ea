"""What a seat may know of the round: the only road out of the truth beside the facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.tarot.facts import see
from cardtable.games.tarot.phases import Exchanging, Playing, RoundOver, called_of, contract_of
from cardtable.games.tarot.view import View

if TYPE_CHECKING:
    from cardtable.games.tarot.state import State
    from cardtable.kernel.cards import Card
    from cardtable.kernel.seats import Seat


def view(state: State, seat: Seat, *, history: bool = True) -> View:
    """Give all that the seat may know (GE-06); the referee needs no history."""
    return View(
        seat=seat,
        options=state.options,
        standing=state.standing,
        phase=state.phase,
        hand=state.hands[seat],
        counts=tuple(len(hand) for hand in state.hands),
        known=known(state),
        shown=state.shown,
        kitty=state.kitty if knows_kitty(state, seat) else (),
        won=state.won,
        entries=state.entries,
        history=tuple(see(fact, seat) for fact in state.log) if history else (),
    )


def knows_kitty(state: State, seat: Seat) -> bool:
    """Tell whether the seat knows which cards lie in the kitty that counts (FT-16, FT-18)."""
    if isinstance(state.phase, RoundOver):
        return state.phase.tally is not None
    contract = contract_of(state.phase)
    return contract is not None and contract.bid.takes_kitty and contract.declarer == seat


def known(state: State) -> tuple[tuple[Card, ...], ...]:
    """Give the cards in each hand that all know to be there.

    The declarer has the shown kitty until cards go back, then only what cannot have gone back for sure: a called card
    (FT-Q16). A handle stays known until it is played.
    """
    contract = contract_of(state.phase)
    cards: tuple[Card, ...] = ()
    if isinstance(state.phase, Exchanging):
        cards = state.shown
    elif isinstance(state.phase, Playing):
        handle = state.phase.handle.cards if state.phase.handle else ()
        cards = (*handle, *(each.card for each in called_of(state.phase) if each.card in state.shown))
    return tuple(
        tuple(card for card in cards if card in hand) if contract and seat == contract.declarer else ()
        for seat, hand in enumerate(state.hands)
    )
