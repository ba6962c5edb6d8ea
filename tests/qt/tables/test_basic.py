"""Basic Rummy in the window, played by keys alone or by mouse alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from cardtable.games.basic.judge import judge
from cardtable.games.basic.moves import Discard, EndTurn, Extend
from cardtable.games.basic.view import View
from cardtable.kernel.notation import read_card
from cardtable.play.pace import PACES, Pace
from cardtable.play.table import Sight
from cardtable.qt import seating
from cardtable.qt.house import House
from cardtable.qt.models.hand import HandModel
from cardtable.qt.models.melds import MeldsModel
from cardtable.qt.models.piles import PilesModel
from cardtable.qt.scenes.menus import Describe, Menus
from cardtable.qt.scenes.places import DiscardPlace, MeldPlace
from cardtable.qt.scenes.targets import Targets
from cardtable.qt.tables.basic import BasicManners
from cardtable.qt.windows.score_sheet import ScoreSheet
from cardtable.qt.words import Words
from tests.kit.positions import PEOPLE, table
from tests.qt.evening import Hands, Pointer, QuickBrain, evening, house_in, until


def taken(seats: int = 4, **changes: str) -> View:
    """Give a view with a card just taken from the pile."""
    view = table("taken", seats, **changes).view(0)
    assert isinstance(view, View)
    return view


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the others play without a pause and without a process of their own."""
    monkeypatch.setitem(PACES, "fast", Pace(0, 0, 0, 0))
    monkeypatch.setattr(seating, "WorkerBrain", QuickBrain)


@pytest.mark.parametrize(("hands_of", "seats", "seed"), [(Hands, 2, 4), (Pointer, 4, 9)], ids=["keys", "mouse"])
def test_a_whole_round_is_played(
    qapp: QApplication, tmp_path: Path, at_once: None, hands_of: Callable[[House], Hands], seats: int, seed: int
) -> None:
    """A person draws, lays, extends, discards; the score sheet comes; Space deals the next round."""

    async def play() -> None:
        house = await house_in(qapp, tmp_path)
        house.sit_down_at("basic-rummy", seats, "casual", seed=seed)
        hands = hands_of(house)
        await hands.play_round()
        await until(lambda: bool(hands.page.findChildren(ScoreSheet)), "the score sheet")
        hands.press(Qt.Key.Key_Space)
        await until(lambda: hands.view.standing.round == 2, "the second round")
        await house.close()

    with evening(qapp) as run:
        run(play())


def test_a_match_that_was_broken_off_is_continued(qapp: QApplication, tmp_path: Path, at_once: None) -> None:
    """Home offers it with the same cards."""

    async def both() -> None:
        house = await house_in(qapp, tmp_path)
        house.sit_down_at("basic-rummy", 3, "beginner", seed=5)
        hands = Hands(house)
        await until(lambda: hands.view.my_turn, "my turn")
        hands.press(Qt.Key.Key_Space)
        lay = hands.view
        await house.close()
        again = await house_in(qapp, tmp_path)
        again.window.home.continued.emit()
        assert Hands(again).view == lay
        await again.close()

    with evening(qapp) as run:
        run(both())


def test_the_card_just_taken_says_that_it_may_not_be_thrown(qapp: QApplication) -> None:
    """BR-08: its name tells, and the discard pile gives the reason before the drop."""
    view, queen = taken(), read_card("QD")
    hand = HandModel(Words("en", PEOPLE, 0))
    hand.show(view)
    row = next(at for at, each in enumerate(hand.rows) if each.bound)
    assert hand.data(hand.index(row)) == "queen of diamonds, not to be thrown this turn"
    verdict = Targets(view, judge).verdict(DiscardPlace(), (queen,))
    assert verdict is not None
    assert (verdict.moves, verdict.refusal and verdict.refusal.id) == ((Discard(queen),), "basic-refused-thrown-back")


def test_a_run_up_to_its_king_is_closed_to_the_ace(qapp: QApplication) -> None:
    """BR-04: the ace is low only, so it is added without a question for the end."""
    view = taken(table="2H 3H 4H | JS QS KS", hand_Me="AH AS QD 5C", discard="2D")
    melds = MeldsModel(Words("en", PEOPLE, 0))
    melds.show(taken(table="AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH", hand_Me="AS QD", discard="2D"))
    verdict = Targets(view, judge).verdict(MeldPlace(1), (read_card("AH"),))
    assert verdict is not None
    assert (verdict.moves, melds.rows[0].closed) == ((Extend(1, read_card("AH")),), True)


def test_a_combination_that_lies_can_only_be_described(qapp: QApplication) -> None:
    """Nobody takes cards from the table, merges or swaps."""
    view = taken()
    assert [entry.asks for entry in Menus(view, judge).for_meld(view.table[0])] == [Describe(1)]


def test_with_only_the_card_taken_left_the_turn_is_ended(qapp: QApplication) -> None:
    """BR-Q11: the key that draws, like the button shown, ends the turn without a discard."""
    manners = BasicManners()
    view = taken(hand_Me="QD")
    assert (manners.draw(view), manners.ends_by_discard(view)) == (EndTurn(), False)


def test_the_last_card_lies_face_down_on_the_pile(qapp: QApplication) -> None:
    """BR-09: the card travels to the pile, whose top is not shown."""
    laid = table("taken", 2, hand_Me="9C", took="", drawn="1")
    sights: list[Sight] = []
    laid.watch(1, sights.append)
    assert laid.submit(0, Discard(read_card("9C"))) is None
    piles = PilesModel(Words("en", PEOPLE[:2], 1))
    view = laid.view(1)
    assert isinstance(view, View)
    piles.show(view)
    assert any(map(BasicManners().throws, sights[-1].seen))
    assert (piles.rows[1].count, piles.rows[1].top) == (3, None)
