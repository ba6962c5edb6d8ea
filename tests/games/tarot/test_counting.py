"""How card points are counted."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.games.tarot.bids import Bid, Contract
from cardtable.games.tarot.cards import ALL_POINTS, card_points, sum_points
from cardtable.games.tarot.counting import Piles, count_contract, count_misere
from cardtable.kernel.cards import Card
from cardtable.kernel.notation import read_card, read_cards
from cardtable.kernel.packs import FOOL, TAROT_PACK
from cardtable.kernel.shuffle import Chance

GUARD = Contract(0, Bid.GUARD)
AGAINST = Contract(0, Bid.GUARD_AGAINST)


@pytest.mark.parametrize(
    ("card", "points"),
    [
        *(("T21", 4.5), ("T1", 4.5), ("EX", 4.5), ("KS", 4.5)),
        *(("QH", 3.5), ("ND", 2.5), ("JC", 1.5), ("AS", 0.5), ("10D", 0.5), ("T20", 0.5)),
    ],
)
def test_what_a_card_carries(card: str, points: float) -> None:
    """FT-03, FT-04."""
    assert card_points(read_card(card)) == points


def test_the_pack_carries_ninety_one() -> None:
    """FT-04: 78 cards, 91 points."""
    assert sum_points(TAROT_PACK) == ALL_POINTS


@given(
    seed=st.integers(0, 2**64 - 1),
    players=st.integers(3, 6),
    partners=st.integers(0, 2),
    fool=st.integers(0, 5),
    lost=st.booleans(),
)
def test_both_sides_together_have_ninety_one(seed: int, players: int, partners: int, fool: int, lost: bool) -> None:  # noqa: FBT001 # dice
    """FT-Q18, FT-Q19: wherever the fool goes, no point is won or lost by it; there are three oudlers."""
    piles = random_piles(seed, players, fool % players, lost=lost)
    attack = tuple(range(1 + min(partners, players - 2)))
    defence = tuple(range(len(attack), players))
    ours, theirs = count_contract(piles, GUARD, attack), count_contract(piles, AGAINST, defence)
    assert ours.points + theirs.points == ALL_POINTS
    assert ours.oudlers + theirs.oudlers == 3


@given(seed=st.integers(0, 2**64 - 1), players=st.integers(3, 6), fool=st.integers(0, 5), lost=st.booleans())
def test_a_misere_shares_ninety_one(seed: int, players: int, fool: int, lost: bool) -> None:  # noqa: FBT001 # dice
    """FT-Q06: the kitty included."""
    assert sum(count_misere(random_piles(seed, players, fool % players, lost=lost), 1).points) == ALL_POINTS


def random_piles(seed: int, players: int, fool: int, *, lost: bool) -> Piles:
    """Let every card be won by somebody or lie in the kitty; the fool was played."""
    cards = [card for card in Chance(seed).shuffled(TAROT_PACK) if card != FOOL]
    chance = Chance(seed, 1)
    won: list[list[Card]] = [[] for _ in range(players)]
    for card in [*cards[6:], FOOL]:
        won[chance.below(players)].append(card)
    return Piles(tuple(map(tuple, won)), tuple(cards[:6]), fool, lost)


@pytest.mark.parametrize(
    ("fool", "lost", "points", "oudlers"),
    [(0, False, 9, 1), (1, False, 5, 0), (0, True, 5, 0), (1, True, 9, 1)],
)
def test_the_fool_in_a_trick_of_the_attack(fool: int, lost: bool, points: int, oudlers: int) -> None:  # noqa: FBT001 # a table of cases
    """FT-Q18, FT-Q19: four to the side that keeps the fool, a half to the one that won its trick."""
    piles = Piles((read_cards("KS EX"), ()), (), fool, lost)
    counted = count_contract(piles, GUARD, (0,))
    assert counted.points == points
    assert counted.oudlers == oudlers


@pytest.mark.parametrize(
    ("fool", "lost", "points", "oudlers"),
    [(0, False, 8.5, 1), (1, False, 4.5, 0), (0, True, 4.5, 0), (1, True, 8.5, 1)],
)
def test_the_fool_in_a_trick_of_the_defence(fool: int, lost: bool, points: float, oudlers: int) -> None:  # noqa: FBT001 # a table of cases
    """FT-Q18, FT-Q19, from the other side."""
    piles = Piles((read_cards("KS"), read_cards("KH EX")), (), fool, lost)
    counted = count_contract(piles, GUARD, (0,))
    assert counted.points == points
    assert counted.oudlers == oudlers


def test_the_fool_in_the_kitty_stays_there() -> None:
    """FT-Q40: it counts for whom the kitty counts."""
    piles = Piles((read_cards("KS"), read_cards("KH")), read_cards("EX 2S"))
    assert count_contract(piles, Contract(0, Bid.GUARD_WITHOUT), (0,)).points == 9.5
    assert count_contract(piles, AGAINST, (0,)).points == 4.5
