"""What a seat may know of the round: the only road out of the truth beside the facts."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cardtable.games.carousel.facts import see
from cardtable.games.carousel.view import View

if TYPE_CHECKING:
    from cardtable.games.carousel.state import State
    from cardtable.kernel.cards import Card
    from cardtable.kernel.seats import Seat


def played(state: State) -> tuple[Card, ...]:
    """Give what the seat in turn has laid from the hand in this turn, in an order that tells nothing of that hand."""
    turn = state.turn
    return tuple(sorted((Counter(turn.hand) - Counter(state.hands[turn.seat])).elements()))


def view(state: State, seat: Seat, *, history: bool = True) -> View:
    """Give all that the seat may know (GE-06); the referee needs no history."""
    return View(
        seat=seat,
        options=state.options,
        standing=state.standing,
        turn=state.turn.seat,
        drawn=state.turn.drawn,
        hand=state.hands[seat],
        counts=tuple(len(hand) for hand in state.hands),
        known=state.known,
        table=state.table,
        start=state.turn.table,
        played=played(state),
        stock=len(state.stock),
        extra=state.extra,
        rounds_won=state.rounds_won,
        entries=state.entries,
        over=state.over,
        winners=state.winners,
        ends=state.hands if state.over else (),
        history=tuple(see(fact, seat) for fact in state.log) if history else (),
    )
