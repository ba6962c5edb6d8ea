"""The lessons of a rulebook are tried at the table, and nothing of them is kept."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.games.registry import GAMES
from cardtable.kernel.seats import Person
from cardtable.play.lessons import lessons
from cardtable.play.pace import PACES, Pace
from cardtable.qt import resources, seating
from cardtable.qt.lesson_table import lesson_table
from cardtable.qt.windows.home import Home
from cardtable.text.catalogue import LANGUAGES
from tests.qt.evening import Hands, QuickBrain, evening, house_in, until

GAME = "playroom-rummy"
LESSON = "playroom-1500-points"
ME = Person("Ann", "f", None, "you")
FOLDER = resources.path("lessons")
ALL = [(name, lesson.id) for name in GAMES for lesson in lessons(name, FOLDER)]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the others play without a pause and without a process of their own."""
    monkeypatch.setitem(PACES, "fast", Pace(0, 0, 0, 0))
    monkeypatch.setattr(seating, "WorkerBrain", QuickBrain)


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_every_lesson_is_set_up_with_the_people_it_names(game: str, lesson: str) -> None:
    """The learner sits first; the others are people of the house whom the computer plays."""
    table = lesson_table(game, lesson, ME).table
    assert table.cast[0] == ME
    assert all(person.level == "casual" and person.name.lower() == person.picture for person in table.cast[1:])
    assert table.turn == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_tells_its_task_and_can_be_left(qapp: QApplication, tmp_path: Path, language: str) -> None:
    """The page shows what to try; starting again sets the position up anew, leaving goes home; no file is written."""

    async def learn() -> None:
        house = await house_in(qapp, tmp_path, language)
        house.try_lesson(GAME, LESSON)
        page = Hands(house).page
        strip = page.lesson
        assert strip is not None
        assert strip.title == page.words.text(f"lesson-{LESSON}")
        assert page.log.line(0).message == strip.task
        hand = page.view.hand
        page.player.discard(page.hand.arrival[0])
        await until(lambda: Hands(house).view.my_turn, "my turn again")
        strip.again.emit()
        assert Hands(house).view.hand == hand
        again = Hands(house).page.lesson
        assert again is not None
        again.left.emit()
        assert isinstance(house.window.room, Home)
        assert house.window.home.unfinished is None
        await house.close()

    with evening(qapp) as run:
        run(learn())


def test_a_lesson_leaves_the_match_under_it_as_it_was(qapp: QApplication, tmp_path: Path) -> None:
    """A link of the rulebook is followed in the middle of a match; leaving the lesson goes on with the match."""

    async def learn() -> None:
        house = await house_in(qapp, tmp_path)
        house.sit_down_at(GAME, 2, "casual", seed=3)
        await until(lambda: Hands(house).view.my_turn, "my turn")
        await asyncio.sleep(0.4)
        before = Hands(house).view
        (saved,) = (tmp_path / "matches").glob("*.cardtable")
        raw = saved.read_bytes()
        house.try_lesson(GAME, LESSON)
        Hands(house).page.player.discard(Hands(house).page.hand.arrival[0])
        strip = Hands(house).page.lesson
        assert strip is not None
        strip.left.emit()
        assert Hands(house).page.lesson is None
        assert Hands(house).view == before
        assert saved.read_bytes() == raw
        await house.close()

    with evening(qapp) as run:
        run(learn())
