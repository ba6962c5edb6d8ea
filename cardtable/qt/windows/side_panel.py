"""The panel beside the table: scores above, messages below."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from cardtable.kernel.message import Who
from cardtable.qt import theme
from cardtable.qt.keys import Verb
from cardtable.qt.letters import Letters
from cardtable.qt.models.log import LogModel, LogRole
from cardtable.qt.models.scores import ScoreRole, ScoreRow, ScoresModel
from cardtable.qt.theme import Role
from cardtable.qt.widgets import IconButton, Label, Lift, Panel, PlainButton, Tone
from cardtable.qt.windows.hairline import Hairline
from cardtable.qt.words import Words
from cardtable.text.numerals import number, signed

WIDTH: Final = 232
AVATAR: Final = 26
SMALL_AVATAR: Final = 18
ROW: Final = 38
PAD: Final = 8
ROUND_COLUMN: Final = 48
TOTAL_COLUMN: Final = 52
RADIUS: Final = 10

Index = QModelIndex | QPersistentModelIndex


class ScoreDelegate(QStyledItemDelegate):
    """Draws a player's row: picture, name, points of the round, total."""

    def __init__(self, words: Words, view: QListView) -> None:
        """Draw for a view."""
        super().__init__(view)
        self._words = words

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of a row."""
        return QSize(0, theme.current().scaled(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one row."""
        row: ScoreRow = index.data(ScoreRole.ROW)
        worn, area = theme.current(), _ground(painter, option, marked=row.mine)
        side = worn.scaled(AVATAR)
        picture = self._words.cast[row.seat].picture
        spot = _spot(option, area, PAD, side)
        painter.drawPixmap(spot.left(), area.center().y() - side // 2, theme.portrait(picture, side))
        total, played = worn.scaled(TOTAL_COLUMN), worn.scaled(ROUND_COLUMN)
        name = _spot(option, area, PAD + side + 8, area.width() - PAD * 2 - side - 8 - total - played)
        name_text = self._words.text("panel-name", name=Who(row.seat))
        _write(painter, option, name, name_text, Role.BODY_STRONG, worn.palette.ink)
        end = area.width() - PAD
        _write_end(
            painter,
            option,
            _spot(option, area, end - total, total),
            self._words.figure(number(row.total)),
            Role.BODY_STRONG,
        )
        _write_end(
            painter,
            option,
            _spot(option, area, end - total - played, played),
            self._words.figure(signed(row.round)),
            Role.SECONDARY,
        )


class MessageDelegate(QStyledItemDelegate):
    """Draws a message: a small picture of whom it is about, the sentence in as many lines as it needs."""

    def __init__(self, words: Words, view: QListView) -> None:
        """Draw for a view."""
        super().__init__(view)
        self._words = words
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of all lines."""
        width = self._view.viewport().width() - self._indent() - PAD
        metrics = QFontMetrics(theme.current().font(Role.SECONDARY))
        text = metrics.boundingRect(QRect(0, 0, max(width, 40), 10000), self._flags(option), index.data())
        return QSize(0, max(text.height(), theme.current().scaled(SMALL_AVATAR)) + 12)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one message."""
        worn, urgent = theme.current(), bool(index.data(LogRole.URGENT))
        area = _ground(painter, option, marked=urgent)
        side = worn.scaled(SMALL_AVATAR)
        spot = _spot(option, area, PAD, side)
        seat = index.data(LogRole.SEAT)
        if seat is not None and seat < len(self._words.cast):
            picture = theme.portrait(self._words.cast[seat].picture, side)
        else:
            picture = theme.pixmap("warning" if urgent else "messages", worn.palette.ink_2, side)
        painter.drawPixmap(spot.left(), area.top() + 6, picture)
        words = _spot(option, area, self._indent(), area.width() - self._indent() - PAD).adjusted(0, 6, 0, -6)
        painter.setFont(worn.font(Role.SECONDARY))
        painter.setPen(QColor(worn.palette.ink))
        painter.drawText(words, self._flags(option), index.data())

    def _indent(self) -> int:
        return PAD + theme.current().scaled(SMALL_AVATAR) + 8

    @staticmethod
    def _flags(option: QStyleOptionViewItem) -> int:
        start = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        return QStyle.visualAlignment(option.direction, start).value | Qt.TextFlag.TextWordWrap.value


class SidePanel(Panel):
    """Closable; `closed` tells that it was, `walk` asks for the previous (−1) or next (1) message."""

    closed = Signal()
    walk = Signal(int)

    def __init__(self, words: Words, letters: Letters, scores: ScoresModel, log: LogModel) -> None:
        """Show the two models."""
        super().__init__(padding=8, lift=Lift.RESTING)
        self._words, self._letters = words, letters
        self._title = Label("", Role.SUBSECTION, wrap=False)
        self._round = Label("", Role.SECONDARY_SMALL, Tone.SECONDARY, wrap=False)
        self._total = Label("", Role.SECONDARY_SMALL, Tone.SECONDARY, wrap=False)
        self._close = IconButton("close", "")
        self._scores = QListView()
        self._scores.setModel(scores)
        self._scores.setItemDelegate(ScoreDelegate(words, self._scores))
        self._messages_title = Label("", Role.SUBSECTION, wrap=False)
        self._previous = PlainButton("")
        self._next = PlainButton("")
        self.messages = QListView()
        self.messages.setModel(log)
        self.messages.setItemDelegate(MessageDelegate(words, self.messages))
        self._hand_name = Label("", Role.SECONDARY, Tone.SECONDARY)
        self._hand_value = Label("", Role.FIGURE, wrap=False, tabular=True)
        self._connect(scores, log)
        self._lay_out()
        words.changed.connect(self.retell)
        letters.changed.connect(self.retell)
        self.retell()

    def show_hand_value(self, points: int) -> None:
        """Tell what the hand would cost if the round ended now."""
        self._hand_value.setText(self._words.figure(number(points)))

    def retell(self) -> None:
        """Say all words in the language spoken now."""
        text = self._words.text
        self.setAccessibleName(text("panel-scores"))
        self._title.setText(text("panel-scores"))
        self._round.setText(text("panel-round"))
        self._total.setText(text("panel-total"))
        self._close.set_name(text("panel-close"))
        self._scores.setAccessibleName(text("panel-scores"))
        self._messages_title.setText(text("panel-messages"))
        self.messages.setAccessibleName(text("panel-messages"))
        self._hand_name.setText(text("panel-hand-value"))
        for button, verb, name in (
            (self._previous, Verb.PREVIOUS_MESSAGE, "panel-previous"),
            (self._next, Verb.NEXT_MESSAGE, "panel-next"),
        ):
            button.setText(self._letters.hint(verb, self._words))
            button.setAccessibleName(text(name))
            button.setToolTip(text(name))
        self._fit_scores()

    def _fit_scores(self) -> None:
        rows = self._scores.model().rowCount()
        self._scores.setFixedHeight(rows * theme.current().scaled(ROW) + 4)

    def _connect(self, scores: ScoresModel, log: LogModel) -> None:
        self._close.clicked.connect(self.closed)
        self._previous.clicked.connect(lambda: self.walk.emit(-1))
        self._next.clicked.connect(lambda: self.walk.emit(1))
        scores.rowsInserted.connect(self._fit_scores)
        scores.rowsRemoved.connect(self._fit_scores)
        log.rowsInserted.connect(self.messages.scrollToBottom)
        for view in (self._scores, self.messages):
            view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
            view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
            view.setUniformItemSizes(False)
            view.setResizeMode(QListView.ResizeMode.Adjust)
        self._scores.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _lay_out(self) -> None:
        columns = QHBoxLayout()
        columns.setContentsMargins(PAD, 2, PAD, 2)
        columns.setSpacing(0)
        columns.addWidget(self._title, 1)
        for label, width in ((self._round, ROUND_COLUMN), (self._total, TOTAL_COLUMN)):
            label.setAlignment(Qt.AlignmentFlag.AlignTrailing)
            label.setMinimumWidth(width)
            columns.addWidget(label)
        middle = QHBoxLayout()
        middle.setContentsMargins(PAD, 0, 0, 0)
        middle.setSpacing(4)
        middle.addWidget(self._messages_title, 1)
        middle.addWidget(self._previous)
        middle.addWidget(self._next)
        middle.addWidget(self._close)
        foot = QHBoxLayout()
        foot.setContentsMargins(PAD, 4, PAD, 4)
        foot.addWidget(self._hand_name, 1)
        foot.addWidget(self._hand_value)
        self.body.setSpacing(4)
        self.body.addLayout(columns)
        self.body.addWidget(self._scores)
        self.body.addWidget(Hairline())
        self.body.addLayout(middle)
        self.body.addWidget(self.messages, 1)
        self.body.addLayout(foot)


def _ground(painter: QPainter, option: QStyleOptionViewItem, *, marked: bool) -> QRect:
    """Draw the ground of a row that is marked, or has the focus; return its area."""
    colours = theme.current().palette
    area: QRect = option.rect
    area = area.adjusted(0, 1, 0, -1)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    if marked:
        painter.setBrush(QColor(colours.panel_2))
        painter.drawRoundedRect(area, RADIUS, RADIUS)
    if option.state & QStyle.StateFlag.State_HasFocus:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QColor(colours.focus))
        for inset in range(3):
            painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), RADIUS, RADIUS)
    return area


def _spot(option: QStyleOptionViewItem, area: QRect, left: int, width: int) -> QRect:
    """Return the part of a row that begins `left` px after the reading start."""
    spot = QRect(area.left() + left, area.top(), width, area.height())
    return QStyle.visualRect(option.direction, area, spot)


def _write(painter: QPainter, option: QStyleOptionViewItem, spot: QRect, text: str, role: Role, colour: str) -> None:
    painter.setFont(theme.current().font(role))
    painter.setPen(QColor(colour))
    start = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(spot, QStyle.visualAlignment(option.direction, start), text)


def _write_end(painter: QPainter, option: QStyleOptionViewItem, spot: QRect, text: str, role: Role) -> None:
    worn = theme.current()
    painter.setFont(worn.font(role, tabular=True))
    painter.setPen(QColor(worn.palette.ink if role is Role.BODY_STRONG else worn.palette.ink_2))
    end = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(spot, QStyle.visualAlignment(option.direction, end), text)
