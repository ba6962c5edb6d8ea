"""A seat's view of the cards, coded for search."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.bots.search.faces import code_of, codes_of
from cardtable.games.playroom.view import TableMeld, View


class Position(NamedTuple):
    """Hold what laying depends on: `hand` and `owed` are codes in rising order.

    `table` are the combinations that may be extended. `barred` are the cards that a swapped joker may not stand
    for (PR-21).
    """

    hand: tuple[int, ...]
    table: tuple[TableMeld, ...]
    owed: tuple[int, ...] = ()
    barred: tuple[int, ...] = ()

    def gaining(self, *codes: int) -> Position:
        """Add cards to the hand."""
        return self._replace(hand=tuple(sorted((*self.hand, *codes))))

    def owing(self, *codes: int) -> Position:
        """Add cards to the hand that must be laid this turn."""
        return self.gaining(*codes)._replace(owed=tuple(sorted((*self.owed, *codes))))

    def losing(self, code: int) -> Position:
        """Put one card out of the hand; an owed copy of it is paid."""
        hand, owed = list(self.hand), list(self.owed)
        hand.remove(code)
        if code in owed:
            owed.remove(code)
        return self._replace(hand=tuple(hand), owed=tuple(owed))

    def laid(self, *numbers: int, instead: TableMeld | None = None) -> Position:
        """Take combinations off the table, or put another in their stead."""
        table = tuple(laid for laid in self.table if laid.number not in numbers)
        return self._replace(table=table if instead is None else (*table, instead))


def position_of(view: View) -> Position:
    """Code a view."""
    return Position(
        codes_of(view.hand),
        tuple(laid for laid in view.table if laid.number not in view.provisional),
        codes_of(debt.card for debt in view.debts),
        tuple(code_of(debt.replaced) for debt in view.debts if debt.replaced is not None),
    )
