"""Where a player draws from."""

from __future__ import annotations

from cardtable.bots.playroom.attention import Attention, Sort
from cardtable.bots.playroom.laying import Plan, plan
from cardtable.bots.playroom.outlook import Outlook
from cardtable.bots.playroom.position import Position
from cardtable.bots.search.faces import JOKER_CODE, code_of
from cardtable.games.playroom.judge import must_draw
from cardtable.games.playroom.moves import DrawStock, TakeDiscard
from cardtable.games.playroom.options import DiscardMode
from cardtable.games.playroom.view import View

DEEPEST = 20
"""No player counts the pile deeper than that."""

_QUICK = 600
"""A glance at each depth: so many positions of the search."""

_RISK = 6
"""What each card more than one must bring, because the others see what was taken."""


def draw(view: View, position: Position, outlook: Outlook, attention: Attention) -> DrawStock | TakeDiscard | None:
    """Choose the draw; None where it has been made, or nothing can be drawn."""
    if view.drawn or view.acted:
        return None
    count = _from_pile(view, position, outlook, attention)
    if count:
        return TakeDiscard(count)
    return DrawStock() if must_draw(view) else None


def _from_pile(view: View, position: Position, outlook: Outlook, attention: Attention) -> int:
    """Say how many cards of the pile are worth taking: such that the deepest of them is laid at once.

    A joker on top is taken in any case.
    """
    mode = view.options.discard_mode
    if view.seat not in view.opened or not view.discard or mode in (DiscardMode.NONE, DiscardMode.MANDATORY):
        return 0
    depth = DEEPEST if mode is DiscardMode.MULTI else 1
    newest = [code_of(card) for card in reversed(view.discard[-depth:])]
    if attention.misses(Sort.PILE, newest[0]):
        return 0
    now = plan(position, outlook, attention)
    best, best_gain = (1, 0) if newest[0] == JOKER_CODE else (0, -1)
    for count in range(1, len(newest) + 1):
        gain = _gain(position, now, newest[:count], outlook, attention)
        if gain is not None and gain - _RISK * (count - 1) > best_gain:
            best, best_gain = count, gain - _RISK * (count - 1)
    return best


def _gain(position: Position, now: Plan, taken: list[int], outlook: Outlook, attention: Attention) -> int | None:
    """Weigh cards taken by what is laid with them, less what they cost while in hand; None if the deepest stays."""
    deepest = taken[-1]
    then = plan(position.gaining(*taken), outlook, attention, cap=_QUICK)
    if then.left.count(deepest) > now.left.count(deepest) + taken[:-1].count(deepest):
        return None
    burden = outlook.objective.card * len(taken) + outlook.objective.relief * sum(
        outlook.worth.hand[code] for code in taken
    )
    return then.value - now.value - burden
