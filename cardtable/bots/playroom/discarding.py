"""Which card a player throws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardtable.bots.playroom.attention import Attention
from cardtable.bots.playroom.danger import Danger
from cardtable.bots.playroom.layoffs import single_lay_offs
from cardtable.bots.playroom.memory import Memory, memory_of
from cardtable.bots.playroom.outlook import Outlook
from cardtable.bots.playroom.position import Position
from cardtable.bots.search.faces import JOKER_CODE, card_of, run_code
from cardtable.bots.search.partition import MOST_POINTS, Partition, best_partition
from cardtable.bots.search.pieces import Worth, new_combinations
from cardtable.games.playroom.moves import Discard
from cardtable.games.playroom.view import View
from cardtable.rummy.melds import ACE_HIGH, ACE_LOW

_DRAWS = 5
"""How many more cards a player counts on when a pair waits for its third."""

_BLUNDER = 30
"""The second-best discard may be worse by so much and still be no blunder."""


def discard(view: View, position: Position, outlook: Outlook, attention: Attention) -> Discard:
    """Choose the card that costs the own hand least and helps the others least."""
    free = _free(position)
    if len(set(free)) == 1:
        return Discard(card_of(free[0]))
    memory = memory_of(view, careful=attention.careful)
    loose = _loose(position, outlook, free)
    danger = Danger(view, position, outlook.worth, memory)
    keeping = _Keeping(loose, position, outlook.worth, memory)
    ranked = sorted((keeping.value(code) + danger.of(code) - _relief(code, outlook), code) for code in set(loose))
    if len(ranked) > 1 and ranked[1][0] - ranked[0][0] <= _BLUNDER and attention.settles_for_second():
        return Discard(card_of(ranked[1][1]))
    return Discard(card_of(ranked[0][1]))


def _free(position: Position) -> tuple[int, ...]:
    """Give the cards that may be thrown without harm: none that is owed and no joker, as long as others are there."""
    free = Counter(position.hand) - Counter(position.owed)
    naturals = tuple(code for code in free.elements() if code != JOKER_CODE)
    return naturals or tuple(free.elements()) or position.hand


def _loose(position: Position, outlook: Outlook, free: Sequence[int]) -> tuple[int, ...]:
    """Give the free cards outside the combinations in hand; where all are bound, those whose loss costs least."""
    bound = Counter(position.hand) - Counter(_in_hand(position.hand, outlook).left)
    loose = tuple((Counter(free) - bound).elements())
    if loose:
        return loose
    kept = {code: _in_hand(_without(position.hand, code), outlook).weight for code in set(free)}
    return tuple(code for code, weight in kept.items() if weight == max(kept.values()))


def _in_hand(hand: tuple[int, ...], outlook: Outlook) -> Partition:
    return best_partition(hand, new_combinations(hand, outlook.worth), MOST_POINTS)


def _without(hand: tuple[int, ...], code: int) -> tuple[int, ...]:
    at = hand.index(code)
    return hand[:at] + hand[at + 1 :]


def _relief(code: int, outlook: Outlook) -> int:
    """Weigh what the card would cost in hand by the chance that the round ends soon."""
    return outlook.worth.hand[code] * outlook.risk // 50


class _Keeping:
    """Weigh what a loose card may still become."""

    def __init__(self, loose: Sequence[int], position: Position, worth: Worth, memory: Memory) -> None:
        """Look at the loose cards beside one another."""
        self._counts = Counter(loose)
        self._ready = single_lay_offs(position.table, worth)
        self._worth = worth
        self._memory = memory

    def value(self, code: int) -> int:
        """Weigh a card: its pairs by the cards that would complete them, with what it can lay off."""
        pairs = sum(self._pair(code, other) for other in self._counts if other not in (code, JOKER_CODE))
        if self._counts[code] > 1:
            pairs = self._twins(code)
        return pairs * _DRAWS // self._memory.hidden + 2 * self._ready.get(code, 0)

    def _twins(self, code: int) -> int:
        """Weigh a second copy, which is of use in an identity alone."""
        if self._worth.identity is None:
            return 0
        return self._memory.unseen[code] * 6 * self._worth.identity[code // 4]

    def _pair(self, code: int, other: int) -> int:
        """Weigh the cards unseen that make a combination with two cards: twice the points of all three."""
        rank, suit = divmod(code, 4)
        if rank == other // 4:
            outs = [face for face in range(rank * 4, rank * 4 + 4) if face not in (code, other)]
            return 6 * self._worth.set[rank] * sum(self._memory.unseen[face] for face in outs)
        if suit != other % 4:
            return 0
        return sum(self._stretch(low, high, suit) for low, high in _stretches(rank, other // 4))

    def _stretch(self, low: int, high: int, suit: int) -> int:
        """Weigh two cards of a suit at places next to each other, or with one place between them."""
        if high - low == 2:
            places: tuple[int, ...] = (low + 1,)
        else:
            places = tuple(place for place in (low - 1, high + 1) if ACE_LOW <= place <= ACE_HIGH)
        points = self._worth.run[low] + self._worth.run[high]
        return sum(
            2 * (points + self._worth.run[place]) * self._memory.unseen[run_code(place, suit)] for place in places
        )


def _stretches(rank: int, other: int) -> list[tuple[int, int]]:
    """Give the places, lower first, at which two ranks lie at most two apart; an ace has two places."""
    mine = (ACE_LOW, ACE_HIGH) if rank == 0 else (rank + 1,)
    theirs = (ACE_LOW, ACE_HIGH) if other == 0 else (other + 1,)
    return [(min(a, b), max(a, b)) for a in mine for b in theirs if 1 <= abs(a - b) <= 2]
