"""How a round of French Tarot is dealt."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from cardtable.games.tarot.course import Course
from cardtable.games.tarot.facts import Fact, RoundBegan
from cardtable.games.tarot.options import Options
from cardtable.games.tarot.phases import Bidding, RoundOver
from cardtable.games.tarot.state import State
from cardtable.kernel.game import Step
from cardtable.kernel.match import Standing, next_round
from cardtable.kernel.packs import TAROT_PACK
from cardtable.kernel.seats import next_seat
from cardtable.kernel.shuffle import Chance, shuffled

_EACH: Final = {3: 24, 4: 18, 5: 15, 6: 12}


def hand_size(players: int) -> int:
    """Count the cards that each player is dealt (FT-02)."""
    return _EACH[players]


def kitty_size(players: int) -> int:
    """Count the cards of the kitty (FT-02)."""
    return len(TAROT_PACK) - players * _EACH[players]


def first_standing(seats: int, seed: int) -> Standing:
    """Start a match; the first dealer is drawn by lot."""
    return Standing(dealer=Chance(seed).below(seats), totals=(0,) * seats)


def deal(options: Options, standing: Standing, seed: int, redeals: int = 0) -> Step[State, Fact]:
    """Deal the round that the standing names; packets of three change nothing in a shuffled pack (FT-Q45)."""
    players = standing.seats
    each = hand_size(players)
    cards = shuffled(TAROT_PACK, seed, standing.round, redeals)
    first = next_seat(standing.dealer, standing.playing, players)
    state = State(
        options=options,
        standing=standing,
        seed=seed,
        hands=tuple(cards[each * seat : each * (seat + 1)] for seat in range(players)),
        kitty=cards[each * players :],
        phase=Bidding(first),
        won=((),) * players,
        redeals=redeals,
    )
    course = Course(state)
    course.tell(RoundBegan(standing.round, standing.dealer, first, each, kitty_size(players)))
    return course.step()


def deal_next(state: State) -> Step[State, Fact]:
    """Deal what follows a round that is over; a deal that all passed does not count as a round (FT-08, FT-Q43)."""
    standing = next_round(state.standing)
    if isinstance(state.phase, RoundOver) and state.phase.tally is None:
        again = replace(standing, round=state.standing.round)
        return deal(state.options, again, state.seed, state.redeals + 1)
    return deal(state.options, standing, state.seed)
