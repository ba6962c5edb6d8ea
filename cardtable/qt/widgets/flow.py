"""Rows of controls that go on in the next line where one is too narrow."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QSizePolicy, QStyle, QWidget


class FlowLayout(QLayout):
    """Lays controls in reading order, in as many lines as the width asks for; mirrors in Arabic."""

    def __init__(self, parent: QWidget | None = None, *, spacing: int = 8, even: bool = False) -> None:
        """Begin empty; `spacing` px lie between controls as between lines.

        Several `even` lines hold the same number of equally wide controls, which fill the width.
        """
        super().__init__(parent)
        self._even = even
        self._items: list[QLayoutItem] = []
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Add an item at the end."""
        self._items.append(item)

    def count(self) -> int:
        """Return how many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return an item; None past the end, as Qt expects."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Remove an item."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Grow in no direction."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Say that a narrow flow is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines at a width."""
        return self._lay(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        """Move the items to their places, in the middle of what height there is."""
        super().setGeometry(rect)
        spare = max(rect.height() - self.heightForWidth(rect.width()), 0)
        self._lay(rect.adjusted(0, spare // 2, 0, 0), move=True)

    def sizeHint(self) -> QSize:
        """Return the size of one single line."""
        sizes = [item.sizeHint() for item in self._shown()]
        width = sum(size.width() for size in sizes) + self.spacing() * max(len(sizes) - 1, 0)
        return self._with_margins(QSize(width, max((size.height() for size in sizes), default=0)))

    def minimumSize(self) -> QSize:
        """Return the size of the widest item."""
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return self._with_margins(size)

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _with_margins(self, size: QSize) -> QSize:
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _lay(self, rect: QRect, *, move: bool) -> int:
        """Place the items line by line within `rect`; return the height used."""
        inner = rect.marginsRemoved(self.contentsMargins())
        lines = self._lines(inner.width())
        top = inner.top()
        for line in lines:
            height = max(size.height() for _, size in line)
            left = inner.left()
            for item, size in line:
                spot = QRect(QPoint(left, top + (height - size.height()) // 2), size)
                if move:
                    item.setGeometry(QStyle.visualRect(self._direction(), inner, spot))
                left += size.width() + self.spacing()
            top += height + self.spacing()
        used = top - self.spacing() if lines else top
        return used - rect.top() + self.contentsMargins().bottom()

    def _lines(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        lines = self._filled(width)
        return self._evened(width, len(lines)) if self._even and len(lines) > 1 else lines

    def _evened(self, width: int, lines: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        """Share the items out to at least so many lines."""
        items = [(item, item.sizeHint()) for item in self._shown()]
        widest = max(size.width() for _, size in items)
        fitting = (width + self.spacing()) // (widest + self.spacing())
        columns = max(min(fitting, ceil(len(items) / lines)), 1)
        cell = (width + self.spacing()) // columns - self.spacing()
        cells = [(item, QSize(max(cell, item.minimumSize().width()), size.height())) for item, size in items]
        return [cells[first : first + columns] for first in range(0, len(cells), columns)]

    def _filled(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        """Fill each line before the next is begun."""
        lines: list[list[tuple[QLayoutItem, QSize]]] = []
        filled = 0
        for item in self._shown():
            size = item.sizeHint()
            if size.width() > width:
                size = _narrowed(item, width)
            if not lines or filled + self.spacing() + size.width() > width:
                lines.append([])
                filled = -self.spacing()
            lines[-1].append((item, size))
            filled += self.spacing() + size.width()
        return lines

    def _direction(self) -> Qt.LayoutDirection:
        parent = self.parentWidget()
        return parent.layoutDirection() if parent is not None else Qt.LayoutDirection.LeftToRight


def _narrowed(item: QLayoutItem, width: int) -> QSize:
    """Return the size of an item squeezed into a width."""
    fitting = max(width, item.minimumSize().width())
    height = item.heightForWidth(fitting) if item.hasHeightForWidth() else item.sizeHint().height()
    return QSize(fitting, height)


def flow(*controls: QWidget, spacing: int = 8) -> QWidget:
    """Return a widget that holds controls in a flow."""
    holder = QWidget()
    layout = FlowLayout(holder, spacing=spacing)
    for control in controls:
        layout.addWidget(control)
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    holder.setSizePolicy(policy)
    return holder
