"""The log of the table as a list that can be walked."""

from __future__ import annotations

from PySide6.QtTest import QAbstractItemModelTester

from cardtable.kernel.message import Who, message
from cardtable.kernel.seats import Person
from cardtable.qt.models.log import KEPT, SPARE, LogModel, LogRole
from cardtable.qt.words import Words

CAST = (
    Person("Ann", "f", None, "you"),
    Person("Omar", "m", "casual", "omar"),
    Person("Salma", "f", "casual", "salma"),
)


def log_of(*seats: int) -> LogModel:
    """Write a line about each of the seats."""
    log = LogModel(Words("en", CAST, 0))
    QAbstractItemModelTester(log, QAbstractItemModelTester.FailureReportingMode.Fatal, log)
    for seat in seats:
        log.add(message("panel-name", name=Who(seat)), seat)
    return log


def test_the_log_is_a_sound_model() -> None:
    """Qt's own tester watches every change and finds nothing wrong."""
    log = log_of(0, 1, 0)
    assert [log.index(row).data() for row in range(log.rowCount())] == ["You", "Omar", "You"]


def test_since_my_turn_leaves_my_own_turns_out() -> None:
    """What happened since the last turn is what others did, also once the own turn has begun again."""
    lines = log_of(1, 0, 0, 1, 1, 0).since(0)
    assert [line.seat for line in lines] == [1, 1]


def test_since_my_turn_is_empty_when_nobody_played_meanwhile() -> None:
    """While nothing has happened, nothing is told."""
    assert log_of(0, 0).since(0) == ()


def test_a_line_knows_whom_it_is_about() -> None:
    """The seat of each line is told for its picture."""
    assert log_of(1).index(0).data(LogRole.SEAT) == 1


def test_the_log_of_a_long_match_forgets_its_oldest_lines() -> None:
    """Only the last lines are kept; the newest are all there, in the language of now."""
    log = log_of(*[0] * (KEPT + SPARE), 1)
    assert (log.rowCount(), log.index(log.rowCount() - 1).data()) == (KEPT + 1, "Omar")


def test_a_cleared_log_is_empty() -> None:
    """A new table begins a new log."""
    log = log_of(0, 1)
    log.clear()
    assert log.rowCount() == 0


def test_the_last_turn_is_the_one_before_the_present_one() -> None:
    """What the player now in turn has done already is left out, what the one before did is told."""
    assert [line.seat for line in log_of(2, 1, 1, 0).last_turn(0)] == [1, 1]


def test_there_is_no_last_turn_in_the_first_one() -> None:
    """As long as nobody has ended a turn, nothing is told."""
    assert log_of(0, 0).last_turn(0) == ()
