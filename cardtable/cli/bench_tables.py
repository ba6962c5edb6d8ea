"""Tables of Carousel to measure search by, from games that the solver plays against itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cardtable.bots.search.table_solver import Table, arrange
from cardtable.kernel.cards import Card, without
from cardtable.kernel.packs import french_packs
from cardtable.kernel.shuffle import Chance

_EACH = 10
_LEAST_TABLE, _MOST_TABLE = 10, 60
_LEAST_HAND, _MOST_HAND = 5, 15
_STEP = 5
"""Tables are taken evenly from each size, so many cards apart."""

_GLANCE = 400
_EAGERNESS = (30, 60, 90)
"""How often in a hundred a player of one game lays what can be laid."""


class Position(NamedTuple):
    """A table with the hand of the player in turn."""

    table: Table
    hand: tuple[Card, ...]


def positions(packs: int, count: int, seed: int = 0) -> Iterator[Position]:
    """Give positions with 10 to 60 cards on the table, 5 to 15 in hand, 0 to 4 jokers among all.

    Each game gives at most one for each size of the table; sizes come in turn.
    """
    waiting: dict[int, list[Position]] = {size: [] for size in range(_LEAST_TABLE, _MOST_TABLE + 1, _STEP)}
    wanted = _sizes()
    size = next(wanted)
    game = 0
    while count:
        if waiting[size]:
            yield waiting[size].pop()
            count -= 1
            size = next(wanted)
            continue
        game += 1
        for position in _game(packs, Chance(seed, packs, game)):
            cards = sum(map(len, position.table))
            waiting[cards - cards % _STEP].append(position)


def _sizes() -> Iterator[int]:
    while True:
        yield from range(_LEAST_TABLE, _MOST_TABLE + 1, _STEP)


def _game(packs: int, chance: Chance) -> Iterator[Position]:
    """Play one game; give one position of each size of the table."""
    stock = list(chance.shuffled(french_packs(packs, chance.below(5))))
    eagerness = _EAGERNESS[chance.below(len(_EAGERNESS))]
    hands = [tuple(stock.pop() for _ in range(_EACH)) for _ in range(3 + chance.below(3))]
    table: Table = ()
    met: set[int] = set()
    seat = 0
    while len(stock) > 3:
        seat = (seat + 1) % len(hands)
        hand = hands[seat] + tuple(stock.pop() for _ in range(1 + chance.below(3)))
        cards = sum(map(len, table))
        if cards > _MOST_TABLE:
            return
        if cards >= _LEAST_TABLE and _LEAST_HAND <= len(hand) <= _MOST_HAND and cards // _STEP not in met:
            met.add(cards // _STEP)
            yield Position(table, hand)
        if chance.below(100) < eagerness:
            found = arrange(table, hand, positions=_GLANCE, fewest=False)
            hand, table = without(hand, found.played), found.table
        if not hand:
            return
        hands[seat] = hand
