"""What is said of points: the scores so far, the lines of a score sheet, how a round or the game ended."""

from __future__ import annotations

from typing import Final, assert_never

from cardtable.games.playroom.facts import Entry, Score
from cardtable.games.playroom.view import View
from cardtable.games.playroom.wording_table import lying
from cardtable.kernel.match import Points
from cardtable.kernel.message import Message, Who, message
from cardtable.kernel.seats import Seat

_MINUS: Final = "−"


def scores(view: View) -> Message:
    """Say each player's total with what this round has brought so far."""
    seats = range(view.standing.seats)
    lines = tuple(_score(seat, _total(view, seat), _round(view, seat)) for seat in seats)
    return message("playroom-answer-scores", parts=lines)


def _score(seat: Seat, total: Points, this_round: Points) -> Message:
    return message("playroom-score-line", who=Who(seat), total=total, round=this_round)


def _round(view: View, seat: Seat) -> Points:
    """Give what the round adds: penalties are subtracted, in elimination added (PR-39, PR-42)."""
    penalty = view.penalty(seat)
    return view.points(seat) + (penalty if view.options.elimination else -penalty)


def _total(view: View, seat: Seat) -> Points:
    """Give the total as it would stand now; a finished round is already in it."""
    total = view.standing.totals[seat]
    return total if view.over else total + _round(view, seat)


def score_line(entry: Entry) -> Message:
    """Say an entry of the score sheet with its formula."""
    name = f"playroom-entry-{entry.score.value}"
    match entry.score:
        case Score.MELD | Score.EXTENSION | Score.SWAP | Score.TAKEN:
            return message(name, formula=_formula(entry), cards=lying(entry.cards))
        case Score.OWN_HAND:
            return message(name, formula=_formula(entry), cards=entry.cards)
        case Score.HANDS:
            whose = entry.seat if entry.hand_of is None else entry.hand_of
            return message(name, who=Who(whose), formula=_formula(entry), cards=entry.cards)
        case Score.OWED:
            return message(name, points=entry.points, cards=entry.cards)
        case Score.EARLIER | Score.NOBODY_OPENED | Score.RUMMY | Score.PURE_RUMMY | Score.TIME:
            return message(name, points=entry.points)
        case _:
            assert_never(entry.score)


def _formula(entry: Entry) -> str:
    """Write how the points come about: 10, or 5 + 10 + 10 = 25, or (5 + 10) × 2 = 30."""
    if not entry.values:
        return _number(entry.points)
    terms = [_number(entry.values[0])]
    terms += [f"{_MINUS if value < 0 else '+'} {abs(value)}" for value in entry.values[1:]]
    total = " ".join(terms)
    if entry.factor != 1:
        total = f"{f'({total})' if len(terms) > 1 else total} × {entry.factor}"
    elif len(terms) == 1:
        return total
    return f"{total} = {_number(entry.points)}"


def _number(value: int) -> str:
    return f"{_MINUS}{-value}" if value < 0 else str(value)


def round_result(view: View) -> Message:
    """Say who won the round, then what it brought to each player."""
    standing = view.standing
    added = standing.rounds[-1] if standing.rounds else (0,) * standing.seats
    lines = tuple(
        message("playroom-result-line", who=Who(seat), points=points, total=standing.totals[seat])
        for seat, points in enumerate(added)
    )
    return message("playroom-answer-result", headline=_headline(view, added), lines=lines)


def _headline(view: View, added: tuple[Points, ...]) -> Message:
    if view.winner is None:
        return message("playroom-round-blocked")
    if view.options.elimination:
        return message("playroom-round-won-elimination", who=Who(view.winner))
    return message("playroom-round-won", who=Who(view.winner), points=added[view.winner])


def game_result(view: View) -> Message:
    """Say who won the game, then every total, the best first."""
    standing = view.standing
    best_first = sorted(
        range(standing.seats), key=lambda seat: standing.totals[seat], reverse=not view.options.elimination
    )
    lines = tuple(message("playroom-total-line", who=Who(seat), total=standing.totals[seat]) for seat in best_first)
    return message("playroom-answer-result", headline=won(standing.winners, standing.totals), lines=lines)


def won(winners: tuple[Seat, ...], totals: tuple[Points, ...]) -> Message:
    """Say who won the game."""
    return message("playroom-game-won", winners=tuple(Who(seat) for seat in winners), points=totals[winners[0]])
