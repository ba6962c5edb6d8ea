"""The bar on the felt offers what can be done now, and keeps nobody's focus."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.qt.widgets import Button
from cardtable.qt.windows.table_page import TablePage
from cardtable.rummy.moves import DrawStock
from tests.qt.windows.conftest import Laid, laid, preferences

__all__ = ["laid", "preferences"]  # fixtures that tests ask for by name


def focused(page: TablePage, words: str, qtbot: QtBot) -> Button:
    """Find a button of the bar by its words, and give it the focus."""
    (found,) = [each for each in page.bar.findChildren(Button) if each.text() == page.words.text(words)]
    page.activateWindow()
    found.setFocus()
    qtbot.waitUntil(found.hasFocus, timeout=5000)
    return found


def test_a_button_that_goes_gives_its_focus_to_the_table(laid: Laid, qtbot: QtBot) -> None:
    """Else it would go from button to button, each of which is read aloud before it goes, too."""
    page = laid("early")
    draw = focused(page, "bar-draw", qtbot)
    went: list[QWidget] = []
    application = QApplication.instance()
    assert isinstance(application, QApplication)

    def note(_left: QWidget, now: QWidget) -> None:
        went.append(now)

    application.focusChanged.connect(note)
    page.player.ask(DrawStock())
    application.focusChanged.disconnect(note)  # it would hold every widget of the tests that follow
    assert not draw.isVisible()
    assert went == [page.table]


def test_a_button_that_stays_keeps_the_focus(laid: Laid, qtbot: QtBot) -> None:
    """Who begins one combination may begin another."""
    page = laid("mid")
    begin = focused(page, "bar-begin", qtbot)
    page.follow()
    assert begin.hasFocus()
