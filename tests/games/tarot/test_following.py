"""Which cards may be played to a trick."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.games.tarot.following import best, playable
from cardtable.games.tarot.phases import Played, Trick
from cardtable.kernel.cards import Card
from cardtable.kernel.notation import read_card, read_cards
from cardtable.kernel.packs import TAROT_PACK
from cardtable.kernel.shuffle import Chance

ORDER = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K")


def lying(words: str) -> Trick:
    """Lay cards in the order of the seats."""
    return tuple(Played(seat, card) for seat, card in enumerate(read_cards(words)))


def may_be_played(card: Card, hand: tuple[Card, ...], trick: list[Card]) -> bool:
    """Tell it once more, straight from the rule's words (FT-19 to FT-24)."""
    if str(card) == "EX":
        return True
    real = [lain for lain in trick if str(lain) != "EX"]
    if not real:
        return True
    suit_led = real[0].suit
    trumps_in_hand = [int(held.rank) for held in hand if held.suit == "T"]
    trumps_lying = [int(lain.rank) for lain in real if lain.suit == "T"]
    if suit_led != "T" and any(held.suit == suit_led for held in hand):
        return card.suit == suit_led
    if not trumps_in_hand:
        return True
    if card.suit != "T":
        return False
    highest = max(trumps_lying, default=0)
    return int(card.rank) > highest or max(trumps_in_hand) < highest


@given(seed=st.integers(0, 2**64 - 1), size=st.integers(1, 24), length=st.integers(0, 5))
def test_two_definitions_of_a_legal_card_agree(seed: int, size: int, length: int) -> None:
    """FT-19 to FT-24, FT-Q35 to FT-Q37, over random hands with random tricks."""
    cards = Chance(seed).shuffled(TAROT_PACK)
    hand, trick = cards[:size], list(cards[size : size + length])
    laid = tuple(Played(seat, card) for seat, card in enumerate(trick))
    assert playable(hand, laid) == tuple(card for card in hand if may_be_played(card, hand, trick))


@pytest.mark.parametrize(
    ("players", "pinned"),
    [(3, 45_141), (4, 31_777), (5, 26_854), (6, 21_281)],
)
def test_the_number_of_legal_cards_is_pinned(players: int, pinned: int) -> None:
    """Counts from fixed deals: a change of the rules cannot slip in unseen."""
    assert sum(legal_cards(players, seed) for seed in range(100)) == pinned


def legal_cards(players: int, seed: int) -> int:
    """Play a deal out, each with the first legal card; add up how many there were to choose from."""
    each = {3: 24, 4: 18, 5: 15, 6: 12}[players]
    cards = Chance(seed).shuffled(TAROT_PACK)
    hands = [list(cards[each * seat : each * (seat + 1)]) for seat in range(players)]
    leader, count = 0, 0
    for _ in range(each):
        trick: Trick = ()
        for step in range(players):
            seat = (leader + step) % players
            legal = playable(tuple(hands[seat]), trick)
            count += len(legal)
            hands[seat].remove(legal[0])
            trick = (*trick, Played(seat, legal[0]))
        winning = best(trick)
        assert winning is not None
        leader = winning.seat
    return count


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("JD ND 10D AD", "ND"),
        ("KS T1 QS JS", "T1"),
        ("5S T10 T9 T11", "T11"),
        ("EX 2H 3S KH", "KH"),
        ("AS KD KH KC", "AS"),
        ("T21 EX KD KH", "T21"),
    ],
)
def test_who_wins_a_trick(trick: str, winner: str) -> None:
    """FT-22 to FT-24: the highest trump, else the highest card of the suit led; the fool never."""
    winning = best(lying(trick))
    assert winning is not None
    assert winning.card == read_card(winner)


def test_the_fool_alone_is_won_by_nobody_yet() -> None:
    """FT-24: led, it waits for the card that sets the suit."""
    assert best(lying("EX")) is None


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("3D 9D KS T5", "KS T5"),
        ("KD 9D KS", "KD KS"),
        ("3D 9D", "3D 9D"),
        ("3D EX", "EX"),
        ("KD 3D", "KD 3D"),
    ],
)
def test_a_called_suit_is_not_led(hand: str, expected: str) -> None:
    """FT-15, FT-Q08, FT-Q09: but with the called card itself, or by who holds nothing else."""
    assert playable(read_cards(hand), (), frozenset("D"), read_cards("KD")) == read_cards(expected)
    assert playable(read_cards(hand), lying("EX"), frozenset("D"), read_cards("KD")) == read_cards(expected)


def test_the_ranks_are_in_the_order_of_the_source() -> None:
    """FT-01: the ace lowest, the knight between jack and queen."""
    for suit in "SHDC":
        for low, high in pairwise(ORDER):
            winning = best(lying(f"{high}{suit} {low}{suit}"))
            assert winning == Played(0, read_card(high + suit))
