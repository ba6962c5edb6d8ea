"""A hand in short lines for the finger that reads braille."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from cardtable.kernel.cards import JOKER, SUITS, Card
from cardtable.kernel.packs import FOOL, TAROT_RANKS
from cardtable.text.factoring import Name

CELLS: Final = 40
"""The length of a usual braille display."""
_TRUMP: Final = "T"


def hand_lines(name: Name, cards: Sequence[Card], cells: int = CELLS) -> tuple[str, ...]:
    """Write a hand as ♠4 6 9 K ♥7: in one line where it fits, else a line a suit; no line is longer than `cells`."""
    groups = list(_groups(name, cards))
    whole = " ".join(" ".join(group) for group in groups)
    if len(whole) <= cells:
        return (whole,) if whole else ()
    return tuple(line for group in groups for line in _broken(group, cells))


def _groups(name: Name, cards: Sequence[Card]) -> Iterator[list[str]]:
    """Give what is written of each suit, then of the trumps, then of the cards that stand alone."""
    for suit in (*SUITS, _TRUMP):
        held = sorted((card for card in cards if card.suit == suit), key=_height)
        if held:
            first, *others = (_short(name, card) for card in held)
            yield [f"{name(f'sign-suit-{suit.lower()}')}{first}", *others]
    alone = [name(f"sign-{_LONE[card]}") for card in cards if card in _LONE]
    if alone:
        yield sorted(alone)


_LONE: Final = {JOKER: "joker", FOOL: "fool"}


def _height(card: Card) -> int:
    return int(card.rank) if card.suit == _TRUMP else TAROT_RANKS.index(card.rank)


def _short(name: Name, card: Card) -> str:
    return card.rank if card.rank.isdigit() else name(f"sign-rank-{card.rank.lower()}")


def _broken(group: Sequence[str], cells: int) -> Iterator[str]:
    """Break the cards of a suit into lines, never within a card."""
    line = ""
    for word in group:
        if line and len(line) + 1 + len(word) > cells:
            yield line
            line = ""
        line = f"{line} {word}" if line else word
    yield line
