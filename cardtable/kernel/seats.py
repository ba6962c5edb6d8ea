"""The seats round the table with the people who sit in them."""

from __future__ import annotations

from typing import Literal, NamedTuple

Seat = int
"""A place at the table, counted from 0 in the order of play."""


class Person(NamedTuple):
    """Say who sits in a seat: `level` names a computer player, None the person at this computer.

    `gender` is grammatical; `picture` names an avatar.
    """

    name: str
    gender: Literal["f", "m"]
    level: str | None = None
    picture: str = ""


Cast = tuple[Person, ...]


def next_seat(seat: Seat, playing: tuple[Seat, ...], seats: int) -> Seat:
    """Give the first seat after `seat`, in the order of play, that takes part."""
    for step in range(1, seats + 1):
        candidate = (seat + step) % seats
        if candidate in playing:
            return candidate
    message = "nobody takes part"
    raise ValueError(message)
