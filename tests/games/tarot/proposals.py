"""Moves of French Tarot that a random walk tries, legal or not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardtable.games.registry import AnyGame
from cardtable.games.tarot.bids import Bid
from cardtable.games.tarot.exchanging import put_back_choice
from cardtable.games.tarot.moves import Call, MakeBid, PlayCard, PutBack, ShowHandle
from cardtable.games.tarot.phases import Exchanging, Playing
from cardtable.kernel.packs import TAROT_PACK
from cardtable.kernel.shuffle import Chance


def tarot_proposals(game: AnyGame, view: Any, chance: Chance) -> Iterator[Any]:  # noqa: ANN401 # a view
    """Propose what the game offers, put-backs likely or not, moves that come at the wrong time."""
    yield from game.offers(view)
    some = chance.shuffled(view.hand)
    stranger = TAROT_PACK[chance.below(len(TAROT_PACK))]
    if isinstance(view.phase, Exchanging):
        count = len(view.shown)
        called = tuple(each.card for each in view.called)
        for _ in range(3):
            yield PutBack(chance.shuffled(put_back_choice(view.hand, called, count))[:count])
        yield PutBack(some[:count])
        yield PutBack(some[: count - 1])
    yield from (MakeBid(tuple(Bid)[chance.below(len(Bid))]), Call(stranger), PlayCard(stranger))
    if isinstance(view.phase, Playing) and view.contract is not None and view.contract.declarer == view.seat:
        yield ShowHandle(some[:10])
