"""A turn of Basic Rummy foreseen in the view of the seat that plays it."""

from __future__ import annotations

from dataclasses import replace

from cardtable.bots import foresight
from cardtable.games.basic.facts import MeldLaid
from cardtable.games.basic.judge import Preview, judge
from cardtable.games.basic.moves import Discard, Extend, LayMeld, Move, TakeDiscard
from cardtable.games.basic.view import View
from cardtable.kernel.cards import without
from cardtable.kernel.refusal import Refusal
from cardtable.rummy.melds import TableMeld

Foreseen = foresight.Foreseen[View, Move, Preview]


class Ahead(foresight.Foresight[View, Move, Preview]):
    """Foresee a turn of Basic Rummy."""

    def __init__(self, view: View) -> None:
        """Begin with what the seat sees."""
        laid = (seen.number for seen in view.history if isinstance(seen, MeldLaid))
        super().__init__(view, [*(each.number for each in view.table), *laid])

    def _judge(self, move: Move) -> Preview | Refusal:
        return judge(self.view, move)

    def _after(self, move: Move, preview: Preview) -> View:
        view, meld = self.view, preview.meld
        match move:
            case TakeDiscard():
                card, left = view.discard[-1], view.discard_count - 1
                return replace(view, hand=(*view.hand, card), took=card, drawn=1, discard=(), discard_count=left)
            case LayMeld() if meld is not None:
                table = (*view.table, TableMeld(self._number(), meld))
                return replace(view, hand=without(view.hand, meld.cards), table=table, acted=True)
            case Extend(number, card) if meld is not None:
                table = tuple(TableMeld(number, meld) if laid.number == number else laid for laid in view.table)
                return replace(view, hand=without(view.hand, (card,)), table=table, acted=True)
            case Discard(card):
                return replace(view, hand=without(view.hand, (card,)))
            case _:
                return view
