"""What is said of points: the scores so far, the lines of a score sheet, how a round or the game ended."""

from __future__ import annotations

from typing import assert_never

from cardtable.games.playroom.facts import Entry, Score
from cardtable.games.playroom.view import View
from cardtable.kernel.match import Points
from cardtable.kernel.message import Message, Who, message
from cardtable.kernel.seats import Seat
from cardtable.rummy import wording_scores
from cardtable.rummy.wording import lying
from cardtable.rummy.wording_scores import formula


def scores(view: View) -> Message:
    """Say each player's total with what this round has brought so far."""
    this_round = tuple(_round(view, seat) for seat in range(view.standing.seats))
    return wording_scores.scores(view.standing, this_round, over=view.over)


def _round(view: View, seat: Seat) -> Points:
    """Give what the round adds: penalties are subtracted, in elimination added (PR-39, PR-42)."""
    penalty = view.penalty(seat)
    return view.points(seat) + (penalty if view.options.elimination else -penalty)


def score_line(entry: Entry) -> Message:
    """Say an entry of the score sheet with its formula."""
    name = f"playroom-entry-{entry.score.value}"
    how = formula(entry.values, entry.points, entry.factor)
    match entry.score:
        case Score.MELD | Score.EXTENSION | Score.SWAP | Score.TAKEN:
            return message(name, formula=how, cards=lying(entry.cards))
        case Score.OWN_HAND:
            return message(name, formula=how, cards=entry.cards)
        case Score.HANDS:
            whose = entry.seat if entry.hand_of is None else entry.hand_of
            return message("rummy-entry-hands", who=Who(whose), formula=how, cards=entry.cards)
        case Score.OWED:
            return message(name, points=entry.points, cards=entry.cards)
        case Score.EARLIER:
            return message("rummy-entry-earlier", points=entry.points)
        case Score.NOBODY_OPENED | Score.RUMMY | Score.PURE_RUMMY | Score.TIME:
            return message(name, points=entry.points)
        case _:
            assert_never(entry.score)


def round_result(view: View) -> Message:
    """Say who won the round, then what it brought to each player."""
    return wording_scores.round_result(_headline(view), view.standing)


def _headline(view: View) -> Message:
    if view.winner is None:
        return message("playroom-round-blocked")
    if view.options.elimination:
        return message("playroom-round-won-elimination", who=Who(view.winner))
    return message("rummy-round-won", who=Who(view.winner), points=view.standing.rounds[-1][view.winner])


def game_result(view: View) -> Message:
    """Say who won the game, then every total, the best first."""
    return wording_scores.game_result(view.standing, lowest_wins=view.options.elimination)
