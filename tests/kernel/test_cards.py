"""Cards, packs, notation."""

from __future__ import annotations

from collections import Counter

import pytest

from cardtable.kernel.cards import JOKER, Card, holds, without
from cardtable.kernel.message import Written
from cardtable.kernel.notation import NotationError, read_card, read_cards, read_written, write_cards
from cardtable.kernel.packs import FRENCH_PACK, french_packs

TEN_OF_SPADES = Card("10", "S")


def test_a_pack_has_each_face_once() -> None:
    """52 faces, each once."""
    assert len(FRENCH_PACK) == len(set(FRENCH_PACK)) == 52


def test_packs_hold_copies_and_jokers() -> None:
    """Three packs with six jokers are 162 cards, three of each face."""
    assert Counter(french_packs(3, 6)) == Counter({**dict.fromkeys(FRENCH_PACK, 3), JOKER: 6})


@pytest.mark.parametrize("card", [*FRENCH_PACK, JOKER])
def test_a_face_survives_its_notation(card: Card) -> None:
    """What is written reads back as the same face."""
    assert read_card(str(card)) == card


@pytest.mark.parametrize("word", ["", "1S", "11S", "S10", "10s", "JKS", "T22", "10S "])
def test_no_card_is_read_from_another_word(word: str) -> None:
    """A word that names no card is refused with the word in the sentence."""
    with pytest.raises(NotationError, match="is not a card"):
        read_card(word)


def test_a_joker_is_written_with_its_meaning() -> None:
    """`JK=8D` is a joker that stands for the 8 of diamonds."""
    assert read_written("JK=8D") == Written(JOKER, Card("8", "D"))
    assert str(read_written("JK=8D")) == "JK=8D"


@pytest.mark.parametrize("word", ["8D=9D", "JK=JK", "JK=", "=8D"])
def test_only_a_joker_stands_for_another_card(word: str) -> None:
    """Other cards mean themselves; a joker never means a joker."""
    with pytest.raises(NotationError):
        read_written(word)


def test_cards_leave_one_copy_at_a_time() -> None:
    """Of two equal cards one stays."""
    hand = read_cards("10S 10S JK")
    assert without(hand, (TEN_OF_SPADES,)) == (TEN_OF_SPADES, JOKER)
    assert holds(hand, (TEN_OF_SPADES, TEN_OF_SPADES))
    assert not holds(hand, (JOKER, JOKER))
    assert write_cards(hand) == "10S 10S JK"
