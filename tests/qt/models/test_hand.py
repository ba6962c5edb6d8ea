"""The own hand as a list that keeps each card's place."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from cardtable.games.playroom.facts import YouDrew
from cardtable.games.playroom.view import Debt, View
from cardtable.kernel.cards import Card
from cardtable.kernel.notation import read_cards, write_cards
from cardtable.play.hand_order import Sorting
from cardtable.qt.models.hand import HandModel, HandRole
from cardtable.qt.words import Words
from tests.kit.positions import PEOPLE, table

FACES = read_cards("AH 5H QH 3S 3S KS 6D 6D 2C JK JK")


def view_of(hand: str) -> View:
    """Give a view with that hand."""
    view = table("early", 2).view(0)
    assert isinstance(view, View)
    return replace(view, hand=read_cards(hand), debts=(), history=())


def model_of(hand: str) -> HandModel:
    """Give a model that shows that hand, under a tester that fails on any broken promise."""
    model = HandModel(Words("en", PEOPLE[:2], 0))
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    model.show(view_of(hand))
    return model


def faces(model: HandModel) -> str:
    """Write the hand as it is held."""
    return write_cards(tuple(row.card for row in model.rows))


def key_of(model: HandModel, face: str) -> int:
    """Name the last card with that face."""
    return [row.key for row in model.rows if str(row.card) == face][-1]


@pytest.mark.usefixtures("qapp")
class TestOrder:
    """A hand is held as the person wants it."""

    def test_a_hand_starts_sorted_by_suit(self) -> None:
        """Hearts, spades, diamonds, clubs, each ascending, the joker last."""
        assert faces(model_of("2C JK KS 6D AH 3S QH 5H")) == "AH 5H QH 3S KS 6D 2C JK"

    def test_sorting_by_rank_brings_equal_ranks_together(self) -> None:
        """Ranks ascend, equal ranks stand by suit."""
        model = model_of("2C JK 2H 6D AH")
        model.sort(Sorting.RANK)
        assert faces(model) == "AH 2H 2C 6D JK"

    def test_a_new_card_joins_its_suit(self) -> None:
        """In a sorted hand a new card goes where it belongs."""
        model = model_of("AH QH KS")
        model.show(view_of("AH QH KS 5H"))
        assert faces(model) == "AH 5H QH KS"

    def test_a_moved_card_makes_the_order_ones_own(self) -> None:
        """After a card was moved by hand, new cards come last."""
        model = model_of("AH QH KS")
        model.reorder([key_of(model, "KS")], 0)
        model.show(view_of("AH QH KS 5H"))
        assert (faces(model), model.sorting) == ("KS AH QH 5H", Sorting.OWN)

    def test_several_cards_move_together(self) -> None:
        """Cards moved at once keep their order among themselves."""
        model = model_of("AH 5H QH KS 6D")
        model.reorder([key_of(model, "6D"), key_of(model, "AH")], 3)
        assert faces(model) == "5H QH AH 6D KS"

    def test_a_kept_order_is_taken_up_again(self) -> None:
        """An order of an earlier sitting comes back as far as its cards are held."""
        model = model_of("AH QH KS")
        order = list(reversed(model.order))
        model.take_up([*order, 99], Sorting.OWN)
        assert faces(model) == "KS QH AH"


@pytest.mark.usefixtures("qapp")
class TestIdentity:
    """A card keeps its key for as long as it is held."""

    def test_equal_faces_are_two_cards(self) -> None:
        """Two copies of a face have two keys."""
        model = model_of("3S 3S")
        assert len({row.key for row in model.rows}) == 2

    def test_the_chosen_copy_leaves(self) -> None:
        """Of two equal cards the one that the move was made with is gone."""
        model = model_of("3S KS 3S")
        first, last = (row.key for row in model.rows if str(row.card) == "3S")
        model.expect_to_leave((first,))
        model.show(view_of("KS 3S"))
        assert key_of(model, "3S") == last

    def test_a_lifted_copy_leaves_before_a_resting_one(self) -> None:
        """Where nothing was said, the lifted card is the one that was played."""
        model = model_of("3S 3S")
        first, last = (row.key for row in model.rows)
        model.toggle(first)
        model.show(view_of("3S"))
        assert [row.key for row in model.rows] == [last]

    def test_cards_of_the_draft_come_back_to_their_places(self) -> None:
        """Picked cards leave the list and return where they stood."""
        model = model_of("AH QH KS")
        model.reorder([key_of(model, "KS")], 0)
        model.hide([key_of(model, "AH")])
        without = faces(model)
        model.hide([])
        assert (without, faces(model)) == ("KS QH", "KS AH QH")

    @given(hands=st.lists(st.lists(st.sampled_from(FACES), max_size=9), min_size=1, max_size=6))
    def test_the_list_follows_any_hand(self, hands: list[list[Card]]) -> None:
        """Whatever comes next, the list holds just those cards, and the model keeps its promises to views."""
        model = model_of("AH 3S")
        for hand in hands:
            model.show(view_of(write_cards(tuple(hand))))
            assert sorted(row.card for row in model.rows) == sorted(hand)
            assert model.cards(model.arrival) == tuple(hand)


@pytest.mark.usefixtures("qapp")
class TestMarks:
    """What is marked on a card can be seen and heard."""

    def test_the_drawn_card_is_the_newest(self) -> None:
        """The card of the last draw is marked, of two copies the one that came."""
        model = model_of("3S KS")
        before = key_of(model, "3S")
        drawn = replace(view_of("3S KS 3S"), history=(YouDrew(0, Card("3", "S")),))
        model.show(drawn)
        marked = [row.key for row in model.rows if row.newest]
        assert len(marked) == 1
        assert marked != [before]

    def test_an_owed_card_says_what_it_costs(self) -> None:
        """A card that must be played this turn is named with its penalty."""
        model = model_of("3S KS")
        owing = view_of("3S KS")
        model.show(replace(owing, turn=0, debts=(Debt(Card("K", "S")),)))
        index = model.index(1)
        assert index.data(HandRole.BOUND) is True
        assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "king of spades, must be played, 300 points"

    def test_a_card_is_heard_with_its_place(self) -> None:
        """The description says lifted or not and which of how many."""
        model = model_of("AH QH KS")
        model.toggle(key_of(model, "QH"))
        assert model.index(1).data(Qt.ItemDataRole.AccessibleDescriptionRole) == "lifted, 2 of 3"

    def test_a_card_is_heard_in_the_language_chosen_now(self, qtbot: QtBot) -> None:
        """A change of language tells every view to ask anew."""
        words = Words("en", PEOPLE[:2], 0)
        model = HandModel(words)
        model.show(view_of("QS"))
        with qtbot.waitSignal(model.dataChanged):
            words.set_language("ar")
        assert model.index(0).data(Qt.ItemDataRole.DisplayRole) == "ملكة البستوني"

    def test_no_row_has_nothing_to_say(self) -> None:
        """An index of nowhere gives nothing."""
        assert model_of("AH").data(QModelIndex(), Qt.ItemDataRole.DisplayRole) is None
