"""How English counts things, joins lists, names cards."""

from __future__ import annotations

from fractions import Fraction

import pytest

from cardtable.kernel.message import Written
from cardtable.kernel.notation import read_card, read_written
from cardtable.kernel.packs import FRENCH_PACK, TAROT_PACK
from cardtable.text.catalogue import Catalogue
from cardtable.text.grammar_en import card, cards, counted, listing

NAME = Catalogue("en").format


def lie(notation: str) -> tuple[Written, ...]:
    """Read cards as they lie."""
    return tuple(read_written(word) for word in notation.split())


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (0, "no cards"),
        (1, "1 card"),
        (2, "2 cards"),
        (3, "3 cards"),
        (10, "10 cards"),
        (11, "11 cards"),
        (99, "99 cards"),
        (100, "100 cards"),
        (101, "101 cards"),
        (102, "102 cards"),
        (103, "103 cards"),
        (200, "200 cards"),
    ],
)
def test_cards_are_counted(count: int, said: str) -> None:
    """Only one card is singular."""
    assert counted(count, "card") == said


@pytest.mark.parametrize(("count", "said"), [(-1, "−1 point"), (-50, "−50 points"), (1500, "1500 points")])
def test_points_are_counted(count: int, said: str) -> None:
    """Points may be below zero."""
    assert counted(count, "point") == said


@pytest.mark.parametrize(
    ("items", "said"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_items_are_joined(items: list[str], said: str) -> None:
    """The last item comes after "and"."""
    assert listing(items) == said


@pytest.mark.parametrize(
    ("face", "said"), [("QH", "queen of hearts"), ("10S", "10 of spades"), ("AD", "ace of diamonds"), ("JK", "joker")]
)
def test_a_card_has_a_name(face: str, said: str) -> None:
    """Rank, then suit; a joker has neither."""
    assert card(NAME, read_card(face)) == said


@pytest.mark.parametrize(
    ("lying", "said"),
    [
        ("9C JK JC", "9, joker and jack of clubs"),
        ("QH QD QC", "queen of hearts, diamonds and clubs"),
        ("4S 5S", "4 and 5 of spades"),
        ("JS JD JK JH", "jack of spades, diamonds, joker and hearts"),
        ("JK 7H 7D", "joker, 7 of hearts and diamonds"),
        ("7H 7H 7H", "7, 7 and 7 of hearts"),
        ("9C QH 4S", "9 of clubs, queen of hearts and 4 of spades"),
        ("5H 7H KS", "5 and 7 of hearts, and king of spades"),
        ("8S 8D 9D JK JK", "8 of spades, 8 and 9 of diamonds, joker, and joker"),
        ("JK JK 2C", "joker, joker and 2 of clubs"),
        ("2C", "2 of clubs"),
        ("JK", "joker"),
        ("", ""),
    ],
)
def test_what_cards_share_is_said_once(lying: str, said: str) -> None:
    """A run names its suit once, a set its rank, a mixed list the suit of neighbours once."""
    assert cards(NAME, lie(lying)) == said


@pytest.mark.parametrize(
    ("lying", "said"),
    [
        ("JK=10C", "joker as 10 of clubs"),
        ("9C JK=10C JC", "9, joker as 10, and jack of clubs"),
        ("QS KS JK=AS", "queen, king and joker as ace of spades"),
        ("JK=8C 9C 10C", "joker as 8, 9 and 10 of clubs"),
        ("JK=8D JK=8H", "joker as 8 of diamonds and joker as 8 of hearts"),
        ("7H 7D 7C JK=7S", "7 of hearts, diamonds, clubs and joker as spades"),
    ],
)
def test_a_joker_says_what_it_stands_for(lying: str, said: str) -> None:
    """A joker's meaning is said by the part that the list does not share."""
    assert cards(NAME, lie(lying)) == said


def test_every_face_has_a_name() -> None:
    """No card of a pack is nameless, no two have one name."""
    assert len({card(NAME, face) for face in FRENCH_PACK}) == 52
    assert len({card(NAME, face) for face in TAROT_PACK}) == 78


@pytest.mark.parametrize(
    ("lying", "said"),
    [
        ("T3 T7 T21", "trumps 3, 7 and 21"),
        ("EX T1 T21", "fool, trumps 1 and 21"),
        ("T5", "trump 5"),
        ("5H T5", "5 of hearts and trump 5"),
        ("NH JH", "knight and jack of hearts"),
        ("QH T1 EX", "queen of hearts, trump 1 and fool"),
        ("EX T8 T12 2H NH 3D", "fool, trumps 8 and 12, 2 and knight of hearts, and 3 of diamonds"),
    ],
)
def test_trumps_are_named_by_number(lying: str, said: str) -> None:
    """Several trumps are called so once, the fool before them; a trump's number is no rank that it shares."""
    assert cards(NAME, lie(lying)) == said


def test_the_little_one_is_named_where_it_stands_alone() -> None:
    """FT-03: trump 1 has a name of its own."""
    assert card(NAME, read_card("T1")) == "trump 1 (the little one)"


@pytest.mark.parametrize(
    ("points", "said"),
    [(Fraction(81, 2), "40½ points"), (Fraction(-81, 2), "−40½ points"), (Fraction(1, 2), "½ points")],
)
def test_halves_are_counted(points: Fraction, said: str) -> None:
    """FT-25: points of tarot may end in a half."""
    assert counted(points, "point") == said
