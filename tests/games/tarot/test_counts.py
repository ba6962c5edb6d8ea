"""How many moves there are in fixed deals: a change of the rules cannot slip in unseen."""

from __future__ import annotations

from collections import Counter

import pytest

from cardtable.games.tarot.moves import Call, MakeBid, Pass, PlayCard, PutBack, ShowHandle
from cardtable.games.tarot.options import CalledSuitLead, Options
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.shuffle import Chance
from tests.games.tarot.rounds import TAROT

DEALS = 12
_OFTEN = 8
"""Passes or handles come more often than by chance, or else most auctions would end at the top."""

KINDS = (Pass, MakeBid, Call, PutBack, ShowHandle, PlayCard)


def counted(options: Options, players: int) -> tuple[int, ...]:
    """Play fixed deals by moves of chance; count the moves of each kind that were offered."""
    offered: Counter[type] = Counter()
    for seed in range(DEALS):
        chance = Chance(seed, players)
        state = TAROT.open_match(options, players, seed).state
        while (seat := TAROT.turn(state)) is not None:
            offers = TAROT.offers(TAROT.view(state, seat))
            offered.update(map(type, offers))
            often = [move for move in offers for _ in range(_OFTEN if isinstance(move, (Pass, ShowHandle)) else 1)]
            step = TAROT.play(state, seat, often[chance.below(len(often))])
            assert not isinstance(step, Refusal)
            state = step.state
    return tuple(offered[kind] for kind in KINDS)


@pytest.mark.parametrize(
    ("players", "lead", "expected"),
    [
        (3, CalledSuitLead.PLAYROOM, (33, 139, 0, 3, 0, 5483)),
        (4, CalledSuitLead.PLAYROOM, (48, 181, 0, 3, 0, 3815)),
        (5, CalledSuitLead.PLAYROOM, (56, 187, 40, 2, 0, 3039)),
        (5, CalledSuitLead.FIRST_TRICK, (56, 187, 40, 2, 0, 3228)),
        (6, CalledSuitLead.PLAYROOM, (66, 204, 96, 8, 0, 2432)),
    ],
)
def test_the_number_of_moves_in_fixed_deals_is_pinned(
    players: int, lead: CalledSuitLead, expected: tuple[int, ...]
) -> None:
    """Passes, bids, calls, exchanges, handles, cards: as many as ever, with misère, whatever may be led."""
    assert counted(Options(misere=True, called_suit_lead=lead), players) == expected


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (3, (33, 88, 0, 2, 1, 5467)),
        (4, (42, 107, 0, 2, 1, 3907)),
        (5, (57, 121, 44, 2, 1, 3023)),
        (6, (61, 144, 80, 4, 3, 2458)),
    ],
)
def test_without_the_simple_take_there_are_fewer_bids(players: int, expected: tuple[int, ...]) -> None:
    """FT-09: the counts of the same deals where the lowest contract is the guard."""
    assert counted(Options(simple_take=False, misere=True), players) == expected
