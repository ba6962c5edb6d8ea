"""What the score sheet shows of a round of Carousel."""

from __future__ import annotations

from cardtable.games.carousel.moves import Knock
from cardtable.qt.feed import SeatFeed
from cardtable.qt.windows.score_rows import sheet_rows
from tests.qt.carousel.benches import lay

KNOCKED = {
    "turn": "Me",
    "drawn": "3",
    "table": "5H 6H 7H",
    "hand Me": "2D AS",
    "hand Layla": "KS QD 3C",
    "hand Hassan": "4C 5S",
}


def test_a_knock_is_shown_with_its_hands_and_formula() -> None:
    """CR-15: the winner's row shows the cards that were left, with the differences that the points are made of."""
    table = lay(KNOCKED)
    assert table.submit(0, Knock()) is None
    winner, *others = sheet_rows(SeatFeed(table, 0).view)
    assert winner.won
    assert list(map(str, winner.left)) == ["AS", "2D"]
    assert winner.cells[0] is not None
    assert (winner.cells[0].points, winner.cells[0].formula) == (26, "20 + 6")
    assert [row.added for row in others] == [0, 0]
