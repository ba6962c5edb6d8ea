"""How a person is taught a turn of Carousel."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from cardtable.bots.carousel.arranging import POSITIONS
from cardtable.bots.carousel.carrying import Carry, carries
from cardtable.bots.carousel.policy import choose
from cardtable.bots.hint import Hint, Step
from cardtable.bots.search.faces import code_of
from cardtable.bots.search.table_solver import LEAST_DEADWOOD, Table, arrange
from cardtable.bots.search.workbench import HAND
from cardtable.games.carousel.judge import Preview, judge
from cardtable.games.carousel.moves import Arrange, DrawStock, Knock, Move
from cardtable.games.carousel.scoring import hand_value
from cardtable.games.carousel.view import View
from cardtable.games.carousel.wording_table import beyond, cards_of, describe_cards, several
from cardtable.kernel.message import Message, message

LEVEL = "casual"
"""The player whose rules tell when to draw, end or knock."""

_QUICK = 100
"""So few positions are looked at where nobody can wait for a search."""


def hint(view: View, *, thorough: bool) -> Hint:
    """Teach the turn of the seat, which must be in turn; without `thorough` the table is hardly searched."""
    move = _next(view, thorough=thorough)
    judged = judge(view, move)
    if isinstance(move, Arrange) and isinstance(judged, Preview):
        return _arranging(view, move, judged)
    told = _said(view, move)
    return Hint(_nudge(view, move), told, (Step(move, told),))


def way(start: Table, move: Arrange) -> tuple[Step, ...]:
    """List the steps from a table, laid or half rearranged, to the one that the move asks for; the move is the last."""
    carried = [Step(carry, _carried(carry)) for carry in carries(start, move.table)]
    return (*carried, Step(move, message("hint-confirm")))


def _next(view: View, *, thorough: bool) -> Move:
    """Choose as the casual player would, but lay on beside what was confirmed before in this turn."""
    if thorough and not view.played:
        return choose(view, LEVEL, 0)
    draw = DrawStock()
    may_draw = isinstance(judge(view, draw), Preview)
    found = None if may_draw and view.drawn == 0 else _arrangement(view, POSITIONS if thorough else _QUICK)
    return found or (draw if may_draw else choose(view, LEVEL, 0))


def _arrangement(view: View, positions: int) -> Arrange | None:
    """Find what can be laid now; None where nothing can."""
    hand = tuple(sorted(view.hand, key=code_of))
    found = arrange(cards_of(view.table), hand, LEAST_DEADWOOD, positions)
    move = Arrange(found.table)
    return move if found.played and isinstance(judge(view, move), Preview) else None


def _arranging(view: View, move: Arrange, preview: Preview) -> Hint:
    start = cards_of(view.table)
    played = tuple((Counter(view.hand) - Counter(preview.left)).elements())
    if preview.goes_out:
        nudge = message("hint-nudge-out")
    else:
        moved = any(not _stays(cards, move.table) for cards in start)
        nudge = message("hint-nudge-rearrange" if moved else "hint-nudge-more", count=len(played))
    table = several(map(describe_cards, beyond(move.table, start)))
    return Hint(
        nudge, message("hint-cards-arrange", cards=played, table=table), (*way(start, move), *_end(view, preview))
    )


def _stays(cards: tuple[object, ...], table: Table) -> bool:
    """Tell whether a combination lies on the new table, perhaps with more cards."""
    return any(not Counter(cards) - Counter[object](there) for there in table)


def _end(view: View, preview: Preview) -> tuple[Step, ...]:
    """Tell how the turn ends once the table is confirmed; nothing is left to do where the hand is empty."""
    if preview.goes_out:
        return ()
    after = replace(view, hand=preview.left, table=preview.table, played=preview.played)
    move = choose(after, LEVEL, 0)
    return (Step(move, _said(after, move)),)


def _nudge(view: View, move: Move) -> Message:
    match move:
        case DrawStock():
            return message("hint-nudge-draw-again" if view.drawn else "hint-nudge-draw")
        case Knock():
            return message("hint-nudge-knock")
        case _:
            return message("hint-nudge-end")


def _said(view: View, move: Move) -> Message:
    match move:
        case DrawStock() if view.drawn:
            return message("hint-draw", reason=message("hint-why-nothing-yet", number=view.drawn + 1))
        case DrawStock():
            return message("hint-draw", reason=message("hint-why-begins"))
        case Knock():
            return message("hint-knock", points=hand_value(view.hand))
        case _:
            return message("hint-end-turn")


def _carried(carry: Carry) -> Message:
    cards = carry.cards
    if carry.source == carry.target:
        return message("hint-declare", card=cards[0])
    if carry.target == HAND:
        return message("hint-carry-back", cards=cards)
    if carry.source == HAND:
        return (
            message("hint-carry-new", cards=cards)
            if not carry.onto
            else message("hint-carry-onto", cards=cards, others=carry.onto)
        )
    if not carry.onto:
        return message("hint-carry-new-from", cards=cards, source=carry.before)
    return message("hint-carry-onto-from", cards=cards, source=carry.before, others=carry.onto)
