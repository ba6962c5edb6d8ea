"""How a computer player of Playroom Rummy plays a turn, one move at a time."""

from __future__ import annotations

from cardtable.bots.playroom.attention import Attention, attention_of
from cardtable.bots.playroom.discarding import discard
from cardtable.bots.playroom.drawing import draw
from cardtable.bots.playroom.laying import first_move, opening, plan
from cardtable.bots.playroom.outlook import Outlook, outlook_of
from cardtable.bots.playroom.position import Position, position_of
from cardtable.bots.playroom.surgery import best_cut
from cardtable.games.playroom.facts import EndTaken, Extended, JokerSwapped, Merged, Opened, TurnBegan, WholeTaken
from cardtable.games.playroom.moves import EndTurn, Move, TakeMeldBack
from cardtable.games.playroom.options import DiscardMode
from cardtable.games.playroom.scoring import meld_value
from cardtable.games.playroom.view import View

_MOST_CUTS = 12


def choose(view: View, level: str, seed: int) -> Move:
    """Choose the next move of the seat in turn; the same view and seed give the same move."""
    position, outlook = position_of(view), outlook_of(view)
    attention = attention_of(view, level, seed)
    return (
        draw(view, position, outlook, attention)
        or _table_action(view, position, outlook, attention)
        or _end(view, position, outlook, attention)
    )


def _table_action(view: View, position: Position, outlook: Outlook, attention: Attention) -> Move | None:
    if view.seat not in view.opened:
        return _opening_action(view, position, outlook)
    now = plan(position, outlook, attention, pure=_all_at_once(view))
    if not now.out and _cuts_made(view) < _MOST_CUTS:
        cut = best_cut(position, now, outlook, attention, manipulation=view.options.manipulation)
        if cut is not None:
            return cut
    return first_move(now.pieces) if now.pieces else None


def _opening_action(view: View, position: Position, outlook: Outlook) -> Move | None:
    """Lay the next combination of a first meld, or take back one that cannot be completed (PR-Q03, PR-Q60)."""
    reached = sum(meld_value(laid.meld, view.options) for laid in view.table if laid.number in view.provisional)
    pieces = opening(position, outlook, view.options.first_meld - reached)
    if pieces:
        return first_move(pieces)
    return TakeMeldBack(view.provisional[-1]) if view.provisional else None


def _all_at_once(view: View) -> bool:
    """Tell whether this seat opened in this turn, with nothing laid off since (PR-38)."""
    for seen in reversed(view.history):
        match seen:
            case TurnBegan() | Extended() | JokerSwapped():
                return False
            case Opened():
                return True
    return False


def _cuts_made(view: View) -> int:
    """Count the swaps or takings of this turn: where a search was capped, they could go on for ever."""
    cuts = 0
    for seen in reversed(view.history):
        match seen:
            case TurnBegan():
                break
            case JokerSwapped() | EndTaken() | WholeTaken() | Merged():
                cuts += 1
    return cuts


def _end(view: View, position: Position, outlook: Outlook, attention: Attention) -> Move:
    if view.options.discard_mode is DiscardMode.NONE:
        return EndTurn()
    return discard(view, position, outlook, attention)
