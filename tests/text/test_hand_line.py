"""A hand in short lines for the finger that reads braille."""

from __future__ import annotations

import pytest

from cardtable.kernel.cards import Card
from cardtable.kernel.notation import read_cards
from cardtable.kernel.packs import FRENCH_PACK, TAROT_PACK
from cardtable.text.hand_line import CELLS
from cardtable.text.speak import Speaker


@pytest.mark.parametrize(
    ("language", "cards", "lines"),
    [
        ("en", "KS 7H 4S 9S 6S", ("♠4 6 9 K ♥7",)),
        ("ar", "KS 7H 4S 9S 6S", ("♠4 6 9 ملك ♥7",)),
        ("en", "AH 2H 2H JK", ("♥A 2 2 joker",)),
        ("ar", "AH QD JK", ("♥آس ♦ملكة جوكر",)),
        ("en", "NS T21 T1 EX", ("♠N T 1 21 fool",)),
        ("ar", "NS T21 T1 EX", ("♠فارس أتو 1 21 مهرّج",)),
    ],
)
def test_a_hand_that_fits_is_one_line(language: str, cards: str, lines: tuple[str, ...]) -> None:
    """The sign of a suit stands once, before its lowest card."""
    assert Speaker(language).hand_lines(read_cards(cards)) == lines


def test_a_longer_hand_has_a_line_a_suit() -> None:
    """So a finger finds the suit at the line's start."""
    cards = read_cards("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS 2H 3H 4H 5H 6H 7H 8H 9H JK")
    assert Speaker("en").hand_lines(cards) == ("♠A 2 3 4 5 6 7 8 9 10 J", "♥2 3 4 5 6 7 8 9", "joker")


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("pack", [FRENCH_PACK, TAROT_PACK])
def test_no_line_is_longer_than_a_display(language: str, pack: tuple[Card, ...]) -> None:
    """Even who held the whole pack would read it forty cells at a time, no card broken."""
    lines = Speaker(language).hand_lines(pack)
    assert max(map(len, lines)) <= CELLS
    assert len(pack) <= sum(len(line.split()) for line in lines)


def test_an_empty_hand_has_no_line() -> None:
    """Nothing is written of nothing."""
    assert Speaker("en").hand_lines(()) == ()
