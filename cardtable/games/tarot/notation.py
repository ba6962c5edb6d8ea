"""How the moves of French Tarot are written in scenarios, saves and logs."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from cardtable.games.tarot.bids import Bid
from cardtable.games.tarot.moves import Call, MakeBid, Move, Pass, PlayCard, PutBack, ShowHandle
from cardtable.kernel.cards import Card
from cardtable.kernel.notation import NotationError, read_card, write_cards

_FORMS = {
    "bid": f"bid {'|'.join(Bid)}",
    "pass": "pass",
    "call": "call KH",
    "put-back": "put-back 2H 3H 4S",
    "handle": "handle T1 T5 T21",
    "play": "play T21",
}


def read_move(words: str) -> Move:
    """Read a move; raise NotationError that says how such a move is written."""
    verb, *rest = words.split()
    if verb not in _FORMS:
        message = f"{verb!r} is not a move of this game (moves: {', '.join(_FORMS)})"
        raise NotationError(message)
    try:
        return _READERS[verb](rest)
    except ValueError as error:
        told = f"{error}; " if isinstance(error, NotationError) else ""
        message = f"{words!r} cannot be read: {told}it is written like {_FORMS[verb]}"
        raise NotationError(message) from error


def _pass(rest: list[str]) -> Move:
    if rest:
        raise ValueError
    return Pass()


def _bid(rest: list[str]) -> Move:
    (word,) = rest
    return MakeBid(Bid(word))


def _one(rest: list[str]) -> Card:
    (word,) = rest
    return read_card(word)


def _some(rest: list[str]) -> tuple[Card, ...]:
    if not rest:
        raise ValueError
    return tuple(read_card(word) for word in rest)


_READERS: dict[str, Callable[[list[str]], Move]] = {
    "bid": _bid,
    "pass": _pass,
    "call": lambda rest: Call(_one(rest)),
    "put-back": lambda rest: PutBack(_some(rest)),
    "handle": lambda rest: ShowHandle(_some(rest)),
    "play": lambda rest: PlayCard(_one(rest)),
}


def write_move(move: Move) -> str:
    """Write a move so that `read_move` gives it back."""
    match move:
        case Pass():
            return "pass"
        case MakeBid(bid):
            return f"bid {bid}"
        case Call(card):
            return f"call {card}"
        case PutBack(cards):
            return f"put-back {write_cards(cards)}"
        case ShowHandle(cards):
            return f"handle {write_cards(cards)}"
        case PlayCard(card):
            return f"play {card}"
        case _:
            assert_never(move)
