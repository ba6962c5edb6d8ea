"""A turn that would cost penalty points says so, and asks before it is ended."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.kernel.notation import read_card
from cardtable.qt.preferences import Preferences
from cardtable.qt.windows.action_bar import CostLine
from cardtable.qt.windows.question_sheet import QuestionSheet
from cardtable.qt.windows.table_page import TablePage
from cardtable.qt.windows.turn_cost import cost_of_ending
from cardtable.rummy.moves import Discard
from cardtable.text.catalogue import LANGUAGES
from tests.qt.windows.conftest import Laid

THROW = Discard(read_card("QC"))


def line_of(page: TablePage) -> str:
    """Read the line of the bar that warns."""
    (line,) = page.bar.findChildren(CostLine)
    return line.text() if line.isVisible() else ""


def question(page: TablePage) -> QuestionSheet | None:
    """Give the question that lies over the page, if any."""
    return next((sheet for sheet in page.findChildren(QuestionSheet) if sheet.isVisible()), None)


def test_the_line_names_the_cards_that_are_owed_and_the_price(laid: Laid) -> None:
    """PR-49: the 7 of diamonds must be laid; to end the turn without it costs 300."""
    assert line_of(laid("owed")) == "Ending your turn now would cost 300 points: 7 of diamonds."


def test_several_cards_are_named_with_the_price_of_each(laid: Laid) -> None:
    """PR-49: 300 for each card."""
    page = laid("owed", **{"owed Me": "7D 7H"})
    assert line_of(page) == "Ending your turn now would cost 600 points, 300 each: 7 of diamonds and hearts."


def test_a_turn_that_costs_nothing_says_nothing(laid: Laid) -> None:
    """Without owed cards there is no line and no question."""
    page = laid("mid")
    assert (cost_of_ending(page.feed), line_of(page)) == (None, "")
    assert page.player.ask(Discard(read_card("QH")))


def test_a_costly_turn_is_asked_about_and_escape_goes_on_playing(laid: Laid) -> None:
    """The question changes nothing until it is answered with yes."""
    page = laid("owed")
    assert not page.player.ask(THROW)
    sheet = question(page)
    assert sheet is not None
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert (question(page), page.view.my_turn, len(page.view.hand)) == (None, True, 8)


def test_yes_ends_the_turn_at_its_price(laid: Laid) -> None:
    """PR-49: the penalty is charged; the question comes once."""
    page = laid("owed")
    page.player.ask(THROW)
    sheet = question(page)
    assert sheet is not None
    sheet.agreed.emit()
    assert (page.view.my_turn, page.feed.view.penalty(0)) == (False, 300)


def test_the_question_can_be_switched_off(laid: Laid, preferences: Preferences) -> None:
    """Who has switched it off ends the turn at once."""
    preferences.change(ask_cost=False)
    page = laid("owed")
    assert page.player.ask(THROW)
    assert page.feed.view.penalty(0) == 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_for_whose_turn_tells_the_cost_too(laid: Laid, language: str) -> None:
    """T says whose turn it is, then what ending it would cost."""
    page = laid("owed", language)
    page.keys.answers.whose_turn()
    cost = cost_of_ending(page.feed)
    assert cost is not None
    assert page.bar.message.endswith(page.words.say(cost).visual)
