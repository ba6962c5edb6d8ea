"""The bar over a room, in windows wide and narrow."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.qt.keys import Verb
from cardtable.qt.letters import Letters
from cardtable.qt.widgets import tip_of
from cardtable.qt.windows.full_screen import FullScreenButton
from cardtable.qt.windows.title_bar import TitleBar
from cardtable.qt.words import Words
from cardtable.text.catalogue import LANGUAGES


def bar_of(qtbot: QtBot, language: str, width: int) -> tuple[TitleBar, FullScreenButton]:
    """Show the bar of a table, as wide as its window, with its button of full screen."""
    bar = TitleBar(Words(language), Letters(), with_scores=True)
    qtbot.addWidget(bar)
    bar.set_title("Playroom Rummy", "Round 3 of 10 · to 1000")
    bar.resize(width, bar.sizeHint().height())
    bar.show()
    button = bar.findChild(FullScreenButton)
    assert button is not None
    return bar, button


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_has_the_button_of_full_screen(qtbot: QtBot, language: str) -> None:
    """It has a name, the key that does the same in its tip, and fills the screen."""
    bar, button = bar_of(qtbot, language, 1024)
    words = Words(language)
    name, key = words.text("shell-full-screen"), Letters().hint(Verb.FULL_SCREEN, words)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (button.accessibleName(), tip_of(button)) == (name, f"{name} ({key})")
    assert (button.isVisible(), bar.isFullScreen()) == (True, True)


def test_in_a_narrow_window_it_folds_away_first(qtbot: QtBot) -> None:
    """Title, line, scores, help, settings keep their room; once there is more, it comes back."""
    bar, button = bar_of(qtbot, "en", 480)
    narrow = (button.isVisible(), bar.scores_button.isVisible())
    bar.resize(1024, bar.height())
    assert (narrow, button.isVisible()) == ((False, True), True)
