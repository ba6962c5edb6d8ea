"""Whether a player knocks."""

from __future__ import annotations

from collections import Counter

from cardtable.games.carousel.dealing import round_cards
from cardtable.games.carousel.scoring import hand_value
from cardtable.games.carousel.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.seats import Seat

_ENOUGH = 70
"""With so many chances in a hundred of the lowest hand a knock is worth it."""


def wise(view: View) -> bool:
    """Tell whether the own hand is likely to be the lowest of all, ties counting against it (CR-15, CR-16)."""
    mine = hand_value(view.hand)
    unseen = _unseen(view)
    chance = 100.0
    for seat in view.standing.playing:
        if seat != view.seat:
            chance *= 1 - _chance_of_at_most(view, seat, mine, unseen)
    return chance >= _ENOUGH


def _unseen(view: View) -> Counter[Card]:
    """Count the cards that may lie in other hands or the stock, those known in a hand left out."""
    unseen = Counter(round_cards(view.standing.seats))
    unseen -= Counter(view.hand)
    unseen -= Counter(written.card for combination in view.table for written in combination.cards)
    for seat, cards in enumerate(view.known):
        if seat != view.seat:
            unseen -= Counter(cards)
    return unseen


def _chance_of_at_most(view: View, seat: Seat, points: int, unseen: Counter[Card]) -> float:
    """Give the chance that a hand is worth so many points or fewer: its hidden cards are like any that are unseen."""
    known = view.known[seat]
    chances = {hand_value(known): 1.0}
    whole = max(1, unseen.total())
    for _ in range(view.counts[seat] - len(known)):
        after: dict[int, float] = {}
        for value, chance in chances.items():
            for card, copies in unseen.items():
                total = value + hand_value((card,))
                if total <= points:
                    after[total] = after.get(total, 0.0) + chance * copies / whole
        chances = after
    return sum(chance for value, chance in chances.items() if value <= points)
