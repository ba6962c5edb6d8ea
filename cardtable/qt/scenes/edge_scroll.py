"""How the combinations scroll by themselves while cards are carried to their edge."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QTimer

from cardtable.qt.scenes.durations import SCROLL_MS


class EdgeScroll(QObject):
    """Scrolls on, row by row, as long as what is carried hangs over an edge."""

    def __init__(
        self, parent: QObject | None, edge_at: Callable[[QPointF], int], scroll: Callable[[int], None]
    ) -> None:
        """Ask `edge_at` by how many rows a point scrolls, then `scroll`."""
        super().__init__(parent)
        self._edge_at, self._scroll = edge_at, scroll
        self._point = QPointF()
        self._timer = QTimer(self, interval=SCROLL_MS)
        self._timer.timeout.connect(self._go_on)

    def carry(self, point: QPointF) -> None:
        """Follow what is carried: over an edge the scrolling begins after a moment, beside it it ends."""
        self._point = point
        if not self._edge_at(point):
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def rest(self) -> None:
        """Scroll no more."""
        self._timer.stop()

    def _go_on(self) -> None:
        rows = self._edge_at(self._point)
        if rows:
            self._scroll(rows)
        else:
            self._timer.stop()
