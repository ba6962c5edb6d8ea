"""The score sheet, after each round and at the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.kernel.message import Message, Who
from cardtable.kernel.seats import next_seat
from cardtable.qt.keymap import KeyMap
from cardtable.qt.keys import Verb
from cardtable.qt.scenes.durations import Motion
from cardtable.qt.tables import manners_of
from cardtable.qt.tables.sight import SeatView
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Avatar, Label, MainButton, PlainButton, Tone, flow
from cardtable.qt.windows.list_sheet import Entry, ListSheet
from cardtable.qt.windows.score_account import AccountStrip
from cardtable.qt.windows.score_chart import ScoreChart
from cardtable.qt.windows.score_count import ScoreCount
from cardtable.qt.windows.score_lines import score_lines
from cardtable.qt.windows.score_rounds import RoundsTable
from cardtable.qt.windows.score_rows import sheet_rows
from cardtable.qt.windows.score_table import CLOSE, PLAIN, ROOMY, Measure, ScoreTable
from cardtable.qt.windows.score_totals import TotalsStrip
from cardtable.qt.windows.sheet import Sheet
from cardtable.qt.words import Words

WIDTH: Final = 1120


class ScoreSheet(Sheet):
    """Every number with its formula; `onward` asks for the next round, or to play again once the game is over.

    The totals stay in sight: where the players do not all have room, they stand once more over the scrolled part.
    """

    onward = Signal()
    other_options = Signal()
    home = Signal()
    copied = Signal()
    same_deal = Signal()
    deal_code = Signal()
    motion: Motion = Motion.NONE
    """In which time the totals count up once the sheet is opened; not at all without any."""

    def __init__(
        self,
        over: QWidget,
        words: Words,
        view: SeatView,
        *,
        lesson: bool = False,
        keymap: KeyMap | None = None,
        hints: Message | None = None,
    ) -> None:
        """Show a round that is over; with the game over, who has won it; a `lesson` can only be begun again.

        `hints` tells how many the listener was given, if any.
        """
        self._ended = view.standing.over
        self._lesson = lesson
        self._again = self._ended or lesson
        self._manners = manners_of(view)
        self._account = self._manners.account(view)
        wording = self._manners.wording
        result = wording.game_result(view) if self._ended else wording.round_result(view)
        self._result = words.say(result)
        headline = result.args.get("headline")  # where all passed there is nothing more to tell
        title = words.say(headline).visual if isinstance(headline, Message) else self._result.visual
        super().__init__(over, title, words.text("shell-close"), width=WIDTH)
        self._words, self._view = words, view
        self._keymap = keymap if keymap is not None else KeyMap(parent=self)
        self._rows = sheet_rows(view)
        self._hints = hints
        self._count = ScoreCount(self)
        helped = f" {words.say(hints).spoken}" if hints is not None else ""
        self.setAccessibleDescription(f"{self._result.spoken}{helped}")
        self._answer = Label("", Role.LINE, Tone.GOOD)
        self._answer.hide()
        self._onward = self._main_button()
        self._add_head()
        left_over = self._add_foot()
        self._add_account()
        self._add_table()
        self._add_lower()
        self.content.addWidget(left_over)
        self.content.addStretch()
        self._totals = TotalsStrip(words, self._rows)
        self._totals.hide()
        self.strip.addWidget(self._totals)

    def first_focus(self) -> QWidget | None:
        """Start on the button that goes on."""
        return self._onward

    def open(self) -> None:
        """Show the sheet, its totals counting up to what they are now."""
        super().open()
        self._count.begin(self.motion)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show the end of the counting."""
        self._count.finish()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on with Space or Enter, from wherever the focus is; S says every number in words."""
        self._count.finish()
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go_on()
        elif self._keymap.verb_of(event, (Verb.SCORES,)) is Verb.SCORES:
            self._say_in_words()
        else:
            super().keyPressEvent(event)

    def show_answer(self, answer: str) -> None:
        """Show what was said to the person while the sheet covers the line where it would stand."""
        self._answer.setText(answer)
        self._answer.show()

    def as_text(self) -> str:
        """Write the sheet as lines of text, every number with its formula."""
        lines = [self._words.say(line).visual for line in self._lines()]
        return "\n".join([self._result.visual, *lines])

    def _say_in_words(self) -> None:
        """Lay the same sheet over this one as lines to be walked."""
        text = self._words.text
        lines = [Entry.of(self._words.say(line), pickable=False) for line in self._lines()]
        ListSheet(self._over, text("list-scores"), text("shell-close"), lines).open()

    def _lines(self) -> tuple[Message, ...]:
        """Give the sheet in words."""
        lines = score_lines(self._view)
        return lines if self._hints is None else (*lines, self._hints)

    def _go_on(self) -> None:
        self.accept()
        self.onward.emit()

    def _add_head(self) -> None:
        winners = self._view.standing.winners or self._manners.winners(self._view)
        if winners:
            person = self._words.cast[winners[0]]
            avatar = Avatar(person.picture, person.name, 56, rimmed=True)
            avatar.set_marked(True)
            self.head.insertWidget(0, avatar, 0, Qt.AlignmentFlag.AlignVCenter)
            self.head.setSpacing(14)
        told = QVBoxLayout()
        told.setSpacing(2)
        self.head.removeWidget(self.title)
        told.addWidget(self.title)
        told.addWidget(Label(self._subtitle(), Role.LINE, Tone.SECONDARY))
        if self._hints is not None:
            told.addWidget(Label(self._words.say(self._hints).visual, Role.LINE, Tone.SECONDARY))
        told.addWidget(self._answer)
        self.head.insertLayout(self.head.count() - 1, told, 1)

    def _add_account(self) -> None:
        """Explain how the round came to its points, where there is more to it than the columns tell."""
        self._strip = AccountStrip(self._words, self._account) if self._account.lines else None
        if self._strip is not None:
            self.content.addWidget(self._strip)

    def _add_table(self) -> None:
        """Show the players, closer together where the window has too little room for all of them otherwise."""
        room = self._content_room()
        self._table = self._table_as(ROOMY, room.width())
        if self._table_height() > room.height():
            self._table = self._table_as(CLOSE, room.width())
        if self._table.minimumSizeHint().width() > room.width():
            self._table = self._table_as(PLAIN, room.width())
        self.content.addWidget(self._table)

    def _table_as(self, measure: Measure, width: int) -> ScoreTable:
        self._count.clear()
        return ScoreTable(self._words, self._view, self._rows, width, measure, self._count)

    def _table_height(self) -> int:
        """Give the height down to the last player."""
        above = 0 if self._strip is None else self._strip.heightForWidth(self._content_room().width())
        return above + self._table.sizeHint().height() + self.content.spacing()

    def _add_lower(self) -> None:
        if len(self._view.standing.rounds) > 1:
            chart = ScoreChart(self._words, self._view)
            self._count.add_part(chart.grow)
            self.content.addWidget(chart)
            self.content.addWidget(RoundsTable(self._words, self._view, self._content_room().width()))

    def _cover(self) -> None:
        """Lie over the room; show the totals apart where the table reaches below it."""
        self._totals.setVisible(self._table_height() > self._content_room().height())
        super()._cover()

    def _add_foot(self) -> QWidget:
        """Put the button that goes on where it stays in sight; give the others, if they have no room beside it.

        Those of the deal make room for the rest.
        """
        often, seldom = self._side_buttons(), self._deal_buttons()
        room = self._content_room().width() - self._onward.sizeHint().width()
        wanted = [0, *accumulate(button.sizeHint().width() + self.foot.spacing() for button in (*often, *seldom))]
        beside = next(count for count in (len(wanted) - 1, len(often), 0) if wanted[count] <= room)
        if beside:
            self.foot.addWidget(flow(*[*often, *seldom][:beside]), 1)
        self.foot.addWidget(self._onward)
        return flow(*[*often, *seldom][beside:])

    def _side_buttons(self) -> list[PlainButton]:
        text = self._words.text
        copy = PlainButton(text("sheet-copy"), "copy")
        copy.clicked.connect(self._copy)
        in_words = PlainButton(text("sheet-in-words"), "messages")
        in_words.clicked.connect(self._say_in_words)
        if not self._ended:
            return [in_words, copy]
        other = PlainButton(text("over-options"), "options")
        other.clicked.connect(lambda: self._leave(self.other_options.emit))
        home = PlainButton(text("over-home"), "home")
        home.clicked.connect(lambda: self._leave(self.home.emit))
        return [in_words, copy, other, home]

    def _deal_buttons(self) -> list[PlainButton]:
        """Offer the deal that was played: again, or to a friend. That of a lesson is nobody's."""
        if self._lesson:
            return []
        text = self._words.text
        again = PlainButton(text("sheet-same-deal"), "restart")
        again.clicked.connect(lambda: self._leave(self.same_deal.emit))
        code = PlainButton(text("sheet-deal-code"), "copy")
        code.setToolTip(text("sheet-deal-code-help"))
        code.setAccessibleDescription(text("sheet-deal-code-help"))
        code.clicked.connect(self.deal_code)
        return [again, code]

    def _main_button(self) -> MainButton:
        text = self._words.text
        name = text("over-again" if self._again else "sheet-next")
        button = MainButton(name, "restart" if self._again else "forward", key_hint=text("key-enter"), large=True)
        button.clicked.connect(self._go_on)
        return button

    def _subtitle(self) -> str:
        if self._ended:
            return self._words.text("sheet-headline-game")
        over = self._words.text("sheet-headline-round", round=self._view.standing.round)
        return over if self._again else " ".join([over, self._next_line(), *self._lead()])

    def _next_line(self) -> str:
        standing = self._view.standing
        dealer = next_seat(standing.dealer, standing.playing, standing.seats)
        first = next_seat(dealer, standing.playing, standing.seats)
        return self._words.text("sheet-next-line", dealer=Who(dealer), first=Who(first), round=standing.round + 1)

    def _lead(self) -> list[str]:
        """Tell how far the one who leads alone is from the end of the game, where a total ends it."""
        limit, totals = self._manners.limit(self._view.options), self._view.standing.totals
        best = max(totals)
        if not limit or self._manners.fewest_win(self._view) or totals.count(best) > 1:
            return []
        return [self._words.text("sheet-lead", who=Who(totals.index(best)), points=limit - best, limit=limit)]

    def _leave(self, tell: Callable[[], None]) -> None:
        self.accept()
        tell()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.as_text())
        self.copied.emit()
