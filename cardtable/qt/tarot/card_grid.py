"""Cards in lines on a sheet, walked by the arrows, as large as the room allows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGroupBox, QSizePolicy

from cardtable.kernel.cards import Card
from cardtable.qt.tarot.card_box import CardBox

WIDTHS: Final = (110, 100, 92, 84, 76, 70, 64, 58, 52, 48, 44)
"""The widths that cards may have, the largest first."""
GROUP_GAP: Final = 14
LINE_GAP: Final = 6
Lines = list[list[tuple[CardBox, int]]]
"""The boxes of each line with their left edges."""


class CardGrid(QGroupBox):
    """Boxes by suit; Tab stops once, arrows, Home and End walk. Cards lie from left to right in any language.

    `walked` carries the box that a key has led to.
    """

    walked = Signal(object)

    def __init__(self) -> None:
        """Hold no cards yet."""
        super().__init__()
        self.boxes: tuple[CardBox, ...] = ()
        self._room = 0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def lay(self, name: str, boxes: Sequence[CardBox]) -> None:
        """Lay boxes in place of those that lie here; the walk begins at the first that is not barred."""
        for box in self.boxes:
            box.hide()
            box.deleteLater()
        self.boxes = tuple(boxes)
        self.setAccessibleName(name)
        for box in self.boxes:
            box.setParent(self)
            box.installEventFilter(self)
            box.show()
        self._stand_on(next((box for box in self.boxes if not box.barred), self.boxes[0]))
        self.updateGeometry()
        self._lay_out()

    @property
    def ticked(self) -> tuple[Card, ...]:
        """The cards that are ticked."""
        return tuple(box.card for box in self.boxes if box.isChecked())

    @property
    def current(self) -> CardBox:
        """The box where the walk stands."""
        return self._current

    def set_room(self, tall: int) -> None:
        """Say how high the lines may be together."""
        self._room = tall
        self.updateGeometry()
        self._lay_out()

    def hasHeightForWidth(self) -> bool:
        """Say that a narrow grid is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines at a width."""
        card = self._card_width(width)
        return self._height(self._lines(width, card), card)

    def sizeHint(self) -> QSize:
        """Return the size of the lines as they lie."""
        return QSize(400, self.heightForWidth(max(self.width(), 400)))

    def minimumSizeHint(self) -> QSize:
        """Return the size of one card."""
        return CardBox.size_for(WIDTHS[-1])

    def event(self, event: QEvent) -> bool:
        """Give up the margins a group box keeps for its title."""
        answered = super().event(event)
        if event.type() in (QEvent.Type.Polish, QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self.setContentsMargins(0, 0, 0, 0)
        return answered

    def paintEvent(self, event: QEvent) -> None:
        """Draw no frame: the cards are enough."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the lines anew."""
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the direction of the language."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LayoutDirectionChange, QEvent.Type.StyleChange):
            self._lay_out()

    def eventFilter(self, watched: CardBox, event: QEvent) -> bool:  # type: ignore[override] # only boxes are watched
        """Walk before a box reads the arrows in its own way."""
        if event.type() is QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
            self._stand_on(watched)
        elif event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._walk(Qt.Key(event.key()))
        return False

    def focus_current(self) -> None:
        """Put the focus where the walk stands."""
        self._current.setFocus(Qt.FocusReason.TabFocusReason)

    def _walk(self, key: Qt.Key) -> bool:
        at = self.boxes.index(self._current)
        match key:
            case Qt.Key.Key_Left:
                to = max(at - 1, 0)
            case Qt.Key.Key_Right:
                to = min(at + 1, len(self.boxes) - 1)
            case Qt.Key.Key_Home:
                to = 0
            case Qt.Key.Key_End:
                to = len(self.boxes) - 1
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                to = self._beyond(-1 if key is Qt.Key.Key_Up else 1)
            case _:
                return False
        self._stand_on(self.boxes[to])
        self.boxes[to].setFocus(Qt.FocusReason.TabFocusReason)
        self.walked.emit(self.boxes[to])
        return True

    def _beyond(self, step: int) -> int:
        """Give the nearest box of the line above or below, the current one where there is none."""
        rows = sorted({box.y() for box in self.boxes})
        row = rows.index(self._current.y()) + step
        if not 0 <= row < len(rows):
            return self.boxes.index(self._current)
        line = [box for box in self.boxes if box.y() == rows[row]]
        return self.boxes.index(min(line, key=lambda box: abs(box.x() - self._current.x())))

    def _stand_on(self, box: CardBox) -> None:
        """Let Tab stop at this box alone."""
        self._current = box
        for each in self.boxes:
            each.setFocusPolicy(Qt.FocusPolicy.StrongFocus if each is box else Qt.FocusPolicy.ClickFocus)

    def _card_width(self, width: int) -> int:
        """Choose the largest cards whose lines fit the room, the smallest where none do."""
        return next((card for card in WIDTHS if self._fits(width, card)), WIDTHS[-1])

    def _fits(self, width: int, card: int) -> bool:
        return self._height(self._lines(width, card), card) <= self._room

    def _height(self, lines: Lines, card: int) -> int:
        return len(lines) * (CardBox.size_for(card).height() + LINE_GAP) - LINE_GAP

    def _lines(self, width: int, card: int) -> Lines:
        """Break the boxes into lines, between two suits where a whole suit has room in the next one."""
        wide = CardBox.size_for(card).width()
        lines: Lines = [[]]
        left = 0
        for _suit, group in groupby(self.boxes, key=lambda box: box.card.suit):
            suit = list(group)
            if lines[-1] and left + GROUP_GAP + wide * len(suit) > width:
                lines.append([])
                left = 0
            left += GROUP_GAP if lines[-1] else 0
            for box in suit:
                if lines[-1] and left + wide > width:
                    lines.append([])
                    left = 0
                lines[-1].append((box, left))
                left += wide
        return lines

    def _lay_out(self) -> None:
        """Put each box at its place, the lines at the reading start."""
        card = self._card_width(self.width())
        size = CardBox.size_for(card)
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for nth, line in enumerate(filter(None, self._lines(self.width(), card))):
            used = line[-1][1] + size.width()
            start = self.width() - used if mirrored else 0
            for box, left in line:
                box.set_card_width(card)
                box.setGeometry(QRect(QPoint(start + left, nth * (size.height() + LINE_GAP)), size))
