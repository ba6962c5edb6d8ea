"""Whole rounds that the computer's players play among themselves."""

from __future__ import annotations

import pickle
from itertools import product

import pytest

from cardtable.bots.tarot.policy import choose
from cardtable.games.tarot.options import CalledSuitLead, Options
from cardtable.games.tarot.phases import RoundOver
from tests.bots.tarot.tables import LEVELS, TAROT, decisions

TABLES = [
    Options(simple_take=simple, misere=misere, called_suit_lead=lead)
    for simple, misere, lead in product((True, False), (True, False), CalledSuitLead)
]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_round_is_played_to_its_end_by_legal_moves(players: int, level: str) -> None:
    """No move is refused, no round hangs, every round sums to zero, at every table."""
    for number, options in enumerate(TABLES, start=1):
        *_, last = decisions(options, players, number, level)
        assert isinstance(last.after.phase, RoundOver)
        assert sum(last.after.standing.totals) == 0


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_hidden_cards_change_no_choice(players: int, level: str) -> None:
    """GE-06: with all that the player may not know dealt anew, the choice stays; asked again, too."""
    for decision in decisions(Options(misere=True), players, 7, level):
        redealt = TAROT.redeal_hidden(decision.state, decision.view.seat, 5)
        assert choose(TAROT.view(redealt, decision.view.seat), level, 7) == decision.move


def test_a_choice_can_be_asked_for_in_another_process() -> None:
    """The view and the move go through a pipe unchanged."""
    first = next(decisions(Options(), 5, 1, "casual"))
    assert pickle.loads(pickle.dumps(first.view)) == first.view  # noqa: S301 # our own bytes
    assert pickle.loads(pickle.dumps(first.move)) == first.move  # noqa: S301 # our own bytes


def test_nobody_chooses_once_the_round_is_over() -> None:
    """There is nothing to choose then."""
    *_, last = decisions(Options(), 3, 2, "casual")
    with pytest.raises(ValueError, match="nothing to choose"):
        choose(TAROT.view(last.after, 0), "casual", 1)
