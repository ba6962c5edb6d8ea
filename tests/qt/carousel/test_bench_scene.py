"""What the scene shows is the bench."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from cardtable.games.carousel.moves import Arrange
from cardtable.kernel.notation import read_written
from cardtable.kernel.shuffle import Chance
from cardtable.qt.carousel.bench_page import BenchPage
from cardtable.qt.scenes.card_keeper import InHand
from cardtable.qt.scenes.dress import Dress
from cardtable.qt.scenes.durations import Motion
from cardtable.qt.scenes.places import HandPlace, MeldPlace, PiecePlace
from cardtable.text.catalogue import LANGUAGES
from tests.qt.carousel.benches import FOUR, Keys, Sat, lay, lying

FULL = {
    "turn": "Me",
    "drawn": "1",
    "table": "5H 6H 7H 8H | 9S 9H 9D | 3C JK=4C 5C 6C | 8S 8D 8C 8H",
    "hand Me": "9C 7C KS JK 4D 4S",
}


def shown(page: BenchPage) -> set[int]:
    """Name the cards that the scene shows."""
    return {key.key for key in page.table._stage.keeper.items if isinstance(key, InHand)}


def assert_scene_is_bench(page: BenchPage) -> None:
    """Hold cards, places, lists against the bench."""
    now = page.player.bench.now
    lying_there = [piece.key for heap in now.heaps for piece in heap.pieces]
    held = [piece.key for piece in now.hand]
    assert shown(page) == {*lying_there, *held}
    order = page.table.reading_order()
    assert [place.key for place in order if isinstance(place, PiecePlace)] == lying_there
    assert [place.number for place in order if isinstance(place, MeldPlace)] == [heap.key for heap in now.heaps]
    assert sorted(place.key for place in order if isinstance(place, HandPlace)) == sorted(held)
    assert page.table.focused_place() in order


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_edited_the_scene_is_the_bench(sat: Sat, seed: int) -> None:
    """Every card of the bench lies on the scene exactly once, whatever is moved, split, merged, undone."""
    page, chance = sat(lay(FULL)), Chance(seed)
    QAbstractItemModelTester(page.table.models.bench, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for _ in range(40):
        any_edit(page, chance)
        assert_scene_is_bench(page)
        for menu in [each for each in (QApplication.activePopupWidget(),) if each is not None]:
            menu.close()


def test_the_cards_have_the_size_that_was_chosen(sat: Sat) -> None:
    """Larger cards are laid larger here as at every table."""
    page = sat(lay(FULL))
    usual = _card_in_hand(page)
    page.table.set_dress(Dress(card_scale=1.5, motion=Motion.NONE))
    assert _card_in_hand(page) > usual


def _card_in_hand(page: BenchPage) -> float:
    plan = page.table._stage.plan
    assert plan is not None
    return plan.hand_card


def any_edit(page: BenchPage, chance: Chance) -> None:
    """Do anything that keys or the pointer could ask for."""
    arranger, now = page.player, page.player.bench.now
    keys = [piece.key for piece in (*now.hand, *(p for heap in now.heaps for p in heap.pieces))]
    key = keys[chance.below(len(keys))]
    heaps = [heap.key for heap in now.heaps]
    heap, other = heaps[chance.below(len(heaps))], heaps[chance.below(len(heaps))]
    match chance.below(9):
        case 0 | 1:
            arranger.to_heap((key,), heap, keys[chance.below(len(keys))])
        case 2:
            arranger.to_new_heap((key,))
        case 3:
            arranger.to_hand((key,))
        case 4:
            arranger.split(key)
        case 5:
            arranger.merge(heap, other)
        case 6:
            arranger.undo()
        case 7:
            arranger.redo()
        case _:
            arranger.pick(key)


def test_a_card_stays_the_same_when_another_moves_it(sat: Sat) -> None:
    """CR-07: what an opponent rearranges is seen to move: the cards keep their items, only the played one is new."""
    table = lay({**FOUR, "turn": "Layla", "hand Layla": "9C 7C KH", "hand Me": "2D"})
    page = sat(table)
    before = shown(page)
    rearranged = "5H 6H 7H 8H 9H | 9S 9D 9C | 3C 4C 5C | 8S 8D 8H | 6C 7C 8C"
    heaps = tuple(tuple(map(read_written, heap.split())) for heap in rearranged.split(" | "))
    assert table.submit(1, Arrange(heaps)) is None
    assert lying(page) == rearranged.split(" | ")
    assert before < shown(page)
    assert len(shown(page) - before) == 2
    nines = page.player.bench.now.heaps[1].key
    assert page.table.spoken(MeldPlace(nines)).description == "changed since your last turn, 2 of 5"
    assert_scene_is_bench(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_place_has_a_name_and_tells_where_it_is(sat: Sat, language: str) -> None:
    """By ear each heap and card is an object of its own, with its place."""
    page = sat(lay(FULL), language)
    for place in page.table.reading_order():
        spoken = page.table.spoken(place)
        assert spoken.name
        assert spoken.description or place == page.table.reading_order()[-1] or not isinstance(place, PiecePlace)


def test_a_place_says_what_would_lie_there(sat: Sat) -> None:
    """While cards are picked up each heap says what they would make of it."""
    page = sat(lay(FOUR))
    keys = Keys(page)
    keys.go_to_hand("9C")
    page.player.pick(next(row.key for row in page.hand.rows if str(row.card) == "9C"))
    nines = page.player.bench.now.heaps[1].key
    assert page.table.spoken(MeldPlace(nines)).description.startswith("with it: Set: 9 of spades, hearts, diamonds")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_key_of_the_bench_has_its_words(sat: Sat, language: str) -> None:
    """The help names every key with what it does here."""
    page = sat(lay(FOUR), language)
    for verb in page.keys._deeds:
        assert page.words.text(page.keys.deed(verb))
