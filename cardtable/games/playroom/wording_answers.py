"""What the table answers when it is asked: whose turn, how many cards, which pile, which options."""

from __future__ import annotations

from cardtable.games.playroom.judge import must_draw
from cardtable.games.playroom.options import DiscardMode
from cardtable.games.playroom.view import View
from cardtable.games.playroom.wording_table import reached
from cardtable.kernel.message import Message, Who, message
from cardtable.rummy import wording_answers


def whose_turn(view: View) -> Message:
    """Say whose turn it is; on the own turn what comes next, too."""
    if view.over:
        return message("rummy-answer-round-over")
    if view.my_turn and must_draw(view):
        return message("rummy-answer-turn-draw", who=Who(view.turn))
    if view.my_turn and view.provisional:
        needed = view.options.first_meld
        return message("playroom-answer-turn-progress", who=Who(view.turn), reached=reached(view), needed=needed)
    return message("rummy-answer-turn", who=Who(view.turn))


def counts(view: View) -> Message:
    """Say how many cards each player has, then the stock, then the discard pile."""
    pile = None if view.options.discard_mode is DiscardMode.NONE else view.discard_count
    return wording_answers.counts(view.standing, view.counts, view.stock, pile)


def pile(view: View) -> Message:
    """Say what may be read of the discard pile, newest first (PR-Q56)."""
    if view.options.discard_mode is DiscardMode.NONE:
        return message("playroom-answer-no-pile")
    if view.options.discard_mode is DiscardMode.MULTI and view.discard:
        return message("playroom-answer-pile-all", cards=tuple(reversed(view.discard)))
    return wording_answers.pile_top(view.discard, view.discard_count)


def options_in_force(view: View) -> Message:
    """Say the options that matter at this table."""
    return wording_answers.options_in_force("playroom", view.options)
