"""The line of the person at this computer: turn, cards, first meld, order of the hand."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget

from cardtable.kernel.message import Who
from cardtable.kernel.seats import Seat
from cardtable.play.hand_order import Sorting
from cardtable.qt import theme
from cardtable.qt.tables import manners_of
from cardtable.qt.tables.manners import Badge, FirstMeld
from cardtable.qt.tables.sight import SeatView
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Avatar, Label, Meter, QuietButton, Surface, Tone, lay_on
from cardtable.qt.words import Words

HEIGHT: Final = 37
TRIANGLE: Final = 9


class TurnTag(QWidget):
    """A saffron tag with a triangle: whose turn it is, in shape and word."""

    def __init__(self) -> None:
        """Stand without a word."""
        super().__init__()
        self._word = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_word(self, word: str) -> None:
        """Show a word."""
        self._word = word
        self.setAccessibleName(word)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of triangle and word."""
        width = QFontMetrics(theme.current().font(Role.TAG)).horizontalAdvance(self._word)
        return QSize(width + TRIANGLE + 26, theme.current().scaled(22))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the pill with its triangle and word."""
        worn = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(worn.palette.saffron))
        painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        left = area.right() - 10 - TRIANGLE if mirrored else 10.0
        sign = theme.pixmap("turn", worn.palette.saffron_ink, TRIANGLE + 3, right_to_left=mirrored)
        painter.drawPixmap(round(left), round((area.height() - TRIANGLE - 3) / 2), sign)
        painter.setPen(QColor(worn.palette.saffron_ink))
        painter.setFont(worn.font(Role.TAG))
        shift = TRIANGLE + 16
        words = area.adjusted(8, 0, -shift, 0) if mirrored else area.adjusted(shift, 0, -8, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self._word)


class OwnLine(QWidget):
    """Who sits here, with all that belongs to the own hand; `sorted_by` carries a chosen order."""

    sorted_by = Signal(object)

    def __init__(self, words: Words) -> None:
        """Show nothing yet."""
        super().__init__()
        self._words = words
        self._seat: Seat = 0
        self._count = 0
        self._badge = Badge()
        self._in_turn = False
        self._reached = 0
        self._needed = 0
        self._sorting = Sorting.SUIT
        self._sortings: tuple[Sorting, ...] = ()
        lay_on(self, Surface.FELT)
        self._avatar = Avatar("you", "", 34)
        self._name = Label("", Role.PLAYER_NAME, Tone.FELT, wrap=False)
        self._tag = TurnTag()
        self._cards = Label("", Role.BODY_STRONG, Tone.FELT, wrap=False)
        self._clock = Label("", Role.FIGURE, Tone.FELT, wrap=False, tabular=True)
        self._clock.hide()
        self._meld_name = Label("", Role.SECONDARY, Tone.FELT, wrap=False)
        self._progress = Meter()
        self._sum = Label("", Role.BODY_STRONG, Tone.FELT, wrap=False, tabular=True)
        self._sort = QuietButton("", "sort")
        self._menu = QMenu(self)
        self._lay_out()
        words.changed.connect(self.retell)

    def follow(self, view: SeatView, first: FirstMeld) -> None:
        """Show a view, with how far the first meld is."""
        self._seat = view.seat
        person = self._words.cast[view.seat]
        self._avatar.set_person(person.picture, person.name)
        self._avatar.set_marked(view.my_turn)
        self._in_turn = view.my_turn
        self._tag.setVisible(view.my_turn)
        self._count = len(view.hand)
        self._sortings = manners_of(view).sortings
        self._badge = manners_of(view).badge(view, view.seat)
        self._reached, self._needed = first.reached, first.needed
        self.retell()

    def summary(self) -> str:
        """Say turn and cards in one line, for where this one has no room."""
        cards = self._cards_with_badge()
        return self._words.text("table-own-turn", cards=cards) if self._in_turn else cards

    def show_clock(self, remaining: float | None) -> None:
        """Show the time left for the turn, nothing while nobody is hurried."""
        self._clock.setVisible(remaining is not None)
        if remaining is not None:
            minutes, seconds = divmod(math.ceil(remaining), 60)
            self._clock.setText(f"{minutes}:{seconds:02}")
            self._clock.setAccessibleName(self._words.text("table-clock", minutes=minutes, seconds=seconds))

    def show_sorting(self, sorting: Sorting) -> None:
        """Name the order in which the hand is held."""
        self._sorting = sorting
        self.retell()

    def retell(self) -> None:
        """Say all words in the language spoken now."""
        text = self._words.text
        self._name.setText(text("panel-name", name=Who(self._seat)))
        self._tag.set_word(text("table-your-turn"))
        self._cards.setText(self._cards_with_badge())
        for part in (self._meld_name, self._progress, self._sum):
            part.setVisible(self._needed > 0)
        if self._needed:
            self._progress.show_share(self._reached, self._needed)
            self._progress.setAccessibleName(text("table-first-meld"))
            words = text("table-first-meld-words", reached=self._reached, needed=self._needed)
            self._progress.setAccessibleDescription(words)
            self._meld_name.setText(text("table-first-meld"))
            fraction = text("table-first-meld-sum", reached=self._reached, needed=self._needed)
            self._sum.setText(self._words.figure(fraction))
        self._sort.set_words(text(f"table-sort-{self._sorting}"))
        self._sort.setAccessibleDescription(text("table-sort"))
        self._sort.setToolTip(text("table-sort"))

    def _cards_with_badge(self) -> str:
        """Tell the cards held, with what the game tells of the player beside them."""
        badge, words = self._badge, self._words
        told = [words.say(each).visual for each in (badge.note, badge.tag) if each is not None]
        return "  ·  ".join([words.text("table-cards", count=self._count), *told])

    def _choose_sorting(self) -> None:
        self._menu.clear()
        for sorting in self._sortings:
            entry = self._menu.addAction(self._words.text(f"table-sort-{sorting}"))
            entry.setCheckable(True)
            entry.setChecked(sorting is self._sorting)
            entry.triggered.connect(lambda _=False, sorting=sorting: self.sorted_by.emit(sorting))
        self._menu.popup(self._sort.mapToGlobal(self._sort.rect().bottomLeft()))

    def _lay_out(self) -> None:
        self._sort.clicked.connect(self._choose_sorting)
        line = QHBoxLayout(self)
        line.setContentsMargins(4, 0, 4, 0)
        line.setSpacing(8)
        start: tuple[QWidget, ...] = (self._avatar, self._name, self._tag, self._cards, self._clock)
        end: tuple[QWidget, ...] = (self._meld_name, self._progress, self._sum, self._sort)
        for part in start:
            line.addWidget(part)
        line.addStretch(1)
        for part in end:
            line.addWidget(part)
