"""What the tricks have told of each seat: the suits it has or has not, how high its trumps can be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from cardtable.games.tarot.cards import TRUMP, is_trump, strength
from cardtable.games.tarot.following import led, top_trump
from cardtable.games.tarot.phases import Trick
from cardtable.kernel.cards import Card
from cardtable.kernel.packs import FOOL
from cardtable.kernel.seats import Seat

NO_CEILING: Final = 22


class Shortages(NamedTuple):
    """Say for each seat which suits, trumps among them, it has run out of, which it has followed.

    All trumps of a seat are lower than its ceiling.
    """

    voids: tuple[frozenset[str], ...]
    followed: tuple[frozenset[str], ...]
    ceilings: tuple[int, ...]


def shortages(players: int, tricks: Sequence[Trick]) -> Shortages:
    """Note who could not follow, trump or beat the highest trump (FT-19, FT-20)."""
    voids: list[set[str]] = [set() for _ in range(players)]
    followed: list[set[str]] = [set() for _ in range(players)]
    ceilings = [NO_CEILING] * players
    for seat, card, before in (each for trick in tricks for each in _plays(trick)):
        suit = led(before)
        if suit is None or card == FOOL:
            continue
        (followed if card.suit == suit else voids)[seat].add(suit)
        if card.suit != suit and not is_trump(card):
            voids[seat].add(TRUMP)
        if is_trump(card) and strength(card) < top_trump(before):
            ceilings[seat] = min(ceilings[seat], top_trump(before))
    return Shortages(tuple(map(frozenset, voids)), tuple(map(frozenset, followed)), tuple(ceilings))


def _plays(trick: Trick) -> Iterator[tuple[Seat, Card, Trick]]:
    for place, played in enumerate(trick):
        yield played.seat, played.card, trick[:place]
