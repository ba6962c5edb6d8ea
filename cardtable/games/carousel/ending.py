"""How turns, rounds or the game come to their end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.games.carousel import scoring
from cardtable.games.carousel.facts import GameEnded, RoundEnded, StockEnded, TurnBegan
from cardtable.games.carousel.state import Turn
from cardtable.kernel.match import settle
from cardtable.kernel.seats import next_seat

if TYPE_CHECKING:
    from cardtable.games.carousel.facts import Entry, Fact
    from cardtable.games.carousel.state import State
    from cardtable.kernel.seats import Seat
    from cardtable.rummy.course import Course


def end_turn(course: Course[State, Fact]) -> None:
    """End the turn: pass on, into the last turns once the stock has run out, or end the round after them."""
    state, seat = course.state, course.state.turn.seat
    extra = _last_turns(state) if state.extra is None else state.extra[1:]
    if state.extra is None and extra:
        course.tell(StockEnded(extra))
    if extra == ():
        end_round(course)
        return
    following = extra[0] if extra else next_seat(seat, state.standing.playing, state.standing.seats)
    turn = Turn(following, state.hands[following], state.table)
    course.state = replace(state, turn=turn, extra=extra)
    course.tell(TurnBegan(following))


def _last_turns(state: State) -> tuple[Seat, ...] | None:
    """Give everybody one more turn once the stock is empty, the seat in turn last (CR-18, CR-Q25)."""
    if state.stock:
        return None
    seats, seat = state.standing.seats, state.turn.seat
    return tuple((seat + step) % seats for step in range(1, seats + 1))


def end_round(course: Course[State, Fact], *, knocker: Seat | None = None, out: Seat | None = None) -> None:
    """Compare the hands, settle the round, end the game where the target is reached (CR-14 to CR-19)."""
    state = course.state
    seats = state.standing.seats
    values = tuple(scoring.hand_value(hand) for hand in state.hands)
    winners = scoring.round_winners(values, knocker)
    entries = scoring.round_entries(values, winners, knocker=knocker, out=out)
    rounds_won = tuple(won + (seat in winners) for seat, won in enumerate(state.rounds_won))
    added = scoring.added(state.entries + entries, seats)
    totals = tuple(int(total) + more for total, more in zip(state.standing.totals, added, strict=True))
    over = scoring.game_over(totals, state.standing.round, state.options)
    final: tuple[Entry, ...] = scoring.game_entries(totals, rounds_won, state.options) if over else ()
    everything = state.entries + entries + final
    added = scoring.added(everything, seats)
    standing = settle(state.standing, added, lambda settled: scoring.verdict(settled, over=over))
    course.state = replace(
        state, standing=standing, entries=everything, rounds_won=rounds_won, over=True, winners=winners
    )
    course.tell(RoundEnded(winners, knocker, out, values, entries + final, added, standing.totals, state.hands))
    if standing.over:
        course.tell(GameEnded(standing.winners, standing.totals))
