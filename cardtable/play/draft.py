"""The unfinished combination, in the order in which its cards were picked."""

from __future__ import annotations

from cardtable.kernel.cards import Card


class Draft:
    """Collect cards of the hand for a new combination (PR-13: their order of entry counts).

    `place` names one physical card of the hand: two equal cards have two places.
    """

    def __init__(self) -> None:
        """Start with no draft begun."""
        self._picked: dict[int, Card] | None = None

    @property
    def is_open(self) -> bool:
        """Tell whether a draft has been begun."""
        return self._picked is not None

    @property
    def places(self) -> tuple[int, ...]:
        """Name the places picked, first pick first."""
        return tuple(self._picked or ())

    def cards(self) -> tuple[Card, ...]:
        """Give the cards picked, first pick first."""
        return tuple((self._picked or {}).values())

    def begin(self) -> bool:
        """Begin a draft; tell whether there was none before."""
        if self._picked is not None:
            return False
        self._picked = {}
        return True

    def add(self, place: int, card: Card) -> bool:
        """Pick a card; tell whether it was added, which it is not twice, nor without a draft."""
        if self._picked is None or place in self._picked:
            return False
        self._picked[place] = card
        return True

    def remove(self, place: int) -> bool:
        """Put one picked card back; tell whether it was in the draft."""
        if self._picked is None or place not in self._picked:
            return False
        del self._picked[place]
        return True

    def cancel(self) -> tuple[Card, ...]:
        """End the draft; give the cards that return to the hand."""
        cards = self.cards()
        self._picked = None
        return cards
