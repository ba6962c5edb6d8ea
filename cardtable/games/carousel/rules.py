"""How a legal move changes the round."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from cardtable.games.carousel import ending
from cardtable.games.carousel.facts import Arranged, Drew, Fact, Knocked, TurnEnded
from cardtable.games.carousel.judge import judge
from cardtable.games.carousel.moves import Arrange, DrawStock, EndTurn, Knock, Move
from cardtable.games.carousel.sight import view
from cardtable.games.carousel.state import State
from cardtable.kernel.refusal import Refusal
from cardtable.rummy.course import Course

if TYPE_CHECKING:
    from cardtable.games.carousel.judge import Preview
    from cardtable.kernel.game import Step
    from cardtable.kernel.seats import Seat


def play(state: State, seat: Seat, move: Move) -> Step[State, Fact] | Refusal:
    """Make a move; a refused move leaves the state as it was (GE-05)."""
    preview = judge(view(state, seat, history=False), move)
    if isinstance(preview, Refusal):
        return preview
    course = Course[State, Fact](state)
    match move:
        case DrawStock():
            _draw(course)
        case Arrange():
            _arrange(course, preview)
        case EndTurn():
            course.tell(TurnEnded(seat))
            ending.end_turn(course)
        case Knock():
            course.tell(Knocked(seat, preview.value))
            ending.end_round(course, knocker=seat)
        case _:
            assert_never(move)
    return course.step()


def _draw(course: Course[State, Fact]) -> None:
    state = course.state
    seat, card = state.turn.seat, state.stock[0]
    course.gain(seat, (card,), seen=False)
    course.state = replace(
        course.state,
        stock=state.stock[1:],
        turn=replace(state.turn, hand=course.state.hands[seat], drawn=state.turn.drawn + 1),
    )
    course.tell(Drew(seat, card))


def _arrange(course: Course[State, Fact], preview: Preview) -> None:
    """Lay the table anew; what went back to the hand has been seen by all, the order of the hand by nobody."""
    state = course.state
    seat, before, after = state.turn.seat, Counter(state.hands[state.turn.seat]), Counter(preview.left)
    laid, returned = (tuple(sorted(moved.elements())) for moved in (before - after, after - before))
    course.lose(seat, laid)
    course.gain(seat, returned, seen=True)
    course.state = replace(course.state, table=preview.table)
    course.tell(Arranged(seat, state.table, preview.table, laid, returned))
    if preview.goes_out:
        ending.end_round(course, out=seat)
