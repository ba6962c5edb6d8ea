"""A number set by moving a knob along a line."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSlider, QWidget

from cardtable.qt import theme
from cardtable.qt.theme import Role
from cardtable.qt.widgets.label import Label

KNOB: Final = 22
GROOVE: Final = 6
WIDTH: Final = 170
MARGIN: Final = 4
FIGURE: Final = 58
"""The room of the figure beside a slider, so that nothing moves while it changes."""


class Slider(QSlider):
    """A horizontal slider, filled from the reading start to its knob."""

    def __init__(self, name: str, limits: tuple[int, int], value: int, *, step: int = 1) -> None:
        """Stand at `value`; `name` is the accessible name."""
        super().__init__(Qt.Orientation.Horizontal)
        self.setAccessibleName(name)
        self.setRange(*limits)
        self.setSingleStep(step)
        self.setPageStep(step * 5)
        self.setValue(value)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return a size that grows with the text."""
        return QSize(theme.current().scaled(WIDTH), theme.current().scaled(KNOB) + 2 * MARGIN)

    def minimumSizeHint(self) -> QSize:
        """Return the least length that can still be aimed at."""
        return QSize(theme.current().scaled(WIDTH) // 2, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line, its filled part, the knob."""
        colours = theme.current().palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        line = QRectF(self._reach(), middle - GROOVE / 2, self.width() - 2 * self._reach(), GROOVE)
        knob = QPointF(self._knob_x(), middle)
        filled = QRectF(line)
        if self._mirrored():
            filled.setLeft(knob.x())
        else:
            filled.setRight(knob.x())
        painter.setPen(Qt.PenStyle.NoPen)
        for part, colour in ((line, colours.line), (filled, colours.switch_on)):
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(part, GROOVE / 2, GROOVE / 2)
        painter.setPen(QPen(QColor(colours.switch_on if self.isEnabled() else colours.edge), 3))
        painter.setBrush(QColor(colours.panel))
        radius = theme.current().scaled(KNOB) / 2 - 1.5
        painter.drawEllipse(knob, radius, radius)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Bring the knob under the pointer, follow it from there."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._follow(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        if self.isSliderDown():
            self._follow(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn with the wheel only once the slider is in use: the wheel scrolls what lies round it."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def _follow(self, event: QMouseEvent) -> None:
        """Move to the step nearest the pointer."""
        length = max(self.width() - 2 * self._reach(), 1)
        part = (event.position().x() - self._reach()) / length
        part = min(max(1 - part if self._mirrored() else part, 0.0), 1.0)
        steps = round(part * (self.maximum() - self.minimum()) / self.singleStep())
        self.setValue(self.minimum() + steps * self.singleStep())

    def _knob_x(self) -> float:
        span = max(self.maximum() - self.minimum(), 1)
        part = (self.value() - self.minimum()) / span
        return self._reach() + (1 - part if self._mirrored() else part) * (self.width() - 2 * self._reach())

    def _reach(self) -> float:
        return theme.current().scaled(KNOB) / 2

    def _mirrored(self) -> bool:
        return self.layoutDirection() is Qt.LayoutDirection.RightToLeft


class PercentSlider(QWidget):
    """A share in per cent, its figure beside the slider; `changed` carries what the person has set."""

    changed = Signal(int)

    def __init__(self, limits: tuple[int, int], value: int, *, step: int) -> None:
        """Stand at `value`, without a name."""
        super().__init__()
        self._suffix = ""
        self.slider = Slider("", limits, value, step=step)
        self._figure = Label("", Role.FIGURE, wrap=False, tabular=True)
        self._figure.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        line.addWidget(self.slider, 1)
        line.addWidget(self._figure)
        self.setFocusProxy(self.slider)
        self.slider.valueChanged.connect(self._tell)
        self._show(value)

    def set_words(self, name: str, suffix: str) -> None:
        """Change the name and the sign after the figure, as after a change of language."""
        self.slider.setAccessibleName(name)
        self._suffix = suffix
        self._show(self.slider.value())

    def _tell(self, value: int) -> None:
        self._show(value)
        self.changed.emit(value)

    def _show(self, value: int) -> None:
        self._figure.setText(f"{value}{self._suffix}")
        self._figure.setMinimumWidth(theme.current().scaled(FIGURE))
