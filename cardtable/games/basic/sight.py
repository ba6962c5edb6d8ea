"""What a seat may know of the round: the only road out of the truth beside the facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.basic.facts import see
from cardtable.games.basic.view import View

if TYPE_CHECKING:
    from cardtable.games.basic.state import State
    from cardtable.kernel.seats import Seat


def view(state: State, seat: Seat, *, history: bool = True) -> View:
    """Give all that the seat may know (GE-06); the referee needs no history."""
    return View(
        seat=seat,
        options=state.options,
        standing=state.standing,
        turn=state.turn.seat,
        drawn=state.turn.drawn,
        took=state.turn.took,
        acted=state.turn.acted,
        hand=state.hands[seat],
        counts=tuple(len(hand) for hand in state.hands),
        known=state.known,
        table=state.table,
        stock=len(state.stock),
        rebuilt=state.rebuilt,
        discard=() if state.face_down else state.discard[-1:],
        discard_count=len(state.discard),
        pile_draws=state.pile_draws,
        entries=state.entries,
        over=state.over,
        winner=state.winner,
        ends=state.hands if state.over else (),
        history=tuple(see(fact, seat) for fact in state.log) if history else (),
    )
