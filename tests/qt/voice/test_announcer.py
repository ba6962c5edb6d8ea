"""What reaches a screen reader, in which portions."""

from __future__ import annotations

from typing import Literal

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.qt.voice.announcer import SETTLE_MS, Announcement, Announcer
from cardtable.text.speak import Utterance


def said(sentence: str, urgency: Literal["polite", "assertive"] = "polite") -> Utterance:
    """Make a sentence that reads as it sounds."""
    return Utterance(sentence, sentence, urgency, None)


def announcer(qtbot: QtBot) -> Announcer:
    """Speak in the name of a widget of the test."""
    source = QWidget()
    qtbot.addWidget(source)
    return Announcer(source, source)


def test_the_sentences_of_one_player_stay_together(qtbot: QtBot) -> None:
    """A burst is one announcement a player, in the order of play."""
    mouth = announcer(qtbot)
    mouth.say(said("Layla draws."), 1)
    mouth.say(said("Layla discards."), 1)
    mouth.say(said("Omar draws."), 2)
    mouth.flush()
    assert mouth.said == (Announcement("Layla draws. Layla discards."), Announcement("Omar draws."))


def test_what_led_up_to_a_pressing_sentence_is_said_with_it(qtbot: QtBot) -> None:
    """An assertive announcement would cut the one before it off, so they go out as one."""
    mouth = announcer(qtbot)
    mouth.say(said("Omar discards the king."), 2)
    mouth.say(said("Your turn.", "assertive"), 0)
    mouth.flush()
    assert mouth.said == (Announcement("Omar discards the king. Your turn.", assertive=True),)


def test_nothing_is_said_twice_in_one_breath(qtbot: QtBot) -> None:
    """The same sentence twice in a burst is said once."""
    mouth = announcer(qtbot)
    mouth.say(said("The table has changed."))
    mouth.say(said("The table has changed."))
    mouth.flush()
    assert mouth.said == (Announcement("The table has changed."),)


def test_what_a_player_does_three_times_is_said_with_its_number(qtbot: QtBot) -> None:
    """Three draws of one player are three cards, never one; others in between are told apart."""
    mouth = announcer(qtbot)
    draws = Utterance(
        "Mona draws a card.", "Mona draws a card.", "polite", None, lambda count: f"Mona draws {count} cards."
    )
    for _ in range(3):
        mouth.say(draws, 1)
    mouth.say(said("Mona ends her turn."), 1)
    mouth.say(draws, 1)
    mouth.flush()
    assert mouth.said == (Announcement("Mona draws 3 cards. Mona ends her turn. Mona draws a card."),)


def test_what_a_player_does_twice_is_said_twice(qtbot: QtBot) -> None:
    """Where there are no words for the number, the sentence is repeated: two equal cards are two cards."""
    mouth = announcer(qtbot)
    for _ in range(2):
        mouth.say(said("You draw the king of clubs."), 0)
    mouth.flush()
    assert mouth.said == (Announcement("You draw the king of clubs. You draw the king of clubs."),)


def test_new_focus_comes_before_what_waits(qtbot: QtBot) -> None:
    """While focus moves nothing is announced: a screen reader would drop it."""
    mouth = announcer(qtbot)
    mouth.say(said("Your turn."))
    qtbot.wait(SETTLE_MS // 2)
    mouth.focus_moved()
    qtbot.wait(SETTLE_MS * 2 // 3)
    assert not mouth.said
    qtbot.waitUntil(lambda: bool(mouth.said), timeout=2000)
    assert mouth.said == (Announcement("Your turn."),)


def test_a_table_that_is_left_is_silent(qtbot: QtBot) -> None:
    """What waited when the table was left is never said."""
    mouth = announcer(qtbot)
    mouth.say(said("Your turn."))
    mouth.hush()
    mouth.flush()
    assert mouth.said == ()
