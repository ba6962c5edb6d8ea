"""How much of what happens is spoken."""

from __future__ import annotations

import pytest

from cardtable.kernel.message import Message, Who, message
from cardtable.kernel.notation import read_card, read_written
from cardtable.text.levels import Level, Speech
from cardtable.text.speak import Speaker
from tests.text.samples import ANN, CAST, HASSAN

TURN_OF_ANOTHER = message("rummy-turn", who=Who(HASSAN))
DRAW_OF_ANOTHER = message("rummy-drew-unseen", who=Who(HASSAN))
DISCARD = message("rummy-discarded", who=Who(HASSAN), card=read_card("9S"))
OWN_TURN = message("rummy-turn", who=Who(ANN))


def heard(said: Message, level: Level, language: str = "en") -> str:
    """Give what Ann hears of something that happens."""
    return Speaker(language, CAST, ANN).report(said, level).spoken


@pytest.mark.parametrize(
    ("said", "level", "spoken"),
    [
        (TURN_OF_ANOTHER, Level.FULL, "Hassan’s turn."),
        (TURN_OF_ANOTHER, Level.NORMAL, ""),
        (DRAW_OF_ANOTHER, Level.NORMAL, "Hassan draws a card."),
        (DRAW_OF_ANOTHER, Level.BRIEF, ""),
        (DISCARD, Level.NORMAL, "Hassan discards the 9 of spades."),
        (DISCARD, Level.BRIEF, "Hassan, 9 of spades."),
        (OWN_TURN, Level.BRIEF, "Your turn."),
        (OWN_TURN, Level.SILENT, ""),
    ],
)
def test_a_quieter_level_leaves_out_or_shortens(said: Message, level: Level, spoken: str) -> None:
    """What the next sentence tells anyway goes first, then all words but the cards, at last everything."""
    assert heard(said, level) == spoken


def test_the_words_of_a_level_are_those_of_the_language() -> None:
    """Each language has short forms of its own."""
    assert heard(DISCARD, Level.BRIEF, "ar") == "حسن: 9 البستوني."


def test_full_speech_may_say_more_than_is_written() -> None:
    """A trick is gone when it is taken, so full speech names its cards."""
    taken = message("tarot-trick-won", who=Who(HASSAN), cards=(read_card("KH"), read_card("2H")))
    assert heard(taken, Level.NORMAL) == "Hassan takes the trick."
    assert heard(taken, Level.FULL) == "Hassan takes the trick: king and 2 of hearts."


@pytest.mark.parametrize("level", Level)
def test_the_eye_has_the_whole_sentence_at_every_level(level: Level) -> None:
    """Levels are for the ear alone."""
    assert Speaker("en", CAST, ANN).report(DISCARD, level).visual == "Hassan discards the 9 of spades."


@pytest.mark.parametrize("level", Level)
def test_a_sound_is_made_whatever_is_spoken(level: Level) -> None:
    """Who wants few words hears by the sound that a card was drawn."""
    assert Speaker("en", CAST, ANN).report(DRAW_OF_ANOTHER, level).sound == "draw"


def test_a_sentence_said_again_is_whole() -> None:
    """The log is walked in whole sentences, also those that were not heard."""
    assert Speaker("en", CAST, ANN).say(TURN_OF_ANOTHER).spoken == "Hassan’s turn."


def test_a_short_form_may_lean_on_another() -> None:
    """A provisional combination is laid as any other is, with how far it reaches."""
    cards = tuple(read_written(card) for card in ("9C", "JK", "JC"))
    laid = message("playroom-laid-provisional", who=Who(HASSAN), cards=cards, reached=25, needed=30)
    assert heard(laid, Level.BRIEF) == "Hassan lays 9, joker and jack of clubs. 25 of 30."


@pytest.mark.parametrize(
    ("language", "count", "spoken"),
    [
        ("en", 3, "Hassan draws 3 cards."),
        ("ar", 2, "سحب حسن كرتين."),
        ("ar", 3, "سحب حسن ثلاثة كروت."),
    ],
)
def test_what_happens_several_times_at_once_is_counted(language: str, count: int, spoken: str) -> None:
    """Three draws of a player are three cards, with the grammar of their number."""
    several = Speaker(language, CAST, ANN).report(DRAW_OF_ANOTHER, Level.NORMAL).several
    assert several is not None
    assert several(count) == spoken


def test_a_sentence_begins_with_a_capital() -> None:
    """A short form begins with its card, as in "Queen of hearts."."""
    discard = message("rummy-discarded", who=Who(ANN), card=read_card("QH"))
    assert heard(discard, Level.BRIEF) == "Queen of hearts."


def test_one_key_goes_through_all_levels() -> None:
    """From full to silent, then full again."""
    speech, levels = Speech(Level.FULL), []
    for _ in Level:
        speech = speech.quieter()
        levels.append(speech.level)
    assert levels == [Level.NORMAL, Level.BRIEF, Level.SILENT, Level.FULL]


@pytest.mark.parametrize(
    ("level", "extras"),
    [
        (Level.FULL, (True, True, True)),
        (Level.NORMAL, (False, True, True)),
        (Level.BRIEF, (False, False, False)),
        (Level.SILENT, (False, False, False)),
    ],
)
def test_extras_belong_to_the_more_talkative_levels(level: Level, extras: tuple[bool, ...]) -> None:
    """Positions and the help of options are usual, keys are for who asks for all."""
    assert extras_of(Speech(level)) == extras


def test_each_extra_can_be_left_out() -> None:
    """At the fullest level, too."""
    speech = Speech(Level.FULL, key_hints=False, positions=False, option_help=False)
    assert extras_of(speech) == (False, False, False)


def extras_of(speech: Speech) -> tuple[bool, ...]:
    """Tell whether keys, positions, the help of options are given."""
    return speech.gives_keys, speech.gives_positions, speech.gives_option_help
