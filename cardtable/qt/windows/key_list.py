"""The list of keys under their headings, each key drawn as it is printed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cardtable.qt import theme
from cardtable.qt.key_groups import KeyGroup, KeyRow
from cardtable.qt.theme import Role
from cardtable.qt.windows.list_sheet import Entry, Lines

ROW_ROLE: Final = Qt.ItemDataRole.UserRole
KEYS_WIDTH: Final = 150
CAP: Final = 26
CAP_PADDING: Final = 8
CAP_GAP: Final = 5
CAP_RADIUS: Final = 6
PAD: Final = 10
FIRST: Final = 1
"""The first row that is no heading."""
FOOT: Final = 2
"""How much thicker a key is at its lower edge, so that it looks like a key."""

Index = QModelIndex | QPersistentModelIndex


class KeyList(Lines):
    """Keys with what they ask for; `moved` carries the row that is current now."""

    moved = Signal(object)

    def __init__(self, name: str, groups: Sequence[KeyGroup]) -> None:
        """Show the keys, the first of them current."""
        super().__init__(name, [entry for group in groups for entry in _entries(group)])
        self.setItemDelegate(KeyDelegate(self))
        self.retell(groups)
        self.setCurrentRow(FIRST)
        self.currentItemChanged.connect(lambda item, _before: self.moved.emit(_row_of(item)))

    @property
    def current(self) -> KeyRow | None:
        """The row that is current."""
        return _row_of(self.currentItem())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the first key on Home: Qt would stay where it is, since a heading cannot be current."""
        if event.key() == Qt.Key.Key_Home:
            self.setCurrentRow(FIRST)
        else:
            super().keyPressEvent(event)

    def retell(self, groups: Sequence[KeyGroup]) -> None:
        """Write the same keys anew, as after a change of the layout or of a key."""
        lines = [(row, entry) for group in groups for row, entry in zip(_rows(group), _entries(group), strict=True)]
        for at, (row, entry) in enumerate(lines):
            item = self.item(at)
            item.setText(entry.visual)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, entry.spoken)
            item.setData(ROW_ROLE, row)
            if row is None:
                item.setFlags(Qt.ItemFlag.NoItemFlags)

    def go_to(self, row: KeyRow) -> None:
        """Make a row current and show it."""
        for at in range(self.count()):
            if _row_of(self.item(at)) is row:
                self.setCurrentRow(at)
                self.scrollToItem(self.item(at))


class KeyDelegate(QStyledItemDelegate):
    """Draws a heading, or keys with what they ask for beside them."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of the words or of the keys, whichever is higher."""
        row, worn = index.data(ROW_ROLE), theme.current()
        if row is None:
            return QSize(0, worn.line_height(Role.SUBSECTION) + 2 * PAD)
        rect = _words_rect(option.rect, row.caps)
        metrics = QFontMetrics(worn.font(Role.LINE))
        words = metrics.boundingRect(QRect(0, 0, max(rect.width(), 80), 10000), self._flags(option), row.deed)
        return QSize(0, max(words.height(), worn.scaled(CAP)) + PAD)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one line."""
        row, worn = index.data(ROW_ROLE), theme.current()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row is None:
            _draw_heading(painter, option, str(index.data()))
        else:
            _draw_ground(painter, option)
            _draw_caps(painter, option, row.caps)
            painter.setFont(worn.font(Role.LINE))
            painter.setPen(QColor(worn.palette.ink))
            rect = QStyle.visualRect(option.direction, option.rect, _words_rect(option.rect, row.caps))
            painter.drawText(rect, self._flags(option), row.deed)
        painter.restore()

    @staticmethod
    def _flags(option: QStyleOptionViewItem) -> int:
        start = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return QStyle.visualAlignment(option.direction, start).value | Qt.TextFlag.TextWordWrap.value


def _draw_heading(painter: QPainter, option: QStyleOptionViewItem, title: str) -> None:
    worn = theme.current()
    rect = option.rect.adjusted(PAD, 0, -PAD, -4)
    painter.setFont(worn.font(Role.SUBSECTION))
    painter.setPen(QColor(worn.palette.ink_2))
    start = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
    painter.drawText(rect.adjusted(0, 0, 0, -3), start, title)
    painter.setPen(QPen(QColor(worn.palette.line), 1))
    painter.drawLine(rect.bottomLeft(), rect.bottomRight())


def _draw_caps(painter: QPainter, option: QStyleOptionViewItem, caps: Sequence[str]) -> None:
    """Draw the keys of a chord from left to right, as they are pressed, at the reading start of the line."""
    side = theme.current().scaled(CAP)
    first = option.rect.left() + PAD
    if option.direction is Qt.LayoutDirection.RightToLeft:
        first = option.rect.right() - PAD - _caps_width(caps)
    top = option.rect.top() + (option.rect.height() - side) / 2
    for cap in caps:
        width = _cap_width(cap)
        _draw_cap(painter, QRectF(first, top, width, side), cap)
        first += width + CAP_GAP


def _cap_width(cap: str) -> int:
    worn = theme.current()
    words = QFontMetrics(worn.font(Role.BODY_STRONG)).horizontalAdvance(cap)
    return max(words + 2 * CAP_PADDING, worn.scaled(CAP))


def _caps_width(caps: Sequence[str]) -> int:
    return sum(_cap_width(cap) for cap in caps) + CAP_GAP * (len(caps) - 1)


def _words_rect(rect: QRect, caps: Sequence[str]) -> QRect:
    """Give the place of the words beside keys, in a line that runs to the right."""
    return rect.adjusted(max(theme.current().scaled(KEYS_WIDTH), _caps_width(caps)) + 2 * PAD, 0, -PAD, 0)


def _draw_cap(painter: QPainter, rect: QRectF, printed: str) -> None:
    """Draw a key as it looks from above, with what is printed on it."""
    worn = theme.current()
    painter.setPen(QPen(QColor(worn.palette.edge), worn.palette.outline))
    painter.setBrush(QColor(worn.palette.edge))
    painter.drawRoundedRect(rect, CAP_RADIUS, CAP_RADIUS)
    painter.setBrush(QColor(worn.palette.panel))
    face = rect.adjusted(0, 0, 0, -FOOT)
    painter.drawRoundedRect(face, CAP_RADIUS, CAP_RADIUS)
    painter.setFont(worn.font(Role.BODY_STRONG))
    painter.setPen(QColor(worn.palette.ink))
    painter.drawText(face, Qt.AlignmentFlag.AlignCenter, printed)


def _draw_ground(painter: QPainter, option: QStyleOptionViewItem) -> None:
    """Show which line is current, with a ring while the list has the keyboard."""
    worn = theme.current()
    current = bool(option.state & QStyle.StateFlag.State_Selected)
    focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
    if not current and not option.state & QStyle.StateFlag.State_MouseOver:
        return
    painter.setBrush(QColor(worn.palette.panel_2))
    painter.setPen(QPen(QColor(worn.palette.focus), 3) if focused and current else QPen(Qt.PenStyle.NoPen))
    painter.drawRoundedRect(QRectF(option.rect).adjusted(2, 1, -2, -1), CAP_RADIUS, CAP_RADIUS)


def _rows(group: KeyGroup) -> tuple[KeyRow | None, ...]:
    return (None, *group.rows)


def _entries(group: KeyGroup) -> list[Entry]:
    """List the heading with its keys; the first key is heard with the heading, which arrow keys pass over."""
    first, *others = group.rows
    heard = [f"{group.title}: {first.said}", *(row.said for row in others)]
    keys = [Entry(row.deed, said) for row, said in zip(group.rows, heard, strict=True)]
    return [Entry(group.title, group.title, pickable=False), *keys]


def _row_of(item: QListWidgetItem | None) -> KeyRow | None:
    row = item.data(ROW_ROLE) if item is not None else None
    return row if isinstance(row, KeyRow) else None
