"""What is said of points: the scores so far, the lines of a score sheet, how a round or the game ended."""

from __future__ import annotations

from typing import assert_never

from cardtable.games.basic.facts import Entry, Score
from cardtable.games.basic.view import View
from cardtable.kernel.match import Points
from cardtable.kernel.message import Message, Who, message
from cardtable.kernel.seats import Seat
from cardtable.rummy import wording_scores
from cardtable.rummy.wording_scores import formula


def scores(view: View) -> Message:
    """Say each player's total with what this round has brought so far."""
    this_round = tuple(view.points(seat) for seat in range(view.standing.seats))
    return wording_scores.scores(view.standing, this_round, over=view.over)


def score_line(entry: Entry) -> Message:
    """Say an entry of the score sheet with its formula."""
    match entry.score:
        case Score.EARLIER:
            return message("rummy-entry-earlier", points=entry.points)
        case Score.HANDS:
            whose = entry.seat if entry.hand_of is None else entry.hand_of
            how = formula(entry.values, entry.points)
            return message("rummy-entry-hands", who=Who(whose), formula=how, cards=entry.cards)
        case _:
            assert_never(entry.score)


def round_result(view: View) -> Message:
    """Say who won the round, then what it brought to each player."""
    added = view.standing.rounds[-1] if view.standing.rounds else ()
    return wording_scores.round_result(won(view.winner, added), view.standing)


def won(winner: Seat | None, added: tuple[Points, ...]) -> Message:
    """Say who won the round with what it brought, or that it is a stalemate (BR-11)."""
    if winner is None:
        return message("basic-stalemate")
    return message("rummy-round-won", who=Who(winner), points=added[winner])


def game_result(view: View) -> Message:
    """Say who won the game, then every total, the best first."""
    return wording_scores.game_result(view.standing)
