"""How a legal move changes the round."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from cardtable.games.playroom import ending
from cardtable.games.playroom.combining import settled_joker
from cardtable.games.playroom.course import Course
from cardtable.games.playroom.facts import (
    Discarded,
    DiscardTaken,
    Drew,
    EndTaken,
    Entry,
    Extended,
    Fact,
    JokerSwapped,
    MeldLaid,
    MeldTakenBack,
    Merged,
    Opened,
    Score,
    StockRebuilt,
    TimedOut,
    TurnEnded,
    WholeTaken,
)
from cardtable.games.playroom.judge import judge, must_draw
from cardtable.games.playroom.moves import (
    TABLE_ACTIONS,
    Discard,
    DrawStock,
    EndTurn,
    Extend,
    LayMeld,
    Merge,
    Move,
    TakeDiscard,
    TakeEnd,
    TakeMeldBack,
    TakeWhole,
    TimeOut,
)
from cardtable.games.playroom.scoring import TIME_PENALTY, meld_values
from cardtable.games.playroom.sight import refillable, view
from cardtable.games.playroom.state import Idleness, State
from cardtable.games.playroom.view import Debt, TableMeld
from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.shuffle import shuffled
from cardtable.rummy.melds import Kind, Meld

if TYPE_CHECKING:
    from cardtable.games.playroom.preview import Preview
    from cardtable.kernel.game import Step
    from cardtable.kernel.seats import Seat


def play(state: State, seat: Seat, move: Move) -> Step[State, Fact] | Refusal:
    """Make a move; a refused move leaves the state as it was (GE-05)."""
    preview = judge(view(state, seat, history=False), move)
    if isinstance(preview, Refusal):
        return preview
    course = Course(state)
    _make(course, move, preview)
    return course.step()


def _make(course: Course, move: Move, preview: Preview) -> None:
    if isinstance(move, TABLE_ACTIONS):
        _act(course, move, preview)
        if preview.goes_out:
            ending.go_out(course)
        return
    match move:
        case DrawStock():
            _draw(course)
        case TakeDiscard():
            _take_discard(course, move.count)
        case Discard():
            _discard(course, move.card)
        case EndTurn():
            course.tell(TurnEnded(course.state.turn.seat))
            ending.end_turn(course)
        case TimeOut():
            _time_out(course)
        case _:
            assert_never(move)


def _act(course: Course, move: LayMeld | Extend | TakeMeldBack | TakeEnd | TakeWhole | Merge, preview: Preview) -> None:
    _turn(course, acted=True)
    match move:
        case LayMeld():
            _lay(course, preview)
        case Extend():
            _extend(course, move, preview)
        case TakeMeldBack():
            _take_meld_back(course, move.number)
        case TakeEnd():
            _take_end(course, move, preview)
        case TakeWhole():
            _take_whole(course, move.number, preview)
        case Merge():
            _merge(course, move, preview)
        case _:
            assert_never(move)


def _turn(course: Course, **changes: object) -> None:
    course.state = replace(course.state, turn=replace(course.state.turn, **changes))  # type: ignore[arg-type] # the names are checked where Turn is made


def _seat(course: Course) -> Seat:
    return course.state.turn.seat


def _draw(course: Course) -> None:
    """Draw a card, from a rebuilt stock if need be; a second rebuild without a meld blocks the round (PR-Q59)."""
    if not course.state.stock:
        if course.state.idleness.rebuilt:
            ending.block(course)
            return
        _rebuild_stock(course)
    card, *rest = course.state.stock
    course.state = replace(course.state, stock=tuple(rest))
    course.gain(_seat(course), (card,), seen=False)
    _turn(course, drawn=1)
    course.tell(Drew(_seat(course), card))


def _rebuild_stock(course: Course) -> None:
    """Shuffle the discard pile into a new stock; a pile that is in play keeps its top card (PR-Q13)."""
    state = course.state
    kept = state.discard[-1:] if refillable(state.options) > 1 else ()
    pile = state.discard[: len(state.discard) - len(kept)]
    course.state = replace(
        state,
        stock=shuffled(pile, state.seed, state.standing.round, state.shuffles),
        discard=kept,
        shuffles=state.shuffles + 1,
        idleness=replace(state.idleness, rebuilt=True),
    )
    course.tell(StockRebuilt(len(pile)))


def _take_discard(course: Course, count: int) -> None:
    pile = course.state.discard
    cards = pile[-count:]
    course.state = replace(course.state, discard=pile[:-count])
    course.gain(_seat(course), cards, seen=True)
    _turn(course, drawn=count)
    course.tell(DiscardTaken(_seat(course), cards))


def _lay(course: Course, preview: Preview) -> None:
    meld = _meld(preview)
    state, seat, number = course.state, _seat(course), course.state.next_number
    course.lose(seat, meld.cards)
    course.state = replace(course.state, table=(*state.table, TableMeld(number, meld)), next_number=number + 1)
    short = preview.reached < preview.needed
    course.tell(MeldLaid(seat, number, meld, preview.points, short, preview.reached, preview.needed))
    if seat in state.opened:
        _pay(course, meld.cards, meld.joker_means)
        _enter_meld(course, meld)
    else:
        course.state = replace(course.state, provisional=(*state.provisional, number))
        if not short:
            _open(course, preview.reached)
    if not short:
        _progress(course)


def _meld(preview: Preview) -> Meld:
    if preview.meld is None:
        message = "a preview of a table action names no combination"
        raise ValueError(message)
    return preview.meld


def _open(course: Course, points: int) -> None:
    """Make the first meld certain: its combinations score now (PR-23, PR-Q60)."""
    state = course.state
    for laid in state.table:
        if laid.number in state.provisional:
            _enter_meld(course, laid.meld)
    seat = _seat(course)
    course.state = replace(course.state, opened=state.opened | {seat}, provisional=())
    course.tell(Opened(seat, points))


def _enter_meld(course: Course, meld: Meld) -> None:
    _enter(course, Score.MELD, meld.cards, meld_values(meld, course.state.options))


def _enter(course: Course, score: Score, cards: tuple[Card, ...], values: tuple[int, ...]) -> None:
    """Enter table points, which an elimination game does not count (PR-40)."""
    if not course.state.options.elimination:
        course.enter(Entry(_seat(course), score, sum(values), cards, values))


def _pay(course: Course, cards: tuple[Card, ...], means: tuple[Card, ...] = ()) -> None:
    """Settle one debt for each card laid, whichever copy it is (PR-Q44)."""
    debts = list(course.state.turn.debts)
    for card in cards:
        paid = settled_joker(tuple(debts), means) if card == JOKER else Debt(card)
        if paid in debts:
            debts.remove(paid)
    _turn(course, debts=tuple(debts))


def _progress(course: Course) -> None:
    """Note that a card was melded, which ends all idleness (PR-Q15, PR-Q59)."""
    _turn(course, melded=True)
    course.state = replace(course.state, idleness=Idleness())


def _extend(course: Course, move: Extend, preview: Preview) -> None:
    seat, meld = _seat(course), _meld(preview)
    course.lose(seat, (move.card,))
    _pay(course, (move.card,))
    _place(course, move.number, meld)
    _turn(course, laid_off=True)
    if preview.swap:
        course.gain(seat, (JOKER,), seen=True)
        _turn(course, debts=(*course.state.turn.debts, Debt(JOKER, move.card)))
        course.tell(JokerSwapped(seat, move.number, move.card, meld))
        return
    _enter(course, Score.EXTENSION, (move.card,), (preview.points,))
    _progress(course)
    end = preview.end if meld.kind is Kind.RUN else None
    course.tell(Extended(seat, move.number, move.card, end, meld, preview.points))


def _place(course: Course, number: int, meld: Meld) -> None:
    table = tuple(TableMeld(number, meld) if laid.number == number else laid for laid in course.state.table)
    course.state = replace(course.state, table=table)


def _remove(course: Course, number: int) -> None:
    table = tuple(laid for laid in course.state.table if laid.number != number)
    course.state = replace(course.state, table=table)


def _take_meld_back(course: Course, number: int) -> None:
    cards = next(laid.meld.cards for laid in course.state.table if laid.number == number)
    _return_melds(course, (number,))
    course.tell(MeldTakenBack(_seat(course), number, cards))


def _return_melds(course: Course, numbers: tuple[int, ...]) -> tuple[Card, ...]:
    """Return provisional combinations to the hand, where all now know them (PR-Q60)."""
    returned: tuple[Card, ...] = ()
    for laid in course.state.table:
        if laid.number in numbers:
            returned += laid.meld.cards
            _remove(course, laid.number)
    course.gain(_seat(course), returned, seen=True)
    left = tuple(number for number in course.state.provisional if number not in numbers)
    course.state = replace(course.state, provisional=left)
    return returned


def _take_end(course: Course, move: TakeEnd, preview: Preview) -> None:
    _place(course, move.number, _meld(preview))
    _owe(course, (move.card,), (preview.points,))
    course.tell(EndTaken(_seat(course), move.number, move.card, _meld(preview), -preview.points))


def _take_whole(course: Course, number: int, preview: Preview) -> None:
    meld = _meld(preview)
    _remove(course, number)
    _owe(course, meld.cards, tuple(-value for value in meld_values(meld, course.state.options)))
    course.tell(WholeTaken(_seat(course), number, meld, -preview.points))


def _owe(course: Course, cards: tuple[Card, ...], values: tuple[int, ...]) -> None:
    """Take cards from the table into the hand, to be laid again in this turn (PR-47, PR-48)."""
    course.gain(_seat(course), cards, seen=True)
    debts = course.state.turn.debts + tuple(Debt(card) for card in cards)
    _turn(course, debts=debts, laid_off=True)
    _enter(course, Score.TAKEN, cards, values)


def _merge(course: Course, move: Merge, preview: Preview) -> None:
    _remove(course, move.second)
    _place(course, move.first, _meld(preview))
    _turn(course, laid_off=True)
    course.tell(Merged(_seat(course), move.first, move.second, _meld(preview)))


def _discard(course: Course, card: Card) -> None:
    seat = _seat(course)
    course.lose(seat, (card,))
    course.state = replace(course.state, discard=(*course.state.discard, card))
    course.tell(Discarded(seat, card))
    if course.state.hands[seat]:
        ending.end_turn(course)
    else:
        ending.go_out(course)


def _time_out(course: Course) -> None:
    """Let the clock end the turn (PR-50, PR-Q04, PR-Q47)."""
    seat = _seat(course)
    draws = must_draw(view(course.state, seat, history=False)) and not course.state.turn.acted
    returned = _return_melds(course, course.state.provisional)
    course.enter(Entry(seat, Score.TIME, TIME_PENALTY))
    course.tell(TimedOut(seat, TIME_PENALTY, returned))
    if draws:
        _draw(course)
    if not course.state.over:
        ending.end_turn(course)
