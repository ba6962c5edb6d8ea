"""Hints at the table, by key, by button, by ear, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.bots.advise import advise
from cardtable.bots.hint import Hint
from cardtable.kernel.message import message
from cardtable.play.hints import Hinted
from cardtable.qt.hinting import Hinter
from cardtable.qt.keys import Verb
from cardtable.qt.scenes.hint_marks import HINTED
from cardtable.qt.scenes.places import DiscardPlace, HandPlace, MeldPlace
from cardtable.qt.widgets import Button
from cardtable.qt.windows.list_sheet import ListSheet
from cardtable.qt.windows.table_page import TablePage
from cardtable.rummy.moves import DrawStock
from tests.kit.positions import POSITIONS
from tests.text.samples import plain

Laid = Callable[..., TablePage]

LAYING = {
    "opened": "Me Hassan",
    "turn": "Me",
    "drawn": "1",
    "table": "9H 10H JH",
    "hand Me": "QH 7C 8C 9C KS",
    "hand Hassan": "*9",
}
SAID = {
    "en": [
        "You can go out in this turn.",
        "These can go down: new run: 7, 8 and 9 of clubs; queen of hearts onto 9, 10 and jack of hearts.",
        "Step 1 of 3. Lay 7, 8 and 9 of clubs as a new run.",
    ],
    "ar": [
        "يمكنك إنهاء الجولة في هذا الدور.",
        "يمكن وضع: سلسلة جديدة: 7 و8 و9 السباتي؛ ملكة القلوب إلى 9 و10 وولد القلوب.",
        "الخطوة 1 من 3. وضع سلسلة جديدة: 7 و8 و9 السباتي.",
    ],
}


@pytest.fixture(autouse=True)
def laying(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add a position in which a run and a lay-off lie ready."""
    monkeypatch.setitem(POSITIONS, "laying", LAYING)


class LateAdviser:
    """Thinks until the test lets it answer."""

    def __init__(self) -> None:
        self.asked = 0
        self.thought: Future[Hint] = Future()

    def advise(self, view: object) -> Future[Hint]:
        """Go on thinking."""
        self.asked += 1
        return self.thought


def press_h(page: TablePage) -> str:
    """Press H; give what is said."""
    page.keys.read(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_H, Qt.KeyboardModifier.NoModifier))
    return plain(page.bar.message)


def hinter_of(page: TablePage) -> Hinter:
    """Find the one who gives the hints."""
    assert page.hints is not None
    return page.hints.hinter


@pytest.mark.parametrize("language", ["en", "ar"])
def test_h_gives_a_nudge_then_the_cards_then_the_steps(laid: Laid, language: str) -> None:
    """Each press tells more, in the words of the language, on the message line and aloud."""
    page = laid("laying", language)
    assert [press_h(page) for _ in range(3)] == SAID[language]
    page.announcer.flush()
    assert plain(page.announcer.said[-1].text) == " ".join(SAID[language])


def test_the_reason_of_a_discard_is_told(laid: Laid) -> None:
    """The last step says what speaks for it."""
    page = laid("laying")
    told = [press_h(page) for _ in range(5)]
    assert told[-1] == "Step 3 of 3. Discard the king of spades: with that you go out."


def test_a_draw_has_its_reason(laid: Laid) -> None:
    """Before the draw the hint says where from, then why."""
    page = laid("early")
    told = [press_h(page) for _ in range(3)]
    assert told == [
        "Your turn begins with a card from the stock.",
        "Draw from the stock.",
        "Draw from the stock: the discard pile is closed to you until you have opened.",
    ]


def test_the_bar_has_a_button_for_it_in_the_own_turn(laid: Laid) -> None:
    """Who plays by mouse asks by a button that is not there while others play."""
    page = laid("laying")
    button = page.bar._buttons[Verb.HINT]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (plain(page.bar.message), button.isVisible()) == (SAID["en"][0], True)
    assert not laid("laying", turn="Layla").bar._buttons[Verb.HINT].isVisible()


def test_cards_are_marked_once_they_are_told(laid: Laid) -> None:
    """The nudge marks nothing; the cards are marked where they lie and where they go; a step its own alone."""
    page = laid("laying")
    marked = []
    for _ in range(4):
        press_h(page)
        marked.append({type(place) for place in page.table._hinted._steps})
    assert marked[0] == set()
    assert {HandPlace, MeldPlace, DiscardPlace} <= marked[1]
    assert DiscardPlace not in marked[2]
    assert marked[3] == {HandPlace, MeldPlace}
    assert page.table._stage.marks._groups[HINTED]


def test_the_strip_walks_the_steps_and_lists_them(laid: Laid) -> None:
    """The steps can be walked by button, read as a list, hidden."""
    page = laid("laying")
    press_h(page)
    press_h(page)
    assert page.hints is not None
    strip = page.hints.strip

    def click(name: str) -> None:
        QTest.mouseClick(strip.buttons[name], Qt.MouseButton.LeftButton)

    click("hint-next")
    click("hint-next")
    assert plain(page.bar.message).startswith("Step 2 of 3. Add the queen of hearts")
    click("hint-all")
    (sheet,) = page.findChildren(ListSheet)
    assert [sheet.lines.count(), sheet.lines.currentRow()] == [3, 1]
    sheet.lines.picked.emit(2)
    assert plain(page.bar.message).startswith("Step 3 of 3. Discard")
    click("hint-hide")
    assert (strip.isVisible(), page.table._hinted._steps) == (False, {})


def test_a_move_begins_again_at_the_nudge(laid: Laid) -> None:
    """What was told of an older moment is forgotten with its marks."""
    page = laid("early")
    press_h(page)
    press_h(page)
    page.feed.submit(DrawStock())
    assert page.table._hinted._steps == {}
    assert "pile" not in press_h(page)


def test_while_others_play_it_says_so(laid: Laid) -> None:
    """A hint can be had in the own turn alone."""
    page = laid("laying", turn="Layla")
    assert press_h(page) == "It is Layla’s turn: a hint can be had in your own."
    assert page.feed.hints == ()


def test_one_thought_serves_all_questions_of_a_moment(laid: Laid) -> None:
    """A hint is thought out once, and counted once, however often more of it is asked."""
    page, adviser = laid("laying"), LateAdviser()
    hinter_of(page).adviser = adviser
    press_h(page)
    press_h(page)
    adviser.thought.set_result(advise("playroom-rummy", page.view))
    assert plain(page.bar.message) == SAID["en"][1]
    hinter_of(page).hide()
    assert press_h(page) == SAID["en"][0]
    assert (adviser.asked, page.feed.hints) == (1, (Hinted(1, 0),))


def test_a_thought_for_a_moment_that_has_passed_is_dropped(laid: Laid) -> None:
    """What comes when the table has gone on is not told."""
    page, adviser = laid("early"), LateAdviser()
    hinter_of(page).adviser = adviser
    press_h(page)
    thought = advise("playroom-rummy", page.view)
    page.feed.submit(DrawStock())
    before = page.bar.message
    adviser.thought.set_result(thought)
    assert (page.bar.message, page.feed.hints) == (before, ())


def test_a_worker_that_dies_is_answered_for_by_rule(laid: Laid) -> None:
    """A hint comes even where nobody can think it out."""
    page, adviser = laid("laying"), LateAdviser()
    hinter_of(page).adviser = adviser
    press_h(page)
    adviser.thought.set_exception(OSError("gone"))
    assert plain(page.bar.message).endswith("can go down.")


def test_a_worker_that_overruns_is_answered_for_by_rule(laid: Laid, qtbot: QtBot) -> None:
    """After a while nobody waits any longer; the late thought changes nothing."""
    page, adviser = laid("laying"), LateAdviser()
    hinter = hinter_of(page)
    hinter.adviser = adviser
    hinter._late.setInterval(1)
    with qtbot.waitSignal(hinter.told):
        press_h(page)
    said = page.bar.message
    adviser.thought.set_result(advise("playroom-rummy", page.view))
    assert page.bar.message == said


def test_the_score_sheet_tells_the_hints(laid: Laid) -> None:
    """A round with hints says how many, in all and in this round."""
    page = laid("laying")
    assert page.hints is not None
    assert page.hints.used() is None
    press_h(page)
    assert page.hints.used() == message("hint-used", count=1, all=1)


def test_the_strip_is_found_by_key(laid: Laid) -> None:
    """F6 goes to the strip's buttons, each with its name."""
    page = laid("laying")
    press_h(page)
    press_h(page)
    assert page.hints is not None
    names = [each.accessibleName() for each in page.hints.strip.findChildren(Button) if each.isVisible()]
    assert names == ["Previous step", "Next step", "All steps", "Hide the steps"]
