"""Sentences for one listener, as they are seen with how they are heard."""

from __future__ import annotations

from fractions import Fraction

import pytest

from cardtable.kernel.cards import JOKER
from cardtable.kernel.message import Arg, Message, Who, message
from cardtable.kernel.notation import read_card, read_cards, read_written
from cardtable.kernel.seats import Person
from cardtable.text.speak import Speaker
from tests.text.samples import ANN, CAST, HASSAN, LAYLA


def test_the_computers_players_have_a_name_in_each_language() -> None:
    """A player that the computer plays is called by the picture's name in the language spoken."""
    assert Speaker("ar", CAST, ANN).text("rummy-turn", who=Who(HASSAN)) == "دور حسن."
    assert Speaker("en", CAST, ANN).text("rummy-turn", who=Who(HASSAN)) == "Hassan’s turn."


def test_a_person_keeps_the_own_name() -> None:
    """A person is never renamed after the picture."""
    cast = (Person("Omar K", "m", None, "omar"), *CAST[1:])
    assert Speaker("en", cast, LAYLA).text("rummy-turn", who=Who(0)) == "Omar K’s turn."


def test_an_unknown_picture_leaves_the_name() -> None:
    """A computer player from an older save may bear a name without translation."""
    cast = (CAST[0], Person("Zeno", "m", "casual", "zeno"))
    assert Speaker("en", cast, ANN).text("rummy-turn", who=Who(1)) == "Zeno’s turn."


@pytest.mark.parametrize(
    ("language", "me", "said"),
    [
        ("en", ANN, "Your turn."),
        ("en", HASSAN, "Ann’s turn."),
        ("en", None, "Ann’s turn."),
        ("ar", ANN, "دورك."),
        ("ar", None, "دور \u2068Ann\u2069."),
    ],
)
def test_the_listener_is_you(language: str, me: int | None, said: str) -> None:
    """One message serves every seat; somebody looking on hears only names."""
    assert Speaker(language, CAST, me).say(message("rummy-turn", who=Who(ANN))).visual == said


def test_isolates_are_for_the_eye_alone() -> None:
    """A voice gets no invisible marks."""
    utterance = Speaker("ar", CAST, HASSAN).say(message("rummy-drew-unseen", who=Who(ANN)))
    assert (utterance.visual, utterance.spoken) == ("سحبت \u2068Ann\u2069 كرتًا.", "سحبت Ann كرتًا.")


@pytest.mark.parametrize(
    ("points", "seen", "heard"),
    [
        (85, "You win the round: +85.", "You win the round: plus 85."),
        (-50, "You win the round: −50.", "You win the round: minus 50."),
        (Fraction(71, 2), "You win the round: +35½.", "You win the round: plus 35 and a half."),
    ],
)
def test_signs_that_a_voice_may_swallow_are_words(points: int | Fraction, seen: str, heard: str) -> None:
    """A lost minus would turn a penalty into a gain."""
    utterance = Speaker("en", CAST, ANN).say(message("rummy-round-won", who=Who(ANN), points=points))
    assert (utterance.visual, utterance.spoken) == (seen, heard)


def test_words_for_signs_leave_no_stray_spaces() -> None:
    """A sign after a bracket or before a full stop does not tear the sentence."""
    said = Speaker("en", CAST, ANN).spoken("rummy-score-line", who=Who(ANN), total=385, round=-85)
    assert said == "You 385 (minus 85 this round)"


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (read_card("QH"), "queen of hearts"),
        (read_written("JK=10C"), "joker as 10 of clubs"),
        (read_cards("9C JC"), "9 and jack of clubs"),
        ((read_written("9C"), read_written("JK"), read_written("JC")), "9, joker and jack of clubs"),
        (read_cards("9C JC JK"), "9 of clubs, jack of clubs and joker"),
        ((JOKER,), "joker"),
    ],
)
def test_cards_are_named(cards: Arg, said: str) -> None:
    """A joker joins the suit of what it lies in; among loose cards it stands alone."""
    assert Speaker("en", CAST, ANN).text("parts", parts=cards) == said


def test_messages_nest() -> None:
    """A message may speak of others, which are joined."""
    parts = (Message("rummy-would-lay", {"kind": "set"}), message("playroom-would-open", reached=30))
    assert Speaker("en", CAST, ANN).text("parts", parts=parts) == "New set, opens with 30 points"
    assert Speaker("ar", CAST, ANN).text("parts", parts=parts) == "طقم جديد، دخول اللعبة بثلاثين نقطة"


@pytest.mark.parametrize(
    ("winners", "said"),
    [
        ((Who(ANN),), "You win the game with 9 points."),
        ((Who(HASSAN),), "Hassan wins the game with 9 points."),
        ((Who(ANN), Who(LAYLA)), "A shared win with 9 points: you and Layla."),
    ],
)
def test_several_players_are_listed(winners: tuple[Who, ...], said: str) -> None:
    """One winner is spoken of as any player is, several as a list."""
    assert Speaker("en", CAST, ANN).text("rummy-game-won", winners=winners, points=9) == said


def test_what_is_no_card_does_not_go_into_a_list_of_cards() -> None:
    """A mixed tuple is a bug, not a sentence."""
    mixed: tuple[Message, ...] = (message("you"), read_card("QH"))  # type: ignore[assignment] # the bug on purpose
    with pytest.raises(TypeError, match="does not go into a list of cards"):
        Speaker("en", CAST, ANN).text("parts", parts=mixed)


@pytest.mark.parametrize(
    ("language", "heard"),
    [
        ("en", "Made: 41 minus 40 and a half equals half over"),
        ("ar", "نجح العقد بزيادة: 41 ناقص 40 ونصف يساوي نصف"),
    ],
)
def test_a_half_is_heard_with_or_without_a_whole_number(language: str, heard: str) -> None:
    """A voice may swallow ½, so words stand for it."""
    by = message("tarot-formula-minus", high=41, low=Fraction(81, 2), difference=Fraction(1, 2))
    assert Speaker(language, CAST, ANN).spoken("tarot-tally-made", formula=by) == heard


def test_an_empty_list_says_nothing() -> None:
    """A declarer without partners is spoken of alone."""
    assert [Speaker(each, CAST, ANN).text("tarot-with-partners", partners=()) for each in ("en", "ar")] == ["", ""]
