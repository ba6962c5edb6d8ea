"""The discard pile fanned out, from which a person takes by clicking a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QScrollArea, QSizePolicy, QWidget

from cardtable.kernel.cards import Card
from cardtable.qt import theme
from cardtable.qt.scenes.faces import CORNER, MARGIN, Faces
from cardtable.qt.scenes.sizes import height
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Label
from cardtable.qt.windows.list_sheet import Entry
from cardtable.qt.windows.sheet import Sheet

CARD: Final = 84
STRIP: Final = 0.41
RISE: Final = 12
ROW_GAP: Final = 14
FRAME: Final = 3
STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class FanCard(QAbstractButton):
    """A card of the fan; `meant` tells that the pointer or the focus has come to it."""

    meant = Signal()

    def __init__(self, card: Card, told: Entry, faces: Faces, width: int, parent: QWidget) -> None:
        """Show a card that is called by what taking it would take."""
        super().__init__(parent)
        self._card, self._faces, self._width = card, faces, width
        self._raised = False
        self.setAccessibleName(told.spoken)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.resize(width + MARGIN, height(width) + RISE + MARGIN)

    def lift(self, *, raised: bool) -> None:
        """Stand out from the fan as one of those that would be taken."""
        if raised != self._raised:
            self._raised = raised
            self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the card with the room that it rises into."""
        return self.size()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the face, framed where it would be taken."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = 0 if self._raised else RISE
        painter.drawPixmap(
            QPoint(-MARGIN, top - MARGIN), self._faces.pixmap(self._card, self._width, lifted=self._raised)
        )
        if self._raised:
            rect = QRectF(0, top, self._width, height(self._width)).adjusted(1.5, 1.5, -1.5, -1.5)
            painter.setPen(QPen(QColor(theme.current().palette.saffron), FRAME))
            painter.drawRoundedRect(rect, self._width * CORNER, self._width * CORNER)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that the pointer has come."""
        super().enterEvent(event)
        self.meant.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the focus has come."""
        super().focusInEvent(event)
        self.meant.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take by Enter as by Space; leave the arrows to the fan."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class Fan(QWidget):
    """The cards from the oldest to the newest, in as many rows as they need.

    `pointed` carries how many cards the one in question would take, 0 for none in question; `picked` how many are
    taken.
    """

    pointed = Signal(int)
    picked = Signal(int)

    def __init__(self, cards: Sequence[Card], told: Sequence[Entry], faces: Faces) -> None:
        """Fan `cards` out, oldest first; `told` says of each what taking it takes."""
        super().__init__()
        # A pile lies alike in every language.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._wide = theme.current().scaled(CARD)
        self.cards = [FanCard(card, entry, faces, self._wide, self) for card, entry in zip(cards, told, strict=True)]
        for at, card in enumerate(self.cards):
            takes = len(self.cards) - at
            card.meant.connect(lambda takes=takes: self._point(takes))
            card.clicked.connect(lambda _=False, takes=takes: self.picked.emit(takes))

    def hasHeightForWidth(self) -> bool:
        """Tell that narrow fans are high."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows."""
        rows = -(-len(self.cards) // self._in_row(width))
        return rows * self._row_height() - ROW_GAP + MARGIN

    def sizeHint(self) -> QSize:
        """Ask for what the rows need in the width that there is."""
        return QSize(self._wide, self.heightForWidth(max(self.width(), self._wide)))

    def resizeEvent(self, event: QEvent) -> None:
        """Lay the cards out, each over the one before it."""
        in_row = self._in_row(self.width())
        for at, card in enumerate(self.cards):
            row, place = divmod(at, in_row)
            card.move(round(place * self._strip()), row * self._row_height())

    def leaveEvent(self, event: QEvent) -> None:
        """Ask for nothing when the pointer has gone."""
        super().leaveEvent(event)
        self._point(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go along the cards with the arrows, to the oldest or the newest with Home or End."""
        here = next((at for at, card in enumerate(self.cards) if card.hasFocus()), len(self.cards) - 1)
        last = len(self.cards) - 1
        goals = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: last}
        key = Qt.Key(event.key())
        goal = goals.get(key, min(max(here + STEPS.get(key, 0), 0), last))
        if key in goals or key in STEPS:
            self.cards[goal].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    def _point(self, takes: int) -> None:
        for at, card in enumerate(self.cards):
            card.lift(raised=len(self.cards) - at <= takes)
        self.pointed.emit(takes)

    def _strip(self) -> float:
        return self._wide * STRIP

    def _in_row(self, width: int) -> int:
        return max(1, int((width - self._wide - MARGIN) / self._strip()) + 1)

    def _row_height(self) -> int:
        return height(self._wide) + RISE + ROW_GAP


class PileFan(Sheet):
    """A sheet with the fan; `picked` carries how many cards are taken, after the sheet has gone."""

    picked = Signal(int)

    def __init__(
        self, over: QWidget, title: str, close_word: str, hint: str, fanned: Sequence[tuple[Card, Entry]], faces: Faces
    ) -> None:
        """Fan the cards out, oldest first, each with what taking it takes; `hint` stands there until one is meant."""
        super().__init__(over, title, close_word, width=760)
        self._hint, self._told = hint, [entry.visual for _, entry in fanned]
        self._fan = Fan([card for card, _ in fanned], [entry for _, entry in fanned], faces)
        self._caption = Label(hint, Role.LINE, wrap=False)
        self.content.addWidget(self._fan)
        self.foot.addWidget(self._caption, 1)
        self._fan.pointed.connect(self._say)
        self._fan.picked.connect(self._pick)

    def first_focus(self) -> QWidget | None:
        """Start at the newest card."""
        return self._fan.cards[-1]

    def open(self) -> None:
        """Show the newest cards where not all have room."""
        super().open()
        QTimer.singleShot(0, self, self._show_newest)

    def _show_newest(self) -> None:
        self.resize_to_content()
        for area in self.findChildren(QScrollArea):
            area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())

    def _say(self, takes: int) -> None:
        self._caption.setText(self._told[-takes] if takes else self._hint)

    def _pick(self, takes: int) -> None:
        self.accept()
        self.picked.emit(takes)
