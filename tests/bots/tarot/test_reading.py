"""What a player reads off the table."""

from __future__ import annotations

import pytest

from cardtable.bots.tarot.attention import attention_of
from cardtable.bots.tarot.chances import has_chance, void_chance
from cardtable.bots.tarot.reading import Reading, read
from cardtable.games.tarot.cards import TRUMP
from tests.bots.tarot.tables import TAROT, played, position

FOUR = "Ann Bob Cid Dan"


def reading(level: str = "casual") -> Reading:
    """Read Bob's seat after a trick in which Cid could neither follow spades nor trump, then Dan followed."""
    table = position(
        FOUR,
        contract="Ann guard",
        discarded="AS AH 2H 2C 3C 3H",
        turn="Bob",
        hand_Ann="KS *17",
        hand_Bob="5S 7S T2 T3 4H 5H 6H 7H 8H 4D 5D 7D 8D 4C 5C 6C 7C 8C",
        hand_Cid="9H 10H JH NH QH KH 9D 10D JD ND QD KD 9C 10C JC NC QC KC",
        hand_Dan="6S *17",
    )
    return read(TAROT.view(played(table, "play 5S", "play 9H", "play 6S", "play KS"), 1), attention_of(level, 1))


def test_who_neither_follows_nor_trumps_has_neither() -> None:
    """FT-20: no spade, no trump; the others may still have both."""
    told = reading()
    assert told.voids[2] == {"S", TRUMP}
    assert has_chance(told, 2, TRUMP) == 0
    assert void_chance(told, 2, "S") == 1
    assert "S" in told.followed[3]


def test_what_is_out_lies_with_who_can_still_have_it() -> None:
    """Nineteen trumps are out, none with Cid, none put back: each lies with Ann or Dan, evenly."""
    told = reading()
    assert told.share(0, TRUMP) == pytest.approx(0.5)
    assert told.share(3, TRUMP) == pytest.approx(0.5)
    assert has_chance(told, 3, TRUMP, above=20) == pytest.approx(0.5)


def test_only_a_careful_player_reckons_with_what_a_declarer_has_put_back() -> None:
    """Ann, who has put six cards back, is likelier out of a suit than Dan."""
    assert void_chance(reading(), 0, "D") > 0.5
    assert void_chance(reading("beginner"), 0, "D") < 0.3
