"""What a hand is worth in the auction."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from cardtable.bots.tarot.attention import Attention
from cardtable.bots.tarot.reading import longest_suits
from cardtable.games.tarot.bids import Bid
from cardtable.games.tarot.cards import LITTLE_ONE, TWENTY_ONE, strength
from cardtable.games.tarot.handles import trumps_of
from cardtable.games.tarot.judge import judge
from cardtable.games.tarot.moves import MakeBid, Move, Pass
from cardtable.games.tarot.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.packs import FOOL
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.shuffle import Chance

_HIGH_TRUMP: Final = 16
_COURT: Final = {"K": 6, "Q": 3, "N": 2, "J": 1}
_LONG_SUIT: Final = {5: 5, 6: 7}
_LONGEST_SUIT: Final = 9
_LITTLE_ONE: Final = {4: 5, 5: 7}
_LITTLE_ONE_SAFE: Final = 9
_NERVES: Final = 8

THRESHOLDS: Final = {
    3: {Bid.LITTLE: 52, Bid.PUSH: 54, Bid.GUARD: 57, Bid.GUARD_WITHOUT: 74, Bid.GUARD_AGAINST: 84},
    4: {Bid.LITTLE: 44, Bid.PUSH: 46, Bid.GUARD: 48, Bid.GUARD_WITHOUT: 62, Bid.GUARD_AGAINST: 73},
    5: {Bid.LITTLE: 33, Bid.PUSH: 34, Bid.GUARD: 35, Bid.GUARD_WITHOUT: 46, Bid.GUARD_AGAINST: 54},
    6: {Bid.LITTLE: 18, Bid.PUSH: 20, Bid.GUARD: 22, Bid.GUARD_WITHOUT: 35, Bid.GUARD_AGAINST: 45},
}
"""The least worth of a hand for each contract by the number of players.

Measured: guards were forced upon the best hand of ninety deals a table; a hand of the worth for a little made a bit
more than half of them, one for a guard three in five. `python -m tests.tarot_contracts` tells how often bids are made.
"""


def worth_of(hand: tuple[Card, ...]) -> int:
    """Add up what French players count in a hand: oudlers, trumps, high ones in a row, courts, long suits."""
    trumps = trumps_of(hand)
    high = [strength(card) for card in trumps if strength(card) >= _HIGH_TRUMP]
    worth = 10 * (TWENTY_ONE in hand) + 8 * (FOOL in hand)
    if LITTLE_ONE in hand and len(trumps) >= min(_LITTLE_ONE):
        worth += _LITTLE_ONE.get(len(trumps), _LITTLE_ONE_SAFE)
    worth += 2 * len(trumps) + 2 * len(high) + sum(above - below == 1 for below, above in pairwise(high))
    worth += sum(_COURT.get(card.rank, 0) for card in hand)
    worth += sum(card.rank == "K" and Card("Q", card.suit) in hand for card in hand)
    return worth + sum(
        _LONG_SUIT.get(length, _LONGEST_SUIT) for length in longest_suits(hand).values() if length >= min(_LONG_SUIT)
    )


def least_worth(view: View, contract: Bid) -> int:
    """Give the least worth for a contract; a guard that is the lowest contract is taken with less (FT-09)."""
    thresholds = THRESHOLDS[view.players]
    lowered = contract is Bid.GUARD and not view.options.simple_take
    return thresholds[Bid.PUSH if lowered else contract]


def bid(view: View, attention: Attention) -> Move:
    """Bid the highest contract that the hand is worth, where it may still be bid; else pass.

    A careless player misjudges the hand a little.
    """
    worth = worth_of(view.hand)
    if not attention.careful:
        worth += Chance(attention.seed, view.seat).below(2 * _NERVES + 1) - _NERVES
    wanted = [MakeBid(each) for each in Bid if worth >= least_worth(view, each)]
    legal = [move for move in wanted if not isinstance(judge(view, move), Refusal)]
    return legal[-1] if legal else Pass()
