"""Tables of French Tarot at which the computer's players are watched."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardtable.bots.tarot.policy import choose
from cardtable.games.tarot.game import FrenchTarot
from cardtable.games.tarot.moves import Move
from cardtable.games.tarot.options import Options
from cardtable.games.tarot.state import State
from cardtable.games.tarot.view import View
from cardtable.kernel.match import Standing
from cardtable.kernel.refusal import Refusal

TAROT = FrenchTarot()
LEVELS = ("beginner", "casual")


@dataclass(frozen=True, slots=True)
class Decision:
    """What a player saw, with what it chose, from which `after` came."""

    state: State
    view: View
    move: Move
    after: State


def decisions(options: Options, players: int, number: int, level: str) -> Iterator[Decision]:
    """Play a round to its end; every move is legal."""
    state = TAROT.resume(options, Standing(number % players, (0,) * players, number), 2026).state
    while (seat := TAROT.turn(state)) is not None:
        view = TAROT.view(state, seat)
        move = choose(view, level, number)
        step = TAROT.play(state, seat, move)
        assert not isinstance(step, Refusal), f"{move} is refused: {step}"
        yield Decision(state, view, move, step.state)
        state = step.state


def position(seats: str, **lines: str) -> State:
    """Set a position up; `hand_Ann` is the line `hand Ann`."""
    return TAROT.set_up({key.replace("_", " "): value for key, value in lines.items()}, tuple(seats.split()))


def chosen(state: State, level: str = "casual", seed: int = 1) -> str:
    """Let the seat in turn choose, and write its move."""
    seat = TAROT.turn(state)
    assert seat is not None
    return TAROT.write_move(choose(TAROT.view(state, seat), level, seed))


def always(state: State, level: str, seeds: int = 20) -> set[str]:
    """Give every move that the seat in turn may choose, whatever the seed."""
    return {chosen(state, level, seed) for seed in range(seeds)}


def played(state: State, *moves: str) -> State:
    """Let the seats in turn make these moves, one after another."""
    for words in moves:
        seat = TAROT.turn(state)
        assert seat is not None
        step = TAROT.play(state, seat, TAROT.read_move(words))
        assert not isinstance(step, Refusal), f"{words} is refused: {step}"
        state = step.state
    return state
