"""What is said of the cards on the table or in hand, or of what a move would do with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from cardtable.games.playroom.moves import (
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
from cardtable.games.playroom.preview import Preview
from cardtable.games.playroom.scoring import OWED_PENALTY, meld_value
from cardtable.games.playroom.view import TableMeld, View
from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.message import Message, Written, message
from cardtable.rummy.melds import Meld
from cardtable.rummy.wording import joined


def describe_meld(table_meld: TableMeld, view: View) -> Message:
    """Say a combination with its kind, what its joker stands for, whether it is closed or still provisional."""
    meld = table_meld.meld
    which = "rummy-meld-closed" if meld.closed else "rummy-meld"
    parts = [message(which, kind=meld.kind.value, cards=as_it_lies(meld))]
    if table_meld.number in view.provisional:
        parts.append(message("playroom-meld-provisional", reached=reached(view), needed=view.options.first_meld))
    return joined(parts)


def as_it_lies(meld: Meld) -> tuple[Written, ...]:
    """Write the cards of a combination, its joker with what it stands for where that is certain (PR-19)."""
    means = meld.joker_means
    meaning = means[0] if len(means) == 1 else None
    return tuple(Written(card, meaning if card == JOKER else None) for card in meld.cards)


def reached(view: View) -> int:
    """Sum the provisional combinations of a first meld (PR-Q60)."""
    return sum(meld_value(laid.meld, view.options) for laid in view.table if laid.number in view.provisional)


def describe_card(view: View, card: Card) -> Message:
    """Say a card of the hand; one that must be played this turn with what it would cost (PR-49)."""
    if view.my_turn and any(debt.card == card for debt in view.debts):
        return message("playroom-card-owed", card=card, points=OWED_PENALTY)
    return message("rummy-card", card=card)


def describe_preview(view: View, move: Move, preview: Preview) -> Message:
    """Say in a few words what a legal move would do: what, its points, what it leads to."""
    return joined([_deed(view, move, preview), *_consequences(view, move, preview)])


def describe_effect(view: View, move: Move, preview: Preview) -> Message | None:
    """Say only what a legal move leads to; None where that is nothing beside the deed itself."""
    effects = list(_consequences(view, move, preview))
    return joined(effects) if effects else None


def _deed(view: View, move: Move, preview: Preview) -> Message:
    match move:
        case DrawStock():
            return message("rummy-would-draw")
        case TakeDiscard():
            return message("rummy-would-take-discards", cards=view.discard[-move.count :])
        case LayMeld():
            return message("rummy-would-lay", kind=_kind(preview))
        case Extend():
            return _would_extend(move, preview)
        case TakeMeldBack():
            return message("playroom-would-take-meld-back")
        case TakeEnd():
            return message("playroom-would-take", card=move.card)
        case TakeWhole():
            return message("playroom-would-take-whole")
        case Merge():
            return message("playroom-would-merge", cards=as_it_lies(preview.meld) if preview.meld else ())
        case Discard():
            return message("rummy-would-discard", card=move.card)
        case EndTurn():
            return message("rummy-would-end-turn")
        case TimeOut():
            return message("playroom-would-time-out")
        case _:
            assert_never(move)


def _kind(preview: Preview) -> str:
    return preview.kind.value if preview.kind else ""


def _would_extend(move: Extend, preview: Preview) -> Message:
    """Name the end only for an ace, which may fit both (PR-Q16)."""
    if preview.swap:
        return message("playroom-would-swap")
    end = preview.end.value if preview.end and move.card.rank == "A" else ""
    return message("rummy-would-extend", kind=_kind(preview), end=end)


def _consequences(view: View, move: Move, preview: Preview) -> Iterator[Message]:
    if isinstance(move, LayMeld) and preview.joker is not None:
        yield _joker(preview.joker)
    if preview.needed:
        yield _first_meld(preview)
    elif preview.points and not view.options.elimination:
        yield message("playroom-would-score", points=preview.points)
    if isinstance(move, TakeEnd) or preview.swap:
        yield message("playroom-would-owe", count=1)
    if isinstance(move, TakeWhole) and preview.meld is not None:
        yield message("playroom-would-owe", count=len(preview.meld.cards))
    if preview.owed:
        yield message("playroom-would-cost", points=preview.penalty, cards=preview.owed)
    if preview.goes_out:
        yield message("rummy-would-go-out")


def _joker(joker: Written) -> Message:
    if joker.meaning is None:
        return message("playroom-joker-open")
    return message("playroom-joker-means", card=joker)


def _first_meld(preview: Preview) -> Message:
    which = "playroom-would-open" if preview.reached >= preview.needed else "playroom-progress"
    return message(which, reached=preview.reached, needed=preview.needed)
