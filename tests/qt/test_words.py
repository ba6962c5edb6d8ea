"""The window speaks one language at a time and says when that changes."""

from __future__ import annotations

from PySide6.QtCore import Qt

from cardtable.kernel.message import Who, message
from cardtable.kernel.seats import Person
from cardtable.qt.words import Words

CAST = (Person("Ann", "f", None, "you"), Person("Omar", "m", "casual", "omar"))


def test_another_language_is_told_once(qapp: object) -> None:
    """The signal comes for a change, not for the language that is spoken already."""
    words = Words("en", CAST, 0)
    changes: list[bool] = []
    words.changed.connect(lambda: changes.append(words.rtl))
    words.set_language("en")
    words.set_language("ar")
    assert changes == [True]


def test_arabic_windows_run_from_right_to_left(qapp: object) -> None:
    """The direction of windows belongs to the language."""
    directions = (Words("en").direction, Words("ar").direction)
    assert directions == (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft)


def test_other_people_at_the_table_are_named(qapp: object) -> None:
    """After a change of seats the same message names who sits there now."""
    words = Words("en", CAST, 0)
    told = message("panel-name", name=Who(1))
    before = words.say(told).visual
    words.seat((CAST[0], Person("Layla", "f", "casual", "layla")), 0)
    assert (before, words.say(told).visual) == ("Omar", "Layla")


def test_figures_keep_their_direction_in_arabic(qapp: object) -> None:
    """A gain reads +15 and not 15+ between Arabic words."""
    assert Words("ar").figure("+15") == "\u2068+15\u2069"
    assert Words("en").figure("+15") == "+15"
