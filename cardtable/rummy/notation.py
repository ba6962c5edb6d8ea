"""How the moves that rummies share are written in scenarios, saves and logs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar, assert_never

from cardtable.kernel.cards import Card
from cardtable.kernel.notation import NotationError, read_card, read_written, write_cards
from cardtable.rummy.moves import Discard, DrawStock, End, EndTurn, Extend, LayMeld, TakeDiscard

M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)
Shared = DrawStock | TakeDiscard | LayMeld | Extend | Discard | EndTurn
Forms = Mapping[str, str]
Readers = Mapping[str, Callable[[list[str]], M_co]]

RUMMY_FORMS: Forms = {
    "draw": "draw",
    "take": "take, or take 4",
    "meld": "meld 9C JK JC",
    "extend": "extend 2 QS, or extend 2 AH low",
    "discard": "discard 9C",
    "end": "end",
}


def read(words: str, forms: Forms, readers: Readers[M]) -> M:
    """Read a move by its verb; raise NotationError that says how such a move is written."""
    verb, *rest = words.split() or [""]
    if verb not in forms:
        raise NotationError(f"{verb!r} is not a move of this game (moves: {', '.join(forms)})")
    try:
        return readers[verb](rest)
    except (ValueError, IndexError) as error:
        told = f"{error}; " if isinstance(error, NotationError) else ""
        raise NotationError(f"{words!r} cannot be read: {told}it is written like {forms[verb]}") from error


def nothing(rest: list[str], move: M) -> M:
    """Read a move that is one word alone."""
    if rest:
        raise ValueError
    return move


def numbers(rest: list[str], count: int) -> tuple[int, ...]:
    """Read so many whole numbers."""
    if len(rest) != count or not all(word.isascii() and word.isdigit() for word in rest):
        raise ValueError
    return tuple(int(word) for word in rest)


def card_at(rest: list[str]) -> tuple[int, Card, End | None]:
    """Read a combination's number, a card, sometimes an end."""
    number, card, *end = rest
    if len(end) > 1:
        raise ValueError
    return numbers([number], 1)[0], read_card(card), End(end[0]) if end else None


def _take(rest: list[str]) -> TakeDiscard:
    return TakeDiscard(*numbers(rest, 1)) if rest else TakeDiscard()


def _meld(rest: list[str]) -> LayMeld:
    if not rest:
        raise ValueError
    return LayMeld(tuple(read_written(word) for word in rest))


def _discard(rest: list[str]) -> Discard:
    (word,) = rest
    return Discard(read_card(word))


RUMMY_READERS: Readers[Shared] = {
    "draw": lambda rest: nothing(rest, DrawStock()),
    "take": _take,
    "meld": _meld,
    "extend": lambda rest: Extend(*card_at(rest)),
    "discard": _discard,
    "end": lambda rest: nothing(rest, EndTurn()),
}


def write(move: Shared) -> str:
    """Write a move so that it reads back the same."""
    match move:
        case DrawStock():
            return "draw"
        case TakeDiscard(count):
            return "take" if count == 1 else f"take {count}"
        case LayMeld(cards):
            return f"meld {write_cards(cards)}"
        case Extend(number, card, end):
            return f"extend {number} {card}" + (f" {end}" if end else "")
        case Discard(card):
            return f"discard {card}"
        case EndTurn():
            return "end"
        case _:
            assert_never(move)
