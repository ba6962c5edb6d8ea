"""What cards are worth, who wins after a round."""

from __future__ import annotations

import pytest

from cardtable.games.playroom.facts import Entry, Score
from cardtable.games.playroom.options import Options
from cardtable.games.playroom.scoring import added, going_out, hand_values, meld_values, verdict
from cardtable.kernel.match import Standing, Verdict
from cardtable.kernel.notation import read_cards
from cardtable.rummy.melds import Meld, recognise

ROUNDED = Options()
TRADITIONAL = Options(round_to_five=False, identities=True)
ELIMINATION = Options(elimination=True, score_limit=500)


def values(words: str, options: Options) -> tuple[int, ...]:
    """Value the cards of a combination."""
    meld = recognise(read_cards(words), identities=True)
    assert isinstance(meld, Meld)
    return meld_values(meld, options)


@pytest.mark.parametrize(
    ("words", "rounded", "traditional"),
    [
        ("9C JK JC", (5, 10, 10), (9, 10, 10)),
        ("AS 2S 3S", (5, 5, 5), (1, 2, 3)),
        ("QS KS AS", (10, 10, 15), (10, 10, 11)),
        ("JK 4C 5C", (5, 5, 5), (3, 4, 5)),
        ("AH AD AC", (15, 15, 15), (11, 11, 11)),
        ("AH AD JK", (15, 15, 15), (11, 11, 11)),
        ("7H 7H 7H", (15, 15, 15), (17, 17, 17)),
        ("KH KH JK", (20, 20, 20), (20, 20, 20)),
        ("AH AH AH", (25, 25, 25), (21, 21, 21)),
    ],
)
def test_values_on_the_table(words: str, rounded: tuple[int, ...], traditional: tuple[int, ...]) -> None:
    """PR-31 to PR-33, PR-17: by place and kind, a joker as the card it stands for."""
    assert values(words, ROUNDED) == rounded
    assert values(words, TRADITIONAL) == traditional


def test_values_left_in_hand() -> None:
    """PR-34, PR-Q20: an ace 15 (traditional 11), a joker 20."""
    hand = read_cards("AS JK 9D KC")
    assert hand_values(hand, ROUNDED) == (15, 20, 5, 10)
    assert hand_values(hand, TRADITIONAL) == (11, 20, 9, 10)


@pytest.mark.parametrize(
    ("others_opened", "rummy", "pure", "bonuses"),
    [
        (True, False, False, []),
        (False, False, False, [Score.NOBODY_OPENED]),
        (True, True, False, [Score.RUMMY]),
        (True, True, True, [Score.PURE_RUMMY]),
        (False, True, True, [Score.NOBODY_OPENED, Score.PURE_RUMMY]),
    ],
)
def test_what_a_win_brings(others_opened: bool, rummy: bool, pure: bool, bonuses: list[Score]) -> None:  # noqa: FBT001 # a table of cases
    """PR-36 to PR-38: the other hands, then the bonuses that were earned."""
    hands = {1: read_cards("AS 9D")}
    entries = going_out(0, hands, ROUNDED, others_opened=others_opened, rummy=rummy, pure=pure)
    assert entries[0] == Entry(0, Score.HANDS, 20, hands[1], (15, 5), 1, 1)
    assert [entry.score for entry in entries[1:]] == bonuses


@pytest.mark.parametrize(
    ("others_opened", "rummy", "pure", "factor"),
    [
        (True, False, False, 1),
        (True, True, False, 2),
        (False, True, False, 2),
        (True, True, True, 3),
        (False, True, True, 4),
    ],
)
def test_the_factor_of_an_elimination_win(others_opened: bool, rummy: bool, pure: bool, factor: int) -> None:  # noqa: FBT001 # a table of cases
    """PR-41, PR-Q33: one factor on each other hand."""
    (entry,) = going_out(0, {1: read_cards("AS 9D")}, ELIMINATION, others_opened=others_opened, rummy=rummy, pure=pure)
    assert entry == Entry(1, Score.OWN_HAND, 20 * factor, read_cards("AS 9D"), (15, 5), factor, 1)


def test_penalties_are_subtracted_but_added_in_elimination() -> None:
    """PR-39, PR-42."""
    entries = (Entry(0, Score.MELD, 30), Entry(0, Score.OWED, 300), Entry(1, Score.TIME, 50))
    assert added(entries, 2, ROUNDED) == (-270, -50)
    assert added(entries[1:], 2, ELIMINATION) == (300, 50)


@pytest.mark.parametrize(
    ("totals", "number", "options", "expected"),
    [
        ((990, 400), 3, Options(), Verdict()),
        ((1000, 400), 3, Options(), Verdict(winners=(0,))),
        ((1000, 1000), 3, Options(), Verdict()),
        ((1010, 1000), 3, Options(), Verdict(winners=(0,))),
        ((300, 300), 5, Options(rounds=5), Verdict(winners=(0, 1))),
        ((499, 500), 3, ELIMINATION, Verdict(frozenset({1}), (0,))),
        ((520, 500), 3, ELIMINATION, Verdict(frozenset({0}), (1,))),
        ((520, 520), 3, ELIMINATION, Verdict(winners=(0, 1))),
        ((10, 500, 20), 3, ELIMINATION, Verdict(frozenset({1}))),
        ((10, 500, 20), 3, Options(elimination=True, rounds=3, score_limit=500), Verdict(frozenset({1}), (0,))),
    ],
)
def test_who_leaves_and_who_wins(totals: tuple[int, ...], number: int, options: Options, expected: Verdict) -> None:
    """PR-43, PR-51, PR-Q51 to PR-Q53."""
    assert verdict(Standing(0, totals, number), options) == expected
