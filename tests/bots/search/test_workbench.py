"""The way from one table to another, card by card."""

from __future__ import annotations

from collections import Counter

from cardtable.bots.search.table_solver import Table, arrange
from cardtable.bots.search.workbench import HAND, Edit, edits
from cardtable.cli.bench_tables import positions
from cardtable.kernel.cards import Card
from cardtable.kernel.message import Written
from cardtable.kernel.notation import read_cards
from tests.kit.carousel_views import table_of


def followed(
    table: Table, hand: tuple[Card, ...], moves: tuple[Edit, ...]
) -> tuple[list[Counter[Written]], list[Card]]:
    """Follow edits as a person would; fail where a card is not where it is said to be."""
    bench = {number: list(cards) for number, cards in enumerate(table, start=1)}
    left = list(hand)
    for move in moves:
        if move.source == HAND:
            left.remove(move.card.card)
        else:
            same = [card for card in bench[move.source] if card.card == move.card.card]
            bench[move.source].remove(move.card if move.card in same else same[0])
        bench.setdefault(move.target, []).append(move.card)
    return [Counter(cards) for cards in bench.values() if cards], left


def test_edits_lead_to_the_new_table() -> None:
    """Each edit names a card that lies where it says; together they make the table that was found."""
    for packs in (2, 3):
        for position in positions(packs, 6, seed=6):
            found = arrange(position.table, position.hand)
            bench, left = followed(position.table, position.hand, edits(position.table, found.table))
            assert sorted(map(str, map(sorted, bench))) == sorted(str(sorted(Counter(each))) for each in found.table)
            assert Counter(position.hand) - Counter(found.played) == Counter(left)


def test_an_edit_is_written_for_people() -> None:
    """A card, where it comes from, where it goes."""
    table = table_of("8S 9S 10S JS")
    found = arrange(table, read_cards("8H 8D"))
    assert {"8S 1 > 2", "8H hand > 2", "8D hand > 2"} == set(map(str, edits(table, found.table)))


def test_a_joker_declared_anew_in_its_place_is_an_edit() -> None:
    """CR-Q33: the joker stays in its group, but stands for another card."""
    before, after = table_of("8S 8H JK=8D"), table_of("8S 8H 8D JK=8C")
    assert list(map(str, edits(before, after))) == ["8D hand > 1", "JK=8C 1 > 1"]


def test_an_unchanged_table_needs_no_edit() -> None:
    """Where nothing changes nothing is to be done."""
    table = table_of("8S 9S 10S | 2H 2D 2C")
    assert edits(table, table) == ()
