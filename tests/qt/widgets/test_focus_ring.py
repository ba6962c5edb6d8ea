"""The ring shows which control has the keyboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication, QListView, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardtable.qt import theme
from cardtable.qt.theme import ThemeKeeper
from cardtable.qt.widgets import FocusRings, PlainButton, Surface, lay_on
from cardtable.qt.widgets.focus_ring import MARGIN, FocusRing


@pytest.fixture
def rings(qapp: QApplication) -> Iterator[FocusRings]:
    """Dress the application in light, with its rings."""
    ThemeKeeper(qapp, "light")
    rings = FocusRings(qapp)
    yield rings
    shiboken6.delete(rings)


@pytest.fixture
def window(qtbot: QtBot, rings: FocusRings) -> QWidget:
    """Show two buttons with a list."""
    window = QWidget()
    column = QVBoxLayout(window)
    column.setContentsMargins(20, 20, 20, 20)
    for part in (PlainButton("one"), PlainButton("two"), QListView()):
        column.addWidget(part)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
    return window


def ring_of(window: QWidget) -> FocusRing:
    """Return the one ring of a window."""
    [ring] = window.findChildren(FocusRing)
    return ring


def test_the_ring_lies_outside_the_control_that_has_the_focus(window: QWidget, qapp: QApplication) -> None:
    """It follows the focus from control to control."""
    for button in window.findChildren(PlainButton):
        button.setFocus()
        qapp.processEvents()
        ring = ring_of(window)
        assert ring.isVisible()
        assert ring.geometry() == button.geometry().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)


def test_a_list_shows_the_focus_on_its_rows_instead(window: QWidget, qapp: QApplication) -> None:
    """No ring lies round a list."""
    first = window.findChildren(PlainButton)[0]
    first.setFocus()
    window.findChildren(QListView)[0].setFocus()
    qapp.processEvents()
    assert not any(ring.isVisible() for ring in window.findChildren(FocusRing))


@pytest.mark.parametrize("surface", list(Surface))
def test_the_ring_is_seen_on_its_ground(window: QWidget, qapp: QApplication, surface: Surface) -> None:
    """White with a dark edge on felt, the palette's focus colour on panels."""
    lay_on(window, surface)
    first = window.findChildren(PlainButton)[0]
    window.findChildren(PlainButton)[1].setFocus()
    first.setFocus()
    qapp.processEvents()
    image = window.grab().toImage()
    middle, top = first.geometry().center().x(), first.geometry().top()
    colours = theme.current().palette
    seen = [image.pixelColor(middle, top - away).name().upper() for away in (4, 7)]
    ground = image.pixelColor(2, 2).name().upper()
    expected = {
        Surface.FELT: [colours.focus_on_felt, colours.focus_edge_on_felt],
        Surface.PANEL: [colours.focus, ground],
    }
    assert seen == expected[surface]


def test_a_closed_window_takes_its_ring_with_it(qtbot: QtBot, rings: FocusRings, qapp: QApplication) -> None:
    """The next window gets a ring of its own."""
    for _ in range(2):
        window = QWidget()
        button = PlainButton("one", "lay")
        QVBoxLayout(window).addWidget(button)
        with qtbot.waitActive(window):
            window.show()
        button.setFocus()
        qapp.processEvents()
        assert ring_of(window).isVisible()
        shiboken6.delete(window)
