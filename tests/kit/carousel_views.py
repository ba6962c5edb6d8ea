"""Views of Carousel made of a table with a hand alone, whatever the number of packs."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.games.carousel.groups import Combination, recognise
from cardtable.games.carousel.options import Options
from cardtable.games.carousel.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.match import Standing
from cardtable.kernel.message import Written
from cardtable.kernel.notation import read_written


def table_of(words: str) -> tuple[tuple[Written, ...], ...]:
    """Read combinations between bars."""
    return tuple(tuple(read_written(word) for word in part.split()) for part in words.split("|") if part.strip())


def view_of(table: Sequence[tuple[Written, ...]], hand: tuple[Card, ...]) -> View:
    """Give the view of a player who has drawn one card; the table is legal."""
    laid = [recognise(cards) for cards in table]
    assert all(isinstance(one, Combination) for one in laid)
    lying = tuple(one for one in laid if isinstance(one, Combination))
    return View(
        seat=0,
        options=Options(),
        standing=Standing(dealer=1, totals=(0, 0)),
        turn=0,
        drawn=1,
        hand=hand,
        counts=(len(hand), 10),
        known=((), ()),
        table=lying,
        start=lying,
        played=(),
        stock=20,
        extra=None,
        rounds_won=(0, 0),
        entries=(),
        over=False,
        winners=(),
        ends=(),
        history=(),
    )
