"""The cards that go back into the kitty are ticked, counted and put away in one window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.games.tarot.judge import judge
from cardtable.games.tarot.moves import Move, PutBack, ShowHandle
from cardtable.games.tarot.view import View
from cardtable.kernel.message import Message
from cardtable.kernel.notation import read_card, read_cards
from cardtable.kernel.refusal import Refusal
from cardtable.qt.models.hand import HandModel
from cardtable.qt.scenes.faces import Faces
from cardtable.qt.tarot.card_box import CardBox
from cardtable.qt.tarot.handle_sheet import HandleSheet
from cardtable.qt.tarot.handle_words import handles
from cardtable.qt.tarot.put_back_sheet import PutBackSheet
from cardtable.qt.widgets import Button
from cardtable.qt.widgets.chips import Chip
from cardtable.qt.words import Words
from cardtable.text.catalogue import LANGUAGES
from tests.qt.tarot.declared import CAST, exchanging, leading


class Opened:
    """A sheet that lies open, with all that it has asked for, told and refused."""

    def __init__(self, room: QWidget, faces: Faces, view: View, language: str = "en") -> None:
        self.words = Words(language, CAST, 0)
        self.sheet = PutBackSheet(room, self.words, view, faces)
        self.asked: list[Move] = []
        self.heard: list[str] = []
        self.sheet.asked.connect(self.asked.append)
        self.sheet.told.connect(self._hear)
        self.sheet.refused.connect(lambda refusal: self._hear(refusal.message))
        self.sheet.open()

    def tick(self, count: int) -> None:
        """Tick cards that may go back, from the first."""
        free = [box for box in self.sheet.grid.boxes if not box.barred and not box.isChecked()]
        for box in free[:count]:
            box.click()

    def box(self, card: str) -> CardBox:
        """Find the box of a card."""
        return next(box for box in self.sheet.grid.boxes if str(box.card) == card)

    def _hear(self, said: Message) -> None:
        self.heard.append(self.words.say(said).spoken)


def press(*keys: Qt.Key) -> None:
    """Press keys where the focus is."""
    for key in keys:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)


def test_every_card_of_the_hand_has_a_box_by_suit(room: QWidget, faces: Faces) -> None:
    """Hearts, spades, diamonds, clubs, then the trumps, each from the lowest."""
    view = exchanging()
    cards = [box.card for box in Opened(room, faces, view).sheet.grid.boxes]
    assert sorted(map(str, cards)) == sorted(map(str, view.hand))
    assert "".join(dict.fromkeys(card.suit for card in cards)) == "HSDCT"


def test_each_tick_says_how_far_the_choice_is(room: QWidget, faces: Faces) -> None:
    """Four of the six cards are chosen."""
    opened = Opened(room, faces, exchanging())
    opened.tick(4)
    assert opened.heard == ["1 of 6", "2 of 6", "3 of 6", "4 of 6"]


def test_a_card_too_many_is_not_ticked(room: QWidget, faces: Faces) -> None:
    """FT-16: exactly as many cards go back as were taken."""
    opened = Opened(room, faces, exchanging())
    opened.tick(7)
    assert len(opened.sheet.ticked_cards) == 6
    assert opened.heard[-1] == "6 cards are chosen already; untick one before you tick another."


def test_a_king_cannot_be_ticked_and_says_why(room: QWidget, faces: Faces) -> None:
    """FT-17: kings, trumps and the fool stay as long as there are other cards."""
    opened = Opened(room, faces, exchanging())
    king = opened.box("KH")
    king.click()
    assert opened.sheet.ticked_cards == ()
    assert opened.heard == [king.accessibleDescription()]
    assert king.accessibleDescription().startswith("Kings, trumps and the fool may not go back")


def test_a_card_of_the_kitty_is_called_so(room: QWidget, faces: Faces) -> None:
    """Whoever cannot see the tag hears it with the card."""
    opened = Opened(room, faces, exchanging())
    assert opened.box("6H").accessibleName() == "6 of hearts, from the kitty"
    assert opened.box("4H").accessibleName() == "4 of hearts"


def test_a_called_card_stays(room: QWidget, faces: Faces) -> None:
    """FT-Q16: the secret of a called card would never come to light in the kitty."""
    view = exchanging(players=5, seed=4)
    called = view.called[0].card
    opened = Opened(room, faces, view)
    barred = {box.card for box in opened.sheet.grid.boxes if box.barred}
    assert called not in view.hand or called in barred


def test_by_key_the_cards_are_walked_ticked_and_put_back(room: QWidget, faces: Faces) -> None:
    """Arrows walk, Space ticks, Enter puts the cards away."""
    opened = Opened(room, faces, exchanging())
    press(*[Qt.Key.Key_Space, Qt.Key.Key_Right] * 3, Qt.Key.Key_Right, *[Qt.Key.Key_Space, Qt.Key.Key_Right] * 3)
    press(Qt.Key.Key_Return)
    assert opened.asked == [PutBack(read_cards("4H 6H 9H 5S 8S 9S"))]
    assert not opened.sheet.isVisible()


def test_enter_says_what_is_missing(room: QWidget, faces: Faces) -> None:
    """The sheet stays until the choice is complete."""
    opened = Opened(room, faces, exchanging())
    opened.tick(2)
    press(Qt.Key.Key_Return)
    assert opened.asked == []
    assert opened.heard[-1] == "6 cards must go back; you have chosen 2."
    assert opened.sheet.isVisible()


def test_the_ends_of_the_hand_are_two_keys_away(room: QWidget, faces: Faces) -> None:
    """Home and End walk to the first and the last card."""
    opened = Opened(room, faces, exchanging())
    press(Qt.Key.Key_End)
    assert opened.sheet.grid.current.card == opened.sheet.grid.boxes[-1].card
    press(Qt.Key.Key_Home)
    assert opened.sheet.grid.current.card == opened.sheet.grid.boxes[0].card


def test_tab_stops_once_at_the_cards(room: QWidget, faces: Faces) -> None:
    """Whoever walks on with Tab need not pass every card."""
    opened = Opened(room, faces, exchanging())
    press(Qt.Key.Key_Tab)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert opened.sheet.isAncestorOf(focused)
    assert not isinstance(focused, CardBox)


def test_a_handle_is_announced_with_the_cards_that_are_ready(room: QWidget, faces: Faces) -> None:
    """FT-31, FT-Q31: ten of eleven trumps, the highest and the lowest among them, right after the put-back."""
    view = exchanging()
    opened = Opened(room, faces, view)
    opened.tick(6)
    single = next(chip for chip in opened.sheet.findChildren(Chip) if chip.accessibleName().startswith("Single"))
    single.click()
    opened.sheet.decide()
    put, shown = opened.asked
    assert isinstance(put, PutBack)
    assert shown == ShowHandle(opened.sheet.handle.cards)
    assert opened.heard[-1] == "Shown: trumps 1, 3, 5, 6, 13, 15, 16, 17, 18 and 21."


def test_the_trumps_of_the_handle_can_be_chosen_one_by_one(room: QWidget, faces: Faces) -> None:
    """FT-Q31: all but the highest and the lowest are the declarer's choice."""
    opened = Opened(room, faces, exchanging())
    next(chip for chip in opened.sheet.findChildren(Chip) if chip.accessibleName().startswith("Single")).click()
    next(each for each in opened.sheet.findChildren(Button) if each.accessibleName() == "Choose the trumps").click()
    (choosing,) = room.findChildren(HandleSheet)
    for card in ("T3", "T19"):
        next(box for box in choosing.grid.boxes if str(box.card) == card).click()
    choosing.decide()
    assert [str(card) for card in opened.sheet.handle.cards] == [
        "T1",
        "T5",
        "T6",
        "T13",
        "T15",
        "T16",
        "T17",
        "T18",
        "T19",
        "T21",
    ]
    assert opened.box("T19").accessibleName() == "trump 19, shown"
    assert opened.box("T3").accessibleName() == "trump 3"


def test_cards_that_have_no_choice_are_ticked_already(room: QWidget, faces: Faces) -> None:
    """FT-Q17: where the free cards do not suffice all of them go, then others fill the gap."""
    few = exchanging()
    hand = read_cards("4H 9C KH KS KD KC T1 T2 T3 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T21")
    view = View(**{name: getattr(few, name) for name in few.__slots__} | {"hand": hand})
    opened = Opened(room, faces, view)
    assert opened.sheet.ticked_cards == read_cards("4H 9C")
    assert not opened.box("T2").barred
    for card in ("T2", "T3", "T5", "T6"):
        opened.box(card).click()
    opened.sheet.decide()
    assert [type(move) for move in opened.asked] == [PutBack]


def test_unticking_all_begins_anew(room: QWidget, faces: Faces) -> None:
    """FT-Q48: nothing is final before the cards are put back."""
    opened = Opened(room, faces, exchanging())
    opened.tick(5)
    opened.sheet.untick_all()
    assert opened.sheet.ticked_cards == ()
    assert opened.heard[-1] == "0 of 6"


def test_what_was_ticked_is_there_again(room: QWidget, faces: Faces) -> None:
    """A sheet left to look at the table gives its ticks to the next one."""
    opened = Opened(room, faces, exchanging())
    opened.tick(3)
    kept = opened.sheet.ticked_cards
    opened.sheet.reject()
    assert PutBackSheet(room, opened.words, exchanging(), faces, kept).ticked_cards == kept


def test_a_handle_that_was_chosen_is_chosen_again(room: QWidget, faces: Faces) -> None:
    """FT-31: a sheet left to look at the table forgets no handle; one that is not held counts as none."""
    view = next(each for seed in range(1, 400) if handles((each := exchanging(5, seed)).hand, 5))
    cards = next(iter(handles(view.hand, 5).values()))
    words = Opened(room, faces, view).words
    assert PutBackSheet(room, words, view, faces, handle=cards).handle.cards == cards
    stranger = next(card for card in map(read_card, ("T2", "T3", "T4", "T5")) if card not in view.hand)
    assert PutBackSheet(room, words, view, faces, handle=(stranger,)).handle.cards == ()


def test_the_cards_of_the_kitty_are_new_in_the_hand(qapp: QApplication) -> None:
    """FT-16: the declarer finds the cards taken from the kitty; the mark goes with the put-back."""
    view = exchanging()
    hand = HandModel(Words("en"))
    hand.show(view)
    assert {row.card for row in hand.rows if row.newest} == set(view.shown)
    hand.show(leading())
    assert [row.card for row in hand.rows if row.newest] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_any_put_back_fits_the_smallest_window(room: QWidget, faces: Faces, players: int, language: str) -> None:
    """Up to thirty cards lie on the sheet without scrolling at 1024 × 640, and none covers another."""
    sheet = Opened(room, faces, exchanging(players, 18), language).sheet
    QApplication.processEvents()
    assert all(sheet.grid.rect().contains(box.geometry()) for box in sheet.grid.boxes)
    assert sheet.grid.height() <= sheet.height()
    placed = [box.geometry() for box in sheet.grid.boxes]
    assert not any(one.intersects(two) for nth, one in enumerate(placed) for two in placed[:nth])


def test_what_the_sheet_asks_for_is_legal(room: QWidget, faces: Faces) -> None:
    """The referee has seen the move before it is asked for."""
    view = exchanging()
    opened = Opened(room, faces, view)
    opened.tick(6)
    opened.sheet.decide()
    assert not isinstance(judge(view, opened.asked[0]), Refusal)
