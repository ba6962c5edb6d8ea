"""The messages of a table as a list that can be walked, copied, searched."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    QSortFilterProxyModel,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QAction, QColor, QFocusEvent, QFontMetrics, QIcon, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cardtable.qt import theme
from cardtable.qt.models.log import LogModel, LogRole
from cardtable.qt.theme import Role
from cardtable.qt.widgets import ItemList, tell_current
from cardtable.qt.windows.list_rows import PAD, ground, spot_in
from cardtable.qt.words import Words
from cardtable.text.rulebook import sought

AVATAR: Final = 18
LENS: Final = 16
FOUND_MS: Final = 800
"""How long nothing must have been typed before it is told how much was found."""

MEASURED: Final = 2000
"""How many sentences' heights are kept."""

Index = QModelIndex | QPersistentModelIndex


class FoundLines(QSortFilterProxyModel):
    """Keeps the lines of the log in which words are found, whatever their case, vowel signs or kind of alef."""

    def __init__(self, log: LogModel, parent: QWidget) -> None:
        """Keep all lines."""
        super().__init__(parent)
        self._pattern: re.Pattern[str] | None = None
        self.setSourceModel(log)

    def search(self, words: str) -> None:
        """Keep the lines that hold `words`; all of them where there are no words."""
        self.beginFilterChange()
        self._pattern = sought(" ".join(words.split())) if words.strip() else None
        self.endFilterChange()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Tell whether a line holds the words."""
        text = self.sourceModel().index(row, 0, parent).data()
        return self._pattern is None or self._pattern.search(text) is not None


class MessageDelegate(QStyledItemDelegate):
    """Draws a message: a small picture of whom it is about, the sentence in as many lines as it needs."""

    def __init__(self, words: Words, view: QListView) -> None:
        """Draw for a view."""
        super().__init__(view)
        self._words = words
        self._view = view
        self._sizes: dict[str, QSize] = {}
        self._measured: tuple[int, theme.Theme] | None = None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of all lines, measured once a width: a list asks for every row at every new one."""
        dress = (self._view.viewport().width(), theme.current())
        if dress != self._measured or len(self._sizes) > MEASURED:
            self._measured = dress
            self._sizes.clear()
        text = str(index.data())
        if text not in self._sizes:
            self._sizes[text] = self._measure(text, option)
        return self._sizes[text]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one message."""
        worn, urgent = theme.current(), bool(index.data(LogRole.URGENT))
        area = ground(painter, option, marked=urgent)
        side = worn.scaled(AVATAR)
        spot = spot_in(option, area, PAD, side)
        seat = index.data(LogRole.SEAT)
        if seat is not None and seat < len(self._words.cast):
            picture = theme.portrait(self._words.cast[seat].picture, side)
        else:
            picture = theme.pixmap("warning" if urgent else "messages", worn.palette.ink_2, side)
        painter.drawPixmap(spot.left(), area.top() + 6, picture)
        words = spot_in(option, area, self._indent(), area.width() - self._indent() - PAD).adjusted(0, 6, 0, -6)
        painter.setFont(worn.font(Role.SECONDARY))
        painter.setPen(QColor(worn.palette.ink))
        painter.drawText(words, self._flags(option), index.data())

    def _measure(self, text: str, option: QStyleOptionViewItem) -> QSize:
        width = self._view.viewport().width() - self._indent() - PAD
        metrics = QFontMetrics(theme.current().font(Role.SECONDARY))
        needed = metrics.boundingRect(QRect(0, 0, max(width, 40), 10000), self._flags(option), text)
        return QSize(0, max(needed.height(), theme.current().scaled(AVATAR)) + 12)

    def _indent(self) -> int:
        return PAD + theme.current().scaled(AVATAR) + 8

    @staticmethod
    def _flags(option: QStyleOptionViewItem) -> int:
        start = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        # Arabic letters hang lower than the font's own measure tells: clipped, the last line's would lose their dots.
        lines = Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextDontClip
        return QStyle.visualAlignment(option.direction, start).value | lines.value


class Messages(ItemList):
    """The list itself; who comes to it stands at the newest message."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Stand at a message, and have a screen reader name it once it has named the list."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.model().rowCount():
            self.setCurrentIndex(self.model().index(self.model().rowCount() - 1, 0))
        QTimer.singleShot(0, self, lambda: tell_current(self))


class FindField(QLineEdit):
    """The words sought; `entered` leads to what was found, `left` ends the search."""

    entered = Signal()
    left = Signal()

    def __init__(self) -> None:
        """Seek nothing; a lens stands at the reading start."""
        super().__init__()
        self.setClearButtonEnabled(True)
        self._lens = QAction(self)  # the one that the field makes by itself did not outlive a closed window
        self.addAction(self._lens, QLineEdit.ActionPosition.LeadingPosition)

    def set_words(self, name: str, short: str, clear: str) -> None:
        """Change the words, also of the two signs in the field, which a screen reader comes upon."""
        self.setAccessibleName(name)
        self.setPlaceholderText(short)
        for sign in self.findChildren(QToolButton):
            sign.setAccessibleName(name if sign.defaultAction() is self._lens else clear)

    def changeEvent(self, event: QEvent) -> None:
        """Draw the lens in the ink of the theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            worn = theme.current()
            self._lens.setIcon(QIcon(theme.pixmap("search", worn.palette.ink_2, worn.scaled(LENS))))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to what was found by Enter or an arrow, end by Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class MessagesPart(QWidget):
    """The list with the field that searches it; `found` tells how many lines were found, `ended` that it is over."""

    found = Signal(int)
    ended = Signal()

    def __init__(self, words: Words, log: LogModel, *beside: QWidget) -> None:
        """Show all messages, with other controls `beside` the field."""
        super().__init__()
        self._words = words
        self._at_end = True
        self._lines = FoundLines(log, self)
        self.list = Messages()
        self.field = FindField()
        self._typed = QTimer(self, singleShot=True, interval=FOUND_MS)
        self._dress()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(self.field, 1)
        for control in beside:
            row.addWidget(control)
        column.addLayout(row)
        column.addWidget(self.list, 1)
        self.field.textChanged.connect(self._search)
        self.field.entered.connect(self._go_to_found)
        self.field.left.connect(self.end)
        self._typed.timeout.connect(lambda: self.found.emit(self._lines.rowCount()))
        self._lines.rowsInserted.connect(self.list.scrollToBottom)
        bar = self.list.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(self._stay_at_end)
        self.retell()

    def retell(self) -> None:
        """Say all words in the language spoken now."""
        self.list.setAccessibleName(self._words.text("panel-messages"))
        text = self._words.text
        self.field.set_words(text("panel-find"), text("panel-find-short"), text("panel-find-clear"))

    def search(self) -> None:
        """Let the person write what is sought."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def end(self) -> None:
        """Search no more: all messages are there again."""
        self.field.clear()
        self._typed.stop()
        self.ended.emit()

    def show_line(self, row: int) -> None:
        """Make a line of the log the current one, if it is among those shown."""
        found = self._lines.mapFromSource(self._lines.sourceModel().index(row, 0))
        if found.isValid():
            self.list.setCurrentIndex(found)

    def _scrolled(self, value: int) -> None:
        self._at_end = value == self.list.verticalScrollBar().maximum()

    def _stay_at_end(self, _least: int, most: int) -> None:
        """Keep the newest message in sight when lines take more room, unless the person has scrolled away from it."""
        if self._at_end:
            self.list.verticalScrollBar().setValue(most)

    def _search(self, words: str) -> None:
        self._lines.search(words)
        self.list.scrollToBottom()
        if words.strip():
            self._typed.start()

    def _go_to_found(self) -> None:
        """Stand at the newest message that was found."""
        count = self._lines.rowCount()
        if count:
            self.list.setCurrentIndex(self._lines.index(count - 1, 0))
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _dress(self) -> None:
        self.list.setModel(self._lines)
        self.list.setItemDelegate(MessageDelegate(self._words, self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setUniformItemSizes(False)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setWordWrap(True)  # else Qt measures no row again when the scroll bar takes some of the width
