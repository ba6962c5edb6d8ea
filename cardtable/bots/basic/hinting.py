"""How a person is taught a turn of Basic Rummy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable.bots import hinting
from cardtable.bots.basic.ahead import Ahead, Foreseen
from cardtable.bots.basic.policy import choose
from cardtable.bots.hint import Hint, Step
from cardtable.games.basic.judge import takers
from cardtable.games.basic.moves import Discard, DrawStock, EndTurn, Extend, LayMeld, TakeDiscard
from cardtable.games.basic.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.message import Message, message
from cardtable.rummy.counting import pips

LEVEL = "casual"
"""The player who finds, by an exact search, the lay-down that leaves least in hand."""


def hint(view: View, *, thorough: bool) -> Hint:
    """Teach the turn of the seat, which must be in turn; without `thorough` only the next move."""
    turn = Ahead(view)
    turn.play(choose(view, LEVEL, 0))
    while thorough and not turn.ended and turn.play(choose(turn.view, LEVEL, 0)):
        pass
    foreseen = turn.foreseen
    steps = tuple(Step(each.move, _step(each, foreseen[at + 1 :])) for at, each in enumerate(foreseen))
    return Hint(_nudge(view, turn), _cards(foreseen), steps)


def _nudge(view: View, turn: Ahead) -> Message:
    match turn.foreseen[0].move:
        case DrawStock():
            return message("hint-nudge-compare" if view.discard else "hint-nudge-draw")
        case TakeDiscard():
            return message("hint-nudge-pile")
        case _ if turn.foreseen[-1].preview.goes_out:
            return message("hint-nudge-out")
        case Discard():
            return message("hint-nudge-discard")
        case EndTurn():
            return message("hint-nudge-end")
    last = turn.foreseen[-1]
    left = last.view.hand if isinstance(last.move, Discard) else turn.view.hand
    return message("hint-nudge-more", count=hinting.gone(view.hand, left))


def _cards(foreseen: Sequence[Foreseen]) -> Message:
    first = foreseen[0]
    match first.move:
        case DrawStock():
            return message("hint-cards-stock")
        case TakeDiscard():
            return message("hint-cards-pile", cards=first.view.discard[-1:])
        case Discard(card):
            return message("hint-cards-discard", card=card)
        case EndTurn():
            return message("hint-end-turn")
    return hinting.where(_parts(foreseen))


def _parts(foreseen: Sequence[Foreseen]) -> Iterator[Message]:
    """Say each card or combination that goes down, with where."""
    for each in foreseen:
        match each.move:
            case LayMeld() if each.preview.meld is not None:
                yield hinting.part_new(each.preview.meld)
            case Extend(number, card):
                yield hinting.part_onto(card, each.lies(number))


def _step(each: Foreseen, later: Sequence[Foreseen]) -> Message:
    view, move, preview = each
    match move:
        case DrawStock():
            return message("hint-draw", reason=_why_stock(view))
        case TakeDiscard():
            return hinting.taken(view.discard[-1:], hinting.purpose(view.discard[-1], later))
        case LayMeld() if preview.meld is not None:
            return hinting.laid(preview.meld)
        case Extend(number, card):
            return hinting.extended(card, each.lies(number), preview.end)
        case Discard(card):
            return _discarded(view, card)
        case _:
            return message("hint-end-turn")


def _why_stock(view: View) -> Message:
    if not view.discard:
        return message("hint-why-pile-empty")
    return hinting.unfit(view.discard[-1], view.hand, aces_high=False)


def _discarded(view: View, card: Card) -> Message:
    rest = list(view.hand)
    rest.remove(card)
    taken = any(card in takers(laid.meld) for laid in view.table)
    return hinting.discarded(card, rest, pips(card), taken_by_table=taken, aces_high=False)
