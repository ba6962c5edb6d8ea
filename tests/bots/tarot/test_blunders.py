"""Positions that experienced players would point at: what the computer's players never do, what they always do."""

from __future__ import annotations

import pytest

from cardtable.games.tarot.state import State
from tests.bots.tarot.tables import LEVELS, always, played, position

both_levels = pytest.mark.parametrize("level", LEVELS)

FIVE = "Ann Bob Cid Dan Eve"
FOUR = "Ann Bob Cid Dan"
PUT_BACK = "AS AH 2H 2C 3C 3H"


def last_to_play(trick: str, hand: str) -> State:
    """Set up the first trick of Ann's guard, to which Dan plays last."""
    return position(
        FOUR,
        contract="Ann guard",
        discarded=PUT_BACK,
        turn="Dan",
        trick=trick,
        hand_Ann="*17",
        hand_Bob="*17",
        hand_Cid="*17",
        hand_Dan=hand,
    )


@both_levels
def test_a_partners_trick_is_not_taken_over_for_nothing(level: str) -> None:
    """The revealed partner's queen holds the trick: the last player gives a knight and keeps the king."""
    table = position(
        FIVE,
        contract="Ann guard",
        called="KH",
        discarded="AD 2D 3D",
        turn="Ann",
        won_Bob="KH 5H 6H 7H 8H",
        trick="Bob QS, Cid 5S, Dan 6S, Eve 7S",
        hand_Ann="KS NS AS T5 T6 T7 T8 T9 T10 T11 T12 T13 4D 5D",
        hand_Bob="*13",
        hand_Cid="*13",
        hand_Dan="*13",
        hand_Eve="*13",
    )
    wanted = {"play NS"} if level == "casual" else {"play NS", "play AS"}
    assert always(table, level) <= wanted


@both_levels
def test_over_a_partners_trump_no_higher_one_than_must_be(level: str) -> None:
    """FT-Q36 makes a partner overtrump; the lowest trump that does is enough."""
    table = position(
        FIVE,
        contract="Ann guard",
        called="KH",
        discarded="AD 2D 3D",
        turn="Cid",
        won_Cid="KH 5H 6H 7H 8H",
        trick="Dan 5S, Eve 6S, Ann T10, Bob 7S",
        hand_Ann="*13",
        hand_Bob="*13",
        hand_Cid="T11 T15 T21 4H 9H 10H JH 4C 5C 6C 7C 8C 9C 10C",
        hand_Dan="*13",
        hand_Eve="*13",
    )
    wanted = {"play T11"} if level == "casual" else {"play T11", "play T15"}
    assert always(table, level) <= wanted


@both_levels
def test_the_twenty_one_is_not_thrown_on_an_empty_trick(level: str) -> None:
    """Four low cards are not worth the 21."""
    table = position(
        FOUR,
        contract="Ann guard",
        discarded=PUT_BACK,
        turn="Dan",
        trick="Ann 5S, Bob 6S, Cid 7S",
        hand_Ann="*17",
        hand_Bob="*17",
        hand_Cid="*17",
        hand_Dan="T21 T6 T9 T2 4H 5H 6H 7H 8H 4D 5D 6D 7D 8D 4C 5C 6C 7C",
    )
    assert always(table, level) <= {"play T2", "play T6", "play T9"}


@both_levels
def test_trumps_are_no_longer_drawn_when_none_are_out(level: str) -> None:
    """All other trumps have fallen: the declarer plays good plain cards, the little one waits for the end."""
    plain = "2S 3S 4S 5S 6S 7S AD 2D 3D 4D 5D 6D AC 4C 5C 6C 7C 8C 9C 10C"
    table = position(
        FOUR,
        contract="Ann guard",
        discarded=PUT_BACK,
        turn="Ann",
        won_Ann=f"T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 EX {plain} 4H 5H 6H 7H 8H",
        fool="Ann",
        hand_Ann="T21 T20 T1 KS QS KH",
        hand_Bob="*6",
        hand_Cid="*6",
        hand_Dan="*6",
    )
    assert always(table, level) <= {"play KS", "play QS", "play KH"}


@both_levels
def test_the_little_one_is_saved_where_it_is_safe(level: str) -> None:
    """The last player, who must cut, cuts with the little one."""
    table = position(
        FOUR,
        contract="Ann guard",
        discarded=PUT_BACK,
        turn="Dan",
        trick="Ann NS, Bob 6S, Cid 7S",
        hand_Ann="*17",
        hand_Bob="*17",
        hand_Cid="*17",
        hand_Dan="T1 T6 T9 4H 5H 6H 7H 8H 4D 5D 6D 7D 8D 4C 5C 6C 7C 8C",
    )
    assert always(table, level) == {"play T1"}


@both_levels
def test_the_little_one_is_not_offered_to_a_declarer_who_may_overtrump(level: str) -> None:
    """The declarer, to play after it, has cut spades before."""
    table = position(
        FOUR,
        contract="Dan guard",
        discarded=PUT_BACK,
        turn="Ann",
        hand_Ann="5S KS QD 2D *14",
        hand_Bob="6S 8S 3D 10D *14",
        hand_Cid="7S T1 T6 T9 4H 5H 6H 7H 8H 5D 6D 7D 8D 4C 5C 6C 7C 8C",
        hand_Dan="4D JH NH KC QH KH KD 9C 10C T2 T12 T13 T14 T15 T16 T17 T18 T20",
    )
    before = played(table, "play 5S", "play 6S", "play 7S", "play T12", "play 4D", "play QD", "play 10D", "play 5D")
    table = played(before, "play KS", "play 8S")
    assert always(table, level) <= {"play T6", "play T9"}


@both_levels
def test_the_little_one_is_hunted_with_the_highest_trumps(level: str) -> None:
    """The declarer holds the top of the trumps and not the little one: they are led."""
    table = position(
        FOUR,
        contract="Ann guard",
        discarded=PUT_BACK,
        turn="Ann",
        hand_Ann="T21 T20 T19 T18 T17 T16 T15 T14 T7 JD KS KH QH 4S 5S 4D 5D 6D",
    )
    assert always(table, level) <= {f"play T{number}" for number in range(14, 22)}


def test_points_go_to_the_own_side() -> None:
    """The fellow defender's king is good: the last player gives the queen to it."""
    table = position(
        FOUR,
        contract="Ann guard",
        discarded=PUT_BACK,
        turn="Dan",
        won_Ann="T2 5D T12 6D",
        trick="Ann 5S, Bob KS, Cid 6S",
        hand_Ann="*16",
        hand_Bob="*16",
        hand_Cid="*16",
        hand_Dan="QS 4S 7S 4H 5H 6H 7H 8H 4D 7D 8D 4C 5C 6C 7C 8C 9C",
    )
    assert always(table, "casual") == {"play QS"}


@both_levels
def test_no_points_go_to_the_other_side(level: str) -> None:
    """The declarer's king is good: the last player keeps the queen."""
    table = position(
        FOUR,
        contract="Ann guard",
        discarded=PUT_BACK,
        turn="Dan",
        trick="Ann KS, Bob 5S, Cid 6S",
        hand_Ann="*17",
        hand_Bob="*17",
        hand_Cid="*17",
        hand_Dan="QS 4S 7S 4H 5H 6H 7H 8H 4D 5D 7D 8D 4C 5C 6C 7C 8C 9C",
    )
    assert always(table, level) <= {"play 4S", "play 7S"}


@both_levels
def test_the_fool_is_not_kept_for_the_last_trick(level: str) -> None:
    """FT-23: with two cards left it goes now."""
    table = position(
        FOUR,
        contract="Ann guard",
        discarded=PUT_BACK,
        turn="Dan",
        trick="Ann KS, Bob 5S, Cid 6S",
        hand_Ann="T3",
        hand_Bob="7D",
        hand_Cid="8D",
        hand_Dan="EX 4S",
        won_Cid="T2 T4 5D 6D",
    )
    assert always(table, level) == {"play EX"}


@both_levels
def test_the_declarer_does_not_lead_the_little_one(level: str) -> None:
    """With trumps enough, and trumps still out, it is neither led nor the highest thrown first: a court is led."""
    table = position(
        FOUR,
        contract="Ann guard",
        discarded=PUT_BACK,
        turn="Ann",
        hand_Ann="T21 T18 T15 T12 T9 T6 T1 KS KH QH 4S 5S 4D 5D 6D JD 7D 8D",
    )
    assert not always(table, level) & {"play T1", "play T21"}


@both_levels
def test_no_court_goes_under_a_king_that_holds(level: str) -> None:
    """The second player keeps queen and knight when the declarer leads the king."""
    table = position(
        FOUR,
        contract="Ann guard",
        discarded=PUT_BACK,
        turn="Bob",
        trick="Ann KS",
        hand_Ann="*17",
        hand_Bob="QS NS 4S 7S 4H 5H 6H 7H 8H 4D 5D 7D 8D 4C 5C 6C 7C 8C",
    )
    assert always(table, level) <= {"play 4S", "play 7S"}


@both_levels
def test_the_fool_spares_the_twenty_one(level: str) -> None:
    """Void, with no other trump than the 21: the fool saves it from a poor trick (FT-23)."""
    table = last_to_play("Ann 5S, Bob 6S, Cid 7S", "T21 EX 4H 5H 6H 7H 8H 4D 5D 6D 7D 8D 4C 5C 6C 7C 9C 10C")
    assert always(table, level) == {"play EX"}


@both_levels
def test_a_rich_trick_is_cut_with_a_small_trump(level: str) -> None:
    """The last player takes the declarer's king without spending the 20."""
    table = last_to_play("Ann KS, Bob 6S, Cid 7S", "T20 T6 T9 4H 5H 6H 7H 8H 4D 5D 6D 7D 8D 4C 5C 6C 7C 9C")
    assert always(table, level) <= {"play T6", "play T9"}


@both_levels
def test_a_trick_that_can_be_had_cheaply_is_taken(level: str) -> None:
    """The last player's knight beats the declarer's jack."""
    table = last_to_play("Ann JS, Bob 5S, Cid 7S", "NS 4S 9S 4H 5H 6H 7H 8H 4D 5D 6D 7D 8D 4C 5C 6C 7C 9C")
    assert always(table, level) == {"play NS"}


@both_levels
@pytest.mark.parametrize(
    ("trick", "courts"),
    [("Ann 5S, Bob KS, Cid 7S", True), ("Ann KS, Bob 5S, Cid 7S", False)],
)
def test_who_can_neither_follow_nor_cut_throws_points_to_the_own_side_alone(
    trick: str,
    courts: bool,  # noqa: FBT001 # a table of cases
    level: str,
) -> None:
    """A queen goes on a fellow defender's king, never on the declarer's."""
    table = position(
        FOUR,
        contract="Ann guard",
        discarded=PUT_BACK,
        turn="Dan",
        trick=trick,
        won_Ann="T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 8S 9S 10S 2S 3S 4S 6S 2D 3D 9D 10D AD AC 9C JC NC",
        hand_Ann="*10",
        hand_Bob="*10",
        hand_Cid="*10",
        hand_Dan="QH 5H 6H 4D 5D 6D 7D 8D 4C 5C 6C",
    )
    assert (always(table, level) == {"play QH"}) is courts
    assert ("play QH" in always(table, level)) is courts


def test_the_program_bids_what_its_hand_is_worth() -> None:
    """A strong hand guards, a hopeless one passes."""
    strong = position(FOUR, hand_Ann="T21 T20 T19 T17 T15 T12 T10 T7 T1 EX KS QS KH 4S 5S 4D 5D 6D")
    weak = position(FOUR, hand_Ann="T2 T4 T7 JS 4S 5S 6S NH 4H 5H 6H 7D 4D 5D 6D 4C 5C 6C")
    assert always(strong, "casual", 3) <= {"bid guard-without", "bid guard-against"}
    assert always(weak, "casual", 3) == {"pass"}


def test_the_program_calls_a_king_that_it_does_not_hold() -> None:
    """The partner's king helps the own queen."""
    table = position(
        FIVE, contract="Ann guard", hand_Ann="T21 T20 T19 T17 T15 T12 KS KD QH 4H 5S 6S 4D 5D 6C", turn="Ann"
    )
    assert always(table, "casual", 3) == {"call KH"}


def test_the_program_puts_a_suit_back_to_cut_it() -> None:
    """A short suit without its king goes, the queen first, and is cut later."""
    table = position(
        FOUR,
        contract="Ann guard",
        turn="Ann",
        kitty="QC 4C 5C 2D 3D JD",
        hand_Ann="T21 T20 T19 T17 T15 T12 T10 T7 KS QS 5S 6S 7S KH QH 5H 6H 7H",
    )
    (move,) = always(table, "casual", 3)
    assert set(move.split()[1:]) == {"QC", "4C", "5C", "2D", "3D", "JD"}


def test_the_program_shows_a_handle_with_a_safe_contract() -> None:
    """Ten trumps in a hand that can hardly fail are shown before the first card."""
    hand = "T21 T20 T19 T18 T17 T15 T12 T10 T7 T1 KS QS KH QH 4S 5S 4D 5D"
    table = position(FOUR, contract="Ann guard", discarded=PUT_BACK, turn="Ann", hand_Ann=hand)
    (move,) = always(table, "casual", 3)
    assert move.startswith("handle ")
    assert move.endswith(" T21")
