"""The lessons out of the rulebooks can be opened, and played as they tell."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardtable.games.registry import GAMES
from cardtable.play.lessons import Lesson, LessonError, lesson_named, lessons, open_lesson, read_lesson
from cardtable.play.scenario_run import run_scenario
from cardtable.text.catalogue import LANGUAGES, Catalogue
from cardtable.text.rulebook import rulebook

FOLDER = Path(__file__).parents[2] / "resources" / "lessons"
PLAYROOM = "playroom-rummy"
ALL = [lesson for game in GAMES for lesson in lessons(game, FOLDER)]

each_lesson = pytest.mark.parametrize("lesson", ALL, ids=[lesson.id for lesson in ALL])


@each_lesson
def test_a_lesson_can_be_played_as_it_tells(lesson: Lesson) -> None:
    """The script of a lesson is a way to solve it."""
    run_scenario(read_lesson(lesson))


@each_lesson
def test_a_lesson_begins_with_the_turn_of_the_learner(lesson: Lesson) -> None:
    """The learner sits in the first seat and moves first."""
    scenario = read_lesson(lesson)
    state = open_lesson(lesson)
    assert (scenario.seats[0], scenario.game.turn(state)) == ("You", 0)


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_has_its_texts(lesson: Lesson, language: str) -> None:
    """Each language names a lesson and says what to try."""
    catalogue = Catalogue(language)
    assert catalogue.format(f"lesson-{lesson.id}")
    assert catalogue.format(f"lesson-{lesson.id}-task")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_leads_to_every_lesson_and_to_no_other(language: str) -> None:
    """Each example of the rulebook has a link to its lesson."""
    linked = re.findall(r'href="lesson:([^"]+)"', rulebook(language, PLAYROOM))
    assert set(linked) == {lesson.id for lesson in lessons(PLAYROOM, FOLDER)}


def test_a_lesson_is_found_by_its_id() -> None:
    """The link of an example names its lesson."""
    found = lesson_named("playroom-merge", PLAYROOM, FOLDER)
    assert found == Lesson("playroom-merge", FOLDER / PLAYROOM / "playroom-merge.scenario")


def test_an_unknown_lesson_is_refused_in_a_sentence() -> None:
    """A link to nowhere says so."""
    with pytest.raises(LessonError, match="playroom-rummy has no lesson playroom-chess"):
        lesson_named("playroom-chess", PLAYROOM, FOLDER)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"game: playroom-rummy\n---\n", "broken.scenario, line 2: expected a line 'seats: "),
        (b"game: playroom-rummy\nseats: You Omar\nhand You: 9X\n---\n", "broken.scenario, line 3: "),
        (b"\xff", "broken.scenario is no UTF-8 text"),
    ],
)
def test_a_broken_lesson_says_what_is_wrong(content: bytes, sentence: str, tmp_path: Path) -> None:
    """The sentence names the file, with the line where there is one."""
    path = tmp_path / "broken.scenario"
    path.write_bytes(content)
    with pytest.raises(LessonError, match=f"^{re.escape(sentence)}"):
        open_lesson(Lesson("broken", path))


def test_a_lesson_that_is_gone_says_so(tmp_path: Path) -> None:
    """A file that cannot be read is named."""
    with pytest.raises(LessonError, match=r"gone\.scenario cannot be read: No such file"):
        open_lesson(Lesson("gone", tmp_path / "gone.scenario"))
