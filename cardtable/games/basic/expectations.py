"""What a scenario may expect of a position of Basic Rummy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.basic.judge import judge
from cardtable.games.basic.moves import Discard, Extend
from cardtable.games.basic.sight import view
from cardtable.kernel.expecting import Answer, hold, named, of_match, of_seat, plain, sees, yes_no
from cardtable.kernel.notation import write_cards
from cardtable.rummy.expecting import may, same_table

if TYPE_CHECKING:
    from cardtable.games.basic.state import State
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
        "blocked": plain(lambda: yes_no(state.over and state.winner is None)),
        "points": of_seat(seats, lambda seat: str(view(state, seat).points(seat))),
        "sees": sees(seats, lambda seat: _visible(state, seat)),
        "may": lambda rest, value: _may(state, named(seats, rest[:1]), rest[1:], value),
        "table": lambda rest, value: same_table(state.table, rest, value),
    }


def _visible(state: State, seat: Seat) -> tuple[Card, ...]:
    seen = view(state, seat)
    laid = tuple(card for table_meld in seen.table for card in table_meld.meld.cards)
    known = tuple(card for cards in (*seen.known, *seen.ends) for card in cards)
    return seen.hand + seen.discard + laid + known


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
