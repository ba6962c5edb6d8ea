"""How sheets and panels come to where they stand."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QPoint, QPropertyAnimation, Qt
from PySide6.QtWidgets import QWidget

from cardtable.qt.scenes.durations import PANEL_MS, Motion
from cardtable.qt.scenes.motion import EASE

_motion = Motion.NONE


def take_motion(motion: Motion) -> None:
    """Slide as the person wants from now on; nothing slides before that is known."""
    global _motion  # noqa: PLW0603 - one motion for the whole program, as there is one theme
    _motion = motion


def slide_in(panel: QWidget, way: QPoint) -> None:
    """Let a panel come a short way to where it stands; it has the focus and takes clicks meanwhile."""
    lasting = _motion.paced(PANEL_MS)
    if not lasting:
        return
    slide = QPropertyAnimation(panel, b"pos", panel)
    slide.setDuration(lasting)
    slide.setStartValue(panel.pos() - way)
    slide.setEndValue(panel.pos())
    slide.setEasingCurve(EASE)
    slide.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)


def stop_sliding(panel: QWidget) -> None:
    """Let a panel that is about to be placed anew stop where it is."""
    for slide in panel.findChildren(QPropertyAnimation, "", Qt.FindChildOption.FindDirectChildrenOnly):
        slide.stop()
