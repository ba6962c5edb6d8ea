"""What a seat may know of the round: the only road out of the truth beside the facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.playroom.facts import see
from cardtable.games.playroom.options import DiscardMode, Options
from cardtable.games.playroom.view import View

if TYPE_CHECKING:
    from cardtable.games.playroom.state import State
    from cardtable.kernel.seats import Seat

_LEAST_PILE = {DiscardMode.NONE: 0, DiscardMode.MANDATORY: 1, DiscardMode.SINGLE: 2, DiscardMode.MULTI: 2}


def refillable(options: Options) -> int:
    """Count the discards that a new stock takes at least, the kept top card included; 0 where there is no pile."""
    return _LEAST_PILE[options.discard_mode]


def can_refill(state: State) -> bool:
    """Tell whether the discard pile can be shuffled into a new stock (PR-30, PR-Q13)."""
    return 0 < refillable(state.options) <= len(state.discard)


def can_draw(state: State) -> bool:
    """Tell whether the stock has a card, or can be rebuilt."""
    return bool(state.stock) or can_refill(state)


def view(state: State, seat: Seat, *, history: bool = True) -> View:
    """Give all that the seat may know (GE-06); the referee needs no history."""
    readable = state.discard if state.options.discard_mode is DiscardMode.MULTI else state.discard[-1:]
    return View(
        seat=seat,
        options=state.options,
        standing=state.standing,
        turn=state.turn.seat,
        drawn=state.turn.drawn,
        acted=state.turn.acted,
        hand=state.hands[seat],
        counts=tuple(len(hand) for hand in state.hands),
        known=state.known,
        table=state.table,
        opened=state.opened,
        provisional=state.provisional,
        debts=state.turn.debts,
        stock=len(state.stock),
        refill=can_refill(state),
        discard=readable,
        discard_count=len(state.discard),
        entries=state.entries,
        over=state.over,
        winner=state.winner,
        ends=state.hands if state.over else (),
        history=tuple(see(fact, seat) for fact in state.log) if history else (),
    )
