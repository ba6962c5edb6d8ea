"""A list that keeps its rows apart."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QListView


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
