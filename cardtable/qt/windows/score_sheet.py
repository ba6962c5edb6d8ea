"""The score sheet, after each round and at the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from cardtable.kernel.message import Message, Who
from cardtable.kernel.seats import next_seat
from cardtable.qt import theme
from cardtable.qt.keymap import KeyMap
from cardtable.qt.keys import Verb
from cardtable.qt.scenes.durations import Motion
from cardtable.qt.tables import manners_of
from cardtable.qt.tables.sight import SeatView
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Avatar, Label, MainButton, PlainButton, Tone, flow
from cardtable.qt.windows.hairline import Hairline
from cardtable.qt.windows.list_sheet import Entry, ListSheet
from cardtable.qt.windows.score_account import AccountStrip
from cardtable.qt.windows.score_cells import MiniHand, figure
from cardtable.qt.windows.score_chart import ScoreChart
from cardtable.qt.windows.score_count import Counted, ScoreCount
from cardtable.qt.windows.score_lines import score_lines
from cardtable.qt.windows.score_rounds import RoundsTable
from cardtable.qt.windows.score_rows import Cell, SheetRow, sheet_rows
from cardtable.qt.windows.sheet import Sheet
from cardtable.qt.words import Words
from cardtable.text.numerals import number, signed

WIDTH: Final = 1120
NAMES: Final = 420
"""What names, hands, margins and the sum of the round take of the width, in px."""
GAP: Final = 18
LEAST_CELL: Final = 96
ROOMY: Final = 3
"""With more rows, or an account over them, the button that goes on stands under the scrolled part, always in sight."""


class ScoreSheet(Sheet):
    """Every number with its formula; `onward` asks for the next round, or to play again once the game is over."""

    onward = Signal()
    other_options = Signal()
    home = Signal()
    copied = Signal()
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
        self._onward = self._main_button()
        self._add_head()
        self._add_account()
        self._add_table()
        self._add_lower()

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
            self.head.insertWidget(0, avatar)
            self.head.setSpacing(14)
        self.content.addWidget(Label(self._subtitle(), Role.LINE, Tone.SECONDARY))
        if self._hints is not None:
            self.content.addWidget(Label(self._words.say(self._hints).visual, Role.LINE, Tone.SECONDARY))

    def _add_account(self) -> None:
        """Explain how the round came to its points, where there is more to it than the columns tell."""
        if self._account.lines:
            self.content.addWidget(AccountStrip(self._words, self._account))

    def _add_table(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(GAP)
        grid.setVerticalSpacing(6)
        columns = self._columns()
        text = self._words.text
        for place, (name, _) in enumerate(columns, start=2):
            label = Label(text(name), Role.SECONDARY, Tone.SECONDARY, wrap=False)
            grid.addWidget(label, 0, place, Qt.AlignmentFlag.AlignTrailing)
        grid.addWidget(Label(text("sheet-player"), Role.SECONDARY, Tone.SECONDARY, wrap=False), 0, 0)
        second = "sheet-part" if any(row.part for row in self._rows) else "sheet-left"
        grid.addWidget(Label(text(second), Role.SECONDARY, Tone.SECONDARY, wrap=False), 0, 1)
        grid.setColumnStretch(1, 1)
        self._room = self._room_of_cells(len(columns))
        for line, row in enumerate(self._rows):
            grid.addWidget(Hairline(), 2 * line + 1, 0, 1, len(columns) + 2)
            self._add_row(grid, 2 * line + 2, row, [cell(row) for _, cell in columns])
        self.content.addLayout(grid)

    def _room_of_cells(self, columns: int) -> int:
        """Give the width that a formula may take: all but one of the columns have one."""
        inner = min(theme.current().scaled(WIDTH), self._over.width()) - theme.current().scaled(NAMES)
        return max(inner // (columns - 1) - GAP, LEAST_CELL)

    def _columns(self) -> list[tuple[str, Callable[[SheetRow], Cell | str | None]]]:
        """List the columns that say anything in this round."""
        columns: list[tuple[str, Callable[[SheetRow], Cell | str | None]]] = []
        for place, column in enumerate(self._manners.columns(self._view)):
            if column.always or any(row.cells[place] is not None for row in self._rows):
                columns.append((column.title, partial(_cell_at, place)))
        columns.append(("sheet-round", lambda row: signed(row.added)))
        columns.append(("sheet-total", lambda row: row.total))
        return columns

    def _add_row(self, grid: QGridLayout, line: int, row: SheetRow, cells: Iterable[Cell | str | None]) -> None:
        person = self._words.cast[row.seat]
        who = QHBoxLayout()
        who.setSpacing(10)
        who.addWidget(Avatar(person.picture, person.name, 38))
        who.addWidget(Label(self._name(row), Role.BODY_STRONG, wrap=False))
        who.addStretch(1)
        grid.addLayout(who, line, 0)
        grid.addWidget(self._part(row), line, 1)
        for place, cell in enumerate(cells, start=2):
            shown = figure(cell, self._words, self._room)
            grid.addWidget(shown, line, place, Qt.AlignmentFlag.AlignTrailing)
            if cell is row.total:
                self._count_up(shown, row)

    def _count_up(self, shown: QWidget, row: SheetRow) -> None:
        """Let a total, the first label of its cell, count up from what it was."""
        label, after = shown.findChildren(Label)[0], row.total.points
        self._count.add(Counted(label, after - row.added, after, lambda points: self._words.figure(number(points))))

    def _part(self, row: SheetRow) -> QWidget:
        """Show what a player was in the round, or the cards that stayed in hand."""
        if row.part is not None:
            return Label(self._words.say(row.part).visual, Role.BODY, Tone.GOOD if row.won else Tone.INK)
        if row.won and not row.left:
            return Label(self._words.text("sheet-went-out"), Role.BODY_STRONG, Tone.GOOD)
        return MiniHand(row.left, self._words.text("cards", cards=row.left) if row.left else "")

    def _add_lower(self) -> None:
        lower = QHBoxLayout()
        lower.setSpacing(32)
        if len(self._view.standing.rounds) > 1:
            chart = ScoreChart(self._words, self._view)
            self._count.add_part(chart.grow)
            lower.addWidget(chart, 3)
        side = QVBoxLayout()
        side.setSpacing(12)
        side.addStretch(1)
        side.addWidget(flow(*self._side_buttons()))
        if len(self._rows) > ROOMY or self._account.lines:
            self.foot.addWidget(self._onward)
        else:
            side.addWidget(self._onward, 0, Qt.AlignmentFlag.AlignTrailing)
        lower.addLayout(side, 2)
        self.content.addLayout(lower)
        if len(self._view.standing.rounds) > 1:
            self.content.addWidget(RoundsTable(self._words, self._view))

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
        return over if self._again else f"{over} {self._next_line()}"

    def _next_line(self) -> str:
        standing = self._view.standing
        dealer = next_seat(standing.dealer, standing.playing, standing.seats)
        first = next_seat(dealer, standing.playing, standing.seats)
        return self._words.text("sheet-next-line", dealer=Who(dealer), first=Who(first), round=standing.round + 1)

    def _leave(self, tell: Callable[[], None]) -> None:
        self.accept()
        tell()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.as_text())
        self.copied.emit()

    def _name(self, row: SheetRow) -> str:
        return self._words.text("panel-name", name=Who(row.seat))


def _cell_at(place: int, row: SheetRow) -> Cell | None:
    return row.cells[place]
