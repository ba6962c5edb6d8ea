"""Positions or settlements that cannot be are refused with what is wrong."""

from __future__ import annotations

import pytest

from cardtable.games.tarot.position import set_up
from cardtable.games.tarot.settling import settle
from cardtable.kernel.game import PositionError
from cardtable.kernel.notation import NotationError
from tests.games.tarot.rounds import TAROT

FOUR = ("Ann", "Bob", "Cid", "Dan")
PUT_BACK = "2S 3S 4S 5S 6S 7S"


@pytest.mark.parametrize(
    ("head", "key"),
    [
        ({"contract": "Ann gard"}, "contract"),
        ({"contract": "Zoe guard"}, "contract"),
        ({"called": "KH"}, "called"),
        ({"contract": "Ann guard", "discarded": PUT_BACK, "called": "KH"}, "called"),
        ({"contract": "Ann guard", "discarded": PUT_BACK, "kitty": "2H"}, "kitty"),
        ({"contract": "Ann guard", "kitty": "2H 3H"}, "kitty"),
        ({"contract": "Ann guard", "trick": "Ann 5S"}, "trick"),
        ({"contract": "Ann guard", "discarded": PUT_BACK, "trick": "Ann"}, "trick"),
        ({"contract": "misere", "discarded": PUT_BACK}, "discarded"),
        ({"won Ann": "T22"}, "won Ann"),
        ({"hand Ann": "2S 2S"}, "hand Ann"),
        ({"stock": "2S"}, "stock"),
    ],
)
def test_a_position_that_cannot_be_names_its_line(head: dict[str, str], key: str) -> None:
    """A faulty head is refused with the key of the line to mend."""
    with pytest.raises(PositionError) as caught:
        set_up(head, FOUR)
    assert caught.value.key == key


@pytest.mark.parametrize(
    "words",
    [
        "settle",
        "settle points=47",
        "settle points=47 oudlers=4",
        "settle points=92 oudlers=2",
        "settle points=47.25 oudlers=2",
        "settle points=x oudlers=2",
        "settle points=47 oudlers=2 partners=Bob",
        "settle points=47 oudlers=2 petit=Zoe",
        "settle points=47 oudlers=2 handle=huge",
        "settle points=47 oudlers=2 slam=Ann",
    ],
)
def test_a_settlement_that_cannot_be_is_no_notation(words: str) -> None:
    """`settle` says what is wrong with it."""
    state = set_up({"contract": "Ann guard", "discarded": PUT_BACK}, FOUR)
    with pytest.raises(NotationError):
        settle(state, 0, words, FOUR)


def test_only_a_declarer_settles() -> None:
    """There must be a contract, its cards in play, and its declarer asks."""
    words = "settle points=47 oudlers=2"
    playing = set_up({"contract": "Ann guard", "discarded": PUT_BACK}, FOUR)
    for state, seat in ((playing, 1), (set_up({}, FOUR), 0), (set_up({"contract": "Ann guard"}, FOUR), 0)):
        with pytest.raises(NotationError):
            settle(state, seat, words, FOUR)


def test_a_saved_match_cannot_hold_a_settlement() -> None:
    """`settle` is no move: the reader of moves, which reads saves, refuses it."""
    with pytest.raises(NotationError, match="is not a move"):
        TAROT.read_move("settle points=47 oudlers=2")
