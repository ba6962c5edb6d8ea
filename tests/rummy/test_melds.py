"""What is a combination, what is none."""

from __future__ import annotations

import pytest

from cardtable.kernel.notation import read_cards, write_cards
from cardtable.rummy.melds import Fault, Kind, Meld, recognise


def made(words: str, *, identities: bool = False) -> Meld:
    """Recognise cards that are a combination."""
    meld = recognise(read_cards(words), identities=identities)
    assert isinstance(meld, Meld)
    return meld


@pytest.mark.parametrize(
    ("words", "kind", "low"),
    [
        ("AS 2S 3S", Kind.RUN, 1),
        ("QS KS AS", Kind.RUN, 12),
        ("9C JK JC", Kind.RUN, 9),
        ("JK 2H 3H", Kind.RUN, 1),
        ("QC KC JK", Kind.RUN, 12),
        ("JK KS AS", Kind.RUN, 12),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS", Kind.RUN, 1),
        ("7H 7D JK", Kind.SET, 0),
        ("QH QS QD QC", Kind.SET, 0),
        ("AH AD AC", Kind.SET, 0),
    ],
)
def test_a_run_rises_in_one_suit_while_a_set_has_one_rank(words: str, kind: Kind, low: int) -> None:
    """PR-10, PR-11: runs with the ace at either end, sets of three or four suits."""
    assert made(words) == Meld(kind, read_cards(words), low)


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("KH AH 2H", Fault.RUN_ROUND_THE_ACE),
        ("QS KS AS JK", Fault.JOKER_BEYOND_ACE),
        ("JK AS 2S", Fault.JOKER_BEYOND_ACE),
        ("JS 10S 9S", Fault.RUN_ORDER),
        ("9S 10S QS", Fault.RUN_GAP),
        ("9D 10S JS", Fault.RUN_SUITS),
        ("9D 4S JS", Fault.NO_KIND),
        ("9S 10S", Fault.TOO_FEW),
        ("5H JK JK", Fault.TWO_JOKERS),
        ("JK JK JK", Fault.TWO_JOKERS),
        ("KS KS KD", Fault.SUIT_TWICE),
        ("7H 7H JK", Fault.NO_IDENTITIES),
        ("KS KD KC KH JK", Fault.SET_TOO_BIG),
    ],
)
def test_anything_else_is_none_for_a_reason(words: str, fault: Fault) -> None:
    """The fault names what is wrong, so that the refusal can say it."""
    assert recognise(read_cards(words)) is fault


def test_equal_cards_are_an_identity_where_those_are_played() -> None:
    """PR-12, PR-Q28: three or four equal cards, a joker among them at most once."""
    assert made("7H 7H 7H", identities=True).kind is Kind.IDENTITY
    assert made("7H JK 7H", identities=True).kind is Kind.IDENTITY
    assert recognise(read_cards("7H 7H 7H 7H 7H"), identities=True) is Fault.IDENTITY_TOO_BIG


@pytest.mark.parametrize(
    ("words", "means"),
    [
        ("9C JK JC", "10C"),
        ("JK 2H 3H", "AH"),
        ("QC KC JK", "AC"),
        ("7H 7D JK", "7S 7C"),
        ("7H 7D JK 7C", "7S"),
        ("7H 7D 7C", ""),
    ],
)
def test_a_joker_stands_for_what_is_missing(words: str, means: str) -> None:
    """PR-19: certain in a run, open in a set until three suits lie there."""
    assert write_cards(made(words).joker_means) == means


def test_a_combination_is_closed_when_nothing_fits_any_more() -> None:
    """PR-11, PR-Q16: four of a rank; a run from ace to ace."""
    assert made("QH QS QD QC").closed
    assert made("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS").closed
    assert not made("QH QS QD").closed
