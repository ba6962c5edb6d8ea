"""How a legal move changes the round."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from cardtable.games.basic import ending
from cardtable.games.basic.facts import (
    Discarded,
    DiscardTaken,
    Drew,
    Extended,
    Fact,
    LastCardThrown,
    MeldLaid,
    StockRebuilt,
    TurnEnded,
)
from cardtable.games.basic.judge import judge
from cardtable.games.basic.moves import Discard, DrawStock, EndTurn, Extend, LayMeld, Move, TakeDiscard
from cardtable.games.basic.sight import view
from cardtable.games.basic.state import State
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.shuffle import shuffled
from cardtable.rummy.course import Course
from cardtable.rummy.melds import TableMeld

if TYPE_CHECKING:
    from cardtable.games.basic.judge import Preview
    from cardtable.kernel.cards import Card
    from cardtable.kernel.game import Step
    from cardtable.kernel.seats import Seat


def play(state: State, seat: Seat, move: Move) -> Step[State, Fact] | Refusal:
    """Make a move; a refused move leaves the state as it was (GE-05)."""
    preview = judge(view(state, seat, history=False), move)
    if isinstance(preview, Refusal):
        return preview
    course = Course[State, Fact](state)
    _make(course, move, preview)
    return course.step()


def _make(course: Course[State, Fact], move: Move, preview: Preview) -> None:
    match move:
        case DrawStock():
            _draw(course, preview)
        case TakeDiscard():
            _take_discard(course)
        case LayMeld():
            _lay(course, preview)
        case Extend():
            _extend(course, move, preview)
        case Discard():
            _discard(course, move.card, preview)
        case EndTurn():
            course.tell(TurnEnded(course.state.turn.seat))
            ending.end_turn(course)
        case _:
            assert_never(move)


def _draw(course: Course[State, Fact], preview: Preview) -> None:
    """Draw a card, from a rebuilt stock if need be; a second time ends the round (BR-11, BR-Q06 to BR-Q09)."""
    if preview.stalemate:
        ending.stalemate(course)
        return
    if not course.state.stock:
        _rebuild_stock(course)
    seat, card = course.state.turn.seat, course.state.stock[0]
    course.gain(seat, (card,), seen=False)
    turn = replace(course.state.turn, drawn=1)
    course.state = replace(course.state, stock=course.state.stock[1:], turn=turn, pile_draws=0)
    course.tell(Drew(seat, card))


def _rebuild_stock(course: Course[State, Fact]) -> None:
    """Shuffle all discards but the top one (BR-Q07)."""
    state = course.state
    stock = shuffled(state.discard[:-1], state.seed, state.standing.round, 1)
    course.state = replace(state, stock=stock, discard=state.discard[-1:], rebuilt=True)
    course.tell(StockRebuilt(len(stock)))


def _take_discard(course: Course[State, Fact]) -> None:
    state = course.state
    seat, card = state.turn.seat, state.discard[-1]
    course.gain(seat, (card,), seen=True)
    turn = replace(state.turn, drawn=1, took=card)
    course.state = replace(course.state, discard=state.discard[:-1], turn=turn, pile_draws=state.pile_draws + 1)
    course.tell(DiscardTaken(seat, (card,)))


def _lay(course: Course[State, Fact], preview: Preview) -> None:
    if preview.meld is None:
        return
    seat, number = course.state.turn.seat, len(course.state.table) + 1
    course.lose(seat, preview.meld.cards)
    _melded(course, (*course.state.table, TableMeld(number, preview.meld)))
    course.tell(MeldLaid(seat, number, preview.meld))
    if preview.goes_out:
        ending.go_out(course)


def _extend(course: Course[State, Fact], move: Extend, preview: Preview) -> None:
    if preview.meld is None:
        return
    seat, longer = course.state.turn.seat, TableMeld(move.number, preview.meld)
    course.lose(seat, (move.card,))
    _melded(course, tuple(longer if laid.number == move.number else laid for laid in course.state.table))
    course.tell(Extended(seat, move.number, move.card, preview.end, preview.meld))
    if preview.goes_out:
        ending.go_out(course)


def _melded(course: Course[State, Fact], table: tuple[TableMeld, ...]) -> None:
    """Lay the new table; a meld breaks the row of draws from the pile (BR-Q10)."""
    turn = replace(course.state.turn, acted=True)
    course.state = replace(course.state, table=table, turn=turn, pile_draws=0)


def _discard(course: Course[State, Fact], card: Card, preview: Preview) -> None:
    """Throw a card, the last one face down (BR-08, BR-09)."""
    seat = course.state.turn.seat
    course.lose(seat, (card,))
    course.state = replace(course.state, discard=(*course.state.discard, card), face_down=preview.goes_out)
    if preview.goes_out:
        course.tell(LastCardThrown(seat, card))
        ending.go_out(course)
        return
    course.tell(Discarded(seat, card))
    ending.end_turn(course)
