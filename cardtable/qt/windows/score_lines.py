"""The score sheet in words: every number with how it came about, to be walked line by line."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from cardtable.kernel.message import Message, Who, message
from cardtable.kernel.seats import Seat
from cardtable.qt.tables import manners_of
from cardtable.qt.tables.sight import SeatView
from cardtable.qt.windows.score_rows import round_added, signed_term
from cardtable.text.numerals import number


def score_lines(view: SeatView) -> tuple[Message, ...]:
    """Say how this round came to its points, what it brought each player with its formulas, then the rounds so far."""
    seats = [(view.seat + step) % view.standing.seats for step in range(view.standing.seats)]
    played = [seat for seat in seats if seat not in view.standing.out or _took_part(view, seat)]
    account = manners_of(view).account(view)
    before = (*account.told, *(message("score-entry", entry=line) for line in account.lines))
    return (*before, *(line for seat in played for line in _of_player(view, seat)), *_of_rounds(view, seats))


def _took_part(view: SeatView, seat: Seat) -> bool:
    return any(entry.seat == seat for entry in view.entries)


def _of_player(view: SeatView, seat: Seat) -> Iterator[Message]:
    manners, standing = manners_of(view), view.standing
    added = round_added(view, seat) if view.over else manners.round_points(view, seat)
    before = standing.totals[seat] - (added if view.over else 0)
    formula = f"{number(before)} {signed_term(added)} = " if before else ""
    yield message("score-of-player", who=Who(seat), added=added, formula=f"{formula}{number(before + added)}")
    for entry in view.entries:
        if entry.seat == seat:
            yield message("score-entry", entry=manners.wording.score_line(entry))


def _of_rounds(view: SeatView, seats: list[Seat]) -> Iterator[Message]:
    """Say each finished round, the last one first."""
    rounds = view.standing.rounds
    running = {seat: tuple(accumulate(added[seat] for added in rounds)) for seat in seats}
    for nth in reversed(range(len(rounds))):
        players = tuple(
            message("score-of-round-player", who=Who(seat), added=rounds[nth][seat], total=running[seat][nth])
            for seat in seats
        )
        yield message("score-of-round", round=nth + 1, players=players)
