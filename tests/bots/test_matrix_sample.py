"""A sample of the matrix of `tests/matrix.py`, small enough for every run."""

from __future__ import annotations

import pytest

from tests.matrix import ONE_AT_A_TIME, cells, failure, play_cells, seats_of


@pytest.mark.parametrize("game", ONE_AT_A_TIME)
def test_every_option_is_played_to_the_end_with_some_number_of_seats(game: str) -> None:
    """No move is refused, no round stays unfinished: each setup once, the numbers of seats taking turns.

    Where there are fewer setups than numbers of seats, the last one is played with all that are left.
    """
    seats = seats_of(game)
    every = [setup for setup, _ in cells(game, 1, seed=11)]
    last = len(every) // len(seats) - 1
    turns = ((setup, *divmod(nth, len(seats))) for nth, setup in enumerate(every))
    sample = [(setup, 1) for setup, row, at in turns if at == row % len(seats) or (row == last and at > row)]
    assert {len(setup.levels) for setup, _ in sample} == set(seats)
    assert {setup.options for setup, _ in sample} == {setup.options for setup in every}
    failures = {(setup.levels, setup.options): failure(setup, rounds) for setup, rounds in play_cells(sample, jobs=1)}
    assert {cell: wrong for cell, wrong in failures.items() if wrong} == {}
