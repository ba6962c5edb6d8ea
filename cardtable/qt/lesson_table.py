"""The table of a lesson, set up as the rulebook tells, with nothing of it kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardtable.kernel.seats import Cast, Person
from cardtable.play.lessons import Lesson, lesson_named, open_lesson, read_lesson
from cardtable.play.running import RunningMatch
from cardtable.play.shelf import Shelved
from cardtable.play.table import Table
from cardtable.play.terms import Terms
from cardtable.qt import resources
from cardtable.qt.company import COMPANY

LEVEL: Final = "casual"
"""How well the others play on from a lesson's position."""


@dataclass(frozen=True, slots=True)
class LessonTable(Shelved):
    """A table at which the lesson with that id is tried."""

    lesson: str = ""


def lesson_table(game: str, lesson_id: str, person: Person) -> LessonTable:
    """Set a lesson's position up for the person; raise LessonError."""
    lesson = lesson_named(lesson_id, game, resources.path("lessons"))
    state = open_lesson(lesson)
    cast = _cast(lesson, person)
    played = read_lesson(lesson).game
    options = played.view(state, 0).options
    terms = Terms(played, options, 0, cast)
    return LessonTable(Table(terms, RunningMatch(played, state)), None, None, lesson=lesson_id)


def _cast(lesson: Lesson, person: Person) -> Cast:
    """Seat the person where the lesson says You, then those whom it names."""
    known = {each.picture: each for each in COMPANY}
    _, *others = read_lesson(lesson).seats
    return (person, *(Person(name, known[name.lower()].gender, LEVEL, name.lower()) for name in others))
