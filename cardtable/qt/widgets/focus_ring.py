"""The ring round the control that has the keyboard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QFocusFrame,
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QWidget,
)
from shiboken6 import isValid

from cardtable.qt import theme
from cardtable.qt.stylesheet import RADIUS_BUTTON
from cardtable.qt.widgets.surface import Surface, surface_of

RING: Final = 3
GAP: Final = 2
MARGIN: Final = RING + GAP + 3
RADIUS_PROPERTY: Final = "ringRadius"
OWN_RING_PROPERTY: Final = "ownRing"


class FocusRings(QObject):
    """Lays one ring round whatever control has the focus, in any window.

    Lists, scenes draw their own focus on their items; a widget with the property `ownRing` is left alone too.
    """

    def __init__(self, app: QApplication) -> None:
        """Follow the focus of the application."""
        super().__init__(app)
        self._ring: FocusRing | None = None
        self._app = app
        app.focusChanged.connect(self._follow)

    def end(self) -> None:
        """Follow the focus no longer."""
        self._app.focusChanged.disconnect(self._follow)
        if self._ring is not None and isValid(self._ring):
            self._ring.deleteLater()

    def _follow(self, _left: QWidget | None, entered: QWidget | None) -> None:
        ringed = None if entered is None or _draws_own_focus(entered) else entered
        if self._ring is None or not isValid(self._ring):
            if ringed is None:
                return
            self._ring = FocusRing()
        self._ring.setWidget(ringed)  # type: ignore[arg-type] # Qt takes no widget too; its stubs do not say so


class FocusRing(QFocusFrame):
    """A ring outside a control: white with a dark edge on felt, the palette's focus colour on panels."""

    def __init__(self) -> None:
        """Wear a style that leaves room for the ring."""
        super().__init__()
        self._room = _RingRoom()
        self.setStyle(self._room)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ring."""
        ringed = self.widget()
        colours = theme.current().palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = float(ringed.property(RADIUS_PROPERTY) or RADIUS_BUTTON)
        outer = QRectF(self.rect())
        if surface_of(ringed) is Surface.FELT:
            painter.fillPath(_band(outer, 0, MARGIN, radius), QColor(colours.focus_edge_on_felt))
            painter.fillPath(_band(outer, MARGIN - GAP - RING, RING, radius), QColor(colours.focus_on_felt))
        else:
            painter.fillPath(_band(outer, MARGIN - GAP - RING, RING, radius), QColor(colours.focus))


class _RingRoom(QProxyStyle):
    """Fusion with a wider margin round the focused widget, without a mask.

    The ring lies over its window, not in the widget's own parent, which may be too low for it and would cut it.
    """

    def __init__(self) -> None:
        super().__init__("Fusion")

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        if metric in (QStyle.PixelMetric.PM_FocusFrameHMargin, QStyle.PixelMetric.PM_FocusFrameVMargin):
            return MARGIN
        return super().pixelMetric(metric, option, widget)

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returned: QStyleHintReturn | None = None,
    ) -> int:
        if hint is QStyle.StyleHint.SH_FocusFrame_Mask:
            return 0
        if hint is QStyle.StyleHint.SH_FocusFrame_AboveWidget:
            return 1
        return super().styleHint(hint, option, widget, returned)


def _band(outer: QRectF, inset: float, width: float, radius: float) -> QPainterPath:
    """Return a band `width` px wide, `inset` px within `outer`, round a control of that corner radius."""
    path = QPainterPath()
    for edge in (inset, inset + width):
        corner = radius + MARGIN - edge
        path.addRoundedRect(outer.adjusted(edge, edge, -edge, -edge), corner, corner)
    return path


def _draws_own_focus(widget: QWidget) -> bool:
    return isinstance(widget, QAbstractScrollArea) or widget.isWindow() or bool(widget.property(OWN_RING_PROPERTY))
