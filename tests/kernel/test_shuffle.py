"""Labelled chance."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from cardtable.kernel.shuffle import Chance, shuffled


def test_the_order_is_pinned_for_ever() -> None:
    """Saved matches replay on every machine only while these orders stay."""
    assert shuffled(range(10), 0, 1, 0) == (1, 8, 7, 6, 9, 5, 0, 2, 4, 3)
    assert shuffled(range(10), 2026, 3, 2) == (6, 4, 5, 8, 3, 0, 9, 7, 1, 2)


def test_each_label_has_an_order_of_its_own() -> None:
    """Another seed, round or shuffle is another order."""
    orders = {shuffled(range(52), seed, number, nth) for seed in range(3) for number in range(3) for nth in range(3)}
    assert len(orders) == 27


@given(st.lists(st.integers(), max_size=60), st.integers(0, 2**64 - 1))
def test_shuffling_keeps_every_card(cards: list[int], seed: int) -> None:
    """A shuffle loses nothing and adds nothing."""
    assert Counter(shuffled(cards, seed, 1, 0)) == Counter(cards)


def test_each_place_is_equally_likely() -> None:
    """Over 6000 shuffles of six cards each card comes first about 1000 times."""
    firsts = Counter(shuffled(range(6), seed, 1, 0)[0] for seed in range(6000))
    assert all(870 < count < 1130 for count in firsts.values())


def test_numbers_stay_below_their_limit() -> None:
    """A number below seven is one of the seven."""
    chance = Chance(7)
    assert {chance.below(7) for _ in range(200)} == set(range(7))
