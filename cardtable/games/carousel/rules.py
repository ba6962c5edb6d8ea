"""How a legal move changes the round."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from cardtable.games.carousel import ending
from cardtable.games.carousel.course import Course
from cardtable.games.carousel.facts import Arranged, Drew, Fact, Knocked, TurnEnded
from cardtable.games.carousel.judge import judge
from cardtable.games.carousel.moves import Arrange, DrawStock, EndTurn, Knock, Move
from cardtable.games.carousel.sight import view
from cardtable.kernel.refusal import Refusal

if TYPE_CHECKING:
    from cardtable.games.carousel.judge import Preview
    from cardtable.games.carousel.state import State
    from cardtable.kernel.game import Step
    from cardtable.kernel.seats import Seat


def play(state: State, seat: Seat, move: Move) -> Step[State, Fact] | Refusal:
    """Make a move; a refused move leaves the state as it was (GE-05)."""
    preview = judge(view(state, seat, history=False), move)
    if isinstance(preview, Refusal):
        return preview
    course = Course(state)
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


def _draw(course: Course) -> None:
    state = course.state
    seat, card = state.turn.seat, state.stock[0]
    hand = (*state.hands[seat], card)
    course.state = replace(
        state,
        stock=state.stock[1:],
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        turn=replace(state.turn, hand=hand, drawn=state.turn.drawn + 1),
    )
    course.tell(Drew(seat, card))


def _arrange(course: Course, preview: Preview) -> None:
    """Lay the table anew; what went back to the hand has been seen by all."""
    state = course.state
    seat, before, after = state.turn.seat, Counter(state.hands[state.turn.seat]), Counter(preview.left)
    returned = tuple((after - before).elements())
    known = Counter(state.known[seat]) - Counter(preview.played) + Counter(returned)
    course.state = replace(
        state,
        table=preview.table,
        hands=(*state.hands[:seat], preview.left, *state.hands[seat + 1 :]),
        known=(*state.known[:seat], tuple(known.elements()), *state.known[seat + 1 :]),
    )
    course.tell(Arranged(seat, preview.table, tuple((before - after).elements()), returned))
    if preview.goes_out:
        ending.end_round(course, out=seat)
