"""What the table answers when it is asked: whose turn, whether a knock is allowed, how many cards, which options."""

from __future__ import annotations

from cardtable.games.carousel.judge import MOST_DRAWS, Preview, judge
from cardtable.games.carousel.moves import DrawStock, EndTurn, Knock, Move
from cardtable.games.carousel.view import View
from cardtable.kernel.message import Message, Who, message
from cardtable.rummy import wording_answers


def whose_turn(view: View) -> Message:
    """Say whose turn it is; on the own turn what comes next, too, with the knock where it is allowed."""
    if view.over:
        return message("rummy-answer-round-over")
    last = view.extra is not None
    if not view.my_turn:
        return message("carousel-answer-last-turn" if last else "rummy-answer-turn", who=Who(view.turn))
    turn = message(_next_step(view), who=Who(view.turn), drawn=view.drawn)
    knock = knock_offer(view)
    return turn if knock is None else message("carousel-answer-turn-knock", turn=turn, knock=knock)


def _next_step(view: View) -> str:
    if view.extra is not None:
        return "carousel-answer-last-turn"
    may_draw, may_end = _may(view, DrawStock()), _may(view, EndTurn())
    if may_draw and view.drawn == 0:
        return "rummy-answer-turn-draw"
    if may_draw and not may_end:
        return "carousel-answer-turn-meld-or-draw"
    return "carousel-answer-turn-end" if view.drawn == MOST_DRAWS else "carousel-answer-turn-meld-or-end"


def _may(view: View, move: Move) -> bool:
    return isinstance(judge(view, move), Preview)


def knock_offer(view: View) -> Message | None:
    """Offer the knock with the points in hand; None where it is not allowed (CR-13)."""
    verdict = judge(view, Knock())
    return message("carousel-answer-knock", points=verdict.value) if isinstance(verdict, Preview) else None


def counts(view: View) -> Message:
    """Say how many cards each player has, then the stock."""
    return wording_answers.counts(view.standing, view.counts, view.stock)


def options_in_force(view: View) -> Message:
    """Say the options that matter at this table."""
    return wording_answers.options_in_force("carousel", view.options)
