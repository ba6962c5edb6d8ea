"""What is said of the cards on the table or in hand, or of what a move would do with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from cardtable.games.basic.judge import Preview, takers
from cardtable.games.basic.moves import Discard, DrawStock, EndTurn, Extend, LayMeld, Move, TakeDiscard
from cardtable.games.basic.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.message import Message, message
from cardtable.rummy.melds import TableMeld
from cardtable.rummy.wording import joined, lying


def describe_meld(table_meld: TableMeld, view: View) -> Message:  # noqa: ARG001  # every game is asked alike
    """Say a combination with its kind, whether it is closed."""
    meld = table_meld.meld
    which = "rummy-meld" if takers(meld) else "rummy-meld-closed"
    return message(which, kind=meld.kind.value, cards=lying(meld.cards))


def describe_card(view: View, card: Card) -> Message:
    """Say a card of the hand; the one just taken from the discard pile may not be thrown back (BR-08)."""
    taken = view.my_turn and card == view.took
    return message("basic-card-taken" if taken else "rummy-card", card=card)


def describe_preview(view: View, move: Move, preview: Preview) -> Message:
    """Say in a few words what a legal move would do: what, then what it leads to."""
    return joined([_deed(view, move, preview), *_consequences(move, preview)])


def describe_effect(view: View, move: Move, preview: Preview) -> Message | None:  # noqa: ARG001  # every game is asked alike
    """Say only what a legal move leads to; None where that is nothing beside the deed itself."""
    effects = list(_consequences(move, preview))
    return joined(effects) if effects else None


def _deed(view: View, move: Move, preview: Preview) -> Message:
    kind = preview.kind.value if preview.kind else ""
    match move:
        case DrawStock():
            return message("rummy-would-draw")
        case TakeDiscard():
            return message("rummy-would-take-discards", cards=view.discard)
        case LayMeld():
            return message("rummy-would-lay", kind=kind)
        case Extend():
            return message("rummy-would-extend", kind=kind, end="")
        case Discard():
            which = "basic-would-throw-last" if preview.goes_out else "rummy-would-discard"
            return message(which, card=move.card)
        case EndTurn():
            return message("rummy-would-end-turn")
        case _:
            assert_never(move)


def _consequences(move: Move, preview: Preview) -> Iterator[Message]:
    if isinstance(move, TakeDiscard):
        yield message("basic-would-stay")
    if preview.stalemate:
        yield message("basic-would-stalemate")
    if preview.goes_out:
        yield message("rummy-would-go-out")
