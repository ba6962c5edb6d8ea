"""How turns, rounds or the game come to their end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.games.playroom import scoring
from cardtable.games.playroom.facts import (
    Entry,
    FewCards,
    GameEnded,
    OwedCharged,
    PlayerOut,
    RoundEnded,
    Score,
    TurnBegan,
)
from cardtable.games.playroom.sight import can_draw
from cardtable.games.playroom.state import Idleness, Turn
from cardtable.kernel.match import settle
from cardtable.kernel.seats import next_seat

if TYPE_CHECKING:
    from cardtable.games.playroom.course import Course
    from cardtable.kernel.cards import Card
    from cardtable.kernel.seats import Seat

FEW = 3
DRY_CIRCUITS = 2
IDLE_CIRCUITS = 40


def end_turn(course: Course) -> None:
    """End the turn: charge what is owed, then pass on or find the round blocked."""
    _charge(course)
    turn = course.state.turn
    left = len(course.state.hands[turn.seat])
    if turn.melded and left <= FEW:
        course.tell(FewCards(turn.seat, left))
    if not turn.melded:
        _idle(course)
    if _stuck(course):
        block(course)
        return
    standing = course.state.standing
    following = next_seat(turn.seat, standing.playing, standing.seats)
    course.state = replace(course.state, turn=Turn(following, opened_before=following in course.state.opened))
    course.tell(TurnBegan(following))


def _charge(course: Course) -> None:
    """Charge the cards that had to be laid (PR-21, PR-47)."""
    turn = course.state.turn
    if not turn.debts:
        return
    cards = tuple(debt.card for debt in turn.debts)
    values = (scoring.OWED_PENALTY,) * len(cards)
    course.enter(Entry(turn.seat, Score.OWED, sum(values), cards, values))
    course.tell(OwedCharged(turn.seat, cards, sum(values)))
    course.state = replace(course.state, turn=replace(turn, debts=()))


def _idle(course: Course) -> None:
    idle = course.state.idleness
    dry = 0 if can_draw(course.state) else idle.dry + 1
    course.state = replace(course.state, idleness=Idleness(idle.turns + 1, dry, idle.rebuilt))


def _stuck(course: Course) -> bool:
    """Tell whether the round goes nowhere (PR-Q15, PR-Q59)."""
    idle, players = course.state.idleness, len(course.state.standing.playing)
    return idle.dry >= DRY_CIRCUITS * players or idle.turns >= IDLE_CIRCUITS * players


def block(course: Course) -> None:
    """End the round with nobody out (PR-Q15)."""
    _charge(course)
    entries = scoring.blocked(_hands(course), course.state.options)
    _end_round(course, None, entries)


def go_out(course: Course) -> None:
    """End the round for the seat in turn, whose hand is empty (PR-36 to PR-41, PR-Q48)."""
    _charge(course)
    state, turn = course.state, course.state.turn
    others = {seat: hand for seat, hand in _hands(course).items() if seat != turn.seat}
    entries = scoring.going_out(
        turn.seat,
        others,
        state.options,
        others_opened=bool(state.opened - {turn.seat}),
        rummy=not turn.opened_before,
        pure=not turn.laid_off,
    )
    _end_round(course, turn.seat, entries)


def _hands(course: Course) -> dict[Seat, tuple[Card, ...]]:
    return {seat: course.state.hands[seat] for seat in course.state.standing.playing}


def _end_round(course: Course, winner: Seat | None, entries: tuple[Entry, ...]) -> None:
    course.enter(*entries)
    state = course.state
    before = state.standing
    added = scoring.added(state.entries, before.seats, state.options)
    standing = settle(before, added, lambda settled: scoring.verdict(settled, state.options))
    course.state = replace(state, standing=standing, over=True, winner=winner)
    course.tell(RoundEnded(winner, entries, added, standing.totals, state.hands))
    course.tell(*(PlayerOut(seat, standing.totals[seat]) for seat in sorted(standing.out - before.out)))
    if standing.over:
        course.tell(GameEnded(standing.winners, standing.totals))
