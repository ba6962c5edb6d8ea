"""The way to a new table of Carousel, told by what is carried."""

from __future__ import annotations

from collections import Counter

from cardtable.bots.carousel.carrying import Carry, carries
from cardtable.bots.search.table_solver import Table, arrange
from cardtable.bots.search.workbench import HAND
from cardtable.cli.bench_tables import positions
from cardtable.kernel.message import Written
from tests.kit.carousel_views import table_of


def _followed(start: Table, carried: tuple[Carry, ...]) -> list[Counter[Written]]:
    """Carry cards as a person would; fail where the table is not as it is said to be."""
    bench = {number: list(cards) for number, cards in enumerate(start, start=1)}
    for carry in carried:
        source, target = bench.get(carry.source, []), bench.setdefault(carry.target, [])
        assert (tuple(source), tuple(target)) == (carry.before, carry.onto if carry.target else tuple(target))
        for card in carry.cards:
            if carry.source != HAND:
                source.remove(card if card in source else next(each for each in source if each.card == card.card))
            target.append(card)
    bench.pop(HAND, None)
    return [Counter(cards) for cards in bench.values() if cards]


def _unordered(table: Table) -> list[str]:
    return sorted(str(sorted(Counter(cards).items(), key=str)) for cards in table)


def test_what_is_carried_leads_to_the_new_table() -> None:
    """Each carry names cards that lie where it says; together they make the table that was found."""
    for packs in (2, 3):
        for position in positions(packs, 6, seed=6):
            end = arrange(position.table, position.hand).table
            there = _followed(position.table, carries(position.table, end))
            assert sorted(str(sorted(cards.items(), key=str)) for cards in there) == _unordered(end)


def test_cards_that_go_the_same_way_are_carried_together() -> None:
    """A new combination from the hand is one step, not three."""
    (carry,) = carries((), table_of("7S 8S 9S"))
    assert (carry.source, carry.target, len(carry.cards)) == (HAND, 1, 3)


def test_what_the_new_table_has_not_goes_back_to_the_hand_first() -> None:
    """A bench that was begun otherwise is cleared of the own cards that have no place."""
    start, end = table_of("7S 8S 9S KD"), table_of("7S 8S 9S | 2C 3C 4C")
    first, second = carries(start, end)
    assert [(str(card), first.source, first.target) for card in first.cards] == [("KD", 1, HAND)]
    assert (second.source, len(second.cards)) == (HAND, 3)


def test_a_joker_that_is_declared_anew_stays_where_it_lies() -> None:
    """Only the card that it stands for changes."""
    start, end = table_of("JK=7S 8S 9S"), table_of("8S 9S JK=10S")
    (carry,) = carries(start, end)
    assert (carry.source, carry.target, [str(card) for card in carry.cards]) == (1, 1, ["JK=10S"])
