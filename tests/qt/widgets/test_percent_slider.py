"""A share that is set with a slider, by keys too."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.qt.widgets import PercentSlider, Stepper


def test_the_keys_go_by_steps_and_to_the_ends(qtbot: QtBot) -> None:
    """An arrow is a step; Home is the least, End the most; each is told once."""
    size = PercentSlider((75, 200), 100, step=5)
    qtbot.addWidget(size)
    told: list[int] = []
    size.changed.connect(told.append)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_End, Qt.Key.Key_Right, Qt.Key.Key_Home):
        QTest.keyClick(size.slider, key)
    assert told == [105, 100, 95, 200, 75]


def test_it_is_heard_by_its_name(qtbot: QtBot) -> None:
    """The slider that takes the focus bears the name of what it sets."""
    size = PercentSlider((75, 200), 100, step=5)
    qtbot.addWidget(size)
    size.set_words("Size of cards in per cent", "%")
    assert (size.slider.accessibleName(), size.focusProxy()) == ("Size of cards in per cent", size.slider)


def test_its_figure_is_written_as_a_stepper_writes_it(qtbot: QtBot) -> None:
    """The sign comes from the language, the same one after both."""
    size, volume = PercentSlider((75, 200), 100, step=5), Stepper("", (0, 100), 100, words=("", ""))
    for control in (size, volume):
        qtbot.addWidget(control)
    size.set_words("Size of cards in per cent", " %")
    volume.set_words("Loudness", ("Softer", "Louder"), " %")
    QTest.keyClick(size.slider, Qt.Key.Key_Left)
    QTest.keyClick(volume.field, Qt.Key.Key_Down)
    assert (size._figure.text(), volume.field.text()) == ("95 %", "99 %")
