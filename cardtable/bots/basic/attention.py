"""What a player of each level notices in one turn."""

from __future__ import annotations

from cardtable.bots.playroom.attention import Attention
from cardtable.games.basic.view import View
from cardtable.rummy.facts import TurnBegan


def attention_of(view: View, level: str, seed: int) -> Attention:
    """Give a level's attention for the present turn."""
    if level != "beginner":
        return Attention(careful=True, seed=seed, turns=0)
    turns = sum(isinstance(seen, TurnBegan) for seen in view.history)
    return Attention(careful=False, seed=seed, turns=turns)
