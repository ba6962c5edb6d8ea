"""What a player strives for as the round stands."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.bots.playroom.worth import worth_of
from cardtable.bots.search.partition import Objective
from cardtable.bots.search.pieces import Worth
from cardtable.games.playroom.options import DiscardMode
from cardtable.games.playroom.view import View

NORMAL = Objective(points=2, relief=1, card=6, joker=60)
ELIMINATION = Objective(points=0, relief=2, card=6, joker=60)
"""A joker is kept while it would only lengthen a combination; with two cards that go along it is laid."""

HURRY = 3
"""With so few cards in another hand the round may end before the next turn."""

_HASTE, _CALM_ELIMINATION, _CALM = 45, 20, 10
"""Chances in percent of a round that ends soon."""


class Outlook(NamedTuple):
    """Weigh what is laid; `keeps` is how many cards may be left for the last discard (PR-08, PR-26).

    `risk` is the chance in percent that the round ends before the cards kept now can be laid.
    """

    worth: Worth
    objective: Objective
    keeps: int
    risk: int


def outlook_of(view: View) -> Outlook:
    """Read the aims off a view: points, or in elimination a light hand.

    No joker is saved when the end is near: a hand is nearly empty, or the stock is, for good.
    """
    objective = ELIMINATION if view.options.elimination else NORMAL
    others = [view.counts[seat] for seat in view.standing.playing if seat != view.seat]
    ebbing = not view.refill and view.stock <= len(view.standing.playing)
    hurry = ebbing or min(others) <= HURRY
    return Outlook(
        worth_of(view.options),
        objective._replace(joker=0) if hurry else objective,
        0 if view.options.discard_mode is DiscardMode.NONE else 1,
        _HASTE if hurry else _CALM_ELIMINATION if view.options.elimination else _CALM,
    )
