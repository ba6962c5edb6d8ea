"""The ground a control stands on."""

from __future__ import annotations

from enum import Enum

from PySide6.QtWidgets import QWidget

_PROPERTY = "surface"


class Surface(Enum):
    """What lies under a control: it decides the colours of ring, outline, words."""

    PANEL = "panel"
    FELT = "felt"


def lay_on(widget: QWidget, surface: Surface) -> None:
    """Declare the ground of a widget, with all it contains."""
    widget.setProperty(_PROPERTY, surface.value)


def surface_of(widget: QWidget) -> Surface:
    """Return the ground declared nearest above a widget; a panel where none is."""
    above: QWidget | None = widget
    while above is not None:
        declared = above.property(_PROPERTY)
        if declared is not None:
            return Surface(declared)
        above = above.parentWidget()
    return Surface.PANEL
