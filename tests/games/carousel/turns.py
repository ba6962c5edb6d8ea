"""Turns of Carousel to speak of."""

from __future__ import annotations

from typing import Final

from cardtable.games.carousel.game import Carousel
from cardtable.games.carousel.moves import Arrange
from cardtable.games.carousel.view import View
from cardtable.kernel.message import Written
from cardtable.kernel.refusal import Refusal
from tests.text.samples import ANN

GAME: Final = Carousel()
SEATS: Final = ("Ann", "Hassan", "Layla")
TABLE: Final = {
    "drawn": "1",
    "hand Ann": "8D 5C 6C 2S AH",
    "table": "8S 8H JK=8D | 4D 5D 6D 7D",
    "stock": "KC *",
}
"""Ann has drawn, and holds the card that a joker stands for."""
FREED: Final = "arrange 8S 8H 8D | 4D 5D 6D 7D | 5C 6C JK=7C"


def after(head: dict[str, str], *moves: str) -> View:
    """Look at a position as Ann, after moves of hers."""
    state = GAME.set_up(head, SEATS)
    for words in moves:
        outcome = GAME.play(state, ANN, GAME.read_move(words))
        assert not isinstance(outcome, Refusal), outcome
        state = outcome.state
    return GAME.view(state, ANN)


def bench(words: str) -> tuple[tuple[Written, ...], ...]:
    """Lay the workbench as it is written."""
    move = GAME.read_move(f"arrange {words}")
    assert isinstance(move, Arrange)
    return move.table
