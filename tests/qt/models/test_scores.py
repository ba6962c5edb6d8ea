"""The scores of the table as a list."""

from __future__ import annotations

from PySide6.QtTest import QAbstractItemModelTester

from cardtable.games.playroom.view import View
from cardtable.kernel.seats import Person
from cardtable.qt.models.scores import ScoresModel
from cardtable.qt.words import Words
from tests.play.tables import position

CAST = (Person("Ann", "f", None, "you"), Person("Omar", "m", "casual", "omar"))
HEAD = {"hand Ann": "KS 2D", "hand Bob": "3C 4C", "points": "Bob 30", "totals": "Ann 120, Bob 140", "round": "2"}


def scores(seat: int = 0) -> ScoresModel:
    """Show a position from a seat."""
    view = position(HEAD).view(seat)
    assert isinstance(view, View)
    model = ScoresModel(Words("en", CAST, seat))
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    model.show(view)
    return model


def test_the_total_counts_this_round_too() -> None:
    """While a round runs the total shown is what would stand if it ended now."""
    assert [(row.seat, row.round, row.total) for row in scores().rows] == [(0, 0, 120), (1, 30, 170)]


def test_the_person_stands_first() -> None:
    """Whoever looks finds the own row at the top."""
    assert [row.seat for row in scores(1).rows] == [1, 0]


def test_a_row_is_a_sentence_aloud() -> None:
    """A screen reader hears name, round and total."""
    assert scores().index(1).data() == "Omar: +30 this round, total 170"
