"""Every sheet of French Tarot can be opened, read and left, in each language and at any size of text."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from cardtable.qt import theme
from cardtable.qt.scenes.faces import Faces
from cardtable.qt.tarot.call_sheet import CallSheet
from cardtable.qt.tarot.card_sheet import CardSheet
from cardtable.qt.tarot.handle_sheet import HandleSheet
from cardtable.qt.tarot.put_back_sheet import PutBackSheet
from cardtable.qt.words import Words
from cardtable.text.catalogue import LANGUAGES
from tests.qt.tarot.declared import CAST, calling, exchanging, leading

SHEETS: dict[str, Callable[[QWidget, Words, Faces], CardSheet]] = {
    "king": lambda room, words, faces: CallSheet(room, words, calling(5), faces),
    "queen": lambda room, words, faces: CallSheet(room, words, calling(6, 7, calls=1), faces),
    "put back": lambda room, words, faces: PutBackSheet(room, words, exchanging(), faces),
    "handle": lambda room, words, faces: HandleSheet(room, words, leading(), faces),
}


@pytest.fixture(params=[1.0, 1.5])
def text_scale(request: pytest.FixtureRequest) -> Iterator[float]:
    """Dress the house in the usual and in large text."""
    app, worn = QApplication.instance(), theme.current()
    assert isinstance(app, QApplication)
    theme.apply(app, theme.Theme(text_scale=request.param))
    yield request.param
    theme.apply(app, worn)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SHEETS)
def test_every_sheet_opens_in_every_language(
    name: str, language: str, room: QWidget, faces: Faces, text_scale: float
) -> None:
    """It lies within its room, each button and card can be named aloud, the focus is in it, Escape leaves it."""
    assert theme.current().text_scale == text_scale
    sheet = SHEETS[name](room, Words(language, CAST, 0), faces)
    asked: list[object] = []
    sheet.asked.connect(asked.append)
    sheet.open()
    QApplication.processEvents()
    assert sheet.accessibleName()
    assert room.rect().contains(sheet.geometry())
    unnamed = [each for each in sheet.findChildren(QAbstractButton) if each.isVisible() and not each.accessibleName()]
    assert unnamed == []
    focused = QApplication.focusWidget()
    assert focused is not None
    assert sheet.isAncestorOf(focused)
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert (sheet.isVisible(), asked) == (False, [])
