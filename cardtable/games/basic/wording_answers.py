"""What the table answers when it is asked: whose turn, how many cards, which pile, which options."""

from __future__ import annotations

from cardtable.games.basic.view import View
from cardtable.kernel.message import Message, Who, message
from cardtable.rummy import wording_answers


def whose_turn(view: View) -> Message:
    """Say whose turn it is; on the own turn what comes next, too."""
    if view.over:
        return message("rummy-answer-round-over")
    who = Who(view.turn)
    if view.my_turn and not view.drawn:
        return message("rummy-answer-turn-draw", who=who)
    if view.my_turn and view.took is not None and view.hand == (view.took,):
        return message("basic-answer-turn-end", who=who, card=view.took)
    return message("rummy-answer-turn", who=who)


def counts(view: View) -> Message:
    """Say how many cards each player has, then the stock, then the discard pile."""
    return wording_answers.counts(view.standing, view.counts, view.stock, view.discard_count)


def pile(view: View) -> Message:
    """Say what may be read of the discard pile."""
    if view.discard_count and not view.discard:
        return message("basic-answer-pile-face-down", count=view.discard_count)
    return wording_answers.pile_top(view.discard, view.discard_count)


def options_in_force(view: View) -> Message:
    """Say the options that matter at this table."""
    return wording_answers.options_in_force("basic", view.options)
