"""What a move would do, or the rule that forbids it, seen from one seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from cardtable.games.playroom import combining, manipulating
from cardtable.games.playroom.moves import (
    TABLE_ACTIONS,
    Discard,
    DrawStock,
    EndTurn,
    Extend,
    LayMeld,
    Merge,
    Move,
    TakeDiscard,
    TakeEnd,
    TakeMeldBack,
    TakeWhole,
    TimeOut,
)
from cardtable.games.playroom.options import DiscardMode
from cardtable.games.playroom.preview import Preview
from cardtable.games.playroom.scoring import OWED_PENALTY, TIME_PENALTY, meld_value
from cardtable.kernel.message import Who
from cardtable.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from cardtable.games.playroom.view import View

__all__ = ["Preview", "judge", "must_draw"]


def judge(view: View, move: Move) -> Preview | Refusal:
    """Tell what the move would do for the view's seat, or which rule forbids it."""
    return _out_of_turn(view) or _misplaced(view, move) or _consequence(view, move)


def must_draw(view: View) -> bool:
    """Tell whether the seat in turn has still to draw before anything else (PR-05, PR-Q15)."""
    return view.drawn == 0 and (view.stock > 0 or view.refill)


def _out_of_turn(view: View) -> Refusal | None:
    if view.over:
        return refuse("GE-04", "refused-round-over")
    if view.turn != view.seat:
        return refuse("GE-01", "refused-not-your-turn", who=Who(view.turn))
    return None


def _misplaced(view: View, move: Move) -> Refusal | None:
    """Refuse what comes too early or too late in the turn."""
    match move:
        case DrawStock() | TakeDiscard() if view.drawn > 0:
            return refuse("PR-06", "playroom-refused-already-drawn")
        case DrawStock() | TakeDiscard() if view.acted:
            return refuse("PR-05", "playroom-refused-draw-comes-first")
        case EndTurn() if view.options.discard_mode is not DiscardMode.NONE:
            return refuse("PR-08", "playroom-refused-discard-due")
        case EndTurn() if must_draw(view):
            return refuse("PR-Q12", "playroom-refused-draw-first")
        case Discard() if view.options.discard_mode is DiscardMode.NONE:
            return refuse("PR-26", "playroom-refused-no-discards")
        case Discard() | EndTurn() if view.provisional:
            reached = sum(_laid_value(view, number) for number in view.provisional)
            return refuse(
                "PR-Q03", "playroom-refused-first-meld-short", reached=reached, needed=view.options.first_meld
            )
    if isinstance(move, (*TABLE_ACTIONS, Discard)) and must_draw(view):
        return refuse("PR-05", "playroom-refused-draw-first")
    return None


def _laid_value(view: View, number: int) -> int:
    meld = view.meld(number)
    return meld_value(meld, view.options) if meld else 0


def _consequence(view: View, move: Move) -> Preview | Refusal:
    match move:
        case DrawStock():
            return _draw(view)
        case TakeDiscard():
            return _take_discard(view, move)
        case LayMeld():
            return combining.lay(view, move)
        case Extend():
            return combining.extend(view, move)
        case TakeMeldBack():
            return combining.take_back_meld(view, move)
        case TakeEnd():
            return manipulating.take_end(view, move)
        case TakeWhole():
            return manipulating.take_whole(view, move)
        case Merge():
            return manipulating.merge(view, move)
        case Discard():
            return _discard(view, move)
        case EndTurn():
            return _turn_end(view)
        case TimeOut():
            return _time_out(view)
        case _:
            assert_never(move)


def _draw(view: View) -> Preview | Refusal:
    if view.stock == 0 and not view.refill:
        return refuse("PR-Q15", "playroom-refused-nothing-to-draw")
    return Preview()


def _take_discard(view: View, move: TakeDiscard) -> Preview | Refusal:
    match view.options.discard_mode:
        case DiscardMode.NONE:
            return refuse("PR-26", "playroom-refused-no-pile")
        case DiscardMode.MANDATORY:
            return refuse("PR-27", "playroom-refused-pile-closed")
        case DiscardMode.SINGLE if move.count != 1:
            return refuse("PR-28", "playroom-refused-one-from-pile")
    if view.seat not in view.opened:
        return refuse("PR-24", "playroom-refused-pile-before-opening", needed=view.options.first_meld)
    if view.discard_count == 0:
        return refuse("GE-03", "playroom-refused-pile-empty")
    if not 1 <= move.count <= view.discard_count:
        return refuse("PR-29", "playroom-refused-pile-too-small", count=view.discard_count)
    return Preview()


def _discard(view: View, move: Discard) -> Preview | Refusal:
    if move.card not in view.hand:
        return refuse("GE-02", "refused-not-in-hand", card=move.card)
    cost = _turn_end(view)
    return Preview(goes_out=len(view.hand) == 1, penalty=cost.penalty, owed=cost.owed)


def _turn_end(view: View) -> Preview:
    owed = tuple(debt.card for debt in view.debts)
    return Preview(penalty=OWED_PENALTY * len(owed), owed=owed)


def _time_out(view: View) -> Preview | Refusal:
    if view.options.thinking_time == 0:
        return refuse("PR-50", "playroom-refused-no-clock")
    cost = _turn_end(view)
    return Preview(penalty=TIME_PENALTY + cost.penalty, owed=cost.owed)
