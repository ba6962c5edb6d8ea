"""Hints at French Tarot: each decision of a round, with the reason that its player had."""

from __future__ import annotations

import pytest

from cardtable.bots.advise import advise
from cardtable.bots.hint import Hint
from cardtable.bots.tarot.policy import choose
from cardtable.games.registry import GAMES
from cardtable.games.tarot.moves import Call, MakeBid, Pass, PlayCard, PutBack, ShowHandle
from cardtable.games.tarot.options import Options
from cardtable.games.tarot.state import State
from cardtable.kernel.message import Message
from cardtable.kernel.refusal import Refusal
from tests.bots.tarot.tables import TAROT, decisions, position
from tests.text.samples import unsaid

FOUR = "Ann Bob Cid Dan"
FIVE = "Ann Bob Cid Dan Eve"
SIX = "Ann Bob Cid Dan Eve Fay"
STRONG = "T21 T20 T19 T18 T17 T16 T15 T1 EX KS 2D 3D 4D 5D 6D 7D 8D 9D"
PUT_BACK = "AH AC 2C 3C 4C 5C"


def hint(state: State) -> Hint:
    """Advise the seat in turn."""
    seat = TAROT.turn(state)
    assert seat is not None
    return advise(TAROT.name, TAROT.view(state, seat))


def reason(found: Hint) -> str:
    """Name the reason of the one step."""
    told = found.steps[0].told.args["reason"]
    assert isinstance(told, Message)
    return told.id


def trick(played: str, hand: str, turn: str = "Dan", **lines: str) -> Hint:
    """Advise a defender in the first trick of Ann's guard."""
    hands = {f"hand_{name}": "*17" for name in FOUR.split()}
    return hint(
        position(
            FOUR,
            **{**hands, **lines, f"hand_{turn}": hand},
            contract="Ann guard",
            discarded=PUT_BACK,
            turn=turn,
            trick=played,
        )
    )


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_hint_is_one_step_as_the_casual_player_would_make_it(players: int) -> None:
    """Whoever follows it plays a legal move of every kind that a round asks for, and hears why in both languages."""
    found = [
        (each, advise(TAROT.name, each.view))
        for number in range(3)
        for each in decisions(Options(), players, number, "casual")
    ]
    assert [
        advice.steps[0].move
        for each, advice in found
        if [s.move for s in advice.steps] != [choose(each.view, "casual", 0)]
    ] == []
    kinds = {type(advice.steps[0].move) for _, advice in found}
    assert kinds >= {Pass, MakeBid, PutBack, PlayCard} | ({Call} if players > 4 else set())
    told = [each for _, advice in found for each in (advice.nudge, advice.cards, advice.steps[0].told)]
    assert unsaid(told) == []


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_hint_is_never_refused_whoever_played_before(players: int) -> None:
    """A beginner comes into positions that the player who advises would not come into; the step is legal there too."""
    refused = [
        advice.steps[0].move
        for number in range(4)
        for each in decisions(Options(), players, number, "beginner")
        for advice in [advise(TAROT.name, each.view)]
        if isinstance(GAMES[TAROT.name].play(each.state, each.view.seat, advice.steps[0].move), Refusal)
    ]
    assert refused == []


def test_a_partners_trick_that_the_declarer_may_still_trump_is_not_called_safe() -> None:
    """Bob's king of spades lies there, but the declarer plays last and has run out of spades."""
    found = hint(
        position(
            FOUR,
            contract="Dan guard",
            discarded=PUT_BACK,
            turn="Cid",
            won_Bob="AS 9S 10S T2",
            trick="Ann QS, Bob KS",
            hand_Ann="*16",
            hand_Bob="*16",
            hand_Cid="2S 3S 2H 4H 5H 6H 7H 8H 9H 10H AD 2D 3D 4D 5D 6D 7D",
            hand_Dan="*17",
        )
    )
    assert reason(found) == "tarot-why-lost"


def test_an_auction_is_counted_by_oudlers_trumps_and_kings() -> None:
    """The cards of the hint are what a hand is strong by; the step is the bid that it is worth."""
    strong = hint(position(FOUR, turn="Ann", hand_Ann=STRONG, hand_Bob="*18", hand_Cid="*18", hand_Dan="*18"))
    assert strong.nudge.id == "tarot-hint-nudge-bid"
    assert dict(strong.cards.args) == {"oudlers": 3, "trumps": 8, "kings": 1}
    assert strong.steps[0].told.id == "tarot-hint-bid"


@pytest.mark.parametrize(
    ("played", "hand", "wanted"),
    [
        ("Ann KS, Bob 2S, Cid 3S", "4S 5S 2H 3H 4H 5H 6H 7H 8H 9H 10H AD 2D 3D 4D 5D 6D 7D", "tarot-why-lost"),
        ("Ann 2S, Bob KS, Cid 3S", "QS 4S 2H 4H 5H 6H 7H 8H 9H 10H AD 2D 3D 4D 5D 6D 7D 8D", "tarot-why-home"),
        ("Ann 2S, Bob 4S, Cid 3S", "KS 6C 2H 4H 5H 6H 7H 8H 9H 10H AD 2D 3D 4D 5D 6D 7D 8D", "tarot-why-only"),
        ("Ann NS, Bob 4S, Cid 3S", "KS QS 5S 4H 5H 6H 7H 8H 9H 10H AD 2D 3D 4D 5D 6D 7D 8D", "tarot-why-takes"),
    ],
)
def test_the_last_to_play_hears_what_the_trick_is_to_the_side(played: str, hand: str, wanted: str) -> None:
    """Lost, it gets little; won by a defender, it gets points; else the card that takes it, or the only one allowed."""
    assert reason(trick(played, hand)) == wanted


def test_the_one_who_wins_so_far_is_named_with_the_card() -> None:
    """The nudge says whose the trick is, the own side's or the other's."""
    hand = "QS 4S 2H 4H 5H 6H 7H 8H 9H 10H AD 2D 3D 4D 5D 6D 7D 8D"
    assert trick("Ann 2S, Bob KS, Cid 3S", hand).nudge.args["sure"] == "yes"
    enemy = trick("Ann KS, Bob 2S, Cid 3S", hand).nudge
    assert (enemy.id, str(enemy.args["card"])) == ("tarot-hint-nudge-enemy", "KS")


def test_a_side_that_is_not_known_yet_is_called_probable() -> None:
    """Whoever wins the trick of a declarer with a hidden partner may be that partner."""
    found = hint(
        position(
            FIVE,
            contract="Ann guard",
            called="KH",
            discarded="AC 2C 3C",
            turn="Ann",
            trick="Eve KS",
            hand_Ann="T21 T20 T19 T17 T15 T12 T10 KD QD 4S 5S 6S 4D 5D 6D",
            hand_Bob="*15",
            hand_Cid="*15",
            hand_Dan="*15",
            hand_Eve="*14",
        )
    )
    assert (found.nudge.id, found.nudge.args["sure"]) == ("tarot-hint-nudge-enemy", "no")


def test_a_second_call_that_must_be_an_own_card_does_not_say_that_the_caller_is_alone() -> None:
    """With all kings the first call may be a queen; the three others may then all be the caller's."""
    found = hint(
        position(
            SIX,
            contract="Ann guard",
            called="QC",
            turn="Ann",
            hand_Ann="KS KH KD KC QS QH QD T21 T20 T19 T18 T17",
        )
    )
    assert reason(found) == "tarot-why-call-own"
    assert unsaid([found.steps[0].told]) == []


def test_what_goes_back_says_which_suit_is_emptied_and_what_comes_home() -> None:
    """The reasons are the ones for which the cards were chosen."""
    found = next(
        advise(TAROT.name, each.view)
        for number in range(9)
        for each in decisions(Options(), 4, number, "casual")
        if isinstance(each.move, PutBack)
    )
    told = found.steps[0].told
    assert (told.id, found.nudge.args["due"]) == ("tarot-hint-put", 6)
    assert reason(found) in {"hint-why-last", "tarot-why-put-empty", "tarot-why-put-points"}


def _may_show(hand: str) -> Hint:
    """Advise a declarer who leads to the first trick with a handle in the hand."""
    hands = {f"hand_{name}": "*18" for name in FOUR.split()}
    return hint(position(FOUR, **{**hands, "hand_Ann": hand}, contract="Ann guard", discarded=PUT_BACK, turn="Ann"))


def test_a_handle_in_a_weak_hand_is_advised_against_with_its_reason() -> None:
    """Whoever could show one hears why not, then what to think of for the trick; a card is the step."""
    found = _may_show("T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 2S 3S 4S 5S 6S 7S 8S 2D")
    assert (found.nudge.id, type(found.steps[0].move)) == ("tarot-hint-nudge-no-handle", PlayCard)
    assert unsaid([found.nudge]) == []


def test_a_handle_in_a_strong_hand_is_the_step() -> None:
    """Where the contract looks safe it is shown before a card is played."""
    found = _may_show("T21 T20 T19 T18 T17 T16 T15 T14 T13 T1 EX KS KH KD 2D 3D 4D 5D")
    assert (found.nudge.id, type(found.steps[0].move)) == ("tarot-hint-nudge-handle", ShowHandle)
