"""How a person is taught a turn of Playroom Rummy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable.bots import hinting
from cardtable.bots.hint import Hint, Step
from cardtable.bots.playroom.ahead import Ahead, Foreseen
from cardtable.bots.playroom.layoffs import single_lay_offs
from cardtable.bots.playroom.policy import choose
from cardtable.bots.playroom.worth import worth_of
from cardtable.bots.search.faces import code_of
from cardtable.bots.search.playroom_table import best_turn
from cardtable.games.playroom.judge import must_draw
from cardtable.games.playroom.moves import (
    Discard,
    DrawStock,
    EndTurn,
    Extend,
    LayMeld,
    Merge,
    TakeDiscard,
    TakeEnd,
    TakeMeldBack,
    TakeWhole,
)
from cardtable.games.playroom.options import DiscardMode
from cardtable.games.playroom.scoring import hand_values
from cardtable.games.playroom.view import View
from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.message import Message, message

LEVEL = "casual"
"""The player whose rules answer where nothing has to be searched."""

POSITIONS = 1_500
"""How many positions one attempt of the search may look at while the person waits."""

_MOST_MOVES = 40
"""A turn by rule is followed no further; where a search was capped, it could go on for ever."""


def hint(view: View, *, thorough: bool) -> Hint:
    """Teach the turn of the seat, which must be in turn; without `thorough` only the next move, by rule."""
    if thorough:
        turn = _turn(view)
    else:
        turn = Ahead(view)
        turn.play(choose(view, LEVEL, 0))
    foreseen = turn.foreseen
    steps = tuple(Step(each.move, _step(each, foreseen[at + 1 :])) for at, each in enumerate(foreseen))
    return Hint(_nudge(view, turn), _cards(foreseen, steps), steps)


def _turn(view: View) -> Ahead:
    """Foresee the turn by rule, or the one that a search finds where it leaves less in hand."""
    ruled = _followed(Ahead(view))
    begun = Ahead(view)
    if must_draw(view):
        begun.play(ruled.foreseen[0].move)
    if begun.ended or view.seat not in view.opened:
        return ruled
    if not all(begun.play(move) for move in best_turn(begun.view, POSITIONS).moves):
        return ruled
    return max(ruled, _followed(begun), key=_rank)


def _followed(ahead: Ahead) -> Ahead:
    """Go on by rule until the turn ends, or no more of it can be foreseen."""
    while not ahead.ended and len(ahead.foreseen) < _MOST_MOVES:
        if not ahead.play(choose(ahead.view, LEVEL, 0)):
            break
    return ahead


def _rank(turn: Ahead) -> tuple[int, bool, int]:
    """Order turns, the best greatest: nothing stays owed, the round is won, few cards stay beside jokers."""
    out = turn.foreseen[-1].preview.goes_out
    return -len(turn.view.debts), out, -sum(card != JOKER for card in turn.view.hand)


def _nudge(view: View, turn: Ahead) -> Message:
    foreseen = turn.foreseen
    first, out = foreseen[0], foreseen[-1].preview.goes_out
    match first.move:
        case DrawStock():
            return message("hint-nudge-draw" if _closed_pile(view) else "hint-nudge-compare")
        case TakeDiscard():
            return message("hint-nudge-pile")
        case TakeMeldBack():
            return message("hint-nudge-back")
        case _ if out:
            return message("hint-nudge-out")
        case Discard() | EndTurn():
            return message("hint-nudge-discard" if isinstance(first.move, Discard) else "hint-nudge-end")
        case _ if view.seat not in view.opened:
            return message("hint-nudge-open", needed=view.options.first_meld)
        case _ if view.debts:
            owed = len(view.debts)
            return message("hint-nudge-owed-some") if turn.view.debts else message("hint-nudge-owed", count=owed)
        case _ if first.preview.swap:
            return message("hint-nudge-swap")
    count = hinting.gone(view.hand, _before_the_end(turn))
    moved = any(isinstance(each.move, TakeEnd | TakeWhole | Merge) for each in foreseen)
    return message("hint-nudge-rearrange" if moved else "hint-nudge-more", count=count)


def _before_the_end(turn: Ahead) -> tuple[Card, ...]:
    last = turn.foreseen[-1]
    return last.view.hand if isinstance(last.move, Discard) else turn.view.hand


def _cards(foreseen: Sequence[Foreseen], steps: Sequence[Step]) -> Message:
    first = foreseen[0].move
    match first:
        case DrawStock():
            return message("hint-cards-stock")
        case TakeDiscard(count):
            return message("hint-cards-pile", cards=foreseen[0].view.discard[-count:])
        case Discard(card):
            return message("hint-cards-discard", card=card)
    parts = tuple(_parts(foreseen))
    return hinting.where(parts) if parts else steps[0].told


def _parts(foreseen: Sequence[Foreseen]) -> Iterator[Message]:
    """Say each card or combination that goes down, with where."""
    for each in foreseen:
        match each.move:
            case LayMeld() if each.preview.meld is not None:
                yield hinting.part_new(each.preview.meld)
            case Extend(number, card) if each.preview.swap:
                yield message("hint-part-swap", card=card, cards=hinting.as_it_lies(each.lies(number)))
            case Extend(number, card):
                yield hinting.part_onto(card, each.lies(number))


def _step(each: Foreseen, later: Sequence[Foreseen]) -> Message:
    view, move, preview = each
    match move:
        case DrawStock():
            return message("hint-draw", reason=_why_stock(view))
        case TakeDiscard(count):
            return hinting.taken(view.discard[-count:], hinting.purpose(view.discard[-count], later))
        case LayMeld():
            return _laid(each)
        case Extend(number, card) if preview.swap:
            return message("hint-swap", card=card, cards=hinting.as_it_lies(each.lies(number)))
        case Extend(number, card):
            return hinting.extended(card, each.lies(number), preview.end)
        case TakeMeldBack(number):
            return message("hint-meld-back", cards=hinting.as_it_lies(each.lies(number)))
        case TakeEnd(number, card):
            return message("hint-take-end", card=card, cards=hinting.as_it_lies(each.lies(number)))
        case TakeWhole(number):
            return message("hint-take-whole", cards=hinting.as_it_lies(each.lies(number)))
        case Merge(first, second):
            one, other = hinting.as_it_lies(each.lies(first)), hinting.as_it_lies(each.lies(second))
            return message("hint-merge", cards=one, others=other)
        case Discard(card):
            return _discarded(view, card)
        case _:
            return message("hint-end-turn")


def _laid(each: Foreseen) -> Message:
    """Say a new combination; of a first meld, how far it is then."""
    meld, preview = each.preview.meld, each.preview
    if meld is None:
        raise LookupError("a combination that is laid is not named")
    told = hinting.laid(meld)
    if not preview.needed:
        return told
    which = "hint-lay-opens" if preview.reached >= preview.needed else "hint-lay-short"
    return message(which, told=told, reached=preview.reached, needed=preview.needed)


def _closed_pile(view: View) -> bool:
    """Tell whether nothing of the pile may be taken now."""
    closed = view.options.discard_mode in (DiscardMode.NONE, DiscardMode.MANDATORY)
    return closed or view.seat not in view.opened or not view.discard


def _why_stock(view: View) -> Message:
    if view.options.discard_mode in (DiscardMode.NONE, DiscardMode.MANDATORY):
        return message("hint-why-pile-closed")
    if view.seat not in view.opened:
        return message("hint-why-not-opened")
    if not view.discard:
        return message("hint-why-pile-empty")
    if view.options.discard_mode is DiscardMode.MULTI and len(view.discard) > 1:
        return message("hint-why-pile-useless")
    return hinting.unfit(view.discard[-1], view.hand)


def _discarded(view: View, card: Card) -> Message:
    rest = list(view.hand)
    rest.remove(card)
    fits = single_lay_offs(view.table, worth_of(view.options))
    swaps = {code_of(laid.meld.joker_means[0]) for laid in view.table if len(laid.meld.joker_means) == 1}
    cost = sum(hand_values((card,), view.options))
    taken = card == JOKER or code_of(card) in swaps | fits.keys()
    return hinting.discarded(card, rest, cost, taken_by_table=taken)
