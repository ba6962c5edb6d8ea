"""Cards as they are heard, and what a person makes of them in their head."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

RANKS: Final = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
SUITS: Final = ("hearts", "spades", "diamonds", "clubs")
COURT_POINTS: Final = 10
_CARD: Final = re.compile(rf"({'|'.join(RANKS)}) of ({'|'.join(SUITS)})\b")
_LIST: Final = re.compile(r", and |, | and ")


@dataclass(frozen=True, slots=True, order=True)
class Spoken:
    """A card by its suit and its place from the ace up."""

    suit: str
    rank: int

    def __str__(self) -> str:
        return f"{RANKS[self.rank]} of {self.suit}"

    @property
    def points(self) -> int:
        """What it is worth at least in a combination."""
        return min(self.rank + 1, COURT_POINTS)


@dataclass(frozen=True, slots=True)
class SpokenRun:
    """A run on the table: its suit, its first and last card, how many it has."""

    place: int
    first: Spoken | None
    last: Spoken | None
    count: int


@dataclass(frozen=True, slots=True)
class SpokenSet:
    """A set on the table: its rank, the suits it lacks."""

    place: int
    rank: int
    lacks: frozenset[str]


Laid = SpokenRun | SpokenSet


def card_in(name: str) -> Spoken | None:
    """Hear which card a name begins with; a joker is none that can be planned with."""
    found = _CARD.match(name)
    return Spoken(found[2], RANKS.index(found[1])) if found else None


def laid_in(name: str, place: int) -> Laid | None:
    """Hear what lies there: a run, a set, or nothing that can be added to."""
    kind, _, cards = name.removesuffix(", closed").partition(": ")
    if name.endswith(", closed") or kind not in ("Run", "Set") or " of " not in cards:
        return None
    before, after = cards.split(" of ", 1)
    if kind == "Set":
        return SpokenSet(place, RANKS.index(before), frozenset(SUITS) - set(_LIST.split(after)))
    ranks = _LIST.split(before)
    ends = [Spoken(after, RANKS.index(rank)) if rank in RANKS else None for rank in (ranks[0], ranks[-1])]
    return SpokenRun(place, ends[0], ends[1], len(ranks))


def takes(laid: Laid, card: Spoken) -> bool:
    """Tell whether a card can be added to what lies there."""
    if isinstance(laid, SpokenSet):
        return card.rank == laid.rank and card.suit in laid.lacks
    below = Spoken(laid.first.suit, laid.first.rank - 1) if laid.first is not None and laid.first.rank > 0 else None
    above = Spoken(laid.last.suit, laid.last.rank + 1) if laid.last is not None and laid.last.rank > 0 else None
    return card in (below, above)


def combinations(hand: Iterable[Spoken]) -> Iterator[tuple[Spoken, ...]]:
    """Find what a hand can lay: each set, each run as long as it goes."""
    cards = sorted(set(hand))
    for rank in range(len(RANKS)):
        alike = tuple(card for card in cards if card.rank == rank)
        if len(alike) >= 3:
            yield alike
    for suit in SUITS:
        yield from _runs([card for card in cards if card.suit == suit])


def loosest(hand: Sequence[Spoken], kept: Iterable[Spoken] = ()) -> Spoken:
    """Find the card that has the fewest friends in a hand, the dearest of those."""
    free = [card for card in hand if card not in set(kept)] or list(hand)
    return min(free, key=lambda card: (sum(_near(card, other) for other in hand), -card.points))


def _runs(suited: list[Spoken]) -> Iterator[tuple[Spoken, ...]]:
    run: list[Spoken] = []
    for card in suited:
        if run and card.rank != run[-1].rank + 1:
            if len(run) >= 3:
                yield tuple(run)
            run = []
        run.append(card)
    if len(run) >= 3:
        yield tuple(run)


def _near(one: Spoken, other: Spoken) -> bool:
    if one == other:
        return False
    return one.rank == other.rank or (one.suit == other.suit and abs(one.rank - other.rank) <= 2)
