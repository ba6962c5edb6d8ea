"""The plates, panels the table's words stand on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from cardtable.qt import theme
from cardtable.qt.stylesheet import RADIUS_DIALOG, RADIUS_PANEL, RADIUS_TILE

_STEPS: Final = 10


@dataclass(frozen=True, slots=True)
class Shadow:
    """A soft shadow: how far down, how wide in px, how dark in parts of one."""

    down: int
    blur: int
    strength: float


class Lift(Enum):
    """How high a panel lies."""

    FLAT = Shadow(0, 0, 0.0)
    RESTING = Shadow(2, 6, 0.14)
    PANEL = Shadow(6, 16, 0.16)
    DIALOG = Shadow(12, 24, 0.35)


class Panel(QFrame):
    """A rounded panel with its hairline, its shadow.

    The shadow falls inside the widget: the panel itself is `margin` px smaller on each side. `body` is the
    layout its contents go into.
    """

    def __init__(
        self,
        name: str = "",
        *,
        radius: int = RADIUS_PANEL,
        padding: int = 16,
        lift: Lift = Lift.RESTING,
        parent: QWidget | None = None,
    ) -> None:
        """Lie ready for contents; `name` is the accessible name of the group."""
        super().__init__(parent)
        self._radius = radius
        self._lift = lift.value
        self.setAccessibleName(name)
        self.body = QVBoxLayout(self)
        inner = padding + self.margin
        self.body.setContentsMargins(inner, inner, inner, inner)
        self.body.setSpacing(8)

    @property
    def margin(self) -> int:
        """The room the shadow takes on each side, in px."""
        return self._lift.blur // 2 + self._lift.down

    def panel_rect(self) -> QRectF:
        """Return the panel without its shadow."""
        margin = self.margin
        return QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw shadow, ground, hairline."""
        colours = theme.current().palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = self.panel_rect()
        if not colours.flat:
            draw_shadow(painter, rect, self._radius, self._lift)
        inset = colours.outline / 2
        painter.setPen(QPen(QColor(colours.line), colours.outline))
        painter.setBrush(QColor(colours.panel))
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), self._radius, self._radius)


class DialogPanel(Panel):
    """A panel that lies over the others, for what is asked or told."""

    def __init__(self, name: str = "", *, parent: QWidget | None = None) -> None:
        """Lie ready for contents."""
        super().__init__(name, radius=RADIUS_DIALOG, padding=28, lift=Lift.DIALOG, parent=parent)


class Tile(Panel):
    """A panel that lies among others of its kind."""

    def __init__(self, name: str = "", *, padding: int = 16, parent: QWidget | None = None) -> None:
        """Lie ready for contents."""
        super().__init__(name, radius=RADIUS_TILE, padding=padding, lift=Lift.RESTING, parent=parent)


def draw_shadow(painter: QPainter, rect: QRectF, radius: float, shadow: Shadow) -> None:
    """Draw the shadow of a rounded rectangle, darkest near its edge."""
    if shadow.strength == 0:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    layer = QColor(0, 0, 0)
    layer.setAlphaF(shadow.strength / _STEPS)
    painter.setBrush(layer)
    for step in range(_STEPS):
        grow = shadow.blur / 2 * (1 - 2 * step / _STEPS)
        fallen = rect.translated(0, shadow.down).adjusted(-grow, -grow, grow, grow)
        corner = max(radius + grow, 1)
        painter.drawRoundedRect(fallen, corner, corner)
