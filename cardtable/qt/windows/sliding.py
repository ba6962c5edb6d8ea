"""How sheets and panels come to where they stand, how they leave."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPoint, QPropertyAnimation, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion
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


def slide_out(panel: QWidget, way: QPoint, room: QWidget) -> None:
    """Let the picture of a panel go back the way it came, over its room; the panel itself may be gone meanwhile."""
    lasting = _motion.paced(PANEL_MS)
    if lasting and panel.isVisible():
        LeavingPicture(panel, way, room, lasting)


def stop_sliding(panel: QWidget) -> None:
    """Let a panel that is about to be placed anew stop where it is."""
    for slide in panel.findChildren(QPropertyAnimation, "", Qt.FindChildOption.FindDirectChildrenOnly):
        slide.stop()


class LeavingPicture(QWidget):
    """What is still seen of a panel that is closed; it takes neither clicks nor the focus, and goes by itself."""

    def __init__(self, panel: QWidget, way: QPoint, room: QWidget, lasting: int) -> None:
        """Begin to leave from where the panel stands, fading on the way."""
        super().__init__(room)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture = _picture(panel)
        self._from, self._way, self._left = panel.mapTo(room, QPoint(0, 0)), way, 0.0
        self.setGeometry(self._from.x(), self._from.y(), panel.width(), panel.height())
        slide = QVariantAnimation(self)
        slide.setDuration(lasting)
        slide.setStartValue(0.0)
        slide.setEndValue(1.0)
        slide.setEasingCurve(QEasingCurve.Type.InQuad)
        slide.valueChanged.connect(self._go_on)
        slide.finished.connect(self.deleteLater)
        self.show()
        slide.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture, paler the further it has gone."""
        painter = QPainter(self)
        painter.setOpacity(1 - self._left)
        painter.drawPixmap(0, 0, self._picture)

    def _go_on(self, left: float) -> None:
        self._left = left
        self.move(self._from - self._way * left)
        self.update()


def _picture(panel: QWidget) -> QPixmap:
    """Take a picture of a panel that is clear where the panel is."""
    ratio = panel.devicePixelRatioF()
    picture = QPixmap(panel.size() * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    panel.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return picture
