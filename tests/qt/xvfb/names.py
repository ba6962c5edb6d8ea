"""Cards by the names that are heard of them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from cardtable.kernel.cards import JOKER
from cardtable.kernel.message import Written, message
from cardtable.text.speak import Speaker

Table = tuple[tuple[Written, ...], ...]

_SPEAKER = Speaker("en")


@cache
def name_of(written: Written) -> str:
    """Say a card, a joker with what it stands for."""
    return _SPEAKER.say(message("bench-piece", card=written)).spoken


def names_of(cards: Iterable[Written]) -> tuple[str, ...]:
    """Say cards that lie together, in an order that does not depend on how they lie."""
    return tuple(sorted(map(name_of, cards)))


def has_joker(cards: tuple[Written, ...]) -> bool:
    """Tell whether a joker is among cards."""
    return any(written.card == JOKER for written in cards)


def jokers_last(cards: tuple[Written, ...]) -> tuple[Written, ...]:
    """Order cards so that a joker comes when the others lie there, so that what it stands for is known."""
    return tuple(sorted(cards, key=lambda written: written.card == JOKER))
