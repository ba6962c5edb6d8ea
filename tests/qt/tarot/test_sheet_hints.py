"""A hint can be asked for on a sheet where cards are chosen, which keeps the focus."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from cardtable.bots.advise import advise
from cardtable.games.tarot.phases import Bidding, Calling, Exchanging
from cardtable.games.tarot.view import View
from cardtable.kernel.cards import Card
from cardtable.qt.tarot.card_sheet import CardSheet
from cardtable.qt.tarot.hinted import cards_of
from cardtable.qt.tarot.page import TarotPage
from cardtable.text.catalogue import LANGUAGES
from tests.qt.tarot.tricks import GAME, Sat, dealt, go_on_until

TIMES_TO_THE_STEP = 3
"""How often a hint is asked for until it says what to do and why: nudge, cards, step."""


def opened(sat: Sat, phase: type, language: str = "en") -> tuple[TarotPage, CardSheet]:
    """Sit down where the first seat is asked something as declarer, and open the sheet of it."""
    table = dealt(5)
    page = sat(table, language)
    go_on_until(table, lambda view: isinstance(view.phase, phase) and view.my_turn, declarer=0)
    page.do_what_is_due()
    (sheet,) = (each for each in page.findChildren(CardSheet) if each.isVisible())
    return page, sheet


def focused(page: TarotPage) -> QWidget:
    """Give what has the focus in the window."""
    widget = page.window().focusWidget()
    assert widget is not None
    return widget


def marked(sheet: CardSheet, page: TarotPage) -> set[Card]:
    """Give the cards whose boxes say that the hint advises them."""
    told = page.words.text("tarot-box-hinted")
    return {box.card for box in sheet.grid.boxes if told in box.accessibleName()}


@pytest.mark.parametrize("phase", [Calling, Exchanging])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_of_hints_is_read_on_a_sheet(sat: Sat, phase: type, language: str) -> None:
    """Each press tells more, on the sheet as on the message line; the cards are marked; the focus stays."""
    page, sheet = opened(sat, phase, language)
    (step,) = advise(GAME.name, page.view).steps
    before = focused(page)
    for _ in range(TIMES_TO_THE_STEP):
        QTest.keyClick(focused(page), Qt.Key.Key_H)
    told = page.words.say(step.told).visual
    assert (page.bar.message, sheet._said.text()) == (told, told)
    assert marked(sheet, page) == set(cards_of(step.move))
    assert (sheet.isVisible(), sheet.isAncestorOf(before) and focused(page) is before) == (True, True)


def test_a_hint_given_before_is_marked_on_the_sheet_that_opens(sat: Sat) -> None:
    """Who has asked at the table finds the cards on the sheet."""
    table = dealt(5)
    page = sat(table)
    go_on_until(table, lambda view: isinstance(view.phase, Exchanging), declarer=0)
    (step,) = advise(GAME.name, page.view).steps
    assert page.hints is not None
    page.hints.more()
    page.hints.more()
    page.do_what_is_due()
    (sheet,) = (each for each in page.findChildren(CardSheet) if each.isVisible())
    assert marked(sheet, page) == set(cards_of(step.move))


def test_a_hint_marks_the_bid_in_the_auction(sat: Sat) -> None:
    """What is told is seen on the button, too."""
    table = dealt(4)
    page = sat(table)

    def mine(view: View) -> bool:
        return view.my_turn and isinstance(view.phase, Bidding)

    go_on_until(table, mine)
    (step,) = advise(GAME.name, page.view).steps
    assert page.hints is not None
    for _ in range(TIMES_TO_THE_STEP):
        page.hints.more()
    assert page.auction._hinted == frozenset({step.move})
