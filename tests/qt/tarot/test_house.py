"""French Tarot in the real house: picked at home, continued after a break, tried in its lessons."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from cardtable.games.tarot.phases import Bidding, Exchanging
from cardtable.kernel.cards import Card
from cardtable.play.lessons import lessons
from cardtable.play.pace import PACES, Pace
from cardtable.qt import resources, seating
from cardtable.qt.tarot.page import TarotPage
from cardtable.qt.tarot.put_back_sheet import PutBackSheet
from tests.qt.evening import QuickBrain, evening, house_in, until
from tests.qt.tarot.test_whole_round import TarotHands, declaring

GAME = "french-tarot"
LESSONS = [lesson.id for lesson in lessons(GAME, resources.path("lessons"))]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the others play without a pause and without a process of their own."""
    monkeypatch.setitem(PACES, "fast", Pace(0, 0, 0, 0))
    monkeypatch.setattr(seating, "WorkerBrain", QuickBrain)


def test_a_match_that_was_broken_off_is_continued(qapp: QApplication, tmp_path: Path) -> None:
    """Home offers it; the cards ticked to go back are ticked again."""

    async def both() -> None:
        house = await house_in(qapp, tmp_path)
        house.preferences.change(trick_hold="none", motion="none")
        house.sit_down_at(GAME, 4, "beginner", seed=5)
        hands = TarotHands(house)
        while not isinstance(hands.view.phase, Exchanging):
            await until(lambda: hands.view.my_turn, "my turn")
            if isinstance(hands.view.phase, Bidding):
                hands.play(declaring(hands.view, 1))
        hands.press(Qt.Key.Key_Space)
        ticked = _tick_two(hands.page)
        hands.press(Qt.Key.Key_Escape)
        lay = hands.view
        await house.close()
        again = await house_in(qapp, tmp_path)
        again.window.home.continued.emit()
        hands = TarotHands(again)
        assert hands.view == lay
        hands.press(Qt.Key.Key_Space)
        (sheet,) = hands.page.findChildren(PutBackSheet)
        assert set(sheet.ticked_cards) == set(ticked)
        await again.close()

    with evening(qapp) as run:
        run(both())


def _tick_two(page: TarotPage) -> tuple[Card, ...]:
    (sheet,) = page.findChildren(PutBackSheet)
    for box in [box for box in sheet.grid.boxes if not box.barred][:2]:
        box.click()
    return sheet.ticked_cards


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_opens_on_the_table(qapp: QApplication, tmp_path: Path, lesson: str) -> None:
    """Its task stands over the table; the position is that of the rulebook, with the learner in turn."""

    async def learn() -> None:
        house = await house_in(qapp, tmp_path)
        house.try_lesson(GAME, lesson)
        page = TarotHands(house).page
        assert page.lesson is not None
        assert page.lesson.title == page.words.text(f"lesson-{lesson}")
        assert page.view.my_turn
        await house.close()

    with evening(qapp) as run:
        run(learn())
