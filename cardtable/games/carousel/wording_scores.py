"""What is said of points: the scores so far, the lines of a score sheet, how a round or the game ended."""

from __future__ import annotations

from typing import assert_never

from cardtable.games.carousel.facts import Entry, RoundEnded, Score
from cardtable.games.carousel.scoring import ROUND_BONUS
from cardtable.games.carousel.view import View
from cardtable.kernel.message import Message, Who, message
from cardtable.rummy import wording_scores
from cardtable.rummy.wording_scores import formula

_OF_THE_ROUND = (Score.DIFFERENCE, Score.UNDERCUT, Score.OUT)


def scores(view: View) -> Message:
    """Say each player's total with what this round has brought so far."""
    this_round = tuple(view.points(seat) for seat in range(view.standing.seats))
    return wording_scores.scores(view.standing, this_round, over=view.over)


def score_line(entry: Entry) -> Message:
    """Say an entry of the score sheet with its formula."""
    name = f"carousel-entry-{entry.score.value}"
    match entry.score:
        case Score.EARLIER:
            return message("rummy-entry-earlier", points=entry.points)
        case Score.DIFFERENCE:
            against = entry.seat if entry.against is None else entry.against
            values = (entry.other, -entry.own) if entry.own else (entry.other,)
            return message(name, who=Who(against), formula=formula(values, entry.points))
        case Score.ROUNDS_WON:
            return message(name, formula=formula((ROUND_BONUS,), entry.points, entry.count))
        case Score.UNDERCUT | Score.OUT | Score.TARGET:
            return message(name, points=entry.points)
        case _:
            assert_never(entry.score)


def round_ended(end: RoundEnded) -> Message:
    """Say who won the round, then the points that were left in each hand."""
    lines = tuple(message("rummy-count-line", who=Who(seat), count=value) for seat, value in enumerate(end.values))
    return message("carousel-round-ended", headline=_won(end), hands=lines)


def _won(end: RoundEnded) -> Message:
    headline = _winners(end)
    if end.knocker is not None and end.knocker not in end.winners:
        return message("carousel-undercut", headline=headline)
    return headline


def _winners(end: RoundEnded) -> Message:
    """Say who won; several winners are level, so that each of them scores the same (CR-16, CR-Q05, CR-Q06)."""
    first = end.winners[0]
    points = sum(entry.points for entry in end.entries if entry.seat == first and entry.score in _OF_THE_ROUND)
    if len(end.winners) > 1:
        winners = tuple(Who(seat) for seat in end.winners)
        return message("carousel-round-shared", winners=winners, points=points)
    which = "rummy-round-won" if end.out is None else "carousel-round-out"
    return message(which, who=Who(first), points=points)


def round_result(view: View) -> Message:
    """Say who won the round, then what it brought to each player, the end of the game included."""
    end = next(seen for seen in reversed(view.history) if isinstance(seen, RoundEnded))
    return wording_scores.round_result(round_ended(end), view.standing)


def game_result(view: View) -> Message:
    """Say who won the game, then every total, the best first."""
    return wording_scores.game_result(view.standing)
