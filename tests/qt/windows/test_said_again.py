"""What was said at a table, said again: line by line, the last of it, copied, searched."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.kernel.message import Message, Who, message
from cardtable.kernel.notation import read_card
from cardtable.qt.keys import Verb
from cardtable.qt.preferences import Preferences
from cardtable.qt.windows.list_sheet import ListSheet
from cardtable.qt.windows.table_page import TablePage
from cardtable.text.catalogue import plain

Laid = Callable[..., TablePage]

LAYLA, OMAR = 1, 3
DRAWN = message("rummy-drew-unseen", who=Who(LAYLA))
THROWN = message("rummy-discarded", who=Who(LAYLA), card=read_card("9S"))
THROWN_BY_OMAR = message("rummy-discarded", who=Who(OMAR), card=read_card("KH"))


@pytest.fixture
def page(laid: Laid) -> TablePage:
    """Give a page with three messages in its log."""
    page = laid("mid")
    page.log.clear()
    for line, seat in ((DRAWN, LAYLA), (THROWN, LAYLA), (THROWN_BY_OMAR, OMAR)):
        page.log.add(line, seat)
    page.announcer.flush()
    return page


def spoken_by(page: TablePage, *verbs: Verb) -> list[str]:
    """Ask for something; give what is announced."""
    before = len(page.announcer.said)
    for verb in verbs:
        page.keys.do(verb)
        page.announcer.flush()
    return [each.text for each in page.announcer.said[before:]]


def test_messages_are_walked_from_the_end(page: TablePage) -> None:
    """Back, back, on again; past the first one the first is said once more."""
    back, on = Verb.PREVIOUS_MESSAGE, Verb.NEXT_MESSAGE
    assert spoken_by(page, back, back, back, back, on) == [
        "Omar discards the king of hearts.",
        "Layla discards the 9 of spades.",
        "Layla draws a card.",
        "Layla draws a card.",
        "Layla discards the 9 of spades.",
    ]


@pytest.mark.parametrize("level", ["silent", "brief"])
def test_a_walk_is_whole_at_every_level(page: TablePage, level: str) -> None:
    """Who hears few words of what happens can still hear all of it."""
    page._preferences.change(speech_level=level)
    page.take_on(page._preferences.settings)
    walked = spoken_by(page, Verb.PREVIOUS_MESSAGE, Verb.PREVIOUS_MESSAGE, Verb.PREVIOUS_MESSAGE)
    assert walked[1:] == ["Layla discards the 9 of spades.", "Layla draws a card."]


def test_what_is_said_again_makes_no_sound_again(page: TablePage) -> None:
    """A card that was drawn long ago is not drawn now."""
    sounds: list[str] = []
    page.announcer.sounding.connect(lambda sound, _seat: sounds.append(sound))
    spoken_by(page, Verb.PREVIOUS_MESSAGE, Verb.PREVIOUS_MESSAGE, Verb.SINCE_MY_TURN, Verb.LAST_TURN, Verb.REPEAT)
    assert sounds == []


def test_an_answer_is_repeated_as_well_as_a_message(page: TablePage) -> None:
    """What was said last is said again, whatever it was."""
    answer, again = spoken_by(page, Verb.WHOSE_TURN, Verb.REPEAT)
    assert answer == again


def test_the_message_walked_to_is_copied(page: TablePage) -> None:
    """Without a walk it is the last one."""
    spoken_by(page, Verb.COPY_MESSAGE)
    assert QGuiApplication.clipboard().text() == "Omar discards the king of hearts."
    told = spoken_by(page, Verb.PREVIOUS_MESSAGE, Verb.PREVIOUS_MESSAGE, Verb.COPY_MESSAGE)
    assert QGuiApplication.clipboard().text() == "Layla discards the 9 of spades."
    assert told[-1] == "Copied: Layla discards the 9 of spades."


def test_the_whole_log_is_copied_line_by_line(page: TablePage) -> None:
    """Also what was not heard when it happened, without marks of direction."""
    assert spoken_by(page, Verb.COPY_LOG) == ["3 messages copied."]
    assert QGuiApplication.clipboard().text().splitlines() == [
        "Layla draws a card.",
        "Layla discards the 9 of spades.",
        "Omar discards the king of hearts.",
    ]


@pytest.mark.parametrize(
    "verb", [Verb.PREVIOUS_MESSAGE, Verb.COPY_MESSAGE, Verb.COPY_LOG], ids=lambda verb: verb.name.lower()
)
def test_an_empty_log_says_so(page: TablePage, verb: Verb) -> None:
    """No key is answered by silence."""
    page.log.clear()
    assert spoken_by(page, verb) == ["No message yet."]


def shown_lines(page: TablePage) -> list[str]:
    """List the messages that the panel shows."""
    model = page.panel.messages.list.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_a_search_leaves_the_lines_that_hold_the_words(page: TablePage, qtbot: QtBot) -> None:
    """The panel opens at its field; how much was found is told once nothing more is typed."""
    page.show_panel(shown=False)
    page.keys.do(Verb.FIND_MESSAGE)
    with qtbot.waitSignal(page.panel.messages.found) as found:
        QTest.keyClicks(page.panel.messages.field, "DISCARDS the k")
    page.announcer.flush()
    assert shown_lines(page) == ["Omar discards the king of hearts."]
    assert found.args == [1]
    assert page.announcer.said[-1].text == "1 message found."


def test_a_search_knows_arabic_letters_that_people_mix_up(laid: Laid) -> None:
    """Whoever leaves the sign over an alef out finds the ace all the same."""
    page = laid("mid", "ar")
    page.log.clear()
    page.log.add(message("rummy-discarded", who=Who(LAYLA), card=read_card("AS")), LAYLA)
    page.log.add(THROWN, LAYLA)
    page.panel.messages.field.setText("اس البستوني")
    assert shown_lines(page) == ["رمت ليلى آس البستوني."]


def test_a_search_ends_at_the_table(page: TablePage) -> None:
    """Enter goes to what was found, Escape shows everything again, with the focus back in the hand."""
    page.keys.do(Verb.FIND_MESSAGE)
    field = page.panel.messages.field
    field.setText("Layla")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert page.panel.messages.list.currentIndex().data() == "Layla discards the 9 of spades."
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert len(shown_lines(page)) == 3
    assert page.table.hasFocus()


def test_the_key_of_speech_goes_through_the_levels(page: TablePage, preferences: Preferences) -> None:
    """Each press is answered, silence too, and the choice is kept."""
    assert spoken_by(page, *[Verb.SPEECH_LEVEL] * 4) == [
        "Brief speech.",
        "Silent: only what you ask for is spoken.",
        "Full speech.",
        "Normal speech.",
    ]
    page.keys.do(Verb.SPEECH_LEVEL)
    assert preferences.settings.speech_level == "brief"


def test_the_hand_is_said_in_one_line_for_braille(page: TablePage) -> None:
    """Signs of suits, digits; the table's description holds the same."""
    assert spoken_by(page, Verb.HAND_LINE) == ["♠3 8 9 K ♥4 5 Q ♦6 9 J Q ♣2 5 6 joker"]
    table = QAccessible.queryAccessibleInterface(page.table)
    assert table.text(QAccessible.Text.Description) == "♠3 8 9 K ♥4 5 Q ♦6 9 J Q ♣2 5 6 joker"


def test_the_line_of_the_hand_is_a_list_when_it_is_asked_for_again(laid: Laid) -> None:
    """A hand too long for one line of braille has a line a suit there."""
    page = laid("mid", "ar")
    page.keys.answers.hand_line()
    page.keys.answers.again = True
    page.keys.answers.hand_line()
    lines = page.findChildren(ListSheet)[0].lines
    texts = [lines.item(row).text() for row in range(lines.count())]
    assert [plain(each) for each in texts] == ["♠3 8 9 ملك", "♥4 5 ملكة", "♦6 9 ولد ملكة", "♣2 5 6", "جوكر"]


def told(page: TablePage, said: Message) -> str:
    """Give what is announced of something that happens."""
    return page.words.report(said).spoken


def test_the_settings_decide_how_much_is_heard(page: TablePage, preferences: Preferences) -> None:
    """A change of settings is heard at once."""
    preferences.change(speech_level="brief")
    page.take_on(preferences.settings)
    assert told(page, THROWN) == "Layla, 9 of spades."
    preferences.change(speech_level="silent")
    page.take_on(preferences.settings)
    assert told(page, THROWN) == ""
