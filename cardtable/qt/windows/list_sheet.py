"""A list to walk through, from which one line may be picked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from cardtable.qt import theme
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Wrapping, tell_current
from cardtable.qt.windows.sheet import Sheet
from cardtable.text.speak import Utterance

ROW: int = 40
MOST_ROWS: int = 11


@dataclass(frozen=True, slots=True)
class Entry:
    """A line as it is seen and heard; one that cannot be picked says why in its text."""

    visual: str
    spoken: str
    pickable: bool = True

    @classmethod
    def of(cls, utterance: Utterance, *, pickable: bool = True) -> Entry:
        """Make a line of an utterance; a list also reads out what is not heard when it happens."""
        return cls(utterance.visual, utterance.spoken or utterance.visual, pickable)


class Lines(QListWidget):
    """A list whose line is picked by Enter, Space or a click; the menu key asks what can be done with it."""

    picked = Signal(int)
    menu_asked = Signal(int, QPoint)

    def __init__(self, name: str, entries: Sequence[Entry]) -> None:
        """Show the lines, the first of them current."""
        super().__init__()
        self.setAccessibleName(name)
        self.setFont(theme.current().font(Role.LINE))
        self.setWordWrap(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setItemDelegate(Wrapping(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._pickable = [entry.pickable for entry in entries]
        for entry in entries:
            item = QListWidgetItem(entry.visual, self)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, entry.spoken)
        if entries:
            self.setCurrentRow(0)
        self.itemClicked.connect(lambda item: self._pick(self.row(item)))

    def sizeHint(self) -> QSize:
        """Return the height of the lines, up to what a sheet can show."""
        heights = sum(self._height(row) for row in range(self.count()))
        return QSize(320, min(heights, MOST_ROWS * theme.current().scaled(ROW)) + 8)

    def minimumSizeHint(self) -> QSize:
        """Return the height of few lines, so that no empty one stands under them."""
        usual = super().minimumSizeHint()
        return QSize(usual.width(), min(usual.height(), self.sizeHint().height()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell a screen reader which line is current: Qt tells of the list alone."""
        super().focusInEvent(event)
        QTimer.singleShot(0, self, lambda: tell_current(self))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pick on Enter or Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._pick(self.currentRow())
        elif event.key() == Qt.Key.Key_F10 and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._ask_for_menu(self.currentItem())
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask what can be done with a line, by mouse or by the menu key; Shift+F10 is left to us by Qt."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            self._ask_for_menu(self.currentItem())
        else:
            self._ask_for_menu(self.itemAt(event.pos()), event.pos())

    def _ask_for_menu(self, item: QListWidgetItem | None, spot: QPoint | None = None) -> None:
        if item is not None:
            at = spot if spot is not None else self.visualItemRect(item).center()
            self.menu_asked.emit(self.row(item), self.viewport().mapToGlobal(at))

    def _height(self, row: int) -> int:
        """Give the height of a row: Qt's own hint knows nothing of broken lines."""
        return max(self.sizeHintForRow(row), self.visualItemRect(self.item(row)).height())

    def _pick(self, row: int) -> None:
        if 0 <= row < len(self._pickable) and self._pickable[row]:
            self.picked.emit(row)


class ListSheet(Sheet):
    """A sheet with one list; `picked` carries the number of the line, after the sheet has gone."""

    picked = Signal(int)

    def __init__(self, over: QWidget, title: str, close_word: str, entries: Sequence[Entry]) -> None:
        """Show the lines."""
        super().__init__(over, title, close_word, scrolled=False)
        self.lines = Lines(title, entries)
        self.content.addWidget(self.lines, 1)
        self.lines.picked.connect(self._pick)

    def first_focus(self) -> QWidget | None:
        """Start in the list."""
        return self.lines

    def open(self) -> None:
        """Show the list as high as its lines, which are dressed and broken only once they have their place."""
        super().open()
        QTimer.singleShot(0, self, self._fit)

    def _fit(self) -> None:
        self.lines.updateGeometry()
        self.resize_to_content()

    def _pick(self, row: int) -> None:
        self.accept()
        self.picked.emit(row)
