"""The pictures among which a person chooses their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QSizePolicy, QWidget

from cardtable.qt import theme
from cardtable.qt.widgets import FlowLayout, rimmed_portrait, set_tip

SIDE: Final = 48
BADGE: Final = 18
CHECK: Final = "opened"


class PictureChoice(QWidget):
    """Portraits side by side, walked by the arrows; `chosen` carries the name of a picture the person has taken."""

    chosen = Signal(str)

    def __init__(self, pictures: Sequence[str], value: str) -> None:
        """Offer pictures; `value` is the one that stands chosen."""
        super().__init__()
        self._group = QButtonGroup(self)
        self._faces = {picture: _Face(picture) for picture in pictures}
        row = FlowLayout(self, spacing=6)
        for picture, face in self._faces.items():
            self._group.addButton(face)
            row.addWidget(face)
            face.clicked.connect(lambda _=False, picture=picture: self.chosen.emit(picture))
        self.set_value(value)

    def set_value(self, picture: str) -> None:
        """Let a picture stand without a signal."""
        self._faces[picture].setChecked(True)

    def set_words(self, name: str, words: Sequence[str]) -> None:
        """Name the group, then each picture."""
        self.setAccessibleName(name)
        for face, each in zip(self._faces.values(), words, strict=True):
            face.setAccessibleName(each)
            set_tip(face, each)


class _Face(QRadioButton):
    """A portrait; the one that stands is rimmed, with a tick on it."""

    def __init__(self, picture: str) -> None:
        super().__init__()
        self._picture = picture
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setProperty("ringRadius", self._side() / 2)
        self.toggled.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(self._side(), self._side())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.setProperty("ringRadius", self._side() / 2)
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.current().palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rim = colours.saffron if self.isChecked() else None
        painter.drawPixmap(0, 0, rimmed_portrait(self._picture, self._side(), rim, self.devicePixelRatioF()))
        if self.isChecked():
            badge = theme.current().scaled(BADGE)
            spot = QRect(self.width() - badge, self.height() - badge, badge, badge)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.chosen))
            painter.drawEllipse(spot)
            tick = round(badge * 0.7)
            painter.drawPixmap(
                spot.center() - QPoint(tick // 2, tick // 2), theme.pixmap(CHECK, colours.chosen_ink, tick)
            )

    def _side(self) -> int:
        return theme.current().scaled(SIDE)
