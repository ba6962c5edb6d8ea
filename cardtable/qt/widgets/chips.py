"""One choice out of a few, all in sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QGroupBox, QRadioButton, QSizePolicy, QStyle, QWidget

from cardtable.qt import theme
from cardtable.qt.stylesheet import RADIUS_BUTTON, RADIUS_CHIP
from cardtable.qt.theme import Role
from cardtable.qt.widgets.flow import FlowLayout

CHECK: Final = "opened"
CHECK_SIDE: Final = 16
GAP: Final = 6
PADDING: Final = 14
FRAME_INSET: Final = 4


class Chips(QGroupBox):
    """Radio buttons drawn as the parts of one frame, or as single pills.

    `chosen` carries the key of a choice the person has made.
    """

    chosen = Signal(str)

    def __init__(self, name: str, choices: Sequence[tuple[str, str]], value: str, *, pills: bool = False) -> None:
        """Offer `choices`, pairs of key and words; `value` is the key that stands chosen."""
        super().__init__()
        self._pills = pills
        self._group = QButtonGroup(self)
        self._chips: dict[str, Chip] = {}
        self._flow = FlowLayout(self, spacing=10 if pills else 2, even=not pills)
        if not pills:
            self._flow.setContentsMargins(FRAME_INSET, FRAME_INSET, FRAME_INSET, FRAME_INSET)
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(name)
        for key, words in choices:
            self._add(key, words)
        self.set_value(value)

    def value(self) -> str:
        """Return the key of the choice that stands."""
        return next(key for key, chip in self._chips.items() if chip.isChecked())

    @property
    def standing(self) -> QRadioButton:
        """The chip of the choice that stands."""
        return self._chips[self.value()]

    def set_value(self, key: str) -> None:
        """Let a choice stand without a signal. Raises KeyError for a key that was not offered."""
        self._chips[key].setChecked(True)

    def set_words(self, name: str, words: Sequence[str]) -> None:
        """Change the words in the order of the choices, as after a change of language."""
        self.setAccessibleName(name)
        for chip, text in zip(self._chips.values(), words, strict=True):
            chip.set_words(text)

    def event(self, event: QEvent) -> bool:
        """Give up the margins a group box keeps for its title."""
        answered = super().event(event)
        if event.type() in (QEvent.Type.Polish, QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self.setContentsMargins(0, 0, 0, 0)
        return answered

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame round the parts."""
        if self._pills:
            return
        colours = theme.current().palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours.edge), colours.outline))
        painter.setBrush(QColor(colours.panel))
        inset = colours.outline / 2
        spare = max(self.height() - self.heightForWidth(self.width()), 0) / 2
        frame = QRectF(self.rect()).adjusted(inset, spare + inset, -inset, -spare - inset)
        painter.drawRoundedRect(frame, RADIUS_BUTTON, RADIUS_BUTTON)

    def _add(self, key: str, words: str) -> None:
        chip = Chip(words, pill=self._pills)
        self._chips[key] = chip
        self._group.addButton(chip)
        self._flow.addWidget(chip)
        chip.clicked.connect(lambda: self.chosen.emit(key))
        chip.toggled.connect(self._stop_at_standing)

    def _stop_at_standing(self) -> None:
        """Let Tab come to the choice that stands: Qt would come to the first one, which is heard as not chosen."""
        for chip in self._chips.values():
            standing = chip.isChecked()
            chip.setFocusPolicy(Qt.FocusPolicy.StrongFocus if standing else Qt.FocusPolicy.ClickFocus)


class Chip(QRadioButton):
    """One choice; the one that stands is filled, ticked."""

    def __init__(self, words: str, *, pill: bool = False, parent: QWidget | None = None) -> None:
        """Offer `words`."""
        super().__init__(words, parent)
        self._pill = pill
        self.setAccessibleName(words)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self.update)
        self._round()

    def set_words(self, words: str) -> None:
        """Change the words."""
        self.setText(words)
        self.setAccessibleName(words)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size with the tick, so that nothing moves when it is chosen."""
        width = self._check_side() + GAP + self._text_width() + 2 * theme.current().scaled(PADDING)
        return QSize(width, theme.current().control_height - (0 if self._pill else 2 * FRAME_INSET))

    def minimumSizeHint(self) -> QSize:
        """Return the size that shows all words."""
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        """Take a press anywhere on the chip."""
        return self.rect().contains(pos)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.LayoutDirectionChange):
            self._round()
            self.updateGeometry()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw ground, tick, words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self._draw_ground(painter)
        tick = self._check_side() + GAP if self.isChecked() else 0
        left = (self.width() - self._text_width() - tick) // 2
        if tick:
            side = self._check_side()
            spot = self._mirrored(QRect(QPoint(left, (self.height() - side) // 2), QSize(side, side)))
            painter.drawPixmap(spot.topLeft(), theme.pixmap(CHECK, ink, side))
        painter.setFont(theme.current().font(Role.CHIP))
        painter.setPen(QColor(ink))
        words = self._mirrored(QRect(left + tick, 0, self._text_width(), self.height()))
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.text())

    def _draw_ground(self, painter: QPainter) -> str:
        """Draw the ground; return the ink that is read on it."""
        colours = theme.current().palette
        fill = ink = ""
        if self.isChecked():
            fill, ink = colours.chosen, colours.chosen_ink
            if self._pill:
                fill, ink = colours.switch_on, colours.switch_knob
        elif self.underMouse():
            fill = colours.panel_2
        elif self._pill:
            fill = colours.panel
        painter.setPen(Qt.PenStyle.NoPen)
        if self._pill and not self.isChecked():
            painter.setPen(QPen(QColor(colours.edge), colours.outline))
        painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
        inset = colours.outline / 2 if self._pill else 0
        radius = self._radius() - inset
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), radius, radius)
        return ink or colours.ink

    def _radius(self) -> float:
        return self.sizeHint().height() / 2 if self._pill else RADIUS_CHIP

    def _round(self) -> None:
        self.setProperty("ringRadius", self._radius())

    def _check_side(self) -> int:
        return theme.current().scaled(CHECK_SIDE)

    def _text_width(self) -> int:
        return QFontMetrics(theme.current().font(Role.CHIP)).horizontalAdvance(self.text())

    def _mirrored(self, spot: QRect) -> QRect:
        return QStyle.visualRect(self.layoutDirection(), self.rect(), spot)
