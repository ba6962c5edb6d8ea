"""The course of one move: the round as it changes while things happen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.kernel.cards import Card, without
from cardtable.kernel.game import Step

if TYPE_CHECKING:
    from cardtable.games.tarot.facts import Entry, Fact
    from cardtable.games.tarot.phases import Phase
    from cardtable.games.tarot.state import State
    from cardtable.kernel.seats import Seat


class Course:
    """Carry a round through a move; `state` is the round so far, `facts` what has happened."""

    def __init__(self, state: State) -> None:
        """Start from the round as it was."""
        self.state = state
        self.facts: list[Fact] = []

    def tell(self, *facts: Fact) -> None:
        """Let things happen."""
        self.facts.extend(facts)

    def enter_phase(self, phase: Phase) -> None:
        """Let the round go on in a phase."""
        self.state = replace(self.state, phase=phase)

    def gain(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        """Add cards to a hand."""
        hands = self.state.hands
        self.state = replace(self.state, hands=_with(hands, seat, hands[seat] + cards))

    def lose(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        """Take cards out of a hand."""
        hands = self.state.hands
        self.state = replace(self.state, hands=_with(hands, seat, without(hands[seat], cards)))

    def win(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        """Lay cards to the tricks that a seat has taken."""
        won = self.state.won
        self.state = replace(self.state, won=_with(won, seat, won[seat] + cards))

    def enter(self, *entries: Entry) -> None:
        """Enter points on the score sheet."""
        self.state = replace(self.state, entries=self.state.entries + entries)

    def step(self) -> Step[State, Fact]:
        """Close the course: the facts join the round's log."""
        facts = tuple(self.facts)
        return Step(replace(self.state, log=self.state.log + facts), facts)


def _with(rows: tuple[tuple[Card, ...], ...], seat: Seat, row: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return (*rows[:seat], row, *rows[seat + 1 :])
