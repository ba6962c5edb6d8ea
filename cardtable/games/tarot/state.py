"""The truth of a round of French Tarot, which never leaves this room but for the hall."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.games.tarot.facts import Entry, Fact
from cardtable.games.tarot.options import Options
from cardtable.games.tarot.phases import Phase
from cardtable.kernel.cards import Card
from cardtable.kernel.match import Standing
from cardtable.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class State:
    """Hold the round: `hands`, `won` have a tuple for each seat, in order of arrival.

    `kitty` are the cards lying face down, after an exchange those put back; while the declarer exchanges there are
    none. `shown` is the kitty that all have seen. `redeals` counts the deals of this round that all passed. `log` is
    the round so far.
    """

    options: Options
    standing: Standing
    seed: int
    hands: tuple[tuple[Card, ...], ...]
    kitty: tuple[Card, ...]
    phase: Phase
    won: tuple[tuple[Card, ...], ...]
    shown: tuple[Card, ...] = ()
    entries: tuple[Entry, ...] = ()
    redeals: int = 0
    log: tuple[Fact, ...] = ()

    @property
    def players(self) -> int:
        """Count the players."""
        return len(self.hands)

    def holder(self, card: Card) -> Seat | None:
        """Name the seat that has a card in hand; None where nobody has."""
        return next((seat for seat, hand in enumerate(self.hands) if card in hand), None)
