"""The best partition of a small hand, found by trying everything with the rules' own eyes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

from cardtable.games.playroom.options import Options
from cardtable.games.playroom.scoring import meld_value
from cardtable.kernel.cards import JOKER, Card
from cardtable.rummy.melds import Meld, places, recognise


def most_points(hand: Sequence[Card], options: Options) -> int:
    """Give the most points that new combinations of the hand can bring."""
    worth = [_worth([hand[at] for at in _places(mask)], options) for mask in range(1 << len(hand))]
    best = [0] * (1 << len(hand))
    for mask in range(1, 1 << len(hand)):
        part = mask
        while part:
            if worth[part] is not None:
                best[mask] = max(best[mask], (worth[part] or 0) + best[mask ^ part])
            part = (part - 1) & mask
        best[mask] = max(best[mask], *(best[mask ^ 1 << at] for at in _places(mask)))
    return best[-1]


def fewest_unpaid(hand: Sequence[Card], owed: Sequence[Card], options: Options) -> int:
    """Give the least number of owed cards that must stay in hand."""
    legal = [_worth([hand[at] for at in _places(mask)], options) is not None for mask in range(1 << len(hand))]
    whole = (1 << len(hand)) - 1
    return min(_unpaid(hand, whole ^ laid, owed) for laid in _layable(whole, legal))


def _layable(mask: int, legal: Sequence[bool]) -> set[int]:
    """Give every choice of cards that can be laid together."""
    reached = {0}
    for part in range(1, mask + 1):
        if legal[part]:
            reached |= {laid | part for laid in reached if not laid & part}
    return reached


def _unpaid(hand: Sequence[Card], left: int, owed: Sequence[Card]) -> int:
    kept = [hand[at] for at in _places(left)]
    return sum(max(0, owed.count(card) - hand.count(card) + kept.count(card)) for card in set(owed))


def _places(mask: int) -> list[int]:
    return [at for at in range(mask.bit_length()) if mask >> at & 1]


def _worth(cards: Sequence[Card], options: Options) -> int | None:
    values = [meld_value(meld, options) for meld in combinations_of(cards, options)]
    return max(values, default=None)


def combinations_of(cards: Sequence[Card], options: Options) -> Iterator[Meld]:
    """Give the combinations that the cards make, in whatever order they are laid."""
    natural = [card for card in cards if card != JOKER]
    if len(cards) < 3 or len(natural) < len(cards) - 1:
        return
    same = len({card.rank for card in natural}) == 1
    orders = permutations(natural) if len(natural) == 2 else [sorted(natural), *_rising(natural)]
    for order in [sorted(natural)] if same else orders:
        for at in range(len(order) + 1) if JOKER in cards else (0,):
            laid = (*order[:at], JOKER, *order[at:]) if JOKER in cards else tuple(order)
            meld = recognise(laid, identities=options.identities)
            if isinstance(meld, Meld):
                yield meld


def _rising(natural: Sequence[Card]) -> Iterator[list[Card]]:
    """Give the two ways to read a run: the ace low or high."""
    yield sorted(natural, key=lambda card: places(card)[0])
    yield sorted(natural, key=lambda card: places(card)[-1])
