"""The manners of Basic Rummy."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from cardtable.games.basic import wording
from cardtable.games.basic.facts import MeldLaid, OtherThrewLast, Score, YouThrewLast
from cardtable.games.basic.judge import takers
from cardtable.games.basic.moves import DrawStock, EndTurn, Move
from cardtable.games.basic.options import Options
from cardtable.games.basic.view import View
from cardtable.kernel.match import Points
from cardtable.kernel.message import message
from cardtable.kernel.seats import Seat
from cardtable.qt.keys import Verb
from cardtable.qt.tables.manners import Bound, Column, MeldManners
from cardtable.qt.tables.rummy import Rummy
from cardtable.rummy.counting import pips
from cardtable.rummy.melds import Meld

COLUMNS = (Column("sheet-other-hands", tuple(Score), always=True),)
KEYS = MappingProxyType({Verb.CANCEL_DRAFT: "basic-verb-cancel-draft", Verb.DRAW: "basic-verb-draw"})


class BasicManners(Rummy[View]):
    """A card taken from the pile is kept for the turn; the last card is thrown face down."""

    wording = wording
    band = message("scene-kept-band")
    keys = KEYS
    aces_high = False

    def bound(self, view: View) -> tuple[Bound, ...]:
        """Name the card that was taken from the pile in this turn (BR-08)."""
        if not view.my_turn or view.took is None:
            return ()
        return (Bound(view.took, wording.describe_card(view, view.took)),)

    def round_points(self, view: View, seat: Seat) -> Points:
        """Sum what the round has brought a seat so far."""
        return view.points(seat)

    def columns(self, view: View) -> tuple[Column, ...]:
        """List the hands of the others."""
        return COLUMNS

    def hand_value(self, view: View) -> int:
        """Count the own hand as it would count if the round ended now (BR-Q01)."""
        return sum(pips(card) for card in view.hand)

    def limit(self, options: Options) -> int:
        """Give the total that ends the game (BR-Q03)."""
        return options.target

    def lays(self, seen: object) -> int | None:
        """Give the number of the new combination that was laid."""
        return seen.number if isinstance(seen, MeldLaid) else None

    def throws(self, seen: object) -> bool:
        """Tell whether a card came onto the discard pile, open or face down (BR-09)."""
        return isinstance(seen, YouThrewLast | OtherThrewLast) or super().throws(seen)

    def closed(self, meld: Meld) -> bool:
        """Tell whether no card can be added; a run ends with its king (BR-04)."""
        return not takers(meld)

    def draw(self, view: View) -> Move:
        """Draw from the stock; with only the card taken from the pile left, end the turn (BR-Q11)."""
        return DrawStock() if self.ends_by_discard(view) else EndTurn()

    def ends_by_discard(self, view: View) -> bool:
        """Tell whether any card may be thrown: the one taken from the pile may not (BR-Q11)."""
        return view.took is None or view.hand != (view.took,)


MANNERS: Final[MeldManners] = BasicManners()
