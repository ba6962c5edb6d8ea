"""Whole rounds of French Tarot."""

from __future__ import annotations

from typing import Final

from cardtable.games.tarot.game import FrenchTarot
from cardtable.games.tarot.options import Options
from cardtable.games.tarot.state import State
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.shuffle import Chance
from tests.kit.walks import tarot_proposals

TAROT: Final = FrenchTarot()


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
