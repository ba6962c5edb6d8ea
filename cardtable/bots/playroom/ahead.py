"""A turn of Playroom Rummy foreseen in the view of the seat that plays it."""

from __future__ import annotations

from dataclasses import replace

from cardtable.bots import foresight
from cardtable.games.playroom.combining import settled_joker
from cardtable.games.playroom.facts import Extended, JokerSwapped, MeldLaid, Opened
from cardtable.games.playroom.judge import judge
from cardtable.games.playroom.moves import (
    Discard,
    DrawStock,
    Extend,
    LayMeld,
    Merge,
    Move,
    TakeDiscard,
    TakeEnd,
    TakeMeldBack,
    TakeWhole,
)
from cardtable.games.playroom.preview import Preview
from cardtable.games.playroom.view import Debt, TableMeld, View
from cardtable.kernel.cards import JOKER, Card, without
from cardtable.kernel.refusal import Refusal
from cardtable.rummy.melds import Meld

Foreseen = foresight.Foreseen[View, Move, Preview]


class Ahead(foresight.Foresight[View, Move, Preview]):
    """Foresee a turn of Playroom Rummy, its debts and first melds included."""

    def __init__(self, view: View) -> None:
        """Begin with what the seat sees."""
        laid = (seen.number for seen in view.history if isinstance(seen, MeldLaid))
        super().__init__(view, [*(each.number for each in view.table), *laid])

    def _judge(self, move: Move) -> Preview | Refusal:
        return judge(self.view, move)

    def _after(self, move: Move, preview: Preview) -> View:
        acted = self.view.acted or not isinstance(move, DrawStock | TakeDiscard)
        return replace(self._made(move, preview), acted=acted)

    def _made(self, move: Move, preview: Preview) -> View:
        view, meld = self.view, preview.meld
        match move:
            case TakeDiscard(count):
                hand, pile = (*view.hand, *view.discard[-count:]), view.discard[:-count]
                left = view.discard_count - count
                return replace(view, hand=hand, discard=pile, discard_count=left, drawn=count)
            case LayMeld() if meld is not None:
                return self._laid(meld, preview)
            case Extend() if meld is not None:
                return _extended(view, move, meld, preview)
            case TakeMeldBack(number):
                back = view.meld(number)
                left_open = tuple(each for each in view.provisional if each != number)
                return replace(_gained(_off(view, number), back), provisional=left_open)
            case TakeEnd(number, card) if meld is not None:
                return _owing(_lying(view, number, meld), (card,))
            case TakeWhole(number) if meld is not None:
                return _owing(_off(view, number), meld.cards)
            case Merge(first, second) if meld is not None:
                return _lying(_off(view, second), first, meld)
            case Discard(card):
                return replace(view, hand=without(view.hand, (card,)))
            case _:
                return view

    def _laid(self, meld: Meld, preview: Preview) -> View:
        view, number = self.view, self._number()
        after = replace(
            view,
            hand=without(view.hand, meld.cards),
            table=(*view.table, TableMeld(number, meld)),
            debts=_paid(view.debts, meld.cards, meld.joker_means),
        )
        if view.seat in view.opened:
            return after
        if preview.reached < preview.needed:
            return replace(after, provisional=(*view.provisional, number))
        opened = Opened(view.seat, preview.reached)
        return replace(after, provisional=(), opened=view.opened | {view.seat}, history=(*view.history, opened))


def _extended(view: View, move: Extend, meld: Meld, preview: Preview) -> View:
    after = replace(
        _lying(view, move.number, meld),
        hand=without(view.hand, (move.card,)),
        debts=_paid(view.debts, (move.card,)),
    )
    if preview.swap:
        swapped = JokerSwapped(view.seat, move.number, move.card, meld)
        debts = (*after.debts, Debt(JOKER, move.card))
        return replace(after, hand=(*after.hand, JOKER), debts=debts, history=(*view.history, swapped))
    extended = Extended(view.seat, move.number, move.card, preview.end, meld, preview.points)
    return replace(after, history=(*view.history, extended))


def _paid(debts: tuple[Debt, ...], cards: tuple[Card, ...], means: tuple[Card, ...] = ()) -> tuple[Debt, ...]:
    """Settle one debt for each card laid, whichever copy it is (PR-Q44)."""
    left = list(debts)
    for card in cards:
        paid = settled_joker(tuple(left), means) if card == JOKER else Debt(card)
        if paid in left:
            left.remove(paid)
    return tuple(left)


def _owing(view: View, cards: tuple[Card, ...]) -> View:
    """Take cards from the table, to be laid again in this turn (PR-47)."""
    return replace(view, hand=(*view.hand, *cards), debts=(*view.debts, *map(Debt, cards)))


def _gained(view: View, meld: Meld | None) -> View:
    return replace(view, hand=(*view.hand, *(meld.cards if meld is not None else ())))


def _lying(view: View, number: int, meld: Meld) -> View:
    table = tuple(TableMeld(number, meld) if laid.number == number else laid for laid in view.table)
    return replace(view, table=table)


def _off(view: View, number: int) -> View:
    return replace(view, table=tuple(laid for laid in view.table if laid.number != number))
