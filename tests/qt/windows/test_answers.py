"""The table answers in a sentence, and in a list when it is asked again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from cardtable.kernel.message import Who, message
from cardtable.kernel.refusal import refuse
from cardtable.qt.keys import Verb
from cardtable.qt.windows.help_sheet import HelpSheet
from cardtable.qt.windows.list_sheet import ListSheet
from cardtable.qt.windows.table_page import TablePage
from cardtable.text.catalogue import LANGUAGES
from tests.qt.windows.conftest import Laid

SHIFT = Qt.KeyboardModifier.ShiftModifier
KEYS = {
    "S": (Qt.Key.Key_S, Qt.KeyboardModifier.NoModifier),
    "E": (Qt.Key.Key_E, Qt.KeyboardModifier.NoModifier),
    "B": (Qt.Key.Key_B, Qt.KeyboardModifier.NoModifier),
    "Shift+B": (Qt.Key.Key_B, SHIFT),
}


def press(page: TablePage, name: str) -> None:
    """Press a key at the table."""
    key, modifiers = KEYS[name]
    event = QKeyEvent(QEvent.Type.KeyPress, key, modifiers)
    page.keys.read(event)


def lines_of(page: TablePage) -> list[str]:
    """Read the list that lies over the page, if any."""
    sheets = [sheet for sheet in page.findChildren(ListSheet) if sheet.isVisible()]
    return [sheets[0].lines.item(row).text() for row in range(sheets[0].lines.count())] if sheets else []


def with_a_past(page: TablePage) -> TablePage:
    """Write two turns of others into the log."""
    for seat, sentence in ((1, "rummy-drew-unseen"), (1, "rummy-turn-ended"), (2, "rummy-drew-unseen")):
        page.log.add(message(sentence, who=Who(seat)), seat)
    page.log.add(message("rummy-turn", who=Who(0)), 0)
    return page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_a_key_says_its_answer_then_lists_it(laid: Laid, key: str, language: str) -> None:
    """The first press says a sentence; the second opens the same as a list."""
    page = with_a_past(laid("mid", language))
    before = page.bar.message
    press(page, key)
    assert (page.bar.message == before, lines_of(page)) == (False, [])
    press(page, key)
    assert lines_of(page)


def test_another_key_between_asks_for_the_sentence_again(laid: Laid) -> None:
    """Only the same key twice in a row asks for the list."""
    page = laid("mid")
    for key in ("E", "S", "E"):
        press(page, key)
    assert lines_of(page) == []


def test_the_counts_are_listed_player_by_player(laid: Laid) -> None:
    """Everyone's cards, then the stock and the pile."""
    page = laid("mid")
    press(page, "E")
    press(page, "E")
    assert lines_of(page)[:4] == ["You 15", "Layla 9", "Hassan 3", "Omar 11"]
    assert lines_of(page)[-1] == "discard pile 12"


def test_the_last_turn_is_that_of_the_player_before(laid: Laid) -> None:
    """Shift+B tells what Hassan did, B what all did since my turn."""
    page = with_a_past(laid("mid"))
    press(page, "Shift+B")
    press(page, "Shift+B")
    assert lines_of(page) == ["Hassan draws a card."]


def test_options_in_force_lead_into_the_rulebook(laid: Laid) -> None:
    """R lists them; Enter on one opens the rulebook at that option."""
    page = laid("mid")
    opened: list[str] = []
    page.rules.connect(opened.append)
    page.keys.do(Verb.OPTIONS_IN_FORCE)
    sheet = next(sheet for sheet in page.findChildren(ListSheet) if sheet.isVisible())
    QTest.keyClick(sheet.lines, Qt.Key.Key_Return)
    assert opened == ["option-discard-mode"]


def test_help_after_a_refusal_opens_its_rule_at_once(laid: Laid) -> None:
    """F1 goes to the rule by one key; pressed again it opens the keys."""
    page = laid("mid")
    opened: list[str] = []
    page.rules.connect(opened.append)
    page.refuse(refuse("PR-24", "playroom-refused-extend-before-opening", needed=30))
    page.keys.do(Verb.RULES)
    assert opened == ["PR-24"]
    assert not page.findChildren(HelpSheet)
    page.keys.do(Verb.RULES)
    assert page.findChildren(HelpSheet)
