"""Rounds, totals, the deal that goes round."""

from __future__ import annotations

import pytest

from cardtable.kernel.match import Standing, Verdict, next_round, settle
from cardtable.kernel.seats import next_seat


def test_a_round_is_added_to_the_totals() -> None:
    """Each seat's points of the round join its total; the round is kept."""
    settled = settle(Standing(0, (10, 20)), (5, -50), lambda _: Verdict())
    assert settled.totals == (15, -30)
    assert settled.rounds == ((5, -50),)
    assert not settled.over


def test_the_game_judges_who_has_won_after_the_round() -> None:
    """The game's own rule sees the new totals."""
    settled = settle(Standing(0, (90, 20)), (10, 0), lambda s: Verdict(winners=(0,) if s.totals[0] >= 100 else ()))
    assert settled.winners == (0,)
    assert settled.over


def test_the_deal_passes_over_those_who_are_out() -> None:
    """PR-Q49: the dealer moves one active seat each round."""
    following = next_round(Standing(0, (0, 500, 0), out=frozenset({1})))
    assert following.dealer == 2
    assert following.round == 2
    assert following.playing == (0, 2)


def test_who_leads_alone_is_told_with_the_lead() -> None:
    """By most points or by fewest, among those who still play; nobody leads where two are level."""
    standing = Standing(0, (300, 310, 900, 250), out=frozenset({2}))
    assert standing.ahead(fewest_win=False) == (1, 10)
    assert standing.ahead(fewest_win=True) == (3, 50)
    assert Standing(0, (0, 0)).ahead(fewest_win=False) is None
    assert Standing(0, (10, 20), out=frozenset({0})).ahead(fewest_win=True) is None


def test_the_order_of_play_goes_round() -> None:
    """After the last seat comes the first."""
    assert next_seat(3, (0, 1, 2, 3), 4) == 0
    with pytest.raises(ValueError, match="nobody"):
        next_seat(0, (), 4)
