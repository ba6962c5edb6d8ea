"""The best arrangement of a whole table, against an integer programme with the rules' own eyes."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from cardtable.bots.search.table_solver import LEAST_DEADWOOD, Arrangement, arrange
from cardtable.cli.bench_tables import Position, positions
from cardtable.games.carousel.judge import Preview, judge
from cardtable.games.carousel.moves import Arrange
from cardtable.kernel.cards import without
from cardtable.kernel.notation import read_cards, write_cards
from tests.kit.carousel_views import table_of, view_of
from tests.oracle_run import difference, mixed


def solved(table: str, hand: str, *, positions: int = 20_000) -> Arrangement:
    """Solve a table; hold the new one against the engine's judge."""
    found = arrange(table_of(table), read_cards(hand), positions=positions)
    if found.played:
        preview = judge(view_of(table_of(table), read_cards(hand)), Arrange(found.table))
        assert isinstance(preview, Preview)
        assert Counter(found.played) == Counter(preview.played)
    return found


def test_the_solver_equals_the_oracle() -> None:
    """On 60 positions of self-play with two to four packs, as many cards or points are played on legal tables."""
    wrong = [difference(position, deadwood=nth % 4 == 0) for nth, position in enumerate(mixed(60))]
    assert wrong == [None] * 60


@pytest.mark.long
def test_the_solver_equals_the_oracle_for_long() -> None:
    """On 300 positions of self-play with two to four packs, as many cards or points are played on legal tables."""
    wrong = [difference(position, deadwood=nth % 4 == 0) for nth, position in enumerate(mixed(300, seed=1))]
    assert wrong == [None] * 300


@pytest.mark.parametrize(
    ("table", "hand", "played", "changed"),
    [
        ("", "7S 8S 9S 2H", "7S 8S 9S", 0),
        ("6S 7S 8S 9S 10S", "8S", "8S", 1),
        ("JS QS KS AS", "2S 3S", "2S 3S", 1),
        ("8S 9S 10S JS | 5C 6C 7C", "8H 8D", "8H 8D", 1),
        ("QH KH AH", "2H", "", 0),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS", "AS", "AS", 1),
    ],
)
def test_cards_are_moved_as_the_rules_allow(table: str, hand: str, played: str, changed: int) -> None:
    """CR-05 to CR-08, CR-Q24: groups, sequences with one ace end, split or joined as need be."""
    found = solved(table, hand)
    assert (Counter(read_cards(played)), changed, True) == (Counter(found.played), found.changed, found.exact)


@pytest.mark.parametrize(
    ("table", "hand", "played"),
    [
        ("5C JK=6C 7C | 8S 9S 10S JS", "6C 8H 8D", "6C 8H 8D"),
        ("5C JK=6C 7C | 8S 9S 10S JS", "8H 8D", "8H 8D"),
        ("5C JK=6C 7C | 8S 8H 8D", "9S", ""),
        ("5C JK=6C 7C | 6H 6D 6C 6S", "3H 4H", "3H 4H"),
        ("8S 8H JK=8D", "8D", "8D"),
        ("2S JK=3S 4S", "3S 3S 2S 4S", "3S 3S 2S 4S"),
    ],
)
def test_a_joker_changes_only_for_the_real_card(table: str, hand: str, played: str) -> None:
    """CR-10, CR-Q33, CR-Q34: a joker keeps its card until a real one of its own lies on the table."""
    assert Counter(read_cards(played)) == Counter(solved(table, hand).played)


@pytest.mark.parametrize(
    ("table", "hand", "count"),
    [
        ("", "JK JK JK", 0),
        ("", "JK JK JK JK 7S", 5),
        ("2S 3S 4S", "JK JK JK", 3),
        ("9S 9H 9D 9C", "JK JK JK", 3),
        ("2S 3S 4S | 9S 9H 9D 9C", "JK JK JK JK 5S 5H 6H", 7),
    ],
)
def test_no_combination_is_of_jokers_alone(table: str, hand: str, count: int) -> None:
    """CR-Q21: every combination has a natural card."""
    found = solved(table, hand)
    assert (count, True) == (len(found.played), found.exact)
    assert all(any(written.meaning is None for written in combination) for combination in found.table)


def test_the_knock_counts_points_not_cards() -> None:
    """CR-12, CR-13: for a knock the dear card is played where only one of two can be."""
    table, hand = table_of("2S 3S 4S 5S | KH KD KC"), read_cards("AS KS 9H")
    both = arrange(table, hand, LEAST_DEADWOOD)
    assert Counter(read_cards("AS KS")) == Counter(both.played)
    jokers = arrange(table_of("3H 4H 5H"), read_cards("6H JK"), LEAST_DEADWOOD)
    assert Counter(read_cards("6H JK")) == Counter(jokers.played)


def most_kept(position: Position, count: int) -> int:
    """Find by trying how many combinations can stay while as many cards are played."""
    table = position.table
    for kept in range(len(table), -1, -1):
        for chosen in combinations(range(len(table)), kept):
            rest = tuple(cards for at, cards in enumerate(table) if at not in chosen)
            if len(arrange(rest, position.hand, fewest=False).played) == count:
                return kept
    raise AssertionError("the cards cannot be played at all")


def test_no_arrangement_as_good_changes_less() -> None:
    """Among the best arrangements one with the fewest combinations changed is given."""
    small = [each for each in mixed(24, seed=2) if len(each.table) <= 6]
    for position in small:
        found = arrange(position.table, position.hand)
        jokers = sum(written.meaning is not None for cards in position.table for written in cards)
        if jokers == 0:
            assert len(position.table) - most_kept(position, len(found.played)) == found.changed


def test_what_stays_keeps_its_place() -> None:
    """A combination that is not changed lies where it lay, so that the player finds it again."""
    found = solved("8S 9S 10S JS | 2H 3H 4H | 5C 6C 7C", "8H 8D 5H")
    assert list(map(write_cards, found.table)) == ["9S 10S JS", "2H 3H 4H 5H", "5C 6C 7C", "8S 8H 8D"]


def test_a_search_cut_short_still_gives_a_legal_table() -> None:
    """Where the work is used up, the table is legal and the answer is not called exact."""
    for position in positions(2, 6, seed=3):
        for work in (0, 5, 40):
            found = arrange(position.table, position.hand, positions=work)
            whole = arrange(position.table, position.hand)
            assert len(found.played) <= len(whole.played)
            assert not found.exact or len(found.played) == len(whole.played)
            if found.played:
                preview = judge(view_of(position.table, position.hand), Arrange(found.table))
                assert isinstance(preview, Preview)
                assert Counter(without(position.hand, found.played)) == Counter(preview.left)


def test_the_clock_ends_a_search() -> None:
    """With no time left jokers keep their cards, but the table is still laid anew."""
    position = next(each for each in mixed(60) if any(card.meaning for cards in each.table for card in cards))
    found = arrange(position.table, position.hand, seconds=0.0, positions=10**6)
    preview = judge(view_of(position.table, position.hand), Arrange(found.table))
    assert isinstance(preview, Preview) or not found.played


def test_the_same_position_is_always_solved_alike() -> None:
    """The order of cards in hand never changes what is played."""
    for position in positions(3, 5, seed=4):
        turned = position.hand[::-1]
        assert arrange(position.table, turned).table == arrange(position.table, position.hand).table
