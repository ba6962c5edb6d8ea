"""The course of one move: the round as it changes while things happen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.kernel.game import Step

if TYPE_CHECKING:
    from cardtable.games.carousel.facts import Fact
    from cardtable.games.carousel.state import State


class Course:
    """Carry a round through a move; `state` is the round so far, `facts` what has happened."""

    def __init__(self, state: State) -> None:
        """Start from the round as it was."""
        self.state = state
        self.facts: list[Fact] = []

    def tell(self, *facts: Fact) -> None:
        """Let things happen."""
        self.facts.extend(facts)

    def step(self) -> Step[State, Fact]:
        """Close the course: the facts join the round's log."""
        facts = tuple(self.facts)
        return Step(replace(self.state, log=self.state.log + facts), facts)
