"""Random walks through French Tarot, for what is this game's own."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.games.tarot.facts import CardsPutBack, FinalKittyShown, KittyShown, OtherPutBack, YouPutBack, see
from cardtable.games.tarot.options import Options
from cardtable.games.tarot.phases import RoundOver
from cardtable.games.tarot.tally import MisereTally, Tally
from cardtable.kernel.notation import read_cards
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.shuffle import Chance
from tests.games.tarot.rounds import TAROT, finished
from tests.kit import walks

SEEDS = st.integers(0, 2**64 - 1)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@given(seed=SEEDS)
def test_every_round_sums_to_zero(players: int, seed: int) -> None:
    """FT-26, FT-Q23: what some win the others lose; a misère's card points are 91."""
    chance = Chance(seed, 4)
    state = finished(Options(misere=chance.below(2) == 1), players, seed, chance)
    assert sum(state.standing.totals) == 0
    assert isinstance(state.phase, RoundOver)
    tally = state.phase.tally
    if isinstance(tally, MisereTally):
        assert sum(tally.points) == 91
    if isinstance(tally, Tally):
        assert 0 <= tally.points <= 91
        assert players in (3, 5) or tally.points.denominator == 1
        assert all((Fraction(total) * 2).denominator == 1 for total in state.standing.totals)


@given(seed=SEEDS)
def test_a_move_looks_the_same_to_its_player_wherever_the_rest_lies(seed: int) -> None:
    """GE-06: with the rest dealt anew before the move, it is judged alike, tells its player the same, shows the same.

    Only where the kitty is turned up does the move bring something to light.
    """
    chance = Chance(seed, 5)
    for stop in walks.walk(TAROT, walks.start(TAROT, seed), seed, most=60):
        redealt = TAROT.redeal_hidden(stop.state, stop.seat, chance.below(1 << 32))
        again = TAROT.play(redealt, stop.seat, stop.move)
        if isinstance(stop.outcome, Refusal) or isinstance(again, Refusal):
            assert again == stop.outcome
        elif not any(isinstance(fact, (KittyShown, FinalKittyShown)) for fact in stop.outcome.facts):
            told = [TAROT.see(fact, stop.seat) for fact in stop.outcome.facts]
            assert [TAROT.see(fact, stop.seat) for fact in again.facts] == told
            assert TAROT.view(again.state, stop.seat) == TAROT.view(stop.outcome.state, stop.seat)


def test_the_others_see_how_many_cards_go_back_not_which() -> None:
    """FT-16: face down."""
    fact = CardsPutBack(1, read_cards("2S 3S 4S"))
    assert see(fact, 1) == YouPutBack(1, read_cards("2S 3S 4S"))
    assert see(fact, 0) == OtherPutBack(1, 3)


@given(seed=SEEDS)
def test_a_deal_made_anew_could_have_come_about(seed: int) -> None:
    """FT-17, FT-Q16: dealt anew, the cards put back are such as may go back, and no called card is among them."""
    chance = Chance(seed, 6)
    for stop in walks.walk(TAROT, walks.start(TAROT, seed, {}), seed, most=80):
        if not stop.state.shown or len(stop.state.kitty) != len(stop.state.shown):
            continue
        watcher = chance.below(len(stop.state.hands))
        redealt = TAROT.redeal_hidden(stop.state, watcher, chance.below(1 << 32))
        seen = TAROT.view(redealt, watcher)
        assert seen.contract is not None
        elsewhere = [card for seat, hand in enumerate(redealt.hands) if seat != seen.contract.declarer for card in hand]
        assert not set(elsewhere) & set(stop.state.shown)
        assert not {each.card for each in seen.called} & set(redealt.kitty)


FIVE = ("Ann", "Bob", "Cid", "Dan", "Eve")


@pytest.mark.parametrize(
    ("head", "places"),
    [
        ({"contract": "Ann guard", "discarded": "2S 3S 4S"}, {0, 2, 3, 4}),
        ({"contract": "Ann guard-without"}, {0, 2, 3, 4, None}),
    ],
)
def test_the_called_king_may_lie_wherever_nobody_has_seen_it(head: dict[str, str], places: set[int | None]) -> None:
    """FT-11, FT-12, FT-Q16: with the rest dealt anew it comes to each seat, the declarer's, an unseen kitty too.

    The defender who watches sees the same each time.
    """
    state = TAROT.set_up({**head, "called": "KH", "hand Bob": "*15", "hand Cid": "KH *14"}, FIVE)
    view = TAROT.view(state, 1)
    redealt = [TAROT.redeal_hidden(state, 1, seed) for seed in range(80)]
    (king,) = read_cards("KH")
    assert {each.holder(king) for each in redealt} == places
    assert all(TAROT.view(each, 1) == view for each in redealt)
    assert len({each.kitty for each in redealt}) > 40
