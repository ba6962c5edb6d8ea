"""The sentence on the action bar."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cardtable.qt.windows.message_line import MORE, MessageLine

LONG = "You play 7 and 9 of clubs. Run: 5, 6, 7, 8 and 9 of hearts; Set: 9 of clubs, spades and diamonds."


def line(qtbot: QtBot, width: int) -> MessageLine:
    """Show a line of a width."""
    made = MessageLine()
    qtbot.addWidget(made)
    made.resize(width, 60)
    made.show()
    made.say(LONG)
    return made


def test_a_sentence_with_room_is_shown_whole(qtbot: QtBot) -> None:
    """In a wide bar nothing is cut."""
    assert line(qtbot, 1200).text() == LONG


def test_a_sentence_that_is_a_little_too_long_is_written_smaller(qtbot: QtBot) -> None:
    """Nothing is cut as long as smaller letters do."""
    made = line(qtbot, 1200)
    usual = made.font().pointSizeF()
    made.resize(made.fontMetrics().horizontalAdvance(LONG) * 9 // 10, 60)
    assert (made.text(), made.font().pointSizeF() < usual) == (LONG, True)


def test_a_sentence_too_long_is_cut_after_a_word(qtbot: QtBot) -> None:
    """In a narrow bar it ends with a sign that there is more; a screen reader gets all of it."""
    made = line(qtbot, 300)
    shown = made.text()
    assert shown.endswith(MORE)
    assert LONG.startswith(shown.removesuffix(MORE))
    assert (made.sentence, made.accessibleName()) == (LONG, LONG)


def test_more_is_shown_where_there_are_more_lines_or_more_width(qtbot: QtBot) -> None:
    """The cut follows the room."""
    made = line(qtbot, 200)
    one = made.text()
    made.allow(2)
    two = made.text()
    made.resize(1200, 60)
    assert len(one) < len(two) < len(made.text())
