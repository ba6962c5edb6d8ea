"""The hand is held by suit, by rank, or in the person's own order."""

from __future__ import annotations

from cardtable.kernel.notation import read_cards
from cardtable.play.hand_order import Sorting, arranged, moved, own_order

HAND = tuple(enumerate(read_cards("KC JK 2H AS 10D 2S AH 2H")))
ARRIVED = tuple(place for place, _ in HAND)


def _written(order: tuple[int, ...]) -> str:
    faces = dict(HAND)
    return " ".join(str(faces[place]) for place in order)


def test_by_suit_comes_hearts_spades_diamonds_clubs_each_ascending_and_the_joker_last() -> None:
    """Shift+C, the order a game starts with."""
    assert _written(arranged(HAND, Sorting.SUIT, ARRIVED)) == "AH 2H 2H AS 2S 10D KC JK"


def test_by_rank_equal_ranks_follow_the_order_of_suits() -> None:
    """Shift+H."""
    assert _written(arranged(HAND, Sorting.RANK, ARRIVED)) == "AH AS 2H 2H 2S 10D KC JK"


def test_equal_cards_keep_their_order_so_that_sorting_again_moves_nothing() -> None:
    """The two twos of hearts are different cards to the hand that holds them."""
    order = (7, 2, 0, 1, 3, 4, 5, 6)
    once = arranged(HAND, Sorting.SUIT, order)
    assert once.index(7) < once.index(2)
    assert arranged(HAND, Sorting.SUIT, once) == once


def test_in_the_own_order_new_cards_come_at_the_end() -> None:
    """Shift+M; gone cards leave no gap."""
    assert own_order(HAND, (5, 99, 1, 0)) == (5, 1, 0, 2, 3, 4, 6, 7)
    assert arranged(HAND, Sorting.OWN, (5, 99, 1, 0)) == (5, 1, 0, 2, 3, 4, 6, 7)


def test_a_card_is_moved_to_the_place_named() -> None:
    """First, last, with one in between."""
    assert [moved((1, 2, 3), 1, to) for to in (0, 1, 2)] == [(1, 2, 3), (2, 1, 3), (2, 3, 1)]
