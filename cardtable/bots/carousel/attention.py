"""What a player of each level notices in one turn."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.bots.search.faces import code_of
from cardtable.games.carousel.facts import TurnBegan
from cardtable.games.carousel.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.shuffle import Chance

_SEES_THE_TABLE = 25
_MISSES_A_CARD = 25
_TABLE, _CARD = 1, 2


@dataclass(frozen=True, slots=True)
class Attention:
    """Say what a player overlooks: the same things throughout one turn, drawn from the seed."""

    careful: bool
    seed: int
    turns: int

    @property
    def whole_table(self) -> bool:
        """Tell whether the player thinks of taking the whole table apart this turn."""
        return self.careful or Chance(self.seed, self.turns, _TABLE).below(100) < _SEES_THE_TABLE

    def misses(self, card: Card) -> bool:
        """Tell whether the player does not see what this card could be added to."""
        if self.careful:
            return False
        return Chance(self.seed, self.turns, _CARD, code_of(card)).below(100) < _MISSES_A_CARD


def attention_of(view: View, level: str, seed: int) -> Attention:
    """Give a level's attention for the present turn."""
    if level != "beginner":
        return Attention(careful=True, seed=seed, turns=0)
    turns = sum(isinstance(seen, TurnBegan) for seen in view.history)
    return Attention(careful=False, seed=seed, turns=turns)
