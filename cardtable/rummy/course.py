"""The course of one move in any rummy: the round as it changes while things happen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from cardtable.kernel.cards import Card, without
from cardtable.kernel.game import Step
from cardtable.kernel.match import Standing
from cardtable.kernel.seats import Seat

Hands = tuple[tuple[Card, ...], ...]
F = TypeVar("F")


@dataclass(frozen=True, slots=True, kw_only=True)
class Round(Generic[F]):
    """Hold what every rummy's round has: `hands` a tuple a seat in order of arrival, `stock` next card first.

    `known` names, for each seat, the cards of the hand that all have seen go there. `log` is the round so far.
    """

    standing: Standing
    seed: int
    hands: Hands
    stock: tuple[Card, ...]
    known: Hands
    over: bool = False
    log: tuple[F, ...] = ()


S = TypeVar("S", bound=Round[Any])


class Course(Generic[S, F]):
    """Carry a round through a move; `state` is the round so far, `facts` what has happened."""

    def __init__(self, state: S) -> None:
        """Start from the round as it was."""
        self.state = state
        self.facts: list[F] = []

    def tell(self, *facts: F) -> None:
        """Let things happen."""
        self.facts.extend(facts)

    def gain(self, seat: Seat, cards: tuple[Card, ...], *, seen: bool) -> None:
        """Add cards to a hand; `seen` tells that all have seen them go there."""
        state = self.state
        hands = with_row(state.hands, seat, state.hands[seat] + cards)
        known = with_row(state.known, seat, state.known[seat] + cards) if seen else state.known
        self.state = replace(state, hands=hands, known=known)

    def lose(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        """Take cards out of a hand, copies that all have seen first."""
        state = self.state
        known = state.known[seat]
        for card in cards:
            if card in known:
                known = without(known, (card,))
        hands = with_row(state.hands, seat, without(state.hands[seat], cards))
        self.state = replace(state, hands=hands, known=with_row(state.known, seat, known))

    def step(self) -> Step[S, F]:
        """Close the course: the facts join the round's log."""
        facts = tuple(self.facts)
        return Step(replace(self.state, log=self.state.log + facts), facts)


def with_row(rows: Hands, seat: Seat, row: tuple[Card, ...]) -> Hands:
    """Give the rows with another one at the seat."""
    return (*rows[:seat], row, *rows[seat + 1 :])
