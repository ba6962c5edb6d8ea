"""Sheets come to where they stand, and leave; whoever wants no motion sees them come and go at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.qt.scenes.durations import Motion
from cardtable.qt.windows.question_sheet import QuestionSheet
from cardtable.qt.windows.sliding import LeavingPicture, slide_in, take_motion


@pytest.fixture(autouse=True)
def at_rest() -> Iterator[None]:
    """Let nothing slide in other tests."""
    yield
    take_motion(Motion.NONE)


@pytest.fixture
def sheet(qtbot: QtBot) -> QuestionSheet:
    """Ask something over a room."""
    room = QWidget()
    qtbot.addWidget(room)
    room.resize(1024, 640)
    room.show()
    return QuestionSheet(room, "Leave?", "It is saved.", yes="Yes", no="No")


def _leaving(sheet: QuestionSheet) -> list[LeavingPicture]:
    room = sheet.parentWidget()
    assert room is not None
    return room.findChildren(LeavingPicture)


def _panel(sheet: QuestionSheet) -> QWidget:
    return sheet._panel


def test_a_sheet_ends_where_it_would_stand_without_motion(sheet: QuestionSheet, qtbot: QtBot) -> None:
    """It comes from below, in a time that is short, and ends in its place."""
    take_motion(Motion.NONE)
    sheet.open()
    place = _panel(sheet).pos()
    take_motion(Motion.NORMAL)
    sheet.open()
    assert _panel(sheet).pos().y() > place.y()
    qtbot.waitUntil(lambda: _panel(sheet).pos() == place)


def test_the_focus_does_not_wait_for_the_sheet(sheet: QuestionSheet) -> None:
    """What has the focus has it before anything moves."""
    take_motion(Motion.NORMAL)
    sheet.open()
    QApplication.processEvents()
    assert sheet.focusWidget() is sheet.first_focus()


def test_a_sheet_that_is_placed_anew_stops_sliding(sheet: QuestionSheet, qtbot: QtBot) -> None:
    """In a window that has another size meanwhile it stands right at once, and stays there."""
    take_motion(Motion.NORMAL)
    sheet.open()
    room = sheet.parentWidget()
    assert room is not None
    room.resize(1400, 900)
    place = _panel(sheet).pos()
    qtbot.wait(200)
    assert (_panel(sheet).pos(), sheet.size()) == (place, room.size())


def test_without_motion_nothing_slides(qtbot: QtBot) -> None:
    """It is where it belongs before the next event."""
    take_motion(Motion.NONE)
    panel = QWidget()
    qtbot.addWidget(panel)
    panel.move(100, 100)
    slide_in(panel, QPoint(0, -40))
    assert (panel.pos(), panel.testAttribute(Qt.WidgetAttribute.WA_Moved)) == (QPoint(100, 100), True)


def test_only_the_picture_of_a_sheet_leaves(sheet: QuestionSheet, qtbot: QtBot) -> None:
    """The sheet is gone at once, so is its hold on keys and clicks; its picture goes, and leaves nothing behind."""
    take_motion(Motion.NORMAL)
    room = sheet.parentWidget()
    assert room is not None
    room.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    room.setFocus()
    sheet.open()
    sheet.reject()
    (picture,) = _leaving(sheet)
    through = picture.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert (sheet.isVisible(), room.hasFocus(), through, picture.focusPolicy()) == (
        False,
        True,
        True,
        Qt.FocusPolicy.NoFocus,
    )
    qtbot.waitUntil(lambda: room.findChildren(LeavingPicture) == [])


def test_without_motion_a_sheet_is_gone_at_once(sheet: QuestionSheet) -> None:
    """No picture of it stays."""
    sheet.open()
    sheet.reject()
    assert (sheet.isVisible(), _leaving(sheet)) == (False, [])
