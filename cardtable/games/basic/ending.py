"""How turns, rounds or the game come to their end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.games.basic import scoring
from cardtable.games.basic.facts import GameEnded, RoundEnded, TurnBegan
from cardtable.games.basic.state import Turn
from cardtable.kernel.match import settle
from cardtable.kernel.seats import next_seat

if TYPE_CHECKING:
    from cardtable.games.basic.facts import Entry, Fact
    from cardtable.games.basic.state import State
    from cardtable.kernel.seats import Seat
    from cardtable.rummy.course import Course

MOST_PILE_DRAWS = 50


def end_turn(course: Course[State, Fact]) -> None:
    """Pass the turn on, or find that the hand goes nowhere (BR-Q10)."""
    if course.state.pile_draws >= MOST_PILE_DRAWS:
        stalemate(course)
        return
    standing = course.state.standing
    following = next_seat(course.state.turn.seat, standing.playing, standing.seats)
    course.state = replace(course.state, turn=Turn(following))
    course.tell(TurnBegan(following))


def stalemate(course: Course[State, Fact]) -> None:
    """End the round with nobody out: nobody scores (BR-11)."""
    _end_round(course, None, ())


def go_out(course: Course[State, Fact]) -> None:
    """End the round for the seat in turn, whose hand is empty (BR-09, BR-10, BR-Q01)."""
    winner = course.state.turn.seat
    _end_round(course, winner, scoring.going_out(winner, course.state.hands))


def _end_round(course: Course[State, Fact], winner: Seat | None, entries: tuple[Entry, ...]) -> None:
    state = course.state
    everything = state.entries + entries
    added = scoring.added(everything, state.standing.seats)
    standing = settle(state.standing, added, lambda settled: scoring.verdict(settled, state.options))
    course.state = replace(state, standing=standing, entries=everything, over=True, winner=winner)
    course.tell(RoundEnded(winner, entries, added, standing.totals, state.hands))
    if standing.over:
        course.tell(GameEnded(standing.winners, standing.totals))
