"""A handle is announced with the trumps that are shown for it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.games.tarot.moves import Move, ShowHandle
from cardtable.games.tarot.view import View
from cardtable.kernel.message import Message
from cardtable.kernel.notation import read_cards
from cardtable.qt.scenes.faces import Faces
from cardtable.qt.tarot.handle_sheet import HandleSheet
from cardtable.qt.tarot.handle_words import held
from cardtable.qt.widgets import Label
from cardtable.qt.widgets.chips import Chip
from cardtable.qt.words import Words
from cardtable.text.catalogue import LANGUAGES
from tests.qt.tarot.declared import CAST, leading

WITH_FOOL = 18
"""A deal for three in which the first seat comes to twelve trumps with the fool."""


class Opened:
    """A sheet that lies open, with all that it has asked for and said."""

    def __init__(self, room: QWidget, faces: Faces, view: View, language: str = "en") -> None:
        self.words = Words(language, CAST, 0)
        self.sheet = HandleSheet(room, self.words, view, faces)
        self.asked: list[Move] = []
        self.heard: list[str] = []
        self.sheet.asked.connect(self.asked.append)
        self.sheet.told.connect(self._hear)
        self.sheet.refused.connect(lambda refusal: self._hear(refusal.message))
        self.sheet.open()

    def click(self, *cards: str) -> None:
        """Tick or untick cards."""
        for card in cards:
            next(box for box in self.sheet.grid.boxes if str(box.card) == card).click()

    def _hear(self, said: Message) -> None:
        self.heard.append(self.words.say(said).spoken)


def focused() -> QWidget:
    """Give what has the focus."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def test_the_cards_of_the_largest_handle_are_ticked(room: QWidget, faces: Faces) -> None:
    """FT-Q31: the lowest trumps with the highest give the least away; Enter announces them."""
    opened = Opened(room, faces, leading())
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert opened.asked == [ShowHandle(read_cards("T1 T3 T5 T6 T13 T15 T16 T17 T18 T21"))]
    assert not opened.sheet.isVisible()


def test_another_choice_of_trumps_is_announced(room: QWidget, faces: Faces) -> None:
    """FT-Q31: but for the highest and the lowest the choice is free."""
    opened = Opened(room, faces, leading())
    opened.click("T3", "T19")
    opened.sheet.decide()
    assert opened.asked == [ShowHandle(read_cards("T1 T5 T6 T13 T15 T16 T17 T18 T19 T21"))]


def test_the_highest_trump_cannot_be_hidden(room: QWidget, faces: Faces) -> None:
    """FT-Q31: the sheet says what is missing and stays."""
    opened = Opened(room, faces, leading())
    opened.click("T21", "T19")
    opened.sheet.decide()
    assert opened.asked == []
    assert opened.heard[-1] == "Your highest and your lowest trump must be shown; add: trump 21."


def test_the_fool_counts_only_with_every_trump(room: QWidget, faces: Faces) -> None:
    """FT-Q34: it completes a handle of thirteen from twelve trumps."""
    opened = Opened(room, faces, leading(3, WITH_FOOL))
    rule = opened.words.text("tarot-handle-rule-fool")
    assert rule in [label.text() for label in opened.sheet.findChildren(Label)]
    assert "EX" in map(str, opened.sheet.grid.ticked)
    opened.click("T2")
    assert opened.heard[-1] == "A handle shows 13, 15 or 18 trumps here; you have chosen 12."


def test_a_handle_may_be_declined(room: QWidget, faces: Faces) -> None:
    """Escape announces none."""
    opened = Opened(room, faces, leading())
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert (opened.asked, opened.sheet.isVisible()) == ([], False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_size_says_what_it_takes_and_brings(room: QWidget, faces: Faces, language: str) -> None:
    """FT-31: only what the hand allows is offered."""
    opened = Opened(room, faces, leading(), language)
    named = [chip.accessibleName() for chip in opened.sheet.findChildren(Chip)]
    expected = {"en": ["Single, 10 trumps: 20"], "ar": ["مفرد، 10 من الأتو: 20"]}
    assert named == expected[language]


def test_the_trumps_held_are_said_with_what_the_handles_take() -> None:
    """FT-31: a hand of twelve trumps with the fool, three players."""
    said = Words("en", CAST, 0).say(held(leading(3, WITH_FOOL).hand, 3)).spoken
    assert said == "You hold 12 trumps and the fool. A single handle takes 13, a double 15, a triple 18."
