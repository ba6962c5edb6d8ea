"""The auction, the calls, what they hide."""

from __future__ import annotations

import pytest

from cardtable.games.tarot.bids import Bid
from cardtable.games.tarot.calling import callable_cards
from cardtable.games.tarot.exchanging import free_to_go
from cardtable.games.tarot.facts import CalledInKitty, KittyShown, PartnerRevealed
from cardtable.games.tarot.handles import Size, possible, size_of
from cardtable.games.tarot.phases import CalledCard, RoundOver
from cardtable.games.tarot.state import State
from cardtable.kernel.notation import read_card, read_cards, write_cards
from cardtable.kernel.refusal import Refusal
from tests.games.tarot.rounds import TAROT

FOUR = ("Ann", "Bob", "Cid", "Dan")
FIVE = (*FOUR, "Eve")


def played(state: State, *moves: str) -> State:
    """Let the seats in turn make these moves."""
    for words in moves:
        seat = TAROT.turn(state)
        assert seat is not None
        step = TAROT.play(state, seat, TAROT.read_move(words))
        assert not isinstance(step, Refusal), f"{words}: {step}"
        state = step.state
    return state


@pytest.mark.parametrize(
    ("bids", "contract"),
    [
        ("bid little, pass, pass, pass", (0, Bid.LITTLE)),
        ("pass, pass, pass, bid push", (3, Bid.PUSH)),
        ("bid little, bid push, bid guard, pass, bid guard-without, pass, pass", (0, Bid.GUARD_WITHOUT)),
        ("pass, bid guard-against", (1, Bid.GUARD_AGAINST)),
        ("bid guard-without, pass, pass, pass", (0, Bid.GUARD_WITHOUT)),
        ("bid guard-without, pass, pass, bid guard-against", (3, Bid.GUARD_AGAINST)),
    ],
)
def test_the_auction_ends_with_its_highest_bid(bids: str, contract: tuple[int, Bid]) -> None:
    """FT-06, FT-07, FT-Q01, FT-Q41."""
    state = played(TAROT.set_up({}, FOUR), *bids.split(", "))
    won = TAROT.view(state, 0).contract
    assert won is not None
    assert (won.declarer, won.bid) == contract


def test_a_deal_that_all_pass_is_dealt_anew_in_the_same_round() -> None:
    """FT-08, FT-Q43: by the next dealer, with other cards; nothing is scored."""
    state = TAROT.set_up({"round": "2"}, FOUR)
    after = played(state, "pass", "pass", "pass", "pass")
    assert after.phase == RoundOver(tally=None)
    assert after.standing == state.standing
    following = TAROT.next_round(after)
    assert not isinstance(following, Refusal)
    assert following.state.standing.round == 2
    assert following.state.standing.dealer == 0
    again = played(following.state, "pass", "pass", "pass", "pass")
    third = TAROT.next_round(again)
    assert not isinstance(third, Refusal)
    assert len({state.hands[0], following.state.hands[0], third.state.hands[0]}) == 3


def test_the_kitty_of_an_open_contract_is_shown_to_all() -> None:
    """FT-16, FT-Q47: with what it tells of the called card."""
    state = TAROT.set_up({"kitty": "KD 2S 3S", "contract": "Ann guard-without"}, FIVE)
    assert TAROT.view(state, 0).shown == ()
    open_table = TAROT.set_up({"kitty": "KD 2S 3S"}, FIVE)
    state = played(open_table, "bid guard", "pass", "pass", "pass", "pass", "call KD")
    seen = TAROT.view(state, 3)
    assert KittyShown(0, read_cards("KD 2S 3S")) in seen.history
    assert CalledInKitty(0, read_card("KD")) in seen.history
    assert seen.called == (CalledCard(read_card("KD"), seen=True),)
    assert write_cards(seen.known[0]) == "KD 2S 3S"
    going = free_to_go(TAROT.view(state, 0).hand, read_cards("KD"))[:3]
    after = played(state, f"put-back {write_cards(going)}")
    assert write_cards(TAROT.view(after, 3).known[0]) == "KD"
    assert TAROT.view(after, 3).kitty == ()
    assert TAROT.view(after, 0).kitty == after.kitty


def test_a_partner_is_public_only_by_the_called_card() -> None:
    """FT-11: nobody's view names a partner before; all do after."""
    head = {
        "contract": "Bob guard",
        "called": "KD",
        "discarded": "AS AH AC",
        "hand Ann": "KS *14",
        "hand Cid": "KD 7S *13",
    }
    state = TAROT.set_up(head, FIVE)
    assert all(TAROT.view(state, seat).called == (CalledCard(read_card("KD")),) for seat in range(5))
    state = TAROT.set_up({**head, "turn": "Cid"}, FIVE)
    after = played(state, "play KD")
    assert all(
        TAROT.view(after, seat).called == (CalledCard(read_card("KD"), seen=True, holder=2),) for seat in range(5)
    )
    assert PartnerRevealed(2, 1, read_card("KD")) in TAROT.view(after, 4).history


@pytest.mark.parametrize(
    ("hand", "called", "count"),
    [
        ("KS KH KD 2C", "", 4),
        ("KS KH KD KC", "", 56),
        ("QS QH QD 2C", "KH", 4),
        ("QS QH QD 2C", "QS", 3),
        ("QS QH QD QC", "KH", 52),
        ("QS QH QD QC", "2S", 51),
    ],
)
def test_how_many_cards_may_be_called(hand: str, called: str, count: int) -> None:
    """FT-11 to FT-14, FT-Q12 to FT-Q15."""
    assert len(callable_cards(read_cards(hand), read_cards(called))) == count


@pytest.mark.parametrize(
    ("players", "sizes"), [(3, (13, 15, 18)), (4, (10, 13, 15)), (5, (8, 10, 13)), (6, (7, 9, 11))]
)
def test_how_many_trumps_a_handle_shows(players: int, sizes: tuple[int, int, int]) -> None:
    """FT-31."""
    assert tuple(size_of(count, players) for count in sizes) == tuple(Size)
    assert size_of(sizes[0] + 1, players) is None


def test_the_program_chooses_the_cards_of_a_handle() -> None:
    """FT-31, FT-Q31, FT-Q34: the highest, the low ones; the fool only where no trump stays hidden."""
    hand = read_cards("T21 T2 T4 T6 T8 T10 T12 EX 2S")
    assert [write_cards(cards) for cards in possible(hand, 6)] == ["T2 T4 T6 T8 T10 T12 T21"]
    assert [write_cards(cards) for cards in possible(hand, 5)] == ["EX T2 T4 T6 T8 T10 T12 T21"]


def test_the_declarer_may_announce_a_handle_while_another_leads() -> None:
    """FT-Q30: from the end of the exchange until the own first card; nobody else moves out of turn."""
    trumps = "T2 T4 T6 T8 T10 T12 T14 T16 T18 T21"
    head = {"contract": "Cid guard", "discarded": "2H 3H 4H 5H 6H 7H", "hand Cid": f"{trumps} *8"}
    state = TAROT.set_up(head, FOUR)
    assert TAROT.turn(state) == 0
    handle = TAROT.read_move(f"handle {trumps}")
    assert handle in TAROT.offers(TAROT.view(state, 2))
    refused = TAROT.play(state, 1, handle)
    assert isinstance(refused, Refusal)
    assert refused.rule == "GE-01"
    shown = TAROT.play(state, 2, handle)
    assert not isinstance(shown, Refusal)
    assert TAROT.turn(shown.state) == 0
    assert TAROT.view(shown.state, 3).known[2] == read_cards(trumps)


def test_one_way_of_putting_back_is_offered_even_where_barred_cards_must_go() -> None:
    """FT-Q17: the free ones go first."""
    head = {
        "contract": "Ann guard",
        "kitty": "2C 3C KC T20 T21 4D",
        "hand Ann": "2S 3S KS KH KD EX T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12",
    }
    state = TAROT.set_up(head, FOUR)
    (offered,) = TAROT.offers(TAROT.view(state, 0))
    assert not isinstance(TAROT.play(state, 0, offered), Refusal)
