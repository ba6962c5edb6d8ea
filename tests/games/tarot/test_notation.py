"""How moves are written."""

from __future__ import annotations

import pytest

from cardtable.games.tarot.bids import Bid
from cardtable.games.tarot.moves import Call, MakeBid, Move, Pass, PlayCard, PutBack, ShowHandle
from cardtable.games.tarot.notation import read_move, write_move
from cardtable.kernel.notation import NotationError, read_card, read_cards


@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("pass", Pass()),
        ("bid guard-without", MakeBid(Bid.GUARD_WITHOUT)),
        ("call KH", Call(read_card("KH"))),
        ("put-back 2H 3H", PutBack(read_cards("2H 3H"))),
        ("handle EX T1 T21", ShowHandle(read_cards("EX T1 T21"))),
        ("play ND", PlayCard(read_card("ND"))),
    ],
)
def test_a_move_survives_its_notation(words: str, move: Move) -> None:
    """What is written reads back as the same move."""
    assert read_move(words) == move
    assert write_move(move) == words


@pytest.mark.parametrize(
    "words",
    ["bid", "bid high", "pass 2", "call", "call KH QC", "put-back", "put-back 1S", "handle", "play T22", "draw"],
)
def test_what_is_no_move_says_how_one_is_written(words: str) -> None:
    """A word that cannot be read is refused with the form."""
    with pytest.raises(NotationError, match=r"written like|is not a move"):
        read_move(words)
