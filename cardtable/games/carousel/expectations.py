"""What a scenario may expect of a position of Carousel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.carousel.groups import Combination
from cardtable.games.carousel.sight import view
from cardtable.kernel.expecting import Answer, hold, of_match, of_seat, plain, sees
from cardtable.kernel.message import Written
from cardtable.kernel.notation import read_written, write_cards
from cardtable.rummy.melds import Kind

if TYPE_CHECKING:
    from cardtable.games.carousel.state import State
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
        "points": of_seat(seats, lambda seat: str(view(state, seat).points(seat))),
        "sees": sees(seats, lambda seat: _visible(state, seat)),
        "table": lambda rest, value: _table(state, rest, value),
    }


def _visible(state: State, seat: Seat) -> tuple[Card, ...]:
    seen = view(state, seat)
    laid = tuple(written.card for combination in seen.table for written in combination.cards)
    known = tuple(card for cards in (*seen.known, *seen.ends) for card in cards)
    return seen.hand + laid + known


def _table(state: State, rest: list[str], value: str) -> str | None:
    laid = [one for number, one in enumerate(state.table, start=1) if not rest or [str(number)] == rest]
    wanted = [tuple(read_written(word) for word in part.split()) for part in value.split("|") if part.strip()]
    same = len(wanted) == len(laid) and all(map(_same, laid, wanted))
    return None if same else " | ".join(write_cards(one.cards) for one in laid)


def _same(there: Combination, wanted: tuple[Written, ...]) -> bool:
    """Compare sequences in their order, groups in any; a joker may be written without its card."""
    cards = there.cards
    if there.kind is not Kind.RUN:
        cards, wanted = tuple(sorted(cards, key=str)), tuple(sorted(wanted, key=str))
    return len(cards) == len(wanted) and all(
        one.card == other.card and other.meaning in (None, one.meaning)
        for one, other in zip(cards, wanted, strict=True)
    )
