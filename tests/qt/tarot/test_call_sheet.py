"""A card is called out of those that may be, with the own ones told apart."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.games.tarot.moves import Call, Move
from cardtable.games.tarot.view import View
from cardtable.kernel.message import Message
from cardtable.kernel.notation import read_card, read_cards
from cardtable.qt.scenes.faces import Faces
from cardtable.qt.tarot.call_sheet import CallSheet
from cardtable.qt.tarot.card_box import CardBox
from cardtable.qt.tarot.hand_sheet import HandSheet
from cardtable.qt.widgets import Button
from cardtable.qt.words import Words
from cardtable.text.catalogue import LANGUAGES
from tests.qt.tarot.declared import CAST, calling

KINGS = read_cards("KS KH KD KC")


class Opened:
    """A sheet that lies open, with all that it has asked for and said."""

    def __init__(self, room: QWidget, faces: Faces, view: View, language: str = "en") -> None:
        self.words = Words(language, CAST, 0)
        self.sheet = CallSheet(room, self.words, view, faces)
        self.asked: list[Move] = []
        self.heard: list[str] = []
        self.sheet.asked.connect(self.asked.append)
        self.sheet.told.connect(self._hear)
        self.sheet.refused.connect(lambda refusal: self._hear(refusal.message))
        self.sheet.open()

    def cards(self) -> list[str]:
        """List the cards that lie there."""
        return [str(box.card) for box in self.sheet.grid.boxes]

    def box(self, card: str) -> CardBox:
        """Find the box of a card."""
        return next(box for box in self.sheet.grid.boxes if str(box.card) == card)

    def button(self, name: str) -> Button:
        """Find a button by its name."""
        return next(each for each in self.sheet.findChildren(Button) if each.accessibleName() == name)

    def _hear(self, said: Message) -> None:
        self.heard.append(self.words.say(said).spoken)


def four_kings(players: int = 5) -> View:
    """Give the view of a declarer who holds all kings."""
    view = calling(players)
    return replace(view, hand=(*KINGS, *(card for card in view.hand if card.rank != "K"))[: len(view.hand)])


def press(*keys: Qt.Key) -> None:
    """Press keys where the focus is."""
    for key in keys:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)


def test_with_five_players_a_king_is_called(room: QWidget, faces: Faces) -> None:
    """FT-11: the four kings are there to choose from."""
    assert Opened(room, faces, calling(5)).cards() == ["KH", "KS", "KD", "KC"]


def test_with_six_players_a_queen_follows(room: QWidget, faces: Faces) -> None:
    """FT-14: the second call is for a queen; what was called before is said."""
    opened = Opened(room, faces, calling(6, 7, calls=1))
    assert opened.cards() == ["QH", "QS", "QD", "QC"]
    assert "Called already: king of spades." in opened.sheet.accessibleDescription()


def test_arrows_choose_and_enter_calls(room: QWidget, faces: Faces) -> None:
    """One of several is chosen as the keys walk, as with any radio buttons."""
    opened = Opened(room, faces, calling(5))
    press(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert opened.asked == [Call(read_card("KD"))]
    assert not opened.sheet.isVisible()


def test_nothing_is_called_by_enter_alone(room: QWidget, faces: Faces) -> None:
    """A call cannot be taken back, so no card stands chosen at first."""
    opened = Opened(room, faces, calling(5))
    press(Qt.Key.Key_Return)
    assert opened.asked == []
    assert opened.heard == ["Choose a card first, with the arrow keys or by a click."]


def test_one_card_alone_stands_chosen(room: QWidget, faces: Faces) -> None:
    """Whoever chooses another card lets go of the first; a screen reader knows them for radio buttons."""
    opened = Opened(room, faces, calling(5))
    opened.box("KH").click()
    opened.box("KC").click()
    assert [str(card) for card in opened.sheet.grid.ticked] == ["KC"]
    told = QAccessible.queryAccessibleInterface(opened.box("KC"))
    assert told.role() == QAccessible.Role.RadioButton


def test_a_double_click_calls(room: QWidget, faces: Faces) -> None:
    """The mouse needs no way to the button."""
    opened = Opened(room, faces, calling(5))
    box = opened.box("KS")
    QTest.mouseClick(box, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(box, Qt.MouseButton.LeftButton)
    assert opened.asked == [Call(read_card("KS"))]


def test_an_own_card_is_told_apart_and_says_what_it_means(room: QWidget, faces: Faces) -> None:
    """FT-12: whoever calls an own king plays alone."""
    opened = Opened(room, faces, four_kings())
    assert opened.box("KH").accessibleName() == "king of hearts, in your hand"
    opened.box("KH").click()
    assert opened.heard == ["Call: king of hearts, your own card: you would play alone"]


def test_more_cards_lie_open_with_all_four_kings(room: QWidget, faces: Faces) -> None:
    """FT-13, FT-Q13: any card of a suit may then be called, and the kings alone can be had back."""
    opened = Opened(room, faces, four_kings())
    opened.button("More cards").click()
    assert len(opened.cards()) == 56
    assert not {"T1", "EX"} & set(opened.cards())
    opened.button("The kings alone").click()
    assert len(opened.cards()) == 4


def test_without_all_four_more_says_the_rule(room: QWidget, faces: Faces) -> None:
    """FT-Q12: the button stays in its place and tells why it does nothing."""
    opened = Opened(room, faces, calling(5))
    more = opened.button("More cards")
    assert more.accessibleDescription() == "only with all four kings"
    more.click()
    assert opened.heard == ["Call a king; another card may be called only with all four kings in your hand."]
    assert len(opened.cards()) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_own_hand_can_be_looked_at_without_leaving(room: QWidget, faces: Faces, language: str) -> None:
    """A line a suit lies over the sheet; Escape goes back to the cards that are called."""
    view = calling(5)
    opened = Opened(room, faces, view, language)
    opened.button(opened.words.text("tarot-look")).click()
    (hand,) = room.findChildren(HandSheet)
    assert hand.lines.count() == len({card.suit for card in view.hand})
    press(Qt.Key.Key_Escape)
    assert not hand.isVisible()
    assert opened.sheet.isVisible()


def test_escape_calls_nothing(room: QWidget, faces: Faces) -> None:
    """The sheet is left for later."""
    opened = Opened(room, faces, calling(5))
    press(Qt.Key.Key_Right, Qt.Key.Key_Escape)
    assert (opened.asked, opened.sheet.isVisible()) == ([], False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_may_be_called_fits_the_smallest_window(room: QWidget, faces: Faces, language: str) -> None:
    """Fifty-six cards lie on the sheet at 1024 × 640, none over another."""
    opened = Opened(room, faces, four_kings(), language)
    opened.sheet.show_more()
    QApplication.processEvents()
    grid = opened.sheet.grid
    assert all(grid.rect().contains(box.geometry()) for box in grid.boxes)
    assert room.rect().contains(grid.mapTo(room, grid.rect().bottomRight()))
