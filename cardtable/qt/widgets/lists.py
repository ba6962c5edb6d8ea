"""A list that keeps its rows apart."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

from cardtable.qt import theme

PADDING: Final = 8
BORDER: Final = 3


class Wrapping(QStyledItemDelegate):
    """Gives a line of a list the height it needs: Qt forgets the style sheet's padding when it counts words."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Measure the line in the width that is left to it."""
        padding = 2 * (theme.current().scaled(PADDING) + BORDER)
        narrowed = QStyleOptionViewItem(option)
        narrowed.rect = option.rect.adjusted(0, 0, -padding, 0)
        return super().sizeHint(narrowed, index)


def tell_current(view: QListView) -> None:
    """Tell a screen reader which line of a list with the focus is current: Qt tells of the list alone."""
    row = view.currentIndex().row()
    if view.hasFocus() and row >= 0:
        told = QAccessibleEvent(view, QAccessible.Event.Focus)
        told.setChild(row)
        QAccessible.updateAccessibility(told)


class ItemList(QListView):
    """A list view that measures its rows once it is dressed.

    Qt measures them while the style sheet is still being put on: rows would overlap until the next change.
    """

    def event(self, event: QEvent) -> bool:
        """Measure again after the style sheet has been put on."""
        answered = super().event(event)
        if event.type() is QEvent.Type.Polish:
            self.scheduleDelayedItemsLayout()
        return answered
