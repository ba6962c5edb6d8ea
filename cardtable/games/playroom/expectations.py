"""What a scenario may expect of a position of Playroom Rummy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.playroom.judge import judge
from cardtable.games.playroom.moves import Discard, Extend
from cardtable.games.playroom.scoring import meld_value
from cardtable.games.playroom.sight import view
from cardtable.kernel.expecting import Answer, hold, named, of_match, of_seat, plain, sees, yes_no
from cardtable.kernel.notation import read_written, write_cards
from cardtable.rummy.expecting import may, same_table

if TYPE_CHECKING:
    from cardtable.games.playroom.state import State
    from cardtable.games.playroom.view import Debt
    from cardtable.kernel.cards import Card
    from cardtable.kernel.seats import Seat


def matches(state: State, what: str, value: str, seats: tuple[str, ...]) -> str | None:
    """Hold an expectation: None where it holds, else what is there; raise NotationError where it cannot be read."""
    return hold(what, value, _answers(state, seats))


def _answers(state: State, seats: tuple[str, ...]) -> dict[str, Answer]:
    return {
        **of_match(seats, state.standing, state.hands, over=state.over),
        "turn": plain(lambda: seats[state.turn.seat]),
        "drawn": plain(lambda: str(state.turn.drawn)),
        "stock": plain(lambda: str(len(state.stock))),
        "discard": plain(lambda: write_cards(state.discard)),
        "top": plain(lambda: write_cards(state.discard[-1:])),
        "provisional": plain(lambda: str(_provisional(state))),
        "blocked": plain(lambda: yes_no(state.over and state.winner is None)),
        "points": of_seat(seats, lambda seat: str(view(state, seat).points(seat))),
        "penalty": of_seat(seats, lambda seat: str(view(state, seat).penalty(seat))),
        "opened": of_seat(seats, lambda seat: yes_no(seat in state.opened)),
        "sees": sees(seats, lambda seat: _visible(state, seat)),
        "owed": lambda rest, value: _owed(state, named(seats, rest), value),
        "may": lambda rest, value: _may(state, named(seats, rest[:1]), rest[1:], value),
        "table": lambda rest, value: same_table(state.table, rest, value),
    }


def _provisional(state: State) -> int:
    melds = (laid.meld for laid in state.table if laid.number in state.provisional)
    return sum(meld_value(meld, state.options) for meld in melds)


def _visible(state: State, seat: Seat) -> tuple[Card, ...]:
    seen = view(state, seat)
    laid = tuple(card for table_meld in seen.table for card in table_meld.meld.cards)
    known = tuple(card for cards in (*seen.known, *seen.ends) for card in cards)
    return seen.hand + seen.discard + laid + known


def _owed(state: State, seat: Seat, value: str) -> str | None:
    debts = state.turn.debts if seat == state.turn.seat else ()
    wanted = [read_written(word) for word in value.split()]
    left = list(debts)
    for written in wanted:
        paid = next((d for d in left if d.card == written.card and written.meaning in (None, d.replaced)), None)
        if paid is not None:
            left.remove(paid)
    if not left and len(wanted) == len(debts):
        return None
    return " ".join(_write_debt(debt) for debt in debts)


def _write_debt(debt: Debt) -> str:
    return f"{debt.card}={debt.replaced}" if debt.replaced else str(debt.card)


def _may(state: State, seat: Seat, rest: list[str], value: str) -> str | None:
    seen = view(state, seat)
    numbers = [laid.number for laid in seen.table]
    return may(
        rest,
        value,
        numbers,
        extends=lambda number, card: judge(seen, Extend(number, card)),
        discards=lambda card: judge(seen, Discard(card)),
    )
