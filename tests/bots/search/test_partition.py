"""The best partition of a hand, against trying everything."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from cardtable.bots.playroom.worth import worth_of
from cardtable.bots.search.faces import card_of, code_of, codes_of
from cardtable.bots.search.partition import MOST_CARDS, MOST_POINTS, best_partition
from cardtable.bots.search.pieces import joined, new_combinations
from cardtable.games.playroom.options import Options
from cardtable.games.playroom.scoring import meld_value
from cardtable.kernel.cards import JOKER, RANKS, SUITS, Card
from cardtable.kernel.notation import read_cards
from cardtable.kernel.shuffle import Chance
from cardtable.rummy.melds import Meld, recognise
from tests.bots.oracle import fewest_unpaid, most_points

NARROW = [Card(rank, suit) for rank in ("A", "2", "3", "4", "Q", "K") for suit in "SH"] + [JOKER]
"""Few faces, so that runs, sets with equal cards are common."""

TABLES = st.builds(Options, round_to_five=st.booleans(), identities=st.booleans())


def deck(packs: int) -> list[Card]:
    """Give the cards of so many packs with two jokers each."""
    return [Card(rank, suit) for rank in RANKS for suit in SUITS] * packs + [JOKER] * 2 * packs


@given(st.lists(st.sampled_from(NARROW), min_size=3, max_size=9), TABLES)
def test_no_partition_brings_more_points(hand: list[Card], options: Options) -> None:
    """The partition found brings as many points as the best of all."""
    if hand.count(JOKER) > 2:
        hand = [card for card in hand if card != JOKER] + [JOKER] * 2
    codes = codes_of(hand)
    found = best_partition(codes, new_combinations(codes, worth_of(options)), MOST_POINTS)
    assert (found.points, found.exact) == (most_points(hand, options), True)


@given(st.integers(0, 1 << 32), st.integers(2, 4), st.integers(14, 34), TABLES)
def test_every_piece_is_a_legal_combination(seed: int, packs: int, size: int, options: Options) -> None:
    """Pieces, put together again where runs adjoin, are combinations of the rules with the value told."""
    hand = Chance(seed).shuffled(deck(packs))[:size]
    codes = codes_of(hand)
    found = best_partition(codes, new_combinations(codes, worth_of(options)), MOST_CARDS)
    laid = joined(found.pieces)
    for piece in laid:
        meld = recognise(tuple(map(card_of, piece.cards)), identities=options.identities)
        assert isinstance(meld, Meld)
        assert meld_value(meld, options) == piece.points
        if piece.stands_for >= 0:
            assert (card_of(piece.stands_for),) == meld.joker_means
    together = Counter(code for piece in laid for code in piece.cards) + Counter(found.left)
    assert together == Counter(codes)


@given(
    st.lists(st.sampled_from(NARROW), min_size=3, max_size=8),
    st.integers(1, 3),
    TABLES,
)
def test_owed_cards_are_laid_first_of_all(hand: list[Card], owing: int, options: Options) -> None:
    """As many owed cards as possible are laid, whatever that costs."""
    hand = [card for card in hand if card != JOKER] + [JOKER] * min(1, hand.count(JOKER))
    owed = hand[:owing]
    codes, debts = codes_of(hand), codes_of(owed)
    pieces = new_combinations(codes, worth_of(options))
    found = best_partition(codes, pieces, MOST_POINTS, debts)
    assert found.owing == fewest_unpaid(hand, owed, options)
    strict = best_partition(codes, pieces, MOST_POINTS, debts, strict=True)
    assert strict.owing == (0 if found.owing == 0 else len(owed))


def test_runs_of_six_or_more_come_back_in_one_piece() -> None:
    """A run from ace to ace is laid as one combination of fourteen cards (PR-Q16)."""
    hand = codes_of(read_cards("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS"))
    found = best_partition(hand, new_combinations(hand, worth_of(Options())), MOST_CARDS)
    (run,) = joined(found.pieces)
    assert [str(card_of(code)) for code in run.cards] == [
        "AS",
        "2S",
        "3S",
        "4S",
        "5S",
        "6S",
        "7S",
        "8S",
        "9S",
        "10S",
        "JS",
        "QS",
        "KS",
        "AS",
    ]


def test_a_capped_search_gives_legal_pieces_and_says_so() -> None:
    """At the cap the pieces found so far are given, no card is used twice, and the result is flagged."""
    hand = codes_of(Chance(7).shuffled(deck(4))[:45])
    pieces = new_combinations(hand, worth_of(Options()))
    capped = best_partition(hand, pieces, MOST_POINTS, cap=50)
    whole = best_partition(hand, pieces, MOST_POINTS, cap=1_000_000)
    assert (capped.exact, whole.exact) == (False, True)
    assert 0 < capped.points <= whole.points
    assert not Counter(code for piece in capped.pieces for code in piece.cards) - Counter(hand)


def test_the_order_of_the_hand_does_not_matter() -> None:
    """The same cards in another order make the same partition."""
    cards = read_cards("7S 8S 9S 9H 9D JK 2C 3C QH")
    assert codes_of(cards) == codes_of(cards[::-1])
    assert code_of(JOKER) == codes_of(cards)[-1]
