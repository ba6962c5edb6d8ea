"""The 78 cards of the tarot pack."""

from __future__ import annotations

import pytest

from cardtable.games.tarot.cards import OUDLERS, first_missing, in_order, is_plain, is_trump, strength
from cardtable.games.tarot.dealing import hand_size, kitty_size
from cardtable.kernel.cards import Card
from cardtable.kernel.notation import read_card, read_cards
from cardtable.kernel.packs import TAROT_PACK


def test_the_pack_has_seventy_eight_cards() -> None:
    """FT-01: four suits of fourteen, 21 trumps, the fool; each once."""
    assert len(TAROT_PACK) == len(set(TAROT_PACK)) == 78
    assert sum(map(is_plain, TAROT_PACK)) == 56
    assert sum(map(is_trump, TAROT_PACK)) == 21


@pytest.mark.parametrize("card", TAROT_PACK)
def test_a_tarot_card_survives_its_notation(card: Card) -> None:
    """Knights are written ND, trumps T1 to T21, the fool EX."""
    assert read_card(str(card)) == card


def test_the_oudlers_are_named() -> None:
    """FT-03."""
    assert sorted(OUDLERS) == sorted(read_cards("T21 T1 EX"))


@pytest.mark.parametrize(("players", "each", "kitty"), [(3, 24, 6), (4, 18, 6), (5, 15, 3), (6, 12, 6)])
def test_how_the_pack_is_dealt(players: int, each: int, kitty: int) -> None:
    """FT-02."""
    assert (hand_size(players), kitty_size(players)) == (each, kitty)


def test_the_strength_of_cards() -> None:
    """FT-01, FT-22, FT-23: the ace lowest, the knight over the jack; the fool below all."""
    ordered = read_cards("EX AS 2S 10S JS NS QS KS")
    assert sorted(ordered, key=strength) == list(ordered)
    assert [strength(card) for card in read_cards("T1 T9 T21")] == [1, 9, 21]


def test_cards_are_listed_in_the_order_of_a_hand() -> None:
    """However they lay: the fool, the trumps, then suit by suit."""
    assert in_order(read_cards("2C KS T21 AS EX QH T3")) == read_cards("EX T3 T21 AS KS QH 2C")


def test_the_first_card_that_is_not_held_is_named() -> None:
    """GE-02: one that lies elsewhere, or one that is named twice."""
    hand = read_cards("2S 3S")
    assert first_missing(hand, read_cards("3S 2S")) is None
    assert first_missing(hand, read_cards("3S 4S")) == read_card("4S")
    assert first_missing(hand, read_cards("3S 3S")) == read_card("3S")
