"""The totals count up for the eye; the ear finds their end from the start."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cardtable.qt.scenes.durations import Motion
from cardtable.qt.widgets import Label
from cardtable.qt.windows.score_count import Counted, ScoreCount


@pytest.fixture
def label(qtbot: QtBot) -> Label:
    """Show a total."""
    label = Label("170")
    qtbot.addWidget(label)
    return label


def counting(label: Label) -> ScoreCount:
    """Count from 120 to the total that is shown."""
    count = ScoreCount(label)
    count.add(Counted(label, 120, 170, str))
    return count


def test_a_total_counts_up_from_what_it_was(label: Label, qtbot: QtBot) -> None:
    """It begins at the total before the round, ends at the one that stands now."""
    count = counting(label)
    count.begin(Motion.FAST)
    assert (label.text(), label.accessibleName()) == ("120", "170")
    qtbot.waitUntil(lambda: label.text() == "170")


def test_the_end_can_be_had_at_once(label: Label) -> None:
    """A key or a click shows it."""
    count = counting(label)
    count.begin(Motion.NORMAL)
    count._run.setCurrentTime(1)
    count.finish()
    assert label.text() == "170"


def test_without_motion_nothing_counts(label: Label) -> None:
    """The end stands there from the start."""
    grown: list[float] = []
    count = counting(label)
    count.add_part(grown.append)
    count.begin(Motion.NONE)
    assert (label.text(), grown) == ("170", [])
