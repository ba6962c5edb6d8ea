"""Moves of French Tarot that a random walk tries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from cardtable.games.registry import AnyGame
from cardtable.games.tarot.bids import Bid
from cardtable.games.tarot.exchanging import put_back_choice
from cardtable.games.tarot.moves import Call, MakeBid, Pass, PlayCard, PutBack, ShowHandle
from cardtable.games.tarot.options import Options
from cardtable.games.tarot.phases import Exchanging, Playing
from cardtable.games.tarot.state import State
from cardtable.kernel.packs import TAROT_PACK
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.shuffle import Chance
from tests.games.tarot.runner import TAROT

_OFTEN: Final = 8


def tarot_proposals(game: AnyGame, view: Any, chance: Chance) -> Iterator[Any]:  # noqa: ANN401 # a view
    """Propose what the game offers, put-backs likely or not, moves that come at the wrong time.

    Passes or handles are proposed more than once, or else most auctions would end at the top, without an exchange.
    """
    for move in game.offers(view):
        yield from [move] * (_OFTEN if isinstance(move, (Pass, ShowHandle)) else 1)
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


def finished(options: Options, players: int, seed: int, chance: Chance) -> State:
    """Play a round by random legal moves to its end."""
    state = TAROT.open_match(options, players, seed).state
    while (seat := TAROT.turn(state)) is not None:
        seen = TAROT.view(state, seat)
        proposed = tarot_proposals(TAROT, seen, chance)
        legal = [move for move in proposed if not isinstance(TAROT.judge(seen, move), Refusal)]
        step = TAROT.play(state, seat, legal[chance.below(len(legal))])
        assert not isinstance(step, Refusal)
        state = step.state
    return state
