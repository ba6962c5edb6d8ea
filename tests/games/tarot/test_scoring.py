"""What a contract brings to whom."""

from __future__ import annotations

from fractions import Fraction

import pytest

from cardtable.games.tarot.bids import Bid, Contract
from cardtable.games.tarot.facts import Entry, Score
from cardtable.games.tarot.handles import Handle, Size
from cardtable.games.tarot.options import Options
from cardtable.games.tarot.scoring import (
    added,
    contract_entries,
    handle_entries,
    little_one_entries,
    misere_entries,
    partner_shares,
    verdict,
)
from cardtable.games.tarot.tally import MisereTally, Tally, to_half
from cardtable.kernel.match import Points, Standing, Verdict
from cardtable.kernel.seats import Seat

HALF = Fraction(1, 2)
ALICE, BOB, CELIA = 0, 1, 2


def tally(bid: Bid, players: int, points: Fraction | int, oudlers: int, holders: tuple[Seat | None, ...] = ()) -> Tally:
    """Count Alice's contract, whose called cards were with `holders`."""
    partners = dict.fromkeys(holder for holder in holders if holder)
    return Tally(Contract(ALICE, bid), players, (ALICE, *partners), Fraction(points), oudlers)


def brought(counted: Tally, holders: tuple[Seat | None, ...] = ()) -> tuple[Points, ...]:
    """Sum what the contract alone brings to each seat."""
    return added(contract_entries(counted, partner_shares(ALICE, holders)), counted.players)


GOLDEN = {
    "G-FT-1": (Bid.GUARD, 4, 47, 2, (), 62, (186, -62, -62, -62)),
    "G-FT-2": (Bid.GUARD_AGAINST, 4, 37, 1, (), 234, (-702, 234, 234, 234)),
    "G-FT-3": (Bid.GUARD, 5, 57, 0, (BOB,), 52, (104, 52, -52, -52, -52)),
    "G-FT-4": (Bid.GUARD_WITHOUT, 5, 35 + HALF, 3, (None,), 102, (-408, 102, 102, 102, 102)),
    "G-FT-5": (Bid.LITTLE, 6, 39, 2, (BOB, CELIA), 27, (-40 - HALF, -27, -13 - HALF, 27, 27, 27)),
    "G-FT-6": (Bid.GUARD, 6, 44, 2, (BOB, BOB), 56, (168, 56, -56, -56, -56, -56)),
    "G-FT-7": (Bid.GUARD_AGAINST, 6, 65, 3, (ALICE, ALICE), 324, (1620, -324, -324, -324, -324, -324)),
    "push exactly": (Bid.PUSH, 4, 41, 2, (), 37 + HALF, (112 + HALF, *(-37 - HALF,) * 3)),
    "push rounded": (Bid.PUSH, 3, 35 + HALF, 3, (), 38 + HALF, (-77, 38 + HALF, 38 + HALF)),
    "only the king": (Bid.LITTLE, 6, 45, 2, (BOB, ALICE), 29, (77 + HALF, 38 + HALF, *(-29,) * 4)),
    "only the queen": (Bid.LITTLE, 6, 45, 2, (ALICE, BOB), 29, (96 + HALF, 19 + HALF, *(-29,) * 4)),
    "king in the kitty": (Bid.LITTLE, 6, 45, 2, (None, BOB), 29, (96 + HALF, 19 + HALF, *(-29,) * 4)),
}


@pytest.mark.parametrize("case", GOLDEN.values(), ids=GOLDEN.keys())
def test_the_worked_examples_of_the_source(
    case: tuple[Bid, int, Fraction | int, int, tuple[Seat | None, ...], Fraction | int, tuple[Points, ...]],
) -> None:
    """FT-25 to FT-29, FT-Q03, FT-Q20, FT-Q21: the golden cases of the rules, with those derived from them."""
    bid, players, points, oudlers, holders, worth, expected = case
    counted = tally(bid, players, points, oudlers, tuple(None if holder == ALICE else holder for holder in holders))
    assert counted.worth == worth
    assert brought(counted, holders) == expected
    assert sum(Fraction(each) for each in expected) == 0


@pytest.mark.parametrize(("players", "bonus"), [(3, 20), (4, 30), (5, 40), (6, 50)])
def test_the_little_one_brought_to_the_end(players: int, bonus: int) -> None:
    """G-FT-8, FT-30: each other player gives ten to the winner of the last trick."""
    assert added(little_one_entries(BOB, players), players) == tuple(
        bonus if seat == BOB else -10 for seat in range(players)
    )


EXAMPLES = {
    "FFT-1": (Bid.GUARD, 49, 2, Size.SINGLE, ALICE, (288, -96, -96, -96)),
    "FFT-2": (Bid.GUARD_WITHOUT, 45, 2, None, BOB, (338, -86, -126, -126)),
    "FFT-3": (Bid.LITTLE, 34, 2, Size.SINGLE, ALICE, (-126, 42, 42, 42)),
    "FFT-5": (Bid.GUARD, 87, 2, Size.SINGLE, ALICE, (516, -172, -172, -172)),
    "PAGAT-2": (Bid.GUARD, 49, 3, None, ALICE, (258, -86, -86, -86)),
    "PAGAT-3": (Bid.GUARD, 40, 2, None, BOB, (-166, 82, 42, 42)),
    "PAGAT-4": (Bid.GUARD, 41, 2, None, BOB, (140, -20, -60, -60)),
}


@pytest.mark.parametrize("case", EXAMPLES.values(), ids=EXAMPLES.keys())
def test_the_worked_examples_of_others_under_our_rules(
    case: tuple[Bid, int, int, Size | None, Seat, tuple[Points, ...]],
) -> None:
    """FT-26, FT-30, FT-31: extras are never multiplied."""
    bid, points, oudlers, size, little_one, expected = case
    counted = tally(bid, 4, points, oudlers)
    entries = [*contract_entries(counted, {}), *little_one_entries(little_one, 4)]
    if size is not None:
        entries += handle_entries(counted, Handle(size))
    assert added(entries, 4) == expected


def test_a_handle_is_paid_by_the_partner_too() -> None:
    """FT-Q29: between the declarer and every other player."""
    counted = tally(Bid.GUARD, 5, 40, 1, (BOB,))
    assert added(handle_entries(counted, Handle(Size.DOUBLE)), 5) == (-120, 30, 30, 30, 30)


def test_an_entry_carries_its_formula() -> None:
    """The score sheet explains itself: x, times the defenders, times the share."""
    declarer, bob, celia, *_ = contract_entries(tally(Bid.GUARD, 5, 57, 0, (BOB,)), {BOB: Fraction(1, 3)})
    assert declarer == Entry(ALICE, Score.CONTRACT, 104, 52, 3, Fraction(2, 3))
    assert bob == Entry(BOB, Score.CONTRACT, 52, 52, 3, Fraction(1, 3))
    assert celia == Entry(CELIA, Score.CONTRACT, -52, 52)


def test_a_misere_scores_each_alone() -> None:
    """FT-Q06: 91 less the own points times the number of players."""
    points = (Fraction(6), Fraction(21), Fraction(40), Fraction(24))
    assert added(misere_entries(MisereTally(points)), 4) == (67, 7, -69, -5)


@pytest.mark.parametrize(
    ("holders", "shares"),
    [
        ((1,), {1: Fraction(1, 3)}),
        ((None,), {}),
        ((0,), {}),
        ((1, 2), {1: Fraction(1, 3), 2: Fraction(1, 6)}),
        ((2, 1), {2: Fraction(1, 3), 1: Fraction(1, 6)}),
        ((1, 1), {1: Fraction(1, 4)}),
        ((1, None), {1: Fraction(1, 3)}),
        ((0, 1), {1: Fraction(1, 6)}),
        ((None, 0), {}),
    ],
)
def test_the_shares_of_partners(holders: tuple[Seat | None, ...], shares: dict[Seat, Fraction]) -> None:
    """FT-28, FT-29, FT-Q20: by who had which called card."""
    assert partner_shares(ALICE, holders) == shares


@pytest.mark.parametrize(
    ("amount", "rounded"),
    [("38.25", "38.5"), ("-38.25", "-38.5"), ("38.2", "38"), ("116/3", "38.5"), ("58/3", "19.5"), ("27", "27")],
)
def test_fractions_are_rounded_to_the_nearest_half(amount: str, rounded: str) -> None:
    """FT-Q21: ties away from 0."""
    assert to_half(Fraction(amount)) == Fraction(rounded)


@pytest.mark.parametrize(
    ("totals", "number", "options", "expected"),
    [
        ((299, -299, 0), 3, Options(score_limit=300), Verdict()),
        ((320, 310, -630), 3, Options(score_limit=300), Verdict(winners=(0,))),
        ((320, 320, -640), 3, Options(score_limit=300), Verdict()),
        ((20, 20, -40), 10, Options(), Verdict(winners=(0, 1))),
        ((20, 20, -40), 9, Options(), Verdict()),
    ],
)
def test_who_wins_after_a_round(totals: tuple[int, ...], number: int, options: Options, expected: Verdict) -> None:
    """FT-32, FT-Q42: the highest at the limit alone; after the last round a tie is shared."""
    assert verdict(Standing(0, totals, number), options) == expected
