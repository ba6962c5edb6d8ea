"""The picture of a person at the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy

from cardtable.qt import theme

RIM: Final = 3


class Avatar(QLabel):
    """A portrait on its disc; saffron rims who is in turn, who has won."""

    def __init__(self, picture: str, name: str, size: int = 48, *, rimmed: bool = False) -> None:
        """Show the picture of that file name; `name` is the accessible name, `size` px across at 100 %.

        `rimmed` keeps a rim in the panel's colour, for a disc that lies on felt.
        """
        super().__init__()
        self._picture = picture
        self._size = size
        self._rimmed = rimmed
        self._marked = False
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._draw()

    def set_person(self, picture: str, name: str) -> None:
        """Show another person."""
        self._picture = picture
        self.setAccessibleName(name)
        self._draw()

    def set_marked(self, marked: bool) -> None:  # noqa: FBT001 - the state itself
        """Rim who is in turn, or has won."""
        self._marked = marked
        self._draw()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._draw()

    def _draw(self) -> None:
        side = theme.current().scaled(self._size)
        self.setPixmap(rimmed_portrait(self._picture, side, self._rim_colour(), self.devicePixelRatioF()))

    def _rim_colour(self) -> str | None:
        colours = theme.current().palette
        if self._marked:
            return colours.saffron
        return colours.panel if self._rimmed else None


def rimmed_portrait(picture: str, side: int, rim: str | None, ratio: float) -> QPixmap:
    """Return a portrait `side` px across with its rim inside; high contrast adds its white edge."""
    colours = theme.current().palette
    width = RIM if rim else 0
    drawn = QPixmap(round(side * ratio), round(side * ratio))
    drawn.setDevicePixelRatio(ratio)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    disc = QRectF(0, 0, side, side)
    if rim:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(rim))
        painter.drawEllipse(disc)
    painter.drawPixmap(width, width, theme.portrait(picture, side - 2 * width, ratio=ratio))
    if colours.flat and rim != colours.saffron:
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.setBrush(QBrush(Qt.BrushStyle.NoBrush))
        painter.drawEllipse(disc.adjusted(0.5, 0.5, -0.5, -0.5))
    painter.end()
    return drawn
