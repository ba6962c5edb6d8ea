"""The bar that shows how much there is of what is needed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QColor
from pytestqt.qtbot import QtBot

from cardtable.qt import theme
from cardtable.qt.widgets import Meter


@pytest.mark.parametrize(("reached", "needed", "share"), [(0, 30, 0.0), (15, 30, 0.5), (70, 30, 1.0), (0, 0, 1.0)])
def test_it_is_filled_as_far_as_what_is_needed_is_reached(
    qtbot: QtBot, reached: int, needed: int, share: float
) -> None:
    """More than is needed fills it, too; what needs nothing is full."""
    meter = Meter()
    qtbot.addWidget(meter)
    meter.show_share(reached, needed)
    assert meter.share == share


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_it_fills_from_the_reading_start(qtbot: QtBot, direction: Qt.LayoutDirection) -> None:
    """Half full, it is saffron at the side where reading begins, and there alone."""
    meter = Meter()
    qtbot.addWidget(meter)
    meter.setLayoutDirection(direction)
    meter.resize(100, 12)
    meter.show_share(1, 2)
    drawn = meter.grab().toImage()
    left, right = (drawn.pixelColor(round(drawn.width() * at), drawn.height() // 2) for at in (0.25, 0.75))
    saffron = QColor(theme.current().palette.saffron)
    assert (left == saffron, right == saffron) == (
        (True, False) if direction is Qt.LayoutDirection.LeftToRight else (False, True)
    )


def test_it_has_no_value_that_a_screen_reader_would_say_at_each_change(qtbot: QtBot) -> None:
    """What has changed is told in a sentence."""
    meter = Meter()
    qtbot.addWidget(meter)
    meter.setAccessibleName("First meld")
    found = QAccessible.queryAccessibleInterface(meter)
    assert found.text(QAccessible.Text.Name) == "First meld"
    assert found.valueInterface() == None  # noqa: E711 - as the stubs have it, "is None" can never be
