"""The prices of cards by the rules' own scoring."""

from __future__ import annotations

from functools import lru_cache

from cardtable.bots.search.faces import FACES
from cardtable.bots.search.pieces import Worth
from cardtable.games.playroom.options import Options
from cardtable.games.playroom.scoring import hand_values, identity_value, rank_value, run_value
from cardtable.kernel.cards import JOKER, RANKS
from cardtable.rummy.melds import ACE_HIGH, ACE_LOW


def worth_of(options: Options) -> Worth:
    """Give the prices that a table's options make."""
    return _worth(options.round_to_five, options.identities)


@lru_cache(maxsize=4)
def _worth(round_to_five: bool, identities: bool) -> Worth:  # noqa: FBT001 - a key of the cache
    options = Options(round_to_five=round_to_five, identities=identities)
    return Worth(
        run=(0, *(run_value(place, options) for place in range(ACE_LOW, ACE_HIGH + 1))),
        set=tuple(rank_value(rank, options) for rank in RANKS),
        identity=tuple(identity_value(rank, options) for rank in RANKS) if identities else None,
        hand=hand_values((*FACES, JOKER), options),
    )
