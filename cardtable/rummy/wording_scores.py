"""What every rummy says of points: the scores so far, the formulas of a score sheet, the results."""

from __future__ import annotations

from typing import Final

from cardtable.kernel.match import Points, Standing
from cardtable.kernel.message import Message, Who, message
from cardtable.rummy.wording import won

_MINUS: Final = "−"


def scores(standing: Standing, this_round: tuple[Points, ...], *, over: bool) -> Message:
    """Say each player's total with what this round has brought so far; a finished round is already in the total."""
    reached = tuple(
        total if over else total + brought for total, brought in zip(standing.totals, this_round, strict=True)
    )
    is_first = reached == this_round  # then the totals say what it has brought
    lines = tuple(
        message("rummy-score-line", who=Who(seat), total=total, round=0 if is_first else brought)
        for seat, (total, brought) in enumerate(zip(reached, this_round, strict=True))
    )
    return message("rummy-answer-scores", parts=lines)


def round_result(headline: Message, standing: Standing) -> Message:
    """Say who won the round, then what it brought to each player."""
    added = standing.rounds[-1] if standing.rounds else (0,) * standing.seats
    lines = tuple(
        message("rummy-result-line", who=Who(seat), points=points, total=standing.totals[seat])
        for seat, points in enumerate(added)
    )
    return message("rummy-answer-result", headline=headline, lines=lines)


def game_result(standing: Standing, *, lowest_wins: bool = False) -> Message:
    """Say who won the game, then every total, the best first."""
    best_first = sorted(range(standing.seats), key=lambda seat: standing.totals[seat], reverse=not lowest_wins)
    lines = tuple(message("rummy-total-line", who=Who(seat), total=standing.totals[seat]) for seat in best_first)
    return message("rummy-answer-result", headline=won(standing.winners, standing.totals), lines=lines)


def formula(values: tuple[int, ...], points: int, factor: int = 1) -> str:
    """Write how points come about: 10, or 5 + 10 + 10 = 25, or (5 + 10) × 2 = 30."""
    if not values:
        return _number(points)
    terms = [_number(values[0])]
    terms += [f"{_MINUS if value < 0 else '+'} {abs(value)}" for value in values[1:]]
    total = " ".join(terms)
    if factor != 1:
        total = f"{f'({total})' if len(terms) > 1 else total} × {factor}"
    elif len(terms) == 1:
        return total
    return f"{total} = {_number(points)}"


def _number(value: int) -> str:
    return f"{_MINUS}{-value}" if value < 0 else str(value)
