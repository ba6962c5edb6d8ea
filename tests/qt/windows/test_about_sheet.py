"""What the program is made of can be read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

import cardtable
from cardtable.qt import resources
from cardtable.qt.windows.about_sheet import FOLDER, OURS, AboutSheet, LicenceSheet, parts
from cardtable.qt.words import Words
from cardtable.text.catalogue import LANGUAGES


@pytest.fixture
def room(qtbot: QtBot) -> QWidget:
    """Show a room to lay the sheet over."""
    room = QWidget()
    QVBoxLayout(room)
    room.resize(1024, 640)
    qtbot.addWidget(room)
    room.show()
    return room


def test_each_part_has_its_licence() -> None:
    """No part is listed whose licence cannot be read."""
    assert {part.name for part in parts()} >= {"Python", "Qt", "PySide6_Essentials", "Readex Pro"}
    assert [part for part in parts() if not resources.path(FOLDER, part.file).stat().st_size] == []
    assert resources.path(FOLDER, OURS).is_file()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_opens_in_the_list_of_parts(language: str, room: QWidget) -> None:
    """A screen reader hears the version with the sheet, then the list."""
    sheet = AboutSheet(room, Words(language))
    sheet.open()
    assert cardtable.__version__ in sheet.accessibleDescription()
    assert QApplication.focusWidget() is sheet.first_focus()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_licence_is_read_by_key_then_left_to_the_list(language: str, room: QWidget) -> None:
    """Enter lays the text over the sheet, Escape goes back."""
    sheet = AboutSheet(room, Words(language))
    sheet.open()
    lines = sheet.first_focus()
    assert lines is not None
    QTest.keyClick(lines, Qt.Key.Key_Return)
    licence = room.findChild(LicenceSheet)
    text = QApplication.focusWidget()
    assert isinstance(licence, LicenceSheet)
    assert isinstance(text, QPlainTextEdit)
    assert text.toPlainText() == resources.path(FOLDER, parts()[0].file).read_text(encoding="utf-8")
    assert text.layoutDirection() is Qt.LayoutDirection.LeftToRight
    QTest.keyClick(text, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is lines
