"""The system hands the running program a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.qt.opening import Openings


def test_a_file_that_the_system_hands_over_is_passed_on(qapp: QApplication, qtbot: QtBot) -> None:
    """On macOS a double click comes as an event, not on the command line."""
    openings = Openings(qapp)
    with qtbot.waitSignal(openings.asked) as heard:
        qapp.sendEvent(qapp, QFileOpenEvent("/somewhere/a.cardtable"))
    qapp.removeEventFilter(openings)
    assert heard.args == [Path("/somewhere/a.cardtable")]
