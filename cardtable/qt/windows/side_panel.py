"""The panel beside the table: scores above, messages below."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
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
from cardtable.qt.models.log import LogModel
from cardtable.qt.models.scores import ScoreRole, ScoreRow, ScoresModel
from cardtable.qt.theme import Role
from cardtable.qt.widgets import IconButton, Label, Lift, Panel, PlainButton, Tone, set_tip
from cardtable.qt.windows.hairline import Hairline
from cardtable.qt.windows.list_rows import PAD, ground, spot_in
from cardtable.qt.windows.message_list import MessagesPart
from cardtable.qt.words import Words
from cardtable.text.numerals import number, signed

WIDTH: Final = 232
AVATAR: Final = 26
ROW: Final = 38
ROUND_COLUMN: Final = 48
TOTAL_COLUMN: Final = 52

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
        worn, area = theme.current(), ground(painter, option, marked=row.mine)
        side = worn.scaled(AVATAR)
        picture = self._words.cast[row.seat].picture
        spot = spot_in(option, area, PAD, side)
        painter.drawPixmap(spot.left(), area.center().y() - side // 2, theme.portrait(picture, side))
        total, played = worn.scaled(TOTAL_COLUMN), worn.scaled(ROUND_COLUMN)
        name = spot_in(option, area, PAD + side + 8, area.width() - PAD * 2 - side - 8 - total - played)
        name_text = self._words.text("panel-name", name=Who(row.seat))
        _write(painter, option, name, name_text, Role.BODY_STRONG, worn.palette.ink)
        end = area.width() - PAD
        _write_end(
            painter,
            option,
            spot_in(option, area, end - total, total),
            self._words.figure(number(row.total)),
            Role.BODY_STRONG,
        )
        _write_end(
            painter,
            option,
            spot_in(option, area, end - total - played, played),
            self._words.figure(signed(row.round)),
            Role.SECONDARY,
        )


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
        self.messages = MessagesPart(words, log, self._previous, self._next)
        self._hand_name = Label("", Role.SECONDARY, Tone.SECONDARY)
        self._hand_value = Label("", Role.FIGURE, wrap=False, tabular=True)
        self._connect(scores)
        self._lay_out()
        words.changed.connect(self.retell)
        letters.changed.connect(self.retell)
        self.retell()

    def show_hand_value(self, points: int | None) -> None:
        """Tell what the hand would cost if the round ended now; nothing where hands are not counted."""
        for label in (self._hand_name, self._hand_value):
            label.setVisible(points is not None)
        if points is not None:
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
        self.messages.retell()
        self._hand_name.setText(text("panel-hand-value"))
        for button, verb, name in (
            (self._previous, Verb.PREVIOUS_MESSAGE, "panel-previous"),
            (self._next, Verb.NEXT_MESSAGE, "panel-next"),
        ):
            button.setText(self._letters.hint(verb, self._words))
            button.setAccessibleName(text(name))
            set_tip(button, text(name))
        self._fit_scores()

    def _fit_scores(self) -> None:
        rows = self._scores.model().rowCount()
        self._scores.setFixedHeight(rows * theme.current().scaled(ROW) + 4)

    def _connect(self, scores: ScoresModel) -> None:
        self._close.clicked.connect(self.closed)
        self._previous.clicked.connect(lambda: self.walk.emit(-1))
        self._next.clicked.connect(lambda: self.walk.emit(1))
        scores.rowsInserted.connect(self._fit_scores)
        scores.rowsRemoved.connect(self._fit_scores)
        self._scores.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scores.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._scores.setResizeMode(QListView.ResizeMode.Adjust)
        self._scores.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _lay_out(self) -> None:
        columns = QHBoxLayout()
        columns.setContentsMargins(PAD, 2, PAD, 2)
        columns.setSpacing(0)
        columns.addWidget(self._title, 1)
        for label, width in ((self._round, ROUND_COLUMN), (self._total, TOTAL_COLUMN)):
            label.setAlignment(Qt.AlignmentFlag.AlignTrailing)
            label.setMinimumWidth(theme.current().scaled(width))
            columns.addWidget(label)
        middle = QHBoxLayout()
        middle.setContentsMargins(PAD, 0, 0, 0)
        middle.setSpacing(4)
        middle.addWidget(self._messages_title, 1)
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
