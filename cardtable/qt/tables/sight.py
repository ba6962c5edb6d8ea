"""What the views of the games tell alike."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias

from cardtable.kernel.cards import Card
from cardtable.kernel.match import Points, Standing
from cardtable.kernel.seats import Seat
from cardtable.rummy.melds import TableMeld

AnyView: TypeAlias = Any
"""A view whose own type stays its game's."""
AnyOptions: TypeAlias = Any
"""Options of a table whose own type stays their game's."""
AnyEntry: TypeAlias = Any
"""A line of a score sheet whose own type stays its game's."""
AnyMove: TypeAlias = Any
"""A move whose own type stays its game's."""
AnyPreview: TypeAlias = Any
"""What a legal move would do, in its game's own type."""


class SeatView(Protocol):
    """What every game tells a seat; a tuple has one item for each seat where it is about all of them."""

    @property
    def seat(self) -> Seat:
        """The seat that looks."""
        ...

    @property
    def options(self) -> AnyOptions:
        """The options of the table."""
        ...

    @property
    def standing(self) -> Standing:
        """The match so far."""
        ...

    @property
    def turn(self) -> Seat | None:
        """The seat that moves; None where nobody does."""
        ...

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own hand, in order of arrival."""
        ...

    @property
    def counts(self) -> tuple[int, ...]:
        """The number of cards of each seat."""
        ...

    @property
    def entries(self) -> tuple[AnyEntry, ...]:
        """The score sheet of the round so far."""
        ...

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        ...

    @property
    def history(self) -> tuple[object, ...]:
        """All that the seat perceived in the round."""
        ...

    @property
    def my_turn(self) -> bool:
        """Whether this seat moves."""
        ...

    def points(self, seat: Seat) -> Points:
        """Sum a seat's points in this round, penalties left out."""
        ...


class StockView(SeatView, Protocol):
    """What the games tell beside it in which cards are drawn from a stock."""

    @property
    def drawn(self) -> int:
        """How many cards the seat in turn has drawn."""
        ...

    @property
    def stock(self) -> int:
        """The number of cards of the stock."""
        ...

    @property
    def ends(self) -> tuple[tuple[Card, ...], ...]:
        """The hands left open at the round's end, else none."""
        ...


class MeldView(StockView, Protocol):
    """What the rummies of draw, meld, discard tell beside that."""

    @property
    def table(self) -> tuple[TableMeld, ...]:
        """The combinations that lie there."""
        ...

    @property
    def discard(self) -> tuple[Card, ...]:
        """What may be read of the discard pile, oldest first."""
        ...

    @property
    def discard_count(self) -> int:
        """The number of cards of the discard pile."""
        ...

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won the round."""
        ...
