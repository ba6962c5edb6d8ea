"""The lessons of a game: positions out of its rulebook, to be tried at the table."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardtable.kernel.game import PositionError
from cardtable.play.scenario import Scenario, ScenarioError, read_scenario

ENDING = ".scenario"


class LessonError(Exception):
    """Say in a sentence which lesson cannot be opened, with the reason."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """Name a lesson by its `id`, which its links and texts bear too, with the scenario that holds its position."""

    id: str
    path: Path


def lessons(game_name: str, folder: Path) -> tuple[Lesson, ...]:
    """List a game's lessons in `folder`/`game_name`, in the order of their ids; none where there is no such folder."""
    found = sorted((folder / game_name).glob(f"*{ENDING}"))
    return tuple(Lesson(path.stem, path) for path in found)


def lesson_named(lesson_id: str, game_name: str, folder: Path) -> Lesson:
    """Find the lesson that a link of the rulebook names; raise LessonError."""
    found = next((lesson for lesson in lessons(game_name, folder) if lesson.id == lesson_id), None)
    if found is None:
        raise LessonError(f"{game_name} has no lesson {lesson_id}")
    return found


def read_lesson(lesson: Lesson) -> Scenario:
    """Read a lesson: its game, its seats with the learner first, its position, a way to play it; raise LessonError."""
    try:
        return read_scenario(lesson.path.read_text(encoding="utf-8"))
    except OSError as error:
        raise LessonError(f"{lesson.path.name} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise LessonError(f"{lesson.path.name} is no UTF-8 text") from error
    except ScenarioError as error:
        raise LessonError(f"{lesson.path.name}, {error}") from error


def open_lesson(lesson: Lesson) -> Any:  # noqa: ANN401 # any game's state
    """Set a lesson's position up; raise LessonError."""
    scenario = read_lesson(lesson)
    try:
        return scenario.game.set_up(scenario.head, scenario.seats)
    except PositionError as error:
        place = scenario.place(error.key)
        raise LessonError(f"{lesson.path.name}, line {place}: {error}") from error
