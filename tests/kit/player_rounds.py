"""Rounds that computer players play on the real engine, whether or not the house offers their game yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from cardtable.games.registry import AnyGame
from cardtable.kernel.options import read_options
from cardtable.kernel.refusal import Refusal

MOST_MOVES = 3_000


class Decision(NamedTuple):
    """A seat's view with the state behind it, the move that was chosen."""

    state: Any
    view: Any
    move: Any


def decisions(
    game: AnyGame,
    choose: Callable[..., Any],
    seats: int,
    seed: int,
    levels: tuple[str, ...],
    written: dict[str, str] | None = None,
) -> Iterator[Decision]:
    """Play a round to its end; fail at a move that the rules refuse, or where the round does not end."""
    state = game.open_match(read_options(game.options, written or {}), seats, seed).state
    for _ in range(MOST_MOVES):
        seat = game.turn(state)
        if seat is None:
            return
        view = game.view(state, seat)
        move = choose(view, levels[seat % len(levels)], seed)
        yield Decision(state, view, move)
        step = game.play(state, seat, move)
        assert not isinstance(step, Refusal), f"{step.rule} forbids {game.write_move(move)}"
        state = step.state
    raise AssertionError(f"the round has not ended after {MOST_MOVES} moves")
