"""How the moves of Playroom Rummy are written in scenarios, saves and logs."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from cardtable.games.playroom.moves import (
    Discard,
    DrawStock,
    End,
    EndTurn,
    Extend,
    LayMeld,
    Merge,
    Move,
    TakeDiscard,
    TakeEnd,
    TakeMeldBack,
    TakeWhole,
    TimeOut,
)
from cardtable.kernel.cards import Card
from cardtable.kernel.notation import NotationError, read_card, read_written, write_cards

_FORMS = {
    "draw": "draw",
    "take": "take, or take 4",
    "meld": "meld 9C JK JC",
    "extend": "extend 2 QS, or extend 2 AH low",
    "unmeld": "unmeld 3",
    "take-end": "take-end 2 7S, or take-end 2 AH high",
    "take-all": "take-all 2",
    "merge": "merge 2 5",
    "discard": "discard 9C",
    "end": "end",
    "timeout": "timeout",
}


def read_move(words: str) -> Move:
    """Read a move; raise NotationError that says how such a move is written."""
    verb, *rest = words.split()
    if verb not in _FORMS:
        message = f"{verb!r} is not a move of this game (moves: {', '.join(_FORMS)})"
        raise NotationError(message)
    try:
        return _READERS[verb](rest)
    except (ValueError, IndexError) as error:
        told = f"{error}; " if isinstance(error, NotationError) else ""
        message = f"{words!r} cannot be read: {told}it is written like {_FORMS[verb]}"
        raise NotationError(message) from error


def _nothing(rest: list[str], move: Move) -> Move:
    if rest:
        raise ValueError
    return move


def _numbers(rest: list[str], count: int) -> tuple[int, ...]:
    if len(rest) != count or not all(word.isascii() and word.isdigit() for word in rest):
        raise ValueError
    return tuple(int(word) for word in rest)


def _take(rest: list[str]) -> Move:
    return TakeDiscard(*_numbers(rest, 1)) if rest else TakeDiscard()


def _meld(rest: list[str]) -> Move:
    if not rest:
        raise ValueError
    return LayMeld(tuple(read_written(word) for word in rest))


def _discard(rest: list[str]) -> Move:
    (word,) = rest
    return Discard(read_card(word))


def _at_end(rest: list[str]) -> tuple[int, Card, End | None]:
    number, card, *end = rest
    return _numbers([number], 1)[0], read_card(card), End(*end) if end else None


_READERS: dict[str, Callable[[list[str]], Move]] = {
    "draw": lambda rest: _nothing(rest, DrawStock()),
    "take": _take,
    "meld": _meld,
    "extend": lambda rest: Extend(*_at_end(rest)),
    "unmeld": lambda rest: TakeMeldBack(*_numbers(rest, 1)),
    "take-end": lambda rest: TakeEnd(*_at_end(rest)),
    "take-all": lambda rest: TakeWhole(*_numbers(rest, 1)),
    "merge": lambda rest: Merge(*_numbers(rest, 2)),
    "discard": _discard,
    "end": lambda rest: _nothing(rest, EndTurn()),
    "timeout": lambda rest: _nothing(rest, TimeOut()),
}


def write_move(move: Move) -> str:
    """Write a move so that `read_move` gives it back."""
    match move:
        case DrawStock():
            return "draw"
        case TakeDiscard(count):
            return "take" if count == 1 else f"take {count}"
        case LayMeld(cards):
            return f"meld {write_cards(cards)}"
        case Extend(number, card, end):
            return f"extend {number} {card}" + (f" {end}" if end else "")
        case TakeMeldBack(number):
            return f"unmeld {number}"
        case TakeEnd(number, card, end):
            return f"take-end {number} {card}" + (f" {end}" if end else "")
        case TakeWhole(number):
            return f"take-all {number}"
        case Merge(first, second):
            return f"merge {first} {second}"
        case Discard(card):
            return f"discard {card}"
        case EndTurn():
            return "end"
        case TimeOut():
            return "timeout"
        case _:
            assert_never(move)
