"""What a card is worth to its holder if it is kept for a later trick."""

from __future__ import annotations

from typing import Final

from cardtable.bots.tarot.reading import Reading
from cardtable.games.tarot.cards import LITTLE_ONE, TRUMP, TWENTY_ONE, card_points, is_trump, strength
from cardtable.games.tarot.handles import trumps_of
from cardtable.kernel.cards import Card
from cardtable.kernel.packs import FOOL

_FOOL: Final = 0.8
_FOOL_LATE: Final = -8.0
_TWENTY_ONE: Final = 3.0
_MASTER: Final = 1.2
_TRUMP: Final = 0.8
_BROUGHT_TO_END: Final = 6.0
_TRICK: Final = 1.2
"""What a plain card that is high brings beside its own points: the others' cards, then the lead."""
_CHANCES: Final = {"K": 0.8, "Q": 0.55, "N": 0.45, "J": 0.45}


def keeping(reading: Reading, card: Card) -> float:
    """Give the points that a card may be expected to be worth later, those it carries included."""
    points = float(card_points(card))
    if card == FOOL:
        return _keeping_fool(reading)
    if card == TWENTY_ONE:
        return points + (_TWENTY_ONE if len(reading.view.hand) > 1 else 0)
    if card == LITTLE_ONE:
        return _keeping_little_one(reading)
    if is_trump(card):
        return _TRUMP + strength(card) / 20 + (_MASTER if _is_master(reading, card) else 0)
    chance = _plain_chance(reading, card)
    return points * (2 * chance - 1) + (_TRICK * chance if _is_master(reading, card) else 0)


def _keeping_fool(reading: Reading) -> float:
    """Keep the fool for need, but never for the last trick, where it is lost (FT-23)."""
    return _FOOL_LATE if len(reading.view.hand) == 2 else _FOOL


def _keeping_little_one(reading: Reading) -> float:
    """Protect the little one with many trumps; with few it goes at the first chance.

    Once no other trump is out it is kept for the last trick (FT-30).
    """
    if not reading.enemies_trumps():
        return float(card_points(LITTLE_ONE)) + _BROUGHT_TO_END
    company = len(trumps_of(reading.view.hand)) - 1
    chance = min(0.85, 0.25 + 0.1 * company)
    return float(card_points(LITTLE_ONE)) * (2 * chance - 1)


def _is_master(reading: Reading, card: Card) -> bool:
    """Tell whether no unseen card of its suit is higher."""
    return not any(strength(other) > strength(card) for other in reading.out(card.suit))


def _plain_chance(reading: Reading, card: Card) -> float:
    """Give the chance to bring a plain card home later; with no trump out a master is sure."""
    master = _is_master(reading, card)
    if master and not reading.enemies_trumps():
        return 1.0
    chance = _CHANCES.get(card.rank, 0.5)
    opponents = [seat for seat, friendly in enumerate(reading.friends) if friendly < 1 / 2]
    if any(card.suit in reading.voids[seat] and TRUMP not in reading.voids[seat] for seat in opponents):
        return min(chance, 0.4)
    return max(chance, 0.7) if master else chance
