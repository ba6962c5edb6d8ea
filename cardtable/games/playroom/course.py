"""The course of one move: the round as it changes while things happen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.games.playroom.facts import Entry, Fact
from cardtable.kernel.cards import Card, without
from cardtable.kernel.game import Step

if TYPE_CHECKING:
    from cardtable.games.playroom.state import State
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

    def gain(self, seat: Seat, cards: tuple[Card, ...], *, seen: bool) -> None:
        """Add cards to a hand; `seen` tells that all have seen them go there."""
        state = self.state
        hands = _with(state.hands, seat, state.hands[seat] + cards)
        known = _with(state.known, seat, state.known[seat] + cards) if seen else state.known
        self.state = replace(state, hands=hands, known=known)

    def lose(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        """Take cards out of a hand, copies that all have seen first."""
        state = self.state
        known = state.known[seat]
        for card in cards:
            if card in known:
                known = without(known, (card,))
        hands = _with(state.hands, seat, without(state.hands[seat], cards))
        self.state = replace(state, hands=hands, known=_with(state.known, seat, known))

    def enter(self, *entries: Entry) -> None:
        """Enter points on the score sheet."""
        self.state = replace(self.state, entries=self.state.entries + entries)

    def step(self) -> Step[State, Fact]:
        """Close the course: the facts join the round's log."""
        facts = tuple(self.facts)
        return Step(replace(self.state, log=self.state.log + facts), facts)


def _with(rows: tuple[tuple[Card, ...], ...], seat: Seat, row: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return (*rows[:seat], row, *rows[seat + 1 :])
