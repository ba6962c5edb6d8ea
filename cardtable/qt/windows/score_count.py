"""How the totals of the score sheet count up to what they have become."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation

from cardtable.kernel.match import Points
from cardtable.qt.scenes.durations import COUNT_MS, Motion
from cardtable.qt.widgets import Label


class Counted(NamedTuple):
    """A number that is shown, with what it was before the round."""

    label: Label
    before: Points
    after: Points
    write: Callable[[Points], str]


class ScoreCount(QObject):
    """Counts what the eye sees alone: an ear finds the end of it from the start."""

    def __init__(self, parent: QObject) -> None:
        """Count nothing yet."""
        super().__init__(parent)
        self._counted: list[Counted] = []
        self._parts: list[Callable[[float], None]] = []
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.setEndValue(1.0)
        self._run.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._run.valueChanged.connect(self._show)

    def clear(self) -> None:
        """Forget the numbers that were to be counted."""
        self._counted.clear()

    def add(self, counted: Counted) -> None:
        """Count a number that has changed; its room stays that of the end."""
        if counted.before == counted.after:
            return
        counted.label.setAccessibleName(counted.label.text())
        counted.label.setMinimumWidth(counted.label.sizeHint().width())
        self._counted.append(counted)

    def add_part(self, show: Callable[[float], None]) -> None:
        """Let something else grow along, from 0 to 1."""
        self._parts.append(show)

    def begin(self, motion: Motion) -> None:
        """Begin to count, in the time that a motion takes; without any the end stands there already."""
        duration = motion.paced(COUNT_MS)
        if duration > 0:
            self._run.setDuration(duration)
            self._show(0.0)  # the animation tells nothing of its own beginning
            self._run.start()

    def finish(self) -> None:
        """Show the end at once."""
        if self._run.state() is QAbstractAnimation.State.Running:
            self._run.setCurrentTime(self._run.duration())

    def _show(self, part: float) -> None:
        for label, before, after, write in self._counted:
            shown = after if part >= 1 else before + round(float(after - before) * part)
            label.setText(write(shown))
        for show in self._parts:
            show(part)
