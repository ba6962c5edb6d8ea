"""A tick box that is drawn as a switch."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QStyle

from cardtable.qt import theme
from cardtable.qt.theme import Role
from cardtable.qt.widgets.surface import Surface, surface_of

TRACK_WIDTH: Final = 46
TRACK_HEIGHT: Final = 26
KNOB: Final = 18
GAP: Final = 10
PADDING: Final = 4


class Switch(QCheckBox):
    """On or off, said by the knob's side, the fill, the word beside it."""

    def __init__(self, name: str, on_word: str = "", off_word: str = "", *, checked: bool = False) -> None:
        """Stand as `checked`; `name` is the accessible name, the two words stand beside the switch."""
        super().__init__()
        self._words = {True: on_word, False: off_word}
        self.setAccessibleName(name)
        self.setChecked(checked)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self.update)

    def set_words(self, name: str, on_word: str, off_word: str) -> None:
        """Change the words, as after a change of language."""
        self._words = {True: on_word, False: off_word}
        self.setAccessibleName(name)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size with the longer word, so that nothing moves when it is switched."""
        worn = theme.current()
        words = self._word_width()
        width = 2 * PADDING + worn.scaled(TRACK_WIDTH) + (words + GAP if words else 0)
        return QSize(width, max(worn.scaled(TRACK_HEIGHT) + 2 * PADDING, worn.line_height(Role.BODY_STRONG)))

    def minimumSizeHint(self) -> QSize:
        """Return the size that shows all words."""
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        """Take a press anywhere on switch or word."""
        return self.rect().contains(pos)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.LayoutDirectionChange):
            self.updateGeometry()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the word, then the switch at the line's end."""
        worn = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        words = self._word_width()
        ink = worn.palette.on_felt if surface_of(self) is Surface.FELT else worn.palette.ink
        painter.setFont(worn.font(Role.BODY_STRONG))
        painter.setPen(QColor(ink))
        end = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
        align = QStyle.visualAlignment(self.layoutDirection(), end)
        painter.drawText(self._mirrored(QRect(PADDING, 0, words, self.height())), align, self._words[self.isChecked()])
        size = QSize(worn.scaled(TRACK_WIDTH), worn.scaled(TRACK_HEIGHT))
        left = self.width() - PADDING - size.width()
        track = QRect(QPoint(left, (self.height() - size.height()) // 2), size)
        self._draw_switch(painter, QRectF(self._mirrored(track)))

    def _draw_switch(self, painter: QPainter, track: QRectF) -> None:
        """Draw the knob at the end when on, at the beginning when off."""
        colours = theme.current().palette
        on = self.isChecked()
        pen = QPen(QColor(colours.switch_on if on else colours.edge), 2)
        if not self.isEnabled():
            pen.setDashPattern([2, 1.5])
        painter.setPen(pen)
        painter.setBrush(QColor(colours.switch_on if on else colours.panel))
        painter.drawRoundedRect(track.adjusted(1, 1, -1, -1), track.height() / 2, track.height() / 2)
        knob = theme.current().scaled(KNOB) / 2
        to_the_right = on is (self.layoutDirection() is Qt.LayoutDirection.LeftToRight)
        reach = track.height() / 2
        x = track.right() - reach if to_the_right else track.left() + reach
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.switch_knob if on else colours.edge))
        painter.drawEllipse(QPointF(x, track.center().y()), knob, knob)

    def _word_width(self) -> int:
        metrics = QFontMetrics(theme.current().font(Role.BODY_STRONG))
        return max(metrics.horizontalAdvance(word) for word in self._words.values())

    def _mirrored(self, spot: QRect) -> QRect:
        return QStyle.visualRect(self.layoutDirection(), self.rect(), spot)
