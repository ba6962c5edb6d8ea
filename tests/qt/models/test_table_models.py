"""Combinations, piles, opponents as lists."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester

from cardtable.games.playroom.facts import Discarded, MeldLaid
from cardtable.games.playroom.options import DiscardMode
from cardtable.games.playroom.view import View
from cardtable.kernel.cards import Card
from cardtable.qt.models.melds import MeldsModel
from cardtable.qt.models.piles import PilesModel
from cardtable.qt.models.seats import SeatsModel
from cardtable.qt.words import Words
from tests.kit.positions import PEOPLE, table

pytestmark = pytest.mark.usefixtures("qapp")


def watch(model: QAbstractItemModel) -> None:
    """Watch a model: any broken promise to its views fails the test."""
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)


def view_of(position: str, seats: int) -> View:
    """Give the view of seat 0."""
    view = table(position, seats).view(0)
    assert isinstance(view, View)
    return view


def heard(model: QAbstractItemModel, row: int) -> tuple[str, str]:
    """Give what is heard of a row: name and description."""
    index = model.index(row, 0)
    return index.data(Qt.ItemDataRole.AccessibleTextRole), index.data(Qt.ItemDataRole.AccessibleDescriptionRole)


def test_combinations_are_known_by_their_numbers() -> None:
    """A combination that is taken away leaves the others as they are."""
    view = view_of("mid", 4)
    model = MeldsModel(Words("en", PEOPLE[:4], 0))
    watch(model)
    model.show(view)
    model.show(replace(view, table=tuple(laid for laid in view.table if laid.number not in (2, 5))))
    assert [row.number for row in model.rows] == [1, 3, 4, 6, 7, 8, 9]


def test_a_combination_is_heard_with_its_kind_and_joker() -> None:
    """The name tells kind, cards, what the joker stands for; the description its place."""
    model = MeldsModel(Words("en", PEOPLE[:4], 0))
    model.show(view_of("mid", 4))
    assert heard(model, 0) == ("Run: 9, 10, joker as jack, and queen of hearts", "1 of 9")


def test_combinations_laid_since_the_own_turn_are_new() -> None:
    """What others have laid since the person's last turn ended is marked until the next one ends."""
    view = view_of("mid", 4)
    laid = view.table[3]
    others = MeldLaid(2, laid.number, laid.meld, 15, provisional=False, reached=0, needed=0)
    history = (Discarded(0, Card("2", "S")), others)
    model = MeldsModel(Words("en", PEOPLE[:4], 0))
    model.show(replace(view, history=history))
    assert [row.number for row in model.rows if row.newest] == [4]


def test_the_pile_tells_its_top_card() -> None:
    """Stock and discard pile say how many cards they hold, the pile also what lies on top."""
    model = PilesModel(Words("en", PEOPLE[:4], 0))
    watch(model)
    view = view_of("mid", 4)
    model.show(view)
    assert heard(model, 0) == ("Stock", f"{view.stock} cards")
    assert heard(model, 1) == ("Discard pile", "12 cards, jack of hearts on top")


def test_without_discards_there_is_no_pile() -> None:
    """Where no discards are played, only the stock is listed."""
    view = view_of("early", 2)
    model = PilesModel(Words("en", PEOPLE[:2], 0))
    watch(model)
    model.show(view)
    model.show(replace(view, options=replace(view.options, discard_mode=DiscardMode.NONE)))
    assert [row.key for row in model.rows] == ["stock"]


def test_opponents_are_listed_in_the_order_of_play() -> None:
    """The player to the left comes first; each is heard with cards, opening, turn."""
    model = SeatsModel(Words("en", PEOPLE[:4], 0))
    watch(model)
    model.show(replace(view_of("mid", 4), turn=2))
    assert [heard(model, row) for row in range(3)] == [
        ("Layla", "9 cards"),
        ("Hassan", "3 cards, opened, playing now"),
        ("Omar", "11 cards, opened"),
    ]


def test_opponents_are_spoken_of_in_their_gender() -> None:
    """In Arabic the words for an opponent agree with her."""
    model = SeatsModel(Words("ar", PEOPLE[:4], 0))
    model.show(replace(view_of("mid", 4), turn=1, opened=frozenset({1})))
    assert heard(model, 0) == ("ليلى", "تسعة كروت، دخلت اللعبة، تلعب الآن")
